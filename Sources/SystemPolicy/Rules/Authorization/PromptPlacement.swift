/// The question where a prompt stands: on the screen, behind another one, or nowhere any more.
public enum PromptPlacement: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("prompting")

  /// What becomes of the prompt.
  public struct Answer: DefaultAnswer {
    /// Whether it waits for those that came before to be answered.
    public var waits = false
    /// Whether it goes without an answer.
    public var closes = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case promptUp, ended

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .promptUp: .act
      case .ended: .state
      }
    }
  }

  /// The rows.
  public static var rows: [Row<PromptPlacement>] {
    Rule(
      "authorization.prompts-take-turns",
      facts: ["AUTH-21"],
      since: 8,
      "Prompts are shown one at a time, in the order of asking; the next waits for an answer.",
      evidence: .seed(.geofencing, "dialogs asked for together come one after the other."),
      when: [.promptUp],
      then: { $0.waits = true }
    )

    Rule(
      "authorization.prompt-goes-with-its-process",
      facts: ["AUTH-04"],
      since: 8,
      "A process that ends takes its prompts along; nothing is decided, and it may ask again.",
      evidence: .assumed("Nobody is left to be told the answer; no source describes it."),
      when: [.ended],
      then: { $0.closes = true }
    )
  }
}
