/// What became of a condition, as an event of its monitor tells it.
public enum ConditionState: UInt8, Hashable, Sendable, CaseIterable {
  /// The phone is inside.
  case satisfied
  /// The phone is outside.
  case unsatisfied
  /// It is not monitored.
  case unmonitored
  /// It is not monitored, and the event says that there are too many.
  case limitExceeded
}

/// The question what comes of making a `CLMonitor`.
public enum MonitorCreation: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("opening")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Whether there are such monitors.
    public var exists = false
    /// Whether the one that there is must go first.
    public var isTaken = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case hasTwin

    /// What the condition is about.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: [Row<MonitorCreation>] {
    Rule(
      "monitors.are-made-by-name",
      facts: ["LOC-18"],
      since: 17,
      "An app makes a CLMonitor by its name and awaits its events; its conditions outlive it.",
      evidence: .documented(
        "A monitor is created with a name, and its conditions are kept under it.",
        Apple.proximity
      ),
      when: [],
      then: { $0.exists = true }
    )

    Rule(
      "monitors.one-of-a-name",
      facts: ["LOC-18"],
      since: 17,
      "A process has one CLMonitor of a name at a time.",
      evidence: .assumed("It is said among developers; no page is known."),
      when: [.hasTwin],
      then: { $0.isTaken = true }
    )
  }
}

/// The question whether an app hears of an event of its monitor.
public enum MonitorEventDelivery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("iterating")

  /// Whether it does.
  public struct Answer: DefaultAnswer {
    /// Whether the event arrives.
    public var arrives = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case open

    /// What the condition is about.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: [Row<MonitorEventDelivery>] {
    Rule(
      "monitors.must-be-made-again-after-launch",
      facts: ["LOC-18"],
      since: 17,
      "A launched app that does not make the monitor of its name again hears of no event.",
      evidence: .documented(
        "After launch a monitor has to be recreated with the same name and its events awaited.",
        Apple.proximity
      ),
      when: [],
      unless: [.open]
    )

    Rule(
      "monitors.event-arrives",
      facts: ["LOC-18"],
      since: 17,
      "The events of a monitor come to the loop of the app that awaits them.",
      evidence: .documented("Events are an asynchronous sequence of the monitor.", Apple.proximity),
      when: [.open],
      then: { $0.arrives = true }
    )
  }
}
