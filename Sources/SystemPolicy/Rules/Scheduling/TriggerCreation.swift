/// What Apple's frameworks stop a process for.
public enum Exception: UInt8, Hashable, Sendable, CaseIterable {
  /// A time interval of zero or less.
  case intervalNotPositive
  /// A repeating time interval of less than a minute.
  case repeatsUnderAMinute
  /// A `UILocalNotification` with a fire date and a region.
  case dateAndRegion

  /// The reason; where Apple's words are known, in those.
  public var reason: String {
    switch self {
    case .intervalNotPositive: "time interval must be greater than 0"
    case .repeatsUnderAMinute: "time interval must be at least 60 if repeating"
    case .dateAndRegion: "fireDate and region cannot both be set"
    }
  }
}

/// The question whether there can be a trigger as an app makes one.
public enum TriggerCreation: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("making")

  /// What comes of making a trigger.
  public struct Answer: DefaultAnswer {
    /// The exception that ends the process, if one does.
    public var exception: Exception?
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case notPositive, underAMinute, repeats

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<TriggerCreation>] {
    Rule(
      "scheduling.interval-is-positive",
      facts: ["TI-01"],
      "A time interval of zero or less ends the app with an exception.",
      evidence: .reported(
        "Crash logs show the reason, raised while the trigger is made, before any request is added.",
        "https://github.com/superwall/Superwall-iOS/issues/185",
        "https://github.com/batoulapps/adhan-swift/issues/86"
      ),
      when: [.notPositive],
      isFinal: true,
      then: { $0.exception = .intervalNotPositive }
    )

    Rule(
      "scheduling.repeat-needs-a-minute",
      facts: ["TI-02"],
      "A repeating time interval of less than 60 seconds ends the app with an exception.",
      evidence: .documented(
        "The interval has to be sixty seconds or more where the trigger repeats.",
        Apple.interval
      ),
      .reported(
        "One tracker shows the exception and its reason; behind a wrapper that catches it nothing fires.",
        "https://github.com/rafaelsetragni/awesome_notifications/issues/316",
        "https://github.com/expo/expo/issues/18068"
      ),
      .seed(.geofencing, "the 60-second minimum is enforced (it speaks of an error)."),
      when: [.repeats, .underAMinute],
      then: { $0.exception = .repeatsUnderAMinute }
    )
  }
}

/// The question whether a request stays when its trigger fires.
public enum TriggerFiring: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("firing")

  /// What becomes of the request.
  public struct Answer: DefaultAnswer {
    /// Whether it stays among the pending.
    public var stays = false
    /// Whether it leaves them.
    public var leaves = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case repeats, hasNextDate

    /// What the condition is about.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: [Row<TriggerFiring>] {
    Rule(
      "scheduling.one-shot-is-spent",
      facts: ["REQ-03"],
      since: .oldest,
      "A request that does not repeat leaves the pending ones when it fires.",
      evidence: .documented(
        "A request is kept until its trigger's condition is met.",
        Apple.adding
      ),
      when: [],
      unless: [.repeats],
      then: { $0.leaves = true }
    )

    Rule(
      "scheduling.repeating-stays-pending",
      facts: ["REQ-03", "TI-04"],
      since: .oldest,
      "A repeating request stays pending after each delivery, under its identifier.",
      evidence: .documented(
        "With repeats set the system reschedules the notification after it was delivered.",
        Apple.scheduling
      ),
      when: [.repeats],
      then: { $0.stays = true }
    )

    Rule(
      "dates.repeat-without-a-next-date-stays",
      facts: ["CAL-07"],
      since: .oldest,
      "A repeating request whose components no date to come matches stays pending and is silent.",
      evidence: .assumed(
        "Repeating components with a year fire once at most; nothing removes them."
      ),
      when: [.repeats],
      unless: [.hasNextDate]
    )
  }
}
