import VirtualTime

extension DateResolution {
  /// The dates of a repeating local notification.
  @RowBuilder<DateResolution> static var legacyRows: [Row<DateResolution>] {
    Rule(
      "legacy.month-without-the-day-takes-its-last",
      facts: ["LEG-05", "CAL-03"],
      since: .oldest,
      "A monthly local notification for a day that the month lacks comes on the month's last day.",
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
