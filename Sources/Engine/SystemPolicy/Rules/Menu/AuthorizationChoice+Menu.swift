extension AuthorizationChoice {
  /// The menu of a notification in the list, of an app that the user has allowed.
  @RowBuilder<AuthorizationChoice> static var menuRows: Rows<AuthorizationChoice> {
    Rule(
      "menu.turn-off-denies",
      facts: ["UIS-01"],
      since: 15,
      "Turn Off on a notification denies the app.",
      evidence: .documented("The menu has Turn Off, which turns all notifications off.", support),
      .assumed(
        "Unsourced: the app reads denied, as after Turn Off on a provisional notification."
      ),
      when: [.turnsOff],
      unless: [.provisional],
      then: {
        $0.isOffered = true
        $0.permission.status = .denied
      }
    )

    Rule(
      "menu.deliver-quietly-leaves-the-list",
      facts: ["UIS-03"],
      since: 12,
      until: 14,
      "On iOS 12 to 14, Deliver Quietly leaves an app Notification Center only.",
      evidence: .reportedOnce(
        "The choice turned off banner, sound and badge, and kept Notification Center.",
        "https://github.com/element-hq/element-ios/issues/2368"
      ),
      when: [.keepsQuietly],
      unless: [.provisional],
      then: {
        $0.isOffered = true
        $0.permission.switches.formIntersection(.notificationCenter)
      }
    )

    Rule(
      "menu.mutes-for-an-hour",
      facts: ["UIS-01"],
      since: 15,
      "Mute for 1 Hour on a notification mutes its app for an hour.",
      evidence: .documented("The menu has Mute for 1 Hour.", support),
      when: [.mutesForOneHour],
      then: {
        $0.isOffered = true
        $0.mute = .oneHour
      }
    )

    Rule(
      "menu.mutes-for-today",
      facts: ["UIS-01"],
      since: 15,
      "Mute for Today on a notification mutes its app until midnight.",
      evidence: .documented("The menu has Mute for Today.", support),
      .assumed("Unsourced: the day ends at midnight on the phone's clock."),
      when: [.mutesForToday],
      then: {
        $0.isOffered = true
        $0.mute = .today
      }
    )
  }

  private static let support = "https://support.apple.com/en-us/108781"
}
