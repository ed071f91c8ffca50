/// The question in which order an app is told its pending requests.
public enum PendingRequestOrder: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("listing")

  /// The order.
  public struct Answer: DefaultAnswer {
    /// Whether the one that was added first comes first; otherwise it comes last.
    public var isInOrderOfAdding = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case always

    /// What the condition is about.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: [Row<PendingRequestOrder>] {
    Rule(
      "scheduling.pending-in-the-order-of-adding",
      facts: ["REQ-11"],
      "An app is told its pending requests in the order in which it added them.",
      evidence: .assumed(
        "Apple promises no order; an app that relies on one relies on what is not said anywhere."
      ),
      when: [],
      then: { $0.isInOrderOfAdding = true }
    )
  }
}
