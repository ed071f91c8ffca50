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
  public enum Condition: String, GuardCondition {
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
