public import VirtualTime

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
public struct Making: Question {
  /// The length of the interval.
  public var interval: Interval
  /// Whether it repeats.
  public var repeats: Bool

  /// Creates the question.
  public init(interval: Interval, repeats: Bool) {
    self.interval = interval
    self.repeats = repeats
  }

  /// What comes of making a trigger.
  public struct Answer: Hashable, Sendable {
    /// The exception that ends the process, if one does.
    public var exception: Exception?

    /// Creates the answer in which all is well.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case notPositive, underAMinute, repeats

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.notPositive, if: interval <= .zero)
    conditions.insert(.underAMinute, if: interval < .minute)
    conditions.insert(.repeats, if: repeats)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Making>] {
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
      isFinal: true
    ) { _, draft in
      draft.exception = .intervalNotPositive
    }

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
      when: [.repeats, .underAMinute]
    ) { _, draft in
      draft.exception = .repeatsUnderAMinute
    }
  }
}

/// The question whether a request stays when its trigger fires.
public struct Firing: Question {
  /// Whether the trigger repeats.
  public var repeats: Bool
  /// Whether there is a date to come at which it fires again.
  public var hasNextDate: Bool

  /// Creates the question.
  public init(repeats: Bool, hasNextDate: Bool) {
    self.repeats = repeats
    self.hasNextDate = hasNextDate
  }

  /// What becomes of the request.
  public struct Answer: Hashable, Sendable {
    /// Whether it stays among the pending.
    public var stays = false
    /// Whether it leaves them.
    public var leaves = false

    /// Creates the answer in which nothing happens.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case repeats, hasNextDate

    /// What the word is about.
    public var aspect: Aspect { .request }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.repeats, if: repeats)
    conditions.insert(.hasNextDate, if: hasNextDate)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Firing>] {
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
      unless: [.repeats]
    ) { _, draft in
      draft.leaves = true
    }

    Rule(
      "scheduling.repeating-stays-pending",
      facts: ["REQ-03", "TI-04"],
      since: .oldest,
      "A repeating request stays pending after each delivery, under its identifier.",
      evidence: .documented(
        "With repeats set the system reschedules the notification after it was delivered.",
        Apple.scheduling
      ),
      when: [.repeats]
    ) { _, draft in
      draft.stays = true
    }

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
