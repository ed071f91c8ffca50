public import VirtualTime

/// The question which instant is meant where calendars and clocks leave something out or show it
/// twice.
public enum DateResolution: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("dating")

  /// What to do about it.
  public typealias Answer = Resolution

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case inGap, inOverlap, dayMissing, legacy

    /// What the condition is about.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: [Row<DateResolution>] {
    Dispute(
      "gap-time",
      facts: ["CAL-04"],
      since: .oldest,
      "When does a request fire whose time the clocks skip that day?",
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
      "A time that the clocks skip fires when they have skipped it: 02:30 becomes 03:00.",
      evidence: .reportedOnce(
        "Triggers and the calendar's search for the next time gave the same dates side by side.",
        "https://github.com/lionheart/openradar-mirror/issues/17676"
      ),
      .assumed("That search takes the first time there is after a gap."),
      when: [.inGap],
      then: { $0.gap = .firstInstantAfter }
    )
    Rule(
      "dates.gap-keeps-the-distance",
      facts: ["CAL-04"],
      dispute: "gap-time",
      side: "as-if-not-set",
      since: .oldest,
      "A time that the clocks skip fires as late as if nobody had set them: 02:30 becomes 03:30.",
      evidence: .assumed("It is what a search that keeps the smaller components would answer."),
      when: [.inGap],
      then: { $0.gap = .shiftForward }
    )
    Rule(
      "dates.gap-loses-the-day",
      facts: ["CAL-04"],
      dispute: "gap-time",
      side: "loses-the-day",
      since: .oldest,
      "A time that the clocks skip does not fire that day.",
      evidence: .assumed("It is what a strict search would answer."),
      when: [.inGap],
      then: { $0.gap = .skip }
    )

    Dispute(
      "overlap-time",
      facts: ["CAL-04"],
      since: .oldest,
      "How often does a request fire whose time the clocks show twice that day?",
      when: [.inOverlap],
      seeds: "once",
      apple: "once",
      field: "once",
      check: "The day before clocks go back, add hour 1 minute 30, repeating, and count."
    )
    Rule(
      "dates.overlap-fires-first",
      facts: ["CAL-02", "CAL-04"],
      dispute: "overlap-time",
      side: "once",
      since: .oldest,
      "A time that the clocks show twice fires the first time only.",
      evidence: .assumed(
        "The calendar's search takes the first of repeated times, and goes on a day."
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
      "A time that the clocks show twice fires both times.",
      evidence: .assumed("A search that starts between the two finds the second."),
      when: [.inOverlap],
      then: { $0.overlap = .both }
    )

    legacyRows

    Dispute(
      "missing-day",
      facts: ["CAL-03"],
      "When does a request for day 31 fire in a month that has none?",
      when: [.dayMissing],
      unless: [.legacy],
      seeds: "rolls",
      apple: "rolls",
      field: "rolls",
      check: "Print the next date of day 31, and of month 2 day 29, asked in the months before."
    )
    Rule(
      "dates.missing-day-rolls-over",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "rolls",
      "A day that a month lacks becomes the first of the next month, at midnight.",
      evidence: .reportedOnce(
        "In June 2017 a trigger for day 31 named July 1st, 00:00.",
        "https://github.com/lionheart/openradar-mirror/issues/17676"
      ),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .roll }
    )
    Rule(
      "dates.missing-day-skips-the-month",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "skips",
      "A month that lacks the day is passed over.",
      evidence: .assumed("It is what a strict search would answer."),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .skip }
    )
    Rule(
      "dates.missing-day-is-the-last",
      facts: ["CAL-03"],
      dispute: "missing-day",
      side: "last-day",
      "A day that a month lacks becomes its last day.",
      evidence: .reportedOnce(
        "A report on monthly repeats says that iOS minds the length of months; it names no date.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/776"
      ),
      when: [.dayMissing],
      unless: [.legacy],
      then: { $0.missingDay = .lastDay }
    )
  }
}

extension DateMatch {
  /// What it went past, in the words of ``DateResolution``.
  @ConditionsBuilder<DateResolution.Condition> public var conditions:
    Conditions<DateResolution.Condition>
  {
    if crossedGap { .inGap }
    if ambiguous { .inOverlap }
    if dayWasMissing { .dayMissing }
  }
}
