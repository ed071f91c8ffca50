/// Decides the effect of a changed clock on a pending request.
public enum ClockChange: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("clock-change")

  /// The conditions, which some rows read directly.
  public typealias Values = Conditions<Condition>

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the date is computed again on the new clock.
    public var isRedated = false
    /// A Boolean value that indicates whether the request keeps its date on the clock.
    public var keepsDate = false
    /// A Boolean value that indicates whether the request fires now because its date was skipped.
    public var firesNow = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case interval, calendar, passedOver, overdue, overADay

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .interval, .calendar, .overdue: .request
      case .passedOver, .overADay: .act
      }
    }
  }

  /// The rows.
  public static var rows: Rows<ClockChange> {
    restartRows

    Dispute(
      "interval-clock",
      facts: ["TI-05"],
      "Does a time interval end at a date on the clock or after elapsed time?",
      when: [.interval],
      seeds: "absolute",
      apple: "absolute",
      field: "absolute",
      check: "Add an interval of an hour, set the clock two hours ahead, then two hours back."
    )
    Rule(
      "dates.interval-is-a-date",
      facts: ["TI-05"],
      dispute: "interval-clock",
      side: "absolute",
      "A time interval ends at a date on the clock; setting the clock past that date fires it.",
      evidence: .assumed("Requests outlive a restart, so the system probably stores a date."),
      when: [.interval],
      compute: { conditions, draft in
        draft.keepsDate = true
        draft.firesNow = conditions.contains(.passedOver)
      }
    )
    Rule(
      "dates.interval-is-elapsed-time",
      facts: ["TI-05"],
      dispute: "interval-clock",
      side: "elapsed",
      "A time interval ends when its time has elapsed, whatever the clock shows.",
      evidence: .assumed("Unsourced."),
      when: [.interval]
    )

    Rule(
      "dates.follows-the-wall-clock",
      facts: ["CAL-12"],
      since: .oldest,
      "When the clock is set, the system computes the date of each calendar trigger again.",
      evidence: .reportedOnce(
        "A notification due in 62 minutes came within two minutes of setting the clock an hour ahead.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/299"
      ),
      when: [.calendar],
      then: { $0.isRedated = true }
    )

    Dispute(
      "clock-jump-ahead",
      facts: ["CAL-12"],
      since: .oldest,
      "When the clock is set ahead by more than a day, does a date still ahead follow the clock?",
      when: [.calendar, .overADay],
      unless: [.passedOver, .overdue],
      seeds: "follows",
      apple: "follows",
      // The only report of such a jump; what contradicts it are shorter jumps.
      field: "stays-behind",
      check: "Add a date in three days, and set the clock to two minutes before that date.",
      corrected: .in("0.4", before: "A date still ahead followed the clock under every reading.")
    )
    Rule(
      "dates.long-jump-follows",
      facts: ["CAL-12"],
      dispute: "clock-jump-ahead",
      side: "follows",
      since: .oldest,
      "A date still ahead follows a clock that is set ahead by more than a day.",
      evidence: .assumed("The system computes the date again, as after a jump of an hour."),
      when: [.calendar, .overADay],
      unless: [.passedOver, .overdue]
    )
    Rule(
      "dates.long-jump-stays-behind",
      facts: ["CAL-12"],
      dispute: "clock-jump-ahead",
      side: "stays-behind",
      since: .oldest,
      "After the clock is set ahead by more than a day, a request does not fire at its date.",
      evidence: .reportedOnce(
        "iOS 11, set to two minutes before the date, three days ahead: nothing came in ten hours.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1402"
      ),
      .assumed("It fires after the time that was left before the clock was set."),
      when: [.calendar, .overADay],
      unless: [.passedOver, .overdue],
      then: { $0.isRedated = false }
    )

    Dispute(
      "clock-jump",
      facts: ["CAL-12"],
      since: .oldest,
      "When the clock is set past a request's date, does the request fire?",
      when: [.calendar, .passedOver],
      seeds: "skips-over-a-day",
      apple: "skips-over-a-day",
      field: "skips-over-a-day",
      check: "Add a date an hour ahead, set the clock two hours ahead; repeat with three days."
    )
    Rule(
      "dates.short-jump-delivers",
      facts: ["CAL-12"],
      dispute: "clock-jump",
      side: "skips-over-a-day",
      since: .oldest,
      "A request fires at once when the clock is set past its date.",
      evidence: .reportedOnce(
        "Notifications arrive if the clock is set ahead by at most a day.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1216"
      ),
      when: [.calendar, .passedOver],
      then: { $0.firesNow = true }
    )
    Rule(
      "dates.long-jump-skips",
      facts: ["CAL-12"],
      dispute: "clock-jump",
      side: "skips-over-a-day",
      since: .oldest,
      "A request does not fire when the clock is set ahead past its date by more than a day.",
      evidence: .reportedOnce(
        "A notification for 2 July did not come when the clock was set to 10 July.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1216"
      ),
      when: [.calendar, .passedOver, .overADay],
      then: { $0.firesNow = false }
    )
    Rule(
      "dates.any-jump-delivers",
      facts: ["CAL-12"],
      dispute: "clock-jump",
      side: "delivers",
      since: .oldest,
      "A request fires at once when the clock is set past its date by any amount.",
      evidence: .assumed("Requests that come due while the phone is off also fire later."),
      when: [.calendar, .passedOver],
      then: { $0.firesNow = true }
    )
    Rule(
      "dates.any-jump-skips",
      facts: ["CAL-12"],
      dispute: "clock-jump",
      side: "skips",
      since: .oldest,
      "A request does not fire when the clock is set past its date.",
      evidence: .assumed("The system computes the date again and does not find past dates."),
      when: [.calendar, .passedOver]
    )
  }
}
