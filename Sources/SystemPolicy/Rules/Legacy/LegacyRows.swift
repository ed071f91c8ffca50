import VirtualTime

extension NotificationDelivery {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<NotificationDelivery> static var legacyRows: [Row<NotificationDelivery>] {
    Rule(
      "legacy.app-in-front-is-told",
      facts: ["LEG-07"],
      since: .oldest,
      "While the app is in front a local notification only calls its didReceive: no alert, sound or badge.",
      evidence: .seed(
        .localNotification,
        "in front the delegate's method is called; no alert, no badge, no sound."
      ),
      when: [.legacy, .foreground],
      isFinal: true,
      then: { $0.tellsApp = true }
    )

    Rule(
      "legacy.inactive-app-is-told",
      facts: ["LEG-07"],
      since: .oldest,
      "An app that is in front but inactive is told in the same way.",
      evidence: .assumed("Apple counts inactive apps among those in the foreground."),
      when: [.legacy, .inactive],
      isFinal: true,
      then: { $0.tellsApp = true }
    )

    Rule(
      "legacy.next-takes-the-place-of-the-last",
      facts: ["LEG-05"],
      since: .oldest,
      "A local notification that comes again takes the place of the one of the time before.",
      evidence: .assumed(
        "No source tells how often it is listed; an entry each time would have no end."
      ),
      when: [.legacy, .hasDeliveredTwin],
      then: { $0.replacesDelivered = true }
    )

    Rule(
      "legacy.box-on-an-unlocked-phone",
      facts: ["SET-02"],
      since: .oldest,
      until: 4,
      "On iOS 4 an alert shows as a box in front of everything; there is no Notification Center.",
      evidence: .assumed("Banners and Notification Center came with iOS 5."),
      when: [.alertOn, .hasAlert],
      unless: [.locked, .denied, .notDetermined],
      then: { $0.presentation.insert(.banner) }
    )
  }
}

extension TimeZoneChange {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<TimeZoneChange> static var legacyRows: [Row<TimeZoneChange>] {
    Rule(
      "legacy.no-time-zone-is-absolute",
      facts: ["LEG-04"],
      since: .oldest,
      "A fire date without a time zone is an instant, counted in GMT; a journey does not move it.",
      evidence: .documented(
        "Without a time zone the date is an absolute GMT time, as for a countdown.",
        Apple.localNotification + "/timezone"
      ),
      when: [.calendar, .legacy, .pinned],
      isFinal: true
    )

    Rule(
      "legacy.time-zone-makes-it-float",
      facts: ["LEG-04"],
      since: .oldest,
      "A fire date with a time zone means what the clock shows, and follows the phone into another zone.",
      evidence: .documented(
        "With a time zone the date is wall-clock time and adjusted to the zone, as for an alarm clock.",
        Apple.localNotification + "/timezone"
      ),
      .reportedOnce(
        "An app found its reminders move with the traveller because it had set the zone.",
        "https://github.com/HabitRPG/habitica-ios/issues/301"
      ),
      when: [.calendar, .legacy],
      unless: [.pinned],
      then: { $0.floats = true }
    )
  }
}

extension DateResolution {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<DateResolution> static var legacyRows: [Row<DateResolution>] {
    Rule(
      "legacy.month-without-the-day-takes-its-last",
      facts: ["LEG-05", "CAL-03"],
      since: .oldest,
      "A local notification that repeats monthly on a day the month lacks comes on its last day.",
      evidence: .reportedOnce(
        "A report on monthly repeats says that iOS minds the length of months; it names no date.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/776"
      ),
      .assumed("Repeats are counted from the fire date by adding months, as calendars do."),
      when: [.dayMissing, .legacy],
      then: { $0.missingDay = .lastDay }
    )
  }
}

extension NotificationTap {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<NotificationTap> static var legacyRows: [Row<NotificationTap>] {
    Rule(
      "legacy.launch-options-hold-what-was-tapped",
      facts: ["LEG-07"],
      since: .oldest,
      "An app that a tap launches finds the local notification in its launch options.",
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
      "Is didReceive called, too, for a local notification that an app was launched with?",
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
      "The method didReceive is not called for what is in the launch options.",
      evidence: .seed(.alarm, "it is one method or the other, as the app ran or did not."),
      when: [.legacy, .notRunning]
    )
    Rule(
      "legacy.launch-is-told-twice",
      facts: ["LEG-07"],
      dispute: "told-at-launch",
      side: "received-too",
      since: 8,
      "The method didReceive is called, too, once the app has launched.",
      evidence: .assumed("It is said of iOS 8 and 9; no report was found that shows it."),
      when: [.legacy, .notRunning],
      then: { $0.tellsAppDelegate = true }
    )

    Rule(
      "legacy.tap-is-received",
      facts: ["LEG-07"],
      since: .oldest,
      "A tap on a local notification calls didReceive of the app that runs.",
      evidence: .seed(.alarm, "the method is called in the foreground and in the background."),
      when: [.legacy],
      unless: [.notRunning],
      then: { $0.tellsAppDelegate = true }
    )
  }
}

extension NotificationRemoval {
  /// What is otherwise for a `UILocalNotification`.
  @RowBuilder<NotificationRemoval> static var legacyRows: [Row<NotificationRemoval>] {
    Rule(
      "legacy.centre-does-not-remove-it",
      facts: ["REQ-12"],
      "The notification centre neither lists nor removes what was scheduled as a UILocalNotification.",
      evidence: .reportedOnce(
        "After an app moved to the new framework what it had scheduled before went on firing.",
        "https://github.com/LoopKit/Loop/issues/212"
      ),
      when: [.byApp, .legacy],
      unless: [.delivered],
      isFinal: true
    )
  }
}
