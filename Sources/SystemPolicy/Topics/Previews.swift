/// Where previews are shown, with Apple's numbers.
public enum ShowPreviews: UInt8, Hashable, Sendable, CaseIterable {
  /// Wherever a notification is shown.
  case always
  /// On an unlocked phone.
  case whenAuthenticated
  /// Nowhere.
  case never
}

/// The question whether what a notification says can be read where it is shown.
public struct Previewing: Question {
  /// What the user chose.
  public var previews: ShowPreviews
  /// Whether the phone is locked.
  public var isLocked: Bool
  /// What the notification's category wants of hidden previews.
  public var options: CategoryOptions
  /// Whether its category has a placeholder.
  public var hasPlaceholder: Bool

  /// Creates the question.
  public init(
    previews: ShowPreviews,
    isLocked: Bool,
    options: CategoryOptions = [],
    hasPlaceholder: Bool = false
  ) {
    self.previews = previews
    self.isLocked = isLocked
    self.options = options
    self.hasPlaceholder = hasPlaceholder
  }

  /// What can be read.
  public struct Answer: Hashable, Sendable {
    /// Whether a placeholder takes the place of what it says.
    public var isHidden = false
    /// Whether the title can be read where the rest is hidden.
    public var showsTitle = false
    /// Whether the subtitle can.
    public var showsSubtitle = false
    /// Whether the placeholder is the category's.
    public var isPlaceholderOwn = false

    /// Creates the answer in which all can be read.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case always, whenAuthenticated, never, locked
    case hidden, showsTitle, showsSubtitle, hasPlaceholder

    /// What the word is about.
    public var aspect: Aspect {
      switch self {
      case .locked: .lock
      case .always, .whenAuthenticated, .never, .hidden: .authorization
      case .showsTitle, .showsSubtitle, .hasPlaceholder: .category
      }
    }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> =
      switch previews {
      case .always: [.always]
      case .whenAuthenticated: [.whenAuthenticated]
      case .never: [.never]
      }
    conditions.insert(.locked, if: isLocked)
    let waits = previews == .whenAuthenticated && isLocked
    conditions.insert(.hidden, if: previews == .never || waits)
    conditions.insert(.showsTitle, if: options.contains(.hiddenPreviewsShowTitle))
    conditions.insert(.showsSubtitle, if: options.contains(.hiddenPreviewsShowSubtitle))
    conditions.insert(.hasPlaceholder, if: hasPlaceholder)
    return conditions
  }

  /// What stands in the place of a body where no category has a placeholder.
  public static let placeholder = "Notification"

  private static let category =
    "https://developer.apple.com/documentation/usernotifications/unnotificationcategory"

  /// The rows.
  public static var rows: [Row<Previewing>] {
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
      when: [.whenAuthenticated, .locked]
    ) { _, draft in
      draft.isHidden = true
    }

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
      when: [.never]
    ) { _, draft in
      draft.isHidden = true
    }

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
      when: [.hidden, .hasPlaceholder]
    ) { _, draft in
      draft.isPlaceholderOwn = true
    }

    Rule(
      "preview.category-shows-the-title",
      facts: ["SET-05"],
      since: 11,
      "With hiddenPreviewsShowTitle the title can be read where the rest is hidden.",
      evidence: .documented("The option shows the title all the same.", category),
      when: [.hidden, .showsTitle]
    ) { _, draft in
      draft.showsTitle = true
    }

    Rule(
      "preview.category-shows-the-subtitle",
      facts: ["SET-05"],
      since: 11,
      "With hiddenPreviewsShowSubtitle the subtitle can be read where the rest is hidden.",
      evidence: .documented("The option shows the subtitle all the same.", category),
      when: [.hidden, .showsSubtitle]
    ) { _, draft in
      draft.showsSubtitle = true
    }
  }
}
