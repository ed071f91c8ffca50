/// Decides whether an app can make a `CLMonitor`.
public enum MonitorCreation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("monitor-creation")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether this version of iOS has such monitors.
    public var exists = false
    /// A Boolean value that indicates whether the process already has a monitor of that name, which
    /// must go first.
    public var isTaken = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case hasTwin

    /// The subject of the condition.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: Rows<MonitorCreation> {
    Rule(
      "monitors.are-made-by-name",
      facts: ["LOC-18"],
      since: 17,
      "An app creates a CLMonitor by name and awaits its events. The conditions remain when the monitor is released.",
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
      "A process can have only one CLMonitor of a given name at a time.",
      evidence: .assumed(
        "Unsourced; developers report this.",
        check: "Create two CLMonitors of one name in a process, and log what happens."
      ),
      when: [.hasTwin],
      then: { $0.isTaken = true }
    )
  }
}
