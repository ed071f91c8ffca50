/// The question in which order an app is told its pending requests.
public struct Listing: Question {
  /// Creates the question.
  public init() {}

  /// The order.
  public struct Answer: Hashable, Sendable {
    /// Whether the one that was added first comes first; otherwise it comes last.
    public var isInOrderOfAdding = false

    /// Creates the answer that no rule has shaped yet.
    public init() {}
  }

  /// The words of the guards, of which there are none: the order is the same whatever holds.
  public enum Word: UInt8, Condition {
    case always

    /// What the word is about.
    public var aspect: Aspect { .request }
  }

  /// What holds.
  public var conditions: Conditions<Word> { [.always] }

  /// The rows.
  public static var rows: [Row<Listing>] {
    Rule(
      "scheduling.pending-in-the-order-of-adding",
      facts: ["REQ-11"],
      "An app is told its pending requests in the order in which it added them.",
      evidence: .assumed(
        "Apple promises no order; an app that relies on one relies on what is not said anywhere."
      ),
      when: []
    ) { _, draft in
      draft.isInOrderOfAdding = true
    }
  }
}
