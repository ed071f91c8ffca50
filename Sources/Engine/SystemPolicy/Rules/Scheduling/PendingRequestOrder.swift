/// Decides the order in which the system returns an app's pending requests.
public enum PendingRequestOrder: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("pending-request-order")

  /// The order.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the request that was added first comes first.
    ///
    /// Otherwise, that request comes last.
    public var isInOrderOfAdding = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case always

    /// The subject of the condition.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: Rows<PendingRequestOrder> {
    Rule(
      "scheduling.pending-in-the-order-of-adding",
      facts: ["REQ-11"],
      "The system returns pending requests in the order in which the app added them.",
      evidence: .assumed(
        "Unsourced; Apple promises no order, so an app cannot rely on one.",
        check: "Add five requests with due dates in reverse order, and print the pending requests."
      ),
      when: [],
      then: { $0.isInOrderOfAdding = true }
    )
  }
}
