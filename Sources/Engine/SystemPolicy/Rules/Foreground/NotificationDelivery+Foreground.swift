extension NotificationDelivery {
  /// The app in front, which is asked first.
  @RowBuilder<NotificationDelivery> static var foregroundRows: Rows<NotificationDelivery> {
    Rule(
      "foreground.app-is-asked",
      facts: ["FG-01", "FG-10"],
      "While the app is in the foreground, the system asks the app what to show.",
      evidence: .documented(
        "The delegate's willPresent method is called and says how to alert the user.",
        Apple.willPresent
      ),
      .seed(.scheduling, "in the foreground the system delivers to the app for handling."),
      when: [.foreground],
      unless: [.legacy],
      isFinal: true,
      then: { $0.asksApp = true }
    )

    Rule(
      "foreground.inactive-app-is-asked",
      facts: ["FG-08"],
      "The system also asks an app that is in front but inactive, for example under Notification Center.",
      evidence: .reportedOnce(
        "A push library was called for a notification that came while Notification Center covered the app.",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/pull/719"
      ),
      .assumed("Apple counts inactive apps as foreground apps, which the system asks."),
      when: [.inactive],
      unless: [.legacy],
      isFinal: true,
      then: { $0.asksApp = true }
    )
  }
}
