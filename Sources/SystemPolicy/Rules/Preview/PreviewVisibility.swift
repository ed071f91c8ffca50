/// The question whether what a notification says can be read where it is shown.
public enum PreviewVisibility: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("previewing")

  /// What can be read.
  public struct Answer: DefaultAnswer {
    /// Whether a placeholder takes the place of what it says.
    public var isHidden = false
    /// Whether the title can be read where the rest is hidden.
    public var showsTitle = false
    /// Whether the subtitle can.
    public var showsSubtitle = false
    /// Whether the placeholder is the category's.
    public var isPlaceholderOwn = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case always, whenAuthenticated, never, locked
    case hidden, showsTitle, showsSubtitle, hasPlaceholder

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .locked: .lock
      case .always, .whenAuthenticated, .never, .hidden: .authorization
      case .showsTitle, .showsSubtitle, .hasPlaceholder: .category
      }
    }
  }

  /// What stands in the place of a body where no category has a placeholder.
  public static let placeholder = "Notification"

  private static let category =
    "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"

  /// The rows.
  public static var rows: [Row<PreviewVisibility>] {
    Rule(
      "preview.shown-always",
      facts: ["SET-05"],
      "With previews always shown, what a notification says can be read on a locked phone, too.",
      evidence: .documented("The setting says whether previews are always shown.", category),
      when: [.always]
    )

    Rule(
      "preview.hidden-while-locked",
      facts: ["SET-05"],
      since: 11,
      "With previews when unlocked, a locked phone shows a placeholder for what is said.",
      evidence: .documented(
        "A placeholder takes the place of the text where previews are hidden.",
        category
      ),
      when: [.whenAuthenticated, .locked],
      then: { $0.isHidden = true }
    )

    Rule(
      "preview.shown-once-unlocked",
      facts: ["SET-05"],
      since: 11,
      "With previews when unlocked, an unlocked phone shows all that is said.",
      evidence: .documented("The setting waits for the owner to be recognised.", category),
      when: [.whenAuthenticated],
      unless: [.locked]
    )

    Rule(
      "preview.never-shown",
      facts: ["SET-05"],
      since: 11,
      "With previews never shown, a placeholder stands there on an unlocked phone, too.",
      evidence: .documented(
        "A placeholder takes the place of the text where previews are hidden.",
        category
      ),
      when: [.never],
      then: { $0.isHidden = true }
    )

    Rule(
      "preview.plain-placeholder",
      facts: ["SET-05"],
      since: 11,
      "Without a placeholder of its category a hidden notification reads Notification.",
      evidence: .assumed("It is what an English phone shows; no page says it."),
      when: [.hidden],
      unless: [.hasPlaceholder]
    )

    Rule(
      "preview.placeholder-of-the-category",
      facts: ["SET-05"],
      since: 11,
      "The category's placeholder takes the place of the body, with the count for %u.",
      evidence: .documented("The placeholder is a format that gets the number.", category),
      when: [.hidden, .hasPlaceholder],
      then: { $0.isPlaceholderOwn = true }
    )

    Rule(
      "preview.category-shows-the-title",
      facts: ["SET-05"],
      since: 11,
      "With hiddenPreviewsShowTitle the title can be read where the rest is hidden.",
      evidence: .documented("The option shows the title all the same.", category),
      when: [.hidden, .showsTitle],
      then: { $0.showsTitle = true }
    )

    Rule(
      "preview.category-shows-the-subtitle",
      facts: ["SET-05"],
      since: 11,
      "With hiddenPreviewsShowSubtitle the subtitle can be read where the rest is hidden.",
      evidence: .documented("The option shows the subtitle all the same.", category),
      when: [.hidden, .showsSubtitle],
      then: { $0.showsSubtitle = true }
    )
  }
}
