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
  public enum Condition: String, GuardCondition {
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
