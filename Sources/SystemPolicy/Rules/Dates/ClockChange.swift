/// The question what a clock that is set does to a request that waits.
public enum ClockChange: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("resetting")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// What becomes of the request.
  public struct Answer: DefaultAnswer {
    /// Whether its date is looked up anew on the new clock.
    public var isRedated = false
    /// Whether it keeps the date on the clock that it had.
    public var keepsDate = false
    /// Whether it fires now, its date having been passed over.
    public var firesNow = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case interval, calendar, passedOver, overdue, overADay

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .interval, .calendar, .overdue: .request
      case .passedOver, .overADay: .act
      }
    }
  }

  /// The rows.
  public static var rows: [Row<ClockChange>] {
    restartRows

    Dispute(
      "interval-clock",
      facts: ["TI-05"],
      "Does a time interval wait for a date on the clock, or for time to pass?",
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
      "A time interval ends at a date on the clock: setting the clock past it fires it.",
      evidence: .assumed("Requests outlive a restart, so what is stored is likely to be a date."),
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
      "A time interval ends when so much time has passed, whatever the clock shows.",
      evidence: .assumed("No report isolates it."),
      when: [.interval]
    )

    Rule(
      "dates.follows-the-wall-clock",
      facts: ["CAL-12"],
      since: .oldest,
      "Dates are looked up anew on a clock that was set.",
      evidence: .reportedOnce(
        "With the clock an hour ahead, a notification arrived within two minutes.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/299"
      ),
      when: [.calendar],
      then: { $0.isRedated = true }
    )

    Dispute(
      "clock-jump",
      facts: ["CAL-12"],
      since: .oldest,
      "What becomes of a date that the clock is set past?",
      when: [.calendar, .passedOver],
      seeds: "skips-over-a-day",
      apple: "skips-over-a-day",
      field: "skips-over-a-day",
      check: "Add a date an hour ahead; set the clock two hours ahead; again with three days."
    )
    Rule(
      "dates.short-jump-delivers",
      facts: ["CAL-12"],
      dispute: "clock-jump",
      side: "skips-over-a-day",
      since: .oldest,
      "A date that the clock is set past fires at once.",
      evidence: .reportedOnce(
        "With the clock an hour ahead, a notification arrived within two minutes.",
        "https://github.com/Unity-Technologies/com.unity.mobile.notifications/issues/299"
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
      "A clock set ahead by more than a day skips the dates in between.",
      evidence: .reported(
        "Setting the clock several days ahead delivers nothing, even hours later.",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1216",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1402"
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
      "A date that the clock is set past fires at once, however far it is set.",
      evidence: .assumed("It is how dates are treated that came due while the phone was off."),
      when: [.calendar, .passedOver],
      then: { $0.firesNow = true }
    )
    Rule(
      "dates.any-jump-skips",
      facts: ["CAL-12"],
      dispute: "clock-jump",
      side: "skips",
      since: .oldest,
      "A date that the clock is set past does not fire.",
      evidence: .assumed("A date is looked up anew, and a past one is not found."),
      when: [.calendar, .passedOver]
    )
  }
}
