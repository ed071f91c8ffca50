import Exploration
import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// Each disturbance is tried where its table says that it makes sense, and only there.
@Suite struct DisturbanceWhereTests {
  static let tea = """
    device has authorization authorized
    @08:00 user opens app
      app adds "tea" after 10m title "Tea" sound
      user leaves app
    @08:10 expect "tea" delivered

    """

  private static let shop = """
    place "shop" 52.52,13.405 radius 300m
    device has location always
    @08:00 user opens app
      app monitors "shop"
      user leaves app
    @09:00 expect region "shop" monitored

    """

  static let push = """
    app has service extension
    device has authorization authorized
    @08:00 device receives push "chat" title "New message" mutable-content
    @08:00:05 app extension answers push "chat" title "Anna"
    @08:01 expect "chat" delivered since 08:00

    """

  /// Scenarios in which the disturbance makes sense, by the words of its table.
  private static func scripts(_ name: DisturbanceName) -> [String] {
    switch name {
    case .reboot, .permission, .forceQuit, .zone, .powerOff, .kill, .update, .reinstall, .noSounds,
      .noBadges, .noBanners, .noLockScreen, .noList, .summary, .clockBack:
      [tea]
    case .clockForward:
      [
        tea + "@11:00 expect badge 0\n",
        tea.replacing("@08:10", with: "@+10m"),
      ]
    case .focus: [tea, tea.replacing("user leaves app", with: "user locks device")]
    case .silent: [tea, "@08:00 user opens app\n  expect app foreground\n"]
    case .delegateLate:
      [
        // A tap on an app that runs launches nothing.
        """
        app has delegate
        device has authorization authorized
        @08:00 user opens app
          app adds "tea" after 10m title "Tea"
          user leaves app
        @08:10 user taps "tea"
          expect tap on "tea" received

        """,
        """
        app has delegate
        device has authorization authorized
        @08:00 user opens app
          app adds "tea" after 10m title "Tea"
          app adds "milk" after 11m title "Milk"
          user leaves app
        @08:10 user clears "tea"
        @08:11 user taps "milk"
          expect tap on "milk" received

        """,
        """
        device has authorization authorized
        @08:00 user opens app
          app sets delegate
          app adds "tea" after 10m title "Tea"
          user force-quits app
        @08:10 expect "tea" delivered

        """,
      ]
    case .clocks:
      [
        """
        device has authorization authorized
        @08:00 user opens app
          app adds "tea" daily at 09:00 title "Tea"
          user leaves app
        @+3d 10:00 expect "tea" delivered 4 times

        """,
        // The interval of a local notification is no date.
        """
        phone iOS 9
        device has authorization authorized
        @08:00 user opens app
          app registers for alert sound badge
          app schedules local notification "tea" after 30h title "Tea"
          user leaves app
        @+2d 10:00 expect no crash

        """,
      ]
    case .limit:
      [
        """
        device has authorization authorized
        @08:00 user opens app
          repeat 10 times as n
          app adds "<n>" after 1h title "<n>"
          end
          expect pending 10 requests

        """
      ]
    case .cleared: [tea + "@08:20 expect \"tea\" listed\n"]
    case .scene:
      [
        """
        app has scene manifest
        @08:00 user opens app
          user leaves app
          expect app background

        """
      ]
    case .locationDown, .locationOff: [shop]
    case .entitlement:
      ["time-sensitive", "critical-alerts", "communication", "carplay", "filtering"].map {
        "app entitled to \($0)\n" + tea
      } + [
        """
        @08:00 user opens app
          app registers for remote notifications
          expect didRegisterForRemoteNotifications

        """
      ]
    case .extensionEnded, .extensionLate: [push]
    case .promptOpen:
      [
        """
        @08:00 user opens app
          app asks for alert
          user answers "Allow"
          expect authorization authorized

        """
      ]
    case .callbackLate:
      [
        """
        app reacts to willPresent with banner
        device has authorization authorized
        @08:00 user opens app
          app adds "tea" after 10m title "Tea"
        @08:10 expect "tea" delivered

        """
      ]
    case .otherOrder:
      [
        tea.replacing(
          "user leaves app",
          with: "app adds \"milk\" after 20m title \"Milk\"\n  user leaves app"
        ),
        tea.replacing("user leaves app", with: "user leaves app\n  device suspends app"),
      ]
    case .disputedSide:
      [
        tea.replacing("authorized", with: "denied").replacing(
          "expect \"tea\" delivered",
          with: "expect \"tea\" not delivered"
        )
      ]
    }
  }

  @Test(arguments: DisturbanceName.allCases)
  func `a disturbance is tried where its table says`(name: DisturbanceName) throws {
    let scripts = Self.scripts(name)
    #expect(!scripts.isEmpty)
    for script in scripts {
      let found = try Self.found(script, name)
      #expect(found.undisturbed == .passed, "\(script)")
      #expect(found.lives > 0, "\(name.rawValue) is not tried in:\n\(script)")
    }
  }

  /// Scenarios in which a disturbance makes no sense, by the words of its table.
  static let elsewhere: [(name: DisturbanceName, script: String)] = [
    // The response launches the app.
    (
      .delegateLate,
      """
      app has delegate
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 10m title "Tea"
        user force-quits app
      @08:10 user taps "tea"
        expect tap on "tea" received

      """
    ),
    // Another fact needs the delegate.
    (
      .delegateLate,
      """
      app has delegate
      app reacts to willPresent with banner
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 10m title "Tea"
      @08:10 expect "tea" delivered

      """
    ),
    (.clocks, tea), (.clockForward, tea),
    (
      .clocks,
      """
      app reacts to launch adding "tea" at 2026-01-02 09:00 title "Tea"
      device has authorization authorized
      @08:00 user opens app
        user leaves app
      @+1d 09:00 expect "tea" delivered

      """
    ),
    (.entitlement, tea), (.extensionEnded, tea), (.extensionLate, tea), (.callbackLate, tea),
    (.promptOpen, tea), (.scene, tea), (.limit, tea), (.cleared, "@08:00 expect no crash\n"),
    (.disputedSide, "assume drops\n" + Self.scripts(.disputedSide)[0]),
    (
      .extensionLate,
      push.replacing("@08:00:05 app extension answers push \"chat\" title \"Anna\"\n", with: "")
    ),
  ]

  @Test(arguments: elsewhere)
  func `a disturbance is not tried elsewhere`(name: DisturbanceName, script: String) throws {
    let found = try Self.found(script, name)
    #expect(found.undisturbed == .passed && found.lives == 0, "\(script)")
  }

  static func found(_ lines: String, _ name: DisturbanceName) throws -> Perturbation {
    let source = Source(name: "a.scenario", text: "scenario \"a\"\n" + lines)
    let (script, mistakes) = Script.parse(source)
    try #require(mistakes.isEmpty, "\(mistakes)")
    var perturbing = Perturbing([Disturbance.named(name)])
    return perturbing.perturb(script.scenarios[0], of: script)
  }
}
