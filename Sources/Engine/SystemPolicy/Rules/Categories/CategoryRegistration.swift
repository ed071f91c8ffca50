/// Decides whether new categories replace the ones that the app set before.
public enum CategoryRegistration: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("category-registration")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether categories not in the new set are removed.
    public var replacesAll = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case others

    /// The subject of the condition.
    public var aspect: Aspect { .category }
  }

  /// The rows.
  public static var rows: Rows<CategoryRegistration> {
    Rule(
      "categories.setting-replaces-all",
      facts: ["CAT-01"],
      since: 8,
      "When an app sets categories, the system removes all categories that are not in the new set.",
      evidence: .documented(
        "The method registers all categories of an app at once, at each launch.",
        Apple.categories
      ),
      .reported(
        "The actions of one plugin disappeared when another plugin set its categories.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1612",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1481"
      ),
      .assumed("Before iOS 10 an app registers its categories all at once, with its settings."),
      when: [.others],
      then: { $0.replacesAll = true }
    )
  }
}
