/// Decides whether the user has a choice on this version of iOS.
public enum ChoiceAvailability: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("choice-availability")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the user has the choice.
    public var isOffered = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case focus, summary, timeSensitive, previews, grouping

    /// The subject of the condition.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: Rows<ChoiceAvailability> {
    focusRows
    summaryRows
    settingsRows
    previewRows
    groupingRows
  }
}

extension UserChoice {
  /// The condition of ``ChoiceAvailability`` for the choice.
  public var condition: ChoiceAvailability.Condition {
    switch self {
    case .focus: .focus
    case .summary: .summary
    case .timeSensitive: .timeSensitive
    case .previews: .previews
    case .grouping: .grouping
    }
  }
}
