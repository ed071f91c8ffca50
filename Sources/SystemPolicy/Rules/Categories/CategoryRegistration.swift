/// The question what becomes of an app's categories when it sets others.
public enum CategoryRegistration: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("declaring")

  /// What becomes of them.
  public struct Answer: DefaultAnswer {
    /// Whether those go that are not among the new ones.
    public var replacesAll = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case others

    /// What the condition is about.
    public var aspect: Aspect { .category }
  }

  /// The rows.
  public static var rows: [Row<CategoryRegistration>] {
    Rule(
      "categories.setting-replaces-all",
      facts: ["CAT-01"],
      since: 8,
      "Setting categories replaces the whole set: those that are not named again are gone.",
      evidence: .documented(
        "The method registers all the categories of an app at once, at each launch.",
        Apple.categories
      ),
      .reported(
        "The actions of one plugin went when another one set its categories.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1612",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1481"
      ),
      .assumed("Before iOS 10 they come with the settings that an app registers, all at once too."),
      when: [.others],
      then: { $0.replacesAll = true }
    )
  }
}
