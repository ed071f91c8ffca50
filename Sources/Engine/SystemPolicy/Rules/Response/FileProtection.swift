/// Decides whether apps can read files with complete protection.
public enum FileProtection: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("file-protection")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the files cannot be read.
    public var areWithheld = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case locked

    /// The subject of the condition.
    public var aspect: Aspect { .lock }
  }

  /// The rows.
  public static var rows: Rows<FileProtection> {
    Rule(
      "response.locked-phone-withholds-files",
      facts: ["RSP-10"],
      "While the phone is locked, no app can read its files with complete protection.",
      evidence: .documented(
        "An action performed on a locked device cannot access protected files.",
        Apple.handling
      ),
      when: [.locked],
      then: { $0.areWithheld = true }
    )
  }
}
