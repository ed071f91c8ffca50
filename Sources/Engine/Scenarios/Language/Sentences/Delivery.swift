import SystemPolicy
import VirtualDevice

extension Topic {
  static let delivery = Topic(
    "Delivered and dropped notifications",
    """
    A delivered notification appears on the screen or in Notification Center; `as` names every way \
    in which it is presented. A dropped notification never appears; the failure names the rule.
    """,
    Verb.delivery,
    examples: [
      #"""
      scenario "delivered while the app is in the background"
      device has authorization authorized
      @08:00 user opens app
        app adds "tea" after 5m title "Tea" sound
        user leaves app
      @08:04 expect "tea" not delivered
        expect no notification delivered
        expect no sound
        expect "tea" not listed
      @08:05 expect "tea" delivered as banner list sound
        expect "tea" sounded
        expect "tea" not dropped
        expect "tea" listed
      """#,
      #"""
      scenario "dropped because the user allows no notifications"
      device has authorization denied
      @08:00 user opens app
        app adds "tea" after 5m title "Tea"
        expect "tea" dropped because authorization.denied-is-silent
        expect "tea" not delivered because authorization.denied-is-silent
      @08:06 expect "tea" not sounded
      """#,
    ],
    slips: [
      "expect delivered \"tea\"",
      "expect \"tea\" shown",
      "expect \"tea\" delivered as banner, list",
      "expect \"tea\" delivered at 08:05",
      "expect not \"tea\" delivered",
      "expect \"tea\" dropped because authorization.denied-is-silence",
      "user opens app\napp adds \"tea\" after 5m title \"Tea\"\nexpect \"tea\" delivered",
    ]
  )
}

extension Verb {
  /// Delivered and dropped notifications.
  static let delivery: [Verb] = [
    expect(
      "[<of:app>] <id:id> delivered [as <ways:ways>] [(once | <times:count> times)] WINDOW",
      "A notification was shown once, or this many times; as names every way of presentation."
    ) {
      .delivered(
        $0.name(),
        as: $0["ways"].map { Presentation(rawValue: UInt8($0)) },
        times: Int($0["times"] ?? 1)
      )
    } write: {
      guard case .delivered(let name, let ways, let times) = $0, times > 0 else { return nil }
      let count: Written = times == 1 ? [] : [("times", Int64(times))]
      return name.written + (ways.map { [("ways", Int64($0.rawValue))] } ?? []) + count
    },

    expect(
      "[<of:app>] <id:id> not delivered WINDOW",
      "A notification was not shown; with `because`, this rule decided what happened instead."
    ) {
      .delivered($0.name(), as: nil, times: 0)
    } write: {
      guard case .delivered(let name, _, 0) = $0 else { return nil }
      return name.written
    },

    expect(
      "no notification delivered WINDOW",
      "No notification was shown; with `because`, this rule kept one from being shown."
    ) { _ in
      .nothingDelivered
    } write: {
      $0 == .nothingDelivered ? [] : nil
    },

    happened(
      .dropped,
      "[<of:app>] <id:id> dropped WINDOW",
      "A notification was dropped, when it was added or when it was due."
    ),
    didNotHappen(
      .dropped,
      "[<of:app>] <id:id> not dropped SINCE",
      "A notification was not dropped."
    ),

    happened(.sounded, "[<of:app>] <id:id> sounded WINDOW", "A notification made a sound."),
    didNotHappen(.sounded, "[<of:app>] <id:id> not sounded SINCE", "A notification made no sound."),

    expect("no sound SINCE", "No notification made a sound.") { _ in
      .noSound
    } write: {
      $0 == .noSound ? [] : nil
    },

    expect(
      "[<of:app>] <id:id> (listed | not listed)",
      "A notification is in Notification Center now, or not."
    ) {
      .isSo(.listed($0.name(), $0.has("listed")))
    } write: {
      guard case .isSo(.listed(let name, let isListed)) = $0 else { return nil }
      return name.written + [(isListed ? "listed" : "not", 1)]
    },
  ]
}
