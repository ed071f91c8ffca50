/// Decides whether the text of a notification is readable where the notification is shown.
public enum PreviewVisibility: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("preview-visibility")

  /// The readable parts.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether a placeholder replaces the text.
    public var isHidden = false
    /// A Boolean value that indicates whether the title is readable while the rest is hidden.
    public var showsTitle = false
    /// A Boolean value that indicates whether the subtitle is readable while the rest is hidden.
    public var showsSubtitle = false
    /// A Boolean value that indicates whether the placeholder is the category's.
    public var isPlaceholderOwn = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case always, whenAuthenticated, never, locked
    case hidden, showsTitle, showsSubtitle, hasPlaceholder

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .locked: .lock
      case .always, .whenAuthenticated, .never, .hidden: .authorization
      case .showsTitle, .showsSubtitle, .hasPlaceholder: .category
      }
    }
  }

  /// The text that replaces the body if the category has no placeholder.
  public static let placeholder = "Notification"

  private static let category =
    "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"

  /// The rows.
  public static var rows: Rows<PreviewVisibility> {
    Rule(
      "preview.shown-always",
      facts: ["SET-05"],
      "With previews set to Always, the text of a notification is readable even on a locked phone.",
      evidence: .documented("The setting says whether previews are always shown.", category),
      when: [.always]
    )

    Rule(
      "preview.hidden-while-locked",
      facts: ["SET-05"],
      since: 11,
      "With previews set to When Unlocked, a locked phone shows a placeholder instead of the text.",
      evidence: .documented(
        "A placeholder replaces the text where previews are hidden.",
        category
      ),
      when: [.whenAuthenticated, .locked],
      then: { $0.isHidden = true }
    )

    Rule(
      "preview.shown-once-unlocked",
      facts: ["SET-05"],
      since: 11,
      "With previews set to When Unlocked, an unlocked phone shows the whole text.",
      evidence: .documented(
        "The setting shows previews after the owner has unlocked the phone.",
        category
      ),
      when: [.whenAuthenticated],
      unless: [.locked]
    )

    Rule(
      "preview.never-shown",
      facts: ["SET-05"],
      since: 11,
      "With previews set to Never, even an unlocked phone shows a placeholder instead of the text.",
      evidence: .documented(
        "A placeholder replaces the text where previews are hidden.",
        category
      ),
      when: [.never],
      then: { $0.isHidden = true }
    )

    Rule(
      "preview.plain-placeholder",
      facts: ["SET-05"],
      since: 11,
      "If the category has no placeholder, a hidden notification reads Notification.",
      evidence: .assumed(
        "Widely observed on phones in English; no published source.",
        check:
          "Set previews to Never, and read a notification without a category on a phone in English."
      ),
      when: [.hidden],
      unless: [.hasPlaceholder]
    )

    Rule(
      "preview.placeholder-of-the-category",
      facts: ["SET-05"],
      since: 11,
      "The category's placeholder replaces the hidden body, with the count in place of %u.",
      evidence: .documented("The placeholder is a format string that takes the number.", category),
      when: [.hidden, .hasPlaceholder],
      then: { $0.isPlaceholderOwn = true }
    )

    Rule(
      "preview.category-shows-the-title",
      facts: ["SET-05"],
      since: 11,
      "With hiddenPreviewsShowTitle, the title is readable while the rest is hidden.",
      evidence: .documented("The option shows the title even where previews are hidden.", category),
      when: [.hidden, .showsTitle],
      then: { $0.showsTitle = true }
    )

    Rule(
      "preview.category-shows-the-subtitle",
      facts: ["SET-05"],
      since: 11,
      "With hiddenPreviewsShowSubtitle, the subtitle is readable while the rest is hidden.",
      evidence: .documented(
        "The option shows the subtitle even where previews are hidden.",
        category
      ),
      when: [.hidden, .showsSubtitle],
      then: { $0.showsSubtitle = true }
    )
  }
}
