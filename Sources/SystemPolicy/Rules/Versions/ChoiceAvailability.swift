/// The question whether the user can choose something on this version of iOS.
public enum ChoiceAvailability: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("choosing")

  /// Whether it is there.
  public struct Answer: DefaultAnswer {
    /// Whether the user can choose it.
    public var isOffered = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case focus, summary, timeSensitive, previews, grouping

    /// What the condition is about.
    public var aspect: Aspect { .act }
  }

  /// The rows.
  public static var rows: [Row<ChoiceAvailability>] {
    focusRows
    summaryRows
    settingsRows
    previewRows
    groupingRows
  }
}

extension Feature {
  /// What it is in the words of ``ChoiceAvailability``.
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
