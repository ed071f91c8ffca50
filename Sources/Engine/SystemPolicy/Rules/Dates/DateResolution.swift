public import VirtualTime

/// Decides the instant of a date that the calendar or the clock skips or repeats.
public enum DateResolution: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("date-resolution")

  /// The resolution of the date.
  public typealias Answer = Resolution

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case inGap, inOverlap, dayMissing, legacy

    /// The subject of the condition.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: Rows<DateResolution> {
    Dispute(
      "gap-time",
      facts: ["CAL-04"],
      since: .oldest,
      "When the clock skips a request's time, when does the request fire?",
      when: [.inGap],
      seeds: "at-its-end",
      apple: "at-its-end",
      field: "at-its-end",
      check: "The day before clocks go forward, add hour 2 minute 30 and print the next date."
    )
    Rule(
      "dates.gap-moves-to-its-end",
      facts: ["CAL-02", "CAL-04"],
      dispute: "gap-time",
      side: "at-its-end",
      since: .oldest,
      "A request whose time is skipped fires at the end of the gap: 02:30 becomes 03:00.",
      evidence: .reportedOnce(
        "Triggers and the calendar's search for the next time gave the same dates.",
        "https://github.com/lionheart/openradar-mirror/issues/17676"
      ),
      .assumed("The search takes the first time after a gap."),
      when: [.inGap],
      then: { $0.gap = .firstInstantAfter }
    )
    Rule(
      "dates.gap-keeps-the-distance",
      facts: ["CAL-04"],
      dispute: "gap-time",
      side: "as-if-not-set",
      since: .oldest,
      "A request whose time is skipped fires as if the clock had not changed: 02:30 becomes 03:30.",
      evidence: .assumed("A search that keeps the smaller components gives this result."),
      when: [.inGap],
      then: { $0.gap = .shiftForward }
    )
    Rule(
      "dates.gap-loses-the-day",
      facts: ["CAL-04"],
      dispute: "gap-time",
      side: "loses-the-day",
      since: .oldest,
      "A request whose time is skipped does not fire that day.",
      evidence: .assumed("A strict search gives this result."),
      when: [.inGap],
      then: { $0.gap = .skip }
    )

    Dispute(
      "overlap-time",
      facts: ["CAL-04"],
      since: .oldest,
      "When the clock shows a request's time twice, how often does the request fire?",
      when: [.inOverlap],
      seeds: "once",
      apple: "once",
      field: "once",
      check: "The day before clocks go back, add hour 1 minute 30, repeating, and count firings."
    )
    Rule(
      "dates.overlap-fires-first",
      facts: ["CAL-02", "CAL-04"],
      dispute: "overlap-time",
      side: "once",
      since: .oldest,
      "A request whose time is repeated fires only the first time.",
      evidence: .assumed(
        "The calendar's search takes the first of two repeated times, then the next day."
      ),
      when: [.inOverlap],
      then: { $0.overlap = .first }
    )
    Rule(
      "dates.overlap-fires-twice",
      facts: ["CAL-04"],
      dispute: "overlap-time",
      side: "twice",
      since: .oldest,
      "A request whose time is repeated fires both times.",
      evidence: .assumed("A search that starts between the two times finds the second."),
      when: [.inOverlap],
      then: { $0.overlap = .both }
    )

    legacyRows

    Dispute(
      "missing-day",
      facts: ["CAL-03"],
      "In a month without a day 31, when does a request for day 31 fire?",
      when: [.dayMissing],
      unless: [.legacy],
      seeds: "rolls",
      apple: "rolls",
      field: "rolls",
      check: "In the month before, print the next date of day 31 and of month 2 day 29."
    )
    Rule(
      "dates.missing-day-rolls-over",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "rolls",
      "A request for a day that the month lacks fires on the first of the next month, at midnight.",
      evidence: .reportedOnce(
        "In June 2017 the next date of a trigger for day 31 was July 1st, 00:00.",
        "https://github.com/lionheart/openradar-mirror/issues/17676"
      ),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .roll }
    )
    Rule(
      "dates.missing-day-keeps-its-time",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "keeps-its-time",
      "A request for a day that the month lacks fires on the first of the next month, at its own time.",
      evidence: .reportedOnce(
        "A post names the search that keeps smaller components: day 31 of February is March 1st. It gives no hour.",
        "https://www.jakehao.com/scheduling-notification-monthly"
      ),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .rollKeepingTime }
    )
    Rule(
      "dates.missing-day-skips-the-month",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "skips",
      "A request for a day that the month lacks does not fire in that month.",
      evidence: .assumed("A strict search gives this result."),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .skip }
    )
    Rule(
      "dates.missing-day-is-the-last",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "last-day",
      "A request for a day that the month lacks fires on the month's last day.",
      evidence: .reportedOnce(
        "A report on monthly repeats says that iOS respects the length of months. The report gives no date.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/776"
      ),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .lastDay }
    )
  }
}

extension DateMatch {
  /// The conditions of ``DateResolution`` that the match meets.
  @ConditionsBuilder<DateResolution.Condition> public var conditions:
    Conditions<DateResolution.Condition>
  {
    if crossedGap { .inGap }
    if ambiguous { .inOverlap }
    if dayWasMissing { .dayMissing }
  }
}
