/// The question whether apps can read files with complete protection.
public enum FileProtection: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("protecting")

  /// Whether they can.
  public struct Answer: DefaultAnswer {
    /// Whether the files cannot be read.
    public var areWithheld = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case locked

    /// What the condition is about.
    public var aspect: Aspect { .lock }
  }

  /// The rows.
  public static var rows: [Row<FileProtection>] {
    Rule(
      "response.locked-phone-withholds-files",
      facts: ["RSP-10"],
      "While the phone is locked, no app can read its files with complete protection.",
      evidence: .documented(
        "An action that is performed on a locked device finds protected files out of reach.",
        Apple.handling
      ),
      when: [.locked],
      then: { $0.areWithheld = true }
    )
  }
}
