/// Decides whether a prompt blocks an action of the user.
public enum PromptModality: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("prompt-modality")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the prompt blocks the action.
    public var waitsForThePrompt = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case promptUp, answers, usesTheButton

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<PromptModality> {
    Rule(
      "authorization.prompt-comes-first",
      facts: ["AUTH-04"],
      since: 8,
      "While a prompt is on the screen, the user can only answer the prompt or lock the phone.",
      evidence: .reportedOnce(
        "A push provider's post: the user cannot leave the dialog without an answer.",
        "https://notificare.com/blog/2023/05/12/basics-of-ios-notifications-permission/"
      ),
      .assumed("Unsourced: the user cannot reach the home screen either."),
      when: [.promptUp],
      unless: [.answers, .usesTheButton],
      then: { $0.waitsForThePrompt = true }
    )
  }
}
