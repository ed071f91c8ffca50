/// The question what comes of a completion handler of `didReceive` that nobody calls.
public enum ResponseCompletion: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("completing")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// What is written to the console.
    public var warning: Warning?
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case neverCalled

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<ResponseCompletion>] {
    Rule(
      "response.completion-must-be-called",
      facts: ["RSP-08"],
      "A didReceive that never calls its completion handler is told so on the console.",
      evidence: .documented(
        "The handler has to be called when the app is done with the response.",
        Apple.handling
      ),
      .reportedOnce(
        "The console of such an app has the warning, word by word.",
        "https://github.com/codenameone/CodenameOne/issues/3734"
      ),
      when: [.neverCalled],
      then: { $0.warning = .responseNotCompleted }
    )
  }
}
