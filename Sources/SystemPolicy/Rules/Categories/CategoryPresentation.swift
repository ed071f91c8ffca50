/// What the developer wants of an action, with Apple's bits.
@frozen
public struct ActionOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: UInt8

  /// Creates a set of options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The phone has to be unlocked for it.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It looks dangerous.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It brings the app to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)

  /// The options under Apple's names.
  public static let named: [(name: String, value: Self)] = [
    ("authenticationRequired", .authenticationRequired), ("destructive", .destructive),
    ("foreground", .foreground),
  ]
}

/// What the developer wants of a category, with Apple's bits.
@frozen
public struct CategoryOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: UInt8

  /// Creates a set of options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Dismissals are told to the delegate.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)

  /// The options that mean something here, under Apple's names.
  public static let named: [(name: String, value: Self)] = [
    ("customDismissAction", .customDismissAction),
    ("hiddenPreviewsShowTitle", .hiddenPreviewsShowTitle),
    ("hiddenPreviewsShowSubtitle", .hiddenPreviewsShowSubtitle),
  ]
}

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
  public enum Condition: UInt8, GuardCondition {
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

/// The question what a notification shows of its category.
public enum CategoryPresentation: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("labelling")

  /// What it shows.
  public struct Answer: DefaultAnswer {
    /// Whether it has the category's actions as buttons.
    public var showsActions = false
    /// How many of them, the first ones.
    public var mostActions = 0
    /// Whether the category's format makes the summary of a group.
    public var usesSummaryFormat = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case named, isSet, limited, hasAttachment, summaryFormat

    /// What the condition is about.
    public var aspect: Aspect {
      self == .named || self == .hasAttachment ? .request : .category
    }
  }

  /// The rows.
  public static var rows: [Row<CategoryPresentation>] {
    legacyRows

    Rule(
      "categories.unknown-shows-no-buttons",
      facts: ["CAT-01"],
      "A notification whose category is not set has no buttons, and is delivered like any other.",
      evidence: .reported(
        "After the categories had been replaced, notifications came without their buttons.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1612",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1481"
      ),
      when: [.named],
      unless: [.isSet]
    )

    Rule(
      "categories.looked-up-when-displayed",
      facts: ["CAT-02"],
      "The buttons are those that the category has when they are displayed, not when it was added.",
      evidence: .reported(
        "Setting a category anew changed the buttons of what was in Notification Center already.",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/481",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/202"
      ),
      when: [.isSet],
      then: {
        $0.showsActions = true
        $0.mostActions = .max
      }
    )

    Rule(
      "categories.ten-actions-at-most",
      facts: ["RSP-09"],
      "A notification shows the first ten actions of its category, in their order.",
      evidence: .documented(
        "A category may have any number of actions; ten are displayed at most.",
        Apple.category
      ),
      when: [.isSet],
      then: { $0.mostActions = 10 }
    )

    Rule(
      "categories.two-actions-in-limited-space",
      facts: ["RSP-09"],
      "Where space is limited, as on a banner, the first two actions are shown.",
      evidence: .documented("Two are displayed where space is limited.", Apple.category),
      .assumed("That a banner is such a place is not said."),
      when: [.isSet, .limited],
      then: { $0.mostActions = 2 }
    )

    Dispute(
      "buttons-of-plain-content",
      facts: ["CAT-03"],
      since: 12,
      until: 12,
      "Does a notification without an attachment have the buttons of its category?",
      when: [.isSet],
      unless: [.hasAttachment],
      seeds: "buttons",
      apple: "buttons",
      field: "buttons",
      check: "On iOS 12, deliver the same content with an attachment and without, and press both."
    )
    Rule(
      "categories.plain-content-has-buttons",
      facts: ["CAT-03"],
      dispute: "buttons-of-plain-content",
      side: "buttons",
      since: 12,
      until: 12,
      "A notification without an attachment has buttons like any other.",
      evidence: .documented("Nothing but the category is asked for.", Apple.category),
      when: [.isSet],
      unless: [.hasAttachment]
    )
    Rule(
      "categories.plain-content-lacks-buttons",
      facts: ["CAT-03"],
      dispute: "buttons-of-plain-content",
      side: "no-buttons",
      since: 12,
      until: 12,
      "On iOS 12 a notification without an attachment shows no buttons.",
      evidence: .reportedOnce(
        "Buttons were missing until an attachment was added, also without the reporter's library.",
        "https://github.com/OneSignal/OneSignal-iOS-SDK/issues/430"
      ),
      when: [.isSet],
      unless: [.hasAttachment],
      then: { $0.showsActions = false }
    )

    Rule(
      "categories.summary-format-counts",
      facts: ["CAT-04"],
      since: 12,
      until: 14,
      "From iOS 12 to 14 the category's format makes the summary of a group.",
      evidence: .documented(
        "The format is given the number of notifications and the list of their arguments.",
        Apple.summaryFormat
      ),
      when: [.isSet, .summaryFormat],
      then: { $0.usesSummaryFormat = true }
    )

    Rule(
      "categories.summary-format-is-ignored",
      facts: ["CAT-04"],
      since: 15,
      "Since iOS 15 the category's format for summaries is ignored.",
      evidence: .documented("The property is deprecated, and ignored.", Apple.summaryFormat),
      when: [.isSet, .summaryFormat]
    )
  }
}
