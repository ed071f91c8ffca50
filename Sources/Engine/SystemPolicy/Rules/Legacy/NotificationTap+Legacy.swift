extension NotificationTap {
  /// The tap on a local notification.
  @RowBuilder<NotificationTap> static var legacyRows: Rows<NotificationTap> {
    Rule(
      "legacy.launch-options-hold-what-was-tapped",
      facts: ["LEG-07"],
      since: .oldest,
      "When a tap launches the app, the launch options hold the local notification.",
      evidence: .seed(
        .localNotification,
        "the options hold it; after a launch from the icon they hold none, badge or not."
      ),
      .seed(.alarm, "an app that was killed reads it in didFinishLaunchingWithOptions."),
      when: [.legacy, .notRunning],
      then: { $0.isInLaunchOptions = true }
    )

    Dispute(
      "told-at-launch",
      facts: ["LEG-07"],
      since: 8,
      "When a tap on a local notification launches the app, does the system also call didReceive?",
      when: [.legacy, .notRunning],
      seeds: "options-alone",
      apple: "options-alone",
      field: "options-alone",
      check: "Kill the app, tap its notification, and log both methods of the app delegate."
    )
    Rule(
      "legacy.launch-options-alone",
      facts: ["LEG-07"],
      dispute: "told-at-launch",
      side: "options-alone",
      since: 8,
      "The system does not call didReceive for the notification in the launch options.",
      evidence: .seed(
        .alarm,
        "the system calls one method or the other, depending on whether the app was running."
      ),
      when: [.legacy, .notRunning]
    )
    Rule(
      "legacy.launch-is-told-twice",
      facts: ["LEG-07"],
      dispute: "told-at-launch",
      side: "received-too",
      since: 8,
      "The system also calls didReceive once the app has launched.",
      evidence: .assumed("Unsourced: developers say so for iOS 8 and 9, but no report shows it."),
      when: [.legacy, .notRunning],
      then: { $0.notifiesAppDelegate = true }
    )

    Rule(
      "legacy.tap-is-received",
      facts: ["LEG-07"],
      since: .oldest,
      "A tap on a local notification calls didReceive of a running app.",
      evidence: .seed(.alarm, "the method is called in the foreground and in the background."),
      when: [.legacy],
      unless: [.notRunning],
      then: { $0.notifiesAppDelegate = true }
    )
  }
}
