import VirtualTime

extension DateResolution {
  /// The dates of a repeating local notification.
  @RowBuilder<DateResolution> static var legacyRows: Rows<DateResolution> {
    Rule(
      "legacy.month-without-the-day-takes-its-last",
      facts: ["LEG-05", "CAL-03"],
      since: .oldest,
      "If a month lacks the day of a monthly local notification, the notification fires on the last day of the month.",
      evidence: .reportedOnce(
        "A report on monthly repeats says that iOS respects the length of months. The report gives no date.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/776"
      ),
      .assumed("Unsourced: the system adds months to the fire date, as calendars do."),
      when: [.dayMissing, .legacy],
      then: { $0.missingDay = .lastDay }
    )
  }
}
