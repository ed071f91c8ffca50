/// Decides what the system does if the completion handler of `didReceive` is never called.
public enum ResponseCompletion: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("response-completion")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The warning that the system writes to the console, or `nil`.
    public var warning: Warning?
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case neverCalled

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<ResponseCompletion> {
    Rule(
      "response.completion-must-be-called",
      facts: ["RSP-08"],
      "If didReceive never calls its completion handler, the system writes a warning to the console.",
      evidence: .documented(
        "The app must call the handler when it has handled the response.",
        Apple.handling
      ),
      .reportedOnce(
        "The report quotes the warning from the console of such an app.",
        "https://github.com/codenameone/CodenameOne/issues/3734"
      ),
      when: [.neverCalled],
      then: { $0.warning = .responseNotCompleted }
    )
  }
}
