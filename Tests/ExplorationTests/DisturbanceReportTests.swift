import Exploration
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice

/// The disturbances that reports from the field describe are surprises, and what a user silences is
/// an announced loss.
@Suite struct DisturbanceReportTests {
  private static let tea = DisturbanceWhereTests.tea
  private static let push = DisturbanceWhereTests.push

  /// The cases of reports from the field, each with the rule that the disturbance shows.
  static let reports: [(script: String, name: DisturbanceName, rule: String?)] = [
    (
      push.replacing("delivered since", with: "delivered as banner list since").replacing(
        "title \"Anna\"",
        with: "title \"Anna\" sound"
      ).replacing("banner list", with: "banner list sound"),
      .extensionEnded, "extension.ended-early-shows-the-original"
    ),
    (
      push.replacing(
        "@08:01 expect \"chat\" delivered since 08:00",
        with: "@08:00:06 expect \"chat\" delivered"
      ),
      .extensionLate, nil
    ),
    (
      """
      app has service extension
      app entitled to filtering
      device has authorization authorized
      @08:00 device receives push "chat" title "Read elsewhere" mutable-content
        app extension answers push "chat" with nothing
        expect "chat" not delivered

      """, .entitlement, nil
    ),
    (
      night("time-sensitive", "level time-sensitive"), .entitlement,
      "interruption.time-sensitive-needs-the-entitlement"
    ),
    (
      """
      app entitled to critical-alerts
      @22:00 user opens app
        app asks for alert sound criticalAlert
        user answers "Allow"
        app adds "low" after 20m title "Low" sound level critical
        user leaves app
        user turns on Do Not Disturb
      @22:20 expect "low" delivered as banner list sound

      """, .entitlement, "interruption.critical-needs-the-entitlement"
    ),
    (
      """
      @08:00 user opens app
        app registers for remote notifications
        expect didRegisterForRemoteNotifications

      """, .entitlement, nil
    ),
    // Meant to come through, and silent all the same.
    (
      tea.replacing("sound", with: "sound level time-sensitive").replacing(
        "\"tea\" delivered",
        with: "\"tea\" delivered as banner list sound"
      ), .focus,
      "focus.silences-other-apps"
    ),
    (
      tea.replacing("sound", with: "sound level critical").replacing(
        "\"tea\" delivered",
        with: "\"tea\" delivered as banner list sound"
      ), .silent,
      "sound.silent-switch-vibrates"
    ),
    (
      tea.replacing("sound", with: "sound level time-sensitive"), .summary, "summary.holds-back"
    ),
  ]

  private static func night(_ entitlement: String, _ level: String) -> String {
    """
    app entitled to \(entitlement)
    device has authorization authorized
    @22:00 user opens app
      app adds "low" after 20m title "Low" sound \(level)
      user leaves app
      user turns on Do Not Disturb
    @22:20 expect "low" delivered as banner list sound

    """
  }

  @Test(arguments: reports)
  func `a report of the field is a surprise before it is one`(
    script: String,
    name: DisturbanceName,
    rule: String?
  ) throws {
    let found = try DisturbanceWhereTests.found(script, name)
    try #require(found.undisturbed == .passed, "\(script)")
    let surprise = try #require(found.surprises.first, "\(script)")
    if let rule { #expect(surprise.namedRule.map { Law.rule($0).id } == rule) }
    var shrinking = Shrinking()
    #expect(shrinking.shrink(surprise) != nil)
  }

  @Test(arguments: [DisturbanceName.focus, .silent, .summary])
  func `an ordinary notification that a user silences is an announced loss`(
    name: DisturbanceName
  ) throws {
    let script = Self.tea.replacing(
      "\"tea\" delivered",
      with: "\"tea\" delivered as banner list sound"
    )
    let found = try DisturbanceWhereTests.found(script, name)
    #expect(found.surprises.isEmpty && !found.expected.isEmpty)
    let loss = try #require(found.losses.first)
    #expect(found.losses.count == 1 && loss.count > 0 && loss.loss.disturbance == name)
    #expect(loss.loss.place.line == 6 && loss.loss.rule != nil)
    let tolerant = try DisturbanceWhereTests.found(
      "tolerates \(name.rawValue) because \"so be it\"\n" + script,
      name
    )
    #expect(tolerant.losses.isEmpty)
  }
}
