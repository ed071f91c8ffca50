import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

@testable import Exploration

/// The lives of a sweep: each is the run of a scenario that could be written.
@Suite struct SweepTests {
  private static let setup = """
    scenario "tea"
    @08:00 user opens app
      app asks for alert sound badge
      user answers "Allow"
      app adds "tea" after 10m title "Tea"
      user leaves app
    @08:10 expect "tea" delivered

    """

  @Test func `every value of every axis can be played, with an outcome of its own kind`() throws {
    for name in SweepAxis.Name.allCases {
      let axis = SweepAxis(name, try name.all ?? SweepAxis(parsing: Self.zoned(name)).values)
      var lives = 0
      let played = try Self.sweep(Self.setup, [axis]) { values, life in
        lives += 1
        if case .untimely = life { Issue.record("\(values[0].text)") }
      }
      #expect(played == axis.values.count && lives == played)
    }
  }

  private static func zoned(_ name: SweepAxis.Name) -> String { "\(name.rawValue)=\(name.example)" }

  /// The state in which the app is when its request falls due.
  @Test(arguments: SweptState.allCases)
  func `the app waits in the state of its value`(state: SweptState) throws {
    let wanted: AppState =
      switch state {
      case .foreground: .foreground
      case .inactive: .inactive
      case .asWritten, .background, .locked: .background
      case .suspended: .suspended
      case .terminated, .forceQuit, .restarted: .notRunning
      }
    try Self.sweep(Self.setup, [SweepAxis(.state, [.state(state)])]) { _, life in
      guard case .played(let result) = life else {
        Issue.record("\(life)")
        return
      }
      #expect(result.device.snapshot.apps[0].state == wanted)
      #expect(result.device.snapshot.isLocked == (state == .locked || state == .restarted))
    }
  }

  @Test func `a combination has the run of the scenario that says the same`() throws {
    let written = Self.setup.replacing(
      "user leaves app",
      with: "user turns off sounds\nuser locks device"
    )
    .replacing("scenario", with: "phone iOS 16\nscenario")
    let (script, mistakes) = Script.parse(Source(name: "a", text: written))
    #expect(mistakes.isEmpty)
    let expected = script.play(script.scenarios[0])
    let axes = [
      SweepAxis(.ios, [.ios(16)]), SweepAxis(.setting, [.setting(.soundsOff)]),
      SweepAxis(.state, [.state(.locked)]),
    ]
    try Self.sweep(Self.setup, axes) { _, life in
      guard case .played(let result) = life else {
        Issue.record("\(life)")
        return
      }
      #expect(result.failures.isEmpty == expected.failures.isEmpty)
      #expect(result.device.snapshot.lockScreen == expected.device.snapshot.lockScreen)
      #expect(
        result.device.snapshot.apps[0].delivered == expected.device.snapshot.apps[0].delivered
      )
    }
  }

  @Test func `a step that a value makes impossible is named, and a value without a step`() throws {
    var found: [String: Step?] = [:]
    let axes = [SweepAxis(.state, [.state(.foreground), .state(.forceQuit)])]
    let text = Self.setup + "app removes delivered \"tea\"\n"
    try Self.sweep(text, axes) { values, life in
      if case .impossible(_, let step, _) = life { found[values[0].text] = step }
    }
    #expect(found.keys.sorted() == ["force-quit"])
    #expect(found["force-quit"]??.place.line == 8)
    found = [:]
    let badges = Self.setup.replacing(" badge", with: "")
    try Self.sweep(badges, [SweepAxis(.setting, [.setting(.badgesOff)])]) { values, life in
      if case .impossible(_, let step, _) = life { found[values[0].text] = step }
    }
    #expect(found.keys.sorted() == ["badges-off"] && found["badges-off"]! == nil)
  }

  @Test func `an answer to a prompt that does not come is left out only where permission varies`()
    throws
  {
    let text = "device has authorization denied\n" + Self.setup
    var count = 0
    try Self.sweep(text, [SweepAxis(.ios, [.ios(17)])]) { _, life in
      if case .impossible = life { count += 1 }
    }
    try Self.sweep(text, [SweepAxis(.permission, [.permission(.denied)])]) { _, life in
      if case .played(let result) = life, !result.failures.isEmpty { count += 10 }
    }
    #expect(count == 11)
  }

  @Test func `a copy plays the lives of the original, in any order`() throws {
    let (script, _) = Script.parse(Source(name: "a", text: Self.setup))
    let sweeping = try Sweeping(script.scenarios[0], of: script, over: SweepAxis.usual)
    let (forth, back) = (0..<sweeping.count, (0..<sweeping.count).reversed())
    var (one, other) = (sweeping, sweeping)
    let lives = forth.map { "\(one.play($0))" }
    #expect(Set(lives).count > 4)
    #expect(back.map { "\(other.play($0))" }.reversed() == lives)
  }

  /// Sweeps the whole library over the usual axes: no scenario ends the program.
  @Test(arguments: Library.all)
  func `every scenario of the library can be swept`(entry: Library.Entry) throws {
    for scenario in entry.script.scenarios.prefix(2) {
      var sweeping = try Sweeping(scenario, of: entry.script, over: SweepAxis.usual)
      #expect((0..<sweeping.count).map { sweeping.play($0) }.count == 12)
    }
  }

  @discardableResult
  private static func sweep(
    _ text: String,
    _ axes: [SweepAxis],
    _ receive: ([SweepValue], SweptLife) -> Void
  ) throws -> Int {
    let (script, mistakes) = Script.parse(Source(name: "a", text: text))
    #expect(mistakes.isEmpty)
    var sweeping = try Sweeping(script.scenarios[0], of: script, over: axes)
    for number in 0..<sweeping.count { receive(sweeping.values(of: number), sweeping.play(number)) }
    return sweeping.count
  }
}
