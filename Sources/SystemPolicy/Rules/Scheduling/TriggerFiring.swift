/// The question whether a request stays when its trigger fires.
public enum TriggerFiring: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("firing")

  /// What becomes of the request.
  public struct Answer: DefaultAnswer {
    /// Whether it stays among the pending.
    public var stays = false
    /// Whether it leaves them.
    public var leaves = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case repeats, hasNextDate

    /// What the condition is about.
    public var aspect: Aspect { .request }
  }

  /// The rows.
  public static var rows: [Row<TriggerFiring>] {
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
      unless: [.repeats],
      then: { $0.leaves = true }
    )

    Rule(
      "scheduling.repeating-stays-pending",
      facts: ["REQ-03", "TI-04"],
      since: .oldest,
      "A repeating request stays pending after each delivery, under its identifier.",
      evidence: .documented(
        "With repeats set the system reschedules the notification after it was delivered.",
        Apple.scheduling
      ),
      when: [.repeats],
      then: { $0.stays = true }
    )

    datesRows
  }
}
