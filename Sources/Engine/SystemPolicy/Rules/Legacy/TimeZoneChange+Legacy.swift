extension TimeZoneChange {
  /// The dates of a local notification in another zone.
  @RowBuilder<TimeZoneChange> static var legacyRows: Rows<TimeZoneChange> {
    Rule(
      "legacy.no-time-zone-is-absolute",
      facts: ["LEG-04"],
      since: .oldest,
      "A fire date without a time zone is an instant, counted in GMT; another time zone does not move it.",
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
      "A fire date with a time zone is a time on the clock; it follows the phone into another zone.",
      evidence: .documented(
        "With a time zone the date is wall-clock time and adjusted to the zone, as for an alarm clock.",
        Apple.localNotification + "/timezone"
      ),
      .reportedOnce(
        "The reminders of an app moved with the traveller, because the app had set the time zone.",
        "https://github.com/HabitRPG/habitica-ios/issues/301"
      ),
      when: [.calendar, .legacy],
      unless: [.pinned],
      then: { $0.floats = true }
    )
  }
}
