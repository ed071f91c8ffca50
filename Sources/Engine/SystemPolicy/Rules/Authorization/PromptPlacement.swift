/// Decides whether a prompt is shown, waits for another prompt, or closes.
public enum PromptPlacement: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("prompt-placement")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the prompt waits for the answers to earlier prompts.
    public var waits = false
    /// A Boolean value that indicates whether the prompt closes without an answer.
    public var closes = false
    /// A Boolean value that indicates whether the prompt is not shown now.
    public var isWithheld = false
    /// A Boolean value that indicates whether the system asks again once the app is in the
    /// foreground.
    public var waitsForTheForeground = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case promptUp, ended, unseen

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .promptUp: .act
      case .ended, .unseen: .state
      }
    }
  }

  /// The rows.
  public static var rows: Rows<PromptPlacement> {
    Rule(
      "authorization.prompts-take-turns",
      facts: ["AUTH-21"],
      since: 8,
      "The system shows prompts one at a time, in the order of the requests.",
      evidence: .seed(.geofencing, "dialogs requested together appear one after the other."),
      when: [.promptUp],
      then: { $0.waits = true }
    )

    Rule(
      "authorization.prompt-goes-with-its-process",
      facts: ["AUTH-04"],
      since: 8,
      "When a process ends, the system closes its prompts, and the permission stays undecided.",
      evidence: .assumed(
        "Unsourced; the process that waits for the answer no longer exists.",
        check:
          "Let the app call exit while its prompt is on the screen, open it again, and read the status."
      ),
      when: [.ended],
      then: { $0.closes = true }
    )

    locationRows
  }
}
