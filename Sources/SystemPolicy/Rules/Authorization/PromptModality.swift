/// The question whether the user can do something now, whatever it would do.
public enum PromptModality: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("touching")

  /// Whether it can be done.
  public struct Answer: DefaultAnswer {
    /// Whether the prompt is in the way.
    public var waitsForThePrompt = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case promptUp, answers, usesTheButton

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<PromptModality>] {
    Rule(
      "authorization.prompt-comes-first",
      facts: ["AUTH-04"],
      since: 8,
      "While a prompt is on the screen the user can answer it or lock the phone, and nothing else.",
      evidence: .reportedOnce(
        "A push provider's post: the dialog cannot be left without an answer.",
        "https://notificare.com/blog/2023/05/12/basics-of-ios-notifications-permission/"
      ),
      .assumed("That the home screen cannot be reached either is not said."),
      when: [.promptUp],
      unless: [.answers, .usesTheButton],
      then: { $0.waitsForThePrompt = true }
    )
  }
}
