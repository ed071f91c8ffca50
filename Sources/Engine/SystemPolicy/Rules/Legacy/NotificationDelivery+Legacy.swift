extension NotificationDelivery {
  /// The delivery of a local notification.
  @RowBuilder<NotificationDelivery> static var legacyRows: Rows<NotificationDelivery> {
    Rule(
      "legacy.app-in-front-is-told",
      facts: ["LEG-07"],
      since: .oldest,
      "While the app is in front, the system only calls its didReceive, without an alert, a sound or a badge.",
      evidence: .seed(
        .localNotification,
        "in front the delegate's method is called; no alert, no badge, no sound."
      ),
      when: [.legacy, .foreground],
      isFinal: true,
      then: { $0.notifiesApp = true }
    )

    Rule(
      "legacy.inactive-app-is-told",
      facts: ["LEG-07"],
      since: .oldest,
      "The system also calls didReceive of an app that is in front but inactive.",
      evidence: .assumed(
        "Apple counts inactive apps as foreground apps.",
        check:
          "Pull down Notification Center over an app on iOS 9 when its notification is due, and log didReceive."
      ),
      when: [.legacy, .inactive],
      isFinal: true,
      then: { $0.notifiesApp = true }
    )

    Rule(
      "legacy.next-takes-the-place-of-the-last",
      facts: ["LEG-05"],
      since: .oldest,
      "A repeated local notification replaces its previous delivery.",
      evidence: .assumed(
        "Unsourced; with one entry for each delivery, the list would grow without end.",
        check:
          "Let a local notification with repeatInterval minute fire three times on iOS 9, and count it in the list."
      ),
      when: [.legacy, .hasDeliveredTwin],
      then: { $0.replacesDelivered = true }
    )

    Rule(
      "legacy.box-on-an-unlocked-phone",
      facts: ["SET-02"],
      since: .oldest,
      until: 4,
      "On iOS 4 an alert is a box in front of everything; there is no Notification Center.",
      evidence: .assumed(
        "Banners and Notification Center came with iOS 5.",
        check: "Let a local notification fire on an unlocked phone with iOS 4."
      ),
      when: [.alertOn, .hasAlert],
      unless: [.locked, .denied, .notDetermined],
      then: { $0.presentation.insert(.banner) }
    )
  }
}
