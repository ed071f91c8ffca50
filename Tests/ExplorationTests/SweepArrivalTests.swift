import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

@testable import Exploration

/// A state is applied in time for whatever falls due or arrives: the swept life is that of the
/// scenario in which the lines of the state are written before it.
@Suite struct SweepArrivalTests {
  /// A kind of arrival.
  struct Kind: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The lines before the story, and the version of iOS.
    var facts = ""
    /// The lines that the app or the phone has before it waits.
    var before = ""
    /// The lines with which something arrives, or the time at which it falls due.
    var arrival: String
    /// The expectation, at a later time than the arrival.
    var expectation = "expect \"w\" delivered since 08:00"
    /// The states in which the app cannot cause the arrival.
    var impossible: Set<SweptState> = []

    /// The scenario with lines of a state before the arrival.
    func text(_ lines: String) -> String {
      """
      \(facts)
      scenario "a"
      device has authorization authorized
      @08:00 user opens app
      \(before)
      user leaves app
      \(lines)
      \(arrival)
      @12:00 \(expectation)

      """
    }
  }

  private static let shop = """
    place "shop" 52.52,13.405 radius 300m
    place "home" 52.60,13.405
    device at "home"
    device has location always
    """

  private static let needsRunningApp: Set<SweptState> = [
    .suspended, .terminated, .forceQuit, .restarted,
  ]

  static let kinds: [Kind] = [
    Kind(
      testDescription: "an interval",
      before: "app adds \"w\" after 30m title \"W\"",
      arrival: ""
    ),
    Kind(
      testDescription: "a date",
      before: "app adds \"w\" daily at 08:30 title \"W\"",
      arrival: ""
    ),
    Kind(
      testDescription: "a request without a trigger",
      arrival: "app adds \"w\" now title \"W\"",
      impossible: needsRunningApp
    ),
    Kind(testDescription: "a push", arrival: "@08:30 device receives push \"w\" title \"W\""),
    Kind(
      testDescription: "a push, and another expectation of its own time",
      arrival:
        "@08:30 device receives push \"w\" title \"W\"\nexpect no crash\n@08:32 expect no crash"
    ),
    Kind(
      testDescription: "a background push",
      arrival: "@08:30 device receives push \"w\" content-available",
      expectation: "expect didReceiveRemoteNotification called for \"w\" since 08:00"
    ),
    Kind(
      testDescription: "a background push that the system holds",
      arrival: """
        @08:30 device holds background pushes
        device receives push "w" content-available
        @09:00 device delivers background pushes
        """,
      expectation: "expect didReceiveRemoteNotification called for \"w\" since 08:00"
    ),
    Kind(
      testDescription: "a push with a service extension",
      facts: "app has service extension",
      arrival: """
        @08:30 device receives push "w" title "W" mutable-content
        @08:30:05 app extension answers push "w" title "Anna" sound
        """
    ),
    Kind(
      testDescription: "a local notification",
      facts: "phone iOS 9",
      before: "app schedules local notification \"w\" after 30m",
      arrival: "",
      expectation: "expect \"w\" received since 08:00"
    ),
    Kind(
      testDescription: "a local notification that is presented now",
      facts: "phone iOS 9",
      arrival: "app presents local notification \"w\" now",
      expectation: "expect \"w\" received since 08:00",
      impossible: needsRunningApp
    ),
    Kind(
      testDescription: "a crossing",
      facts: shop,
      before: "app monitors \"shop\"",
      arrival: "@09:00 device moves to \"shop\"",
      expectation: "expect region \"shop\" entered since 08:00"
    ),
    Kind(
      testDescription: "a location trigger",
      facts: shop,
      before: "app adds \"w\" on enter \"shop\" title \"W\"",
      arrival: "@09:00 device moves to \"shop\""
    ),
    Kind(
      testDescription: "a crossing that is reported at once",
      facts: shop + "\ndevice has location latency 0s to 0s seed 1",
      before: "app adds \"w\" on enter \"shop\" title \"W\"",
      arrival: "@09:00 device moves to \"shop\""
    ),
    Kind(
      testDescription: "a background task",
      before: "app submits refresh task \"t\"",
      arrival: "@09:00 device launches task \"t\"",
      expectation: "expect task \"t\" launched since 08:00",
      impossible: [.restarted]
    ),
    Kind(
      testDescription: "a date that the clock skips",
      before: "app adds \"w\" at 11:00 title \"W\"",
      arrival: "@08:30 device sets the clock to 2026-01-01 11:30",
      expectation: "expect no crash"
    ),
  ]

  @Test(arguments: kinds, SweptState.allCases)
  func `a state is applied before anything arrives`(kind: Kind, state: SweptState) throws {
    let plain = try Self.script(kind.text(""))
    let axes = [SweepAxis(.state, [.state(state)])]
    var sweeping = try Sweeping(plain.scenarios[0], of: plain, over: axes)
    let life = sweeping.play(0)
    guard !kind.impossible.contains(state) else {
      guard case .impossible(_, _?, _) = life else {
        Issue.record("\(life)")
        return
      }
      return
    }
    guard case .played(let result) = life else {
      Issue.record("\(life)")
      return
    }
    let written = try Self.script(kind.text(Self.lines(state)))
    let expected = written.play(written.scenarios[0])
    #expect(Self.told(result) == Self.told(expected))
    #expect(result.failures.isEmpty == expected.failures.isEmpty)
  }

  @Test(arguments: kinds)
  func `the state makes a difference where the law says so`(kind: Kind) throws {
    let plain = try Self.script(kind.text(""))
    let axes = [SweepAxis(.state, SweptState.allCases.map { .state($0) })]
    var sweeping = try Sweeping(plain.scenarios[0], of: plain, over: axes)
    let told = (0..<sweeping.count).map { number -> String in
      guard case .played(let result) = sweeping.play(number) else { return "impossible" }
      return Self.told(result).joined(separator: "\n")
    }
    #expect(Set(told).count > 1 && told.allSatisfy { !$0.isEmpty })
  }

  @Test func `the place is where the phone is on, before what is due while it is off`() throws {
    let text = """
      scenario "a"
      device has authorization authorized
      @08:00 user opens app
        app adds "w" after 30m title "W"
        user leaves app
      @08:10 device powers off
      @09:00 device powers on
        user unlocks device
      @09:01 expect "w" delivered since 08:00

      """
    let plain = try Self.script(text)
    let axes = [SweepAxis(.state, SweptState.allCases.map { .state($0) })]
    var sweeping = try Sweeping(plain.scenarios[0], of: plain, over: axes)
    for number in 0..<sweeping.count {
      guard case .played = sweeping.play(number) else {
        Issue.record("\(sweeping.values(of: number))")
        continue
      }
    }
  }

  @Test func `what no expectation names is not waited for`() throws {
    let text = """
      scenario "a"
      device has authorization authorized
      @08:00 user opens app
        app adds "welcome" now title "Welcome"
        app adds "w" after 30m title "W"
        user leaves app
      @08:30 expect "w" delivered

      """
    let plain = try Self.script(text)
    var sweeping = try Sweeping(
      plain.scenarios[0],
      of: plain,
      over: [SweepAxis(.state, [.state(.forceQuit), .state(.foreground)])]
    )
    guard case .played(let quit) = sweeping.play(0), case .played(let front) = sweeping.play(1)
    else {
      Issue.record("a state is impossible")
      return
    }
    #expect(quit.failures.isEmpty && !front.failures.isEmpty)
  }

  @Test func `the app is the one for which something arrives`() throws {
    let text = """
      app mail
      app pills
      scenario "a"
      device has authorization authorized for mail
      device has authorization authorized for pills
      @08:00 user opens pills
        pills adds "noon" after 4h title "Noon"
        user opens mail
        user leaves mail
      @08:30 device receives push "w" for mail title "W"
      @08:31 expect mail "w" delivered since 08:00

      """
    let plain = try Self.script(text)
    var sweeping = try Sweeping(
      plain.scenarios[0],
      of: plain,
      over: [SweepAxis(.state, [.state(.foreground)])]
    )
    guard case .played(let result) = sweeping.play(0) else {
      Issue.record("impossible")
      return
    }
    #expect(result.device.snapshot.apps[0].state == .foreground && !result.failures.isEmpty)
  }

  /// The lines that bring an app in the background into a state.
  private static func lines(_ state: SweptState) -> String {
    switch state {
    case .asWritten: ""
    case .foreground: "user opens app"
    case .inactive: "user opens app\nuser pulls down Notification Center"
    case .background: "user opens app\nuser leaves app"
    case .suspended: "user opens app\nuser leaves app\ndevice suspends app"
    case .terminated: "user opens app\nuser leaves app\ndevice terminates app"
    case .forceQuit: "user opens app\nuser force-quits app"
    case .locked: "user locks device"
    case .restarted: "device reboots"
    }
  }

  /// The outcome of everything that falls due or arrives, with its reasons.
  private static func told(_ result: ScenarioResult) -> [String] {
    result.journal.entries.compactMap { entry in
      switch entry.effect {
      case .notification, .region, .app(_, .task):
        "\(entry.effect) \(entry.because.elements.map { Law.rule($0).id })"
      case .app, .category, .phone: nil
      }
    }
  }

  private static func script(_ text: String) throws -> Script {
    let (script, mistakes) = Script.parse(Source(name: "a", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    return script
  }
}
