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

  /// The level of what arrives: a request, a push, what a service extension makes of one, and what
  /// an app adds by itself.
  @Test(arguments: [
    "app adds \"w\" after 30m title \"W\"",
    "device receives push \"w\" title \"W\"",
    "device receives push \"w\" title \"W\" mutable-content\n"
      + "app extension answers push \"w\" title \"V\"",
    "device receives push \"s\" content-available",
  ])
  func `a level is that of every notification`(lines: String) throws {
    let text = """
      app has service extension
      \(lines.contains("\"s\"") ? "app reacts to push \"s\" adding \"w\" now title \"W\"" : "")
      scenario "a"
      device has authorization authorized
      @08:00 user opens app
        user leaves app
      \(lines)
      @09:00 expect "w" delivered since 08:00
      """
    let axis = SweepAxis(.level, InterruptionLevel.allCases.map { .level($0) })
    try Self.sweep(text, [axis]) { values, life in
      guard case .played(let result) = life else {
        Issue.record("\(life)")
        return
      }
      let levels = result.journal.entries.compactMap { entry -> InterruptionLevel? in
        guard case .notification(_, .delivered(let content, _)) = entry.effect else { return nil }
        return content.level
      }
      #expect(levels.map { SweepValue.level($0) } == values)
    }
  }

  @Test func `a push for the app alone has no level`() throws {
    let text = """
      scenario "calm"
      @08:00 device receives push "s" content-available
        expect app background
      """
    let (script, _) = Script.parse(Source(name: "a", text: text))
    let axis = SweepAxis(.level, [.level(.passive)])
    #expect(
      throws: SweepMistake(
        "level changes requests and pushes, but \"calm\" has none that show something"
      )
    ) { try Sweeping(script.scenarios[0], of: script, over: [axis]) }
  }

  @Test func `each entitlement of the table is an axis with two values, with and without`() throws {
    let names = Entitlements.named.map(\.name) + ["aps-environment"]
    #expect(
      SweptEntitlement.all.map(\.text) == ["as-written", "none"]
        + names.flatMap { [$0, "no-\($0)"] }
    )
    let text = """
      app mail
      app pills
      pills entitled to time-sensitive carplay
      scenario "a"
      mail has no entitlement aps-environment
      @08:00 user opens mail
        expect mail foreground
      """
    let axis = SweepAxis(.entitlements, SweptEntitlement.all.map { .entitlement($0) })
    try Self.sweep(text, [axis]) { values, life in
      guard case .played(let result) = life, case .entitlement(let value) = values[0] else {
        Issue.record("\(life)")
        return
      }
      let written = result.scenario
      let apps = written.apps
      for entitlement in AppEntitlement.all {
        let had =
          switch entitlement {
          case .listed(let listed): [false, listed == .timeSensitive || listed == .carPlay]
          case .remoteNotifications: [false, true]
          }
        let wanted: [Bool] =
          switch value {
          case .asWritten: had
          case .none: [false, false]
          case .with(entitlement): [true, true]
          case .without(entitlement): [false, false]
          case .with, .without: had
          }
        #expect(apps.map { written.entitles($0, to: entitlement) } == wanted, "\(value.text)")
      }
      let phone = result.device.snapshot.apps
      #expect(phone.count == 2)
    }
  }

  @discardableResult
  private static func sweep(
    _ text: String,
    _ axes: [SweepAxis],
    _ receive: ([SweepValue], SweptLife) -> Void
  ) throws -> Int {
    let (script, mistakes) = Script.parse(Source(name: "a", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    var sweeping = try Sweeping(script.scenarios[0], of: script, over: axes)
    for number in 0..<sweeping.count { receive(sweeping.values(of: number), sweeping.play(number)) }
    return sweeping.count
  }
}
