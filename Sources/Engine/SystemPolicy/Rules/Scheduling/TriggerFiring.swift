/// Decides whether a request stays pending when its trigger fires.
public enum TriggerFiring: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("trigger-firing")

  /// The outcome for the request.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the request stays pending.
    public var stays = false
    /// A Boolean value that indicates whether the request is no longer pending.
    public var leaves = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case repeats, hasNextDate

    /// The subject of the condition.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: Rows<TriggerFiring> {
    Rule(
      "scheduling.one-shot-is-spent",
      facts: ["REQ-03"],
      since: .oldest,
      "A request that does not repeat is no longer pending once it has fired.",
      evidence: .documented(
        "The system keeps a request until its trigger's condition is met.",
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
      "A repeating request stays pending under its identifier after each delivery.",
      evidence: .documented(
        "With repeats set, the system reschedules the notification after its delivery.",
        Apple.scheduling
      ),
      when: [.repeats],
      then: { $0.stays = true }
    )

    datesRows
  }
}
