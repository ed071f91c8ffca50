/// Decides whether an app receives an event of its monitor.
public enum MonitorEventDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("iterating")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the event arrives.
    public var arrives = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case open

    /// The subject of the condition.
    public var aspect: Aspect { .region }
  }

  /// The rows.
  public static var rows: Rows<MonitorEventDelivery> {
    Rule(
      "monitors.must-be-made-again-after-launch",
      facts: ["LOC-18"],
      since: 17,
      "After a launch, an app gets no events of a monitor until it creates the monitor again with the same name.",
      evidence: .documented(
        "After launch, an app must recreate a monitor with the same name and iterate over its events.",
        Apple.proximity
      ),
      when: [],
      unless: [.open]
    )

    Rule(
      "monitors.event-arrives",
      facts: ["LOC-18"],
      since: 17,
      "The system delivers a monitor's events to the loop in which the app awaits them.",
      evidence: .documented("Events are an asynchronous sequence of the monitor.", Apple.proximity),
      when: [.open],
      then: { $0.arrives = true }
    )
  }
}
