/// The question whether the user can do something now, whatever it would do.
public struct Touching: Question {
  /// Whether a prompt is on the screen.
  public var isPromptUp: Bool
  /// Whether it is the prompt that the user answers.
  public var answers: Bool
  /// Whether the user locks or unlocks the phone, which a button does.
  public var usesTheButton: Bool

  /// Creates the question.
  public init(isPromptUp: Bool, answers: Bool, usesTheButton: Bool) {
    self.isPromptUp = isPromptUp
    self.answers = answers
    self.usesTheButton = usesTheButton
  }

  /// Whether it can be done.
  public struct Answer: Hashable, Sendable {
    /// Whether the prompt is in the way.
    public var waitsForThePrompt = false

    /// Creates the answer in which nothing is in the way.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case promptUp, answers, usesTheButton

    /// What the word is about.
    public var aspect: Aspect { .act }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.promptUp, if: isPromptUp)
    conditions.insert(.answers, if: answers)
    conditions.insert(.usesTheButton, if: usesTheButton)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Touching>] {
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
      unless: [.answers, .usesTheButton]
    ) { _, draft in
      draft.waitsForThePrompt = true
    }
  }
}
