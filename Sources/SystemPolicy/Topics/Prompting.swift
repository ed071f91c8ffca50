/// The question where a prompt stands: on the screen, behind another one, or nowhere any more.
public struct Prompting: Question {
  /// Whether another prompt is on the screen.
  public var isPromptUp: Bool
  /// Whether the process that asked has ended.
  public var hasEnded: Bool

  /// Creates the question.
  public init(isPromptUp: Bool = false, hasEnded: Bool = false) {
    self.isPromptUp = isPromptUp
    self.hasEnded = hasEnded
  }

  /// What becomes of the prompt.
  public struct Answer: Hashable, Sendable {
    /// Whether it waits for those that came before to be answered.
    public var waits = false
    /// Whether it goes without an answer.
    public var closes = false

    /// Creates the answer in which it is on the screen.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case promptUp, ended

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .promptUp: .act
      case .ended: .state
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.promptUp, if: isPromptUp)
    conditions.insert(.ended, if: hasEnded)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Prompting>] {
    Rule(
      "authorization.prompts-take-turns",
      facts: ["AUTH-21"],
      since: 8,
      "Prompts are shown one at a time, in the order of asking; the next waits for an answer.",
      evidence: .seed(.geofencing, "dialogs asked for together come one after the other."),
      when: [.promptUp]
    ) { _, draft in
      draft.waits = true
    }

    Rule(
      "authorization.prompt-goes-with-its-process",
      facts: ["AUTH-04"],
      since: 8,
      "A process that ends takes its prompts along; nothing is decided, and it may ask again.",
      evidence: .assumed("Nobody is left to be told the answer; no source describes it."),
      when: [.ended]
    ) { _, draft in
      draft.closes = true
    }
  }
}
