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
  public enum Condition: String, GuardCondition {
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
