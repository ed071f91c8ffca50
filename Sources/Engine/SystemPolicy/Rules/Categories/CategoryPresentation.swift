/// Decides which parts of its category a notification shows.
public enum CategoryPresentation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("category-presentation")

  /// The parts that the notification shows.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the notification has the category's actions as
    /// buttons.
    public var showsActions = false
    /// The maximum number of buttons, counted from the first action.
    public var mostActions = 0
    /// A Boolean value that indicates whether the category's format makes the summary of a group.
    public var usesSummaryFormat = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case named, isSet, limited, hasAttachment, summaryFormat

    /// The subject of the condition.
    public var aspect: Aspect {
      self == .named || self == .hasAttachment ? .request : .category
    }
  }

  /// The rows.
  public static var rows: Rows<CategoryPresentation> {
    legacyRows

    Rule(
      "categories.unknown-shows-no-buttons",
      facts: ["CAT-01"],
      "The system delivers a notification of an unknown category like any other, without buttons.",
      evidence: .reported(
        "After the categories were replaced, notifications arrived without their buttons.",
        "https://github.com/katzer/cordova-plugin-local-notifications/issues/1612",
        "https://github.com/MaikuB/flutter_local_notifications/issues/1481"
      ),
      when: [.named],
      unless: [.isSet]
    )

    Rule(
      "categories.looked-up-when-displayed",
      facts: ["CAT-02"],
      "The system looks up the buttons of a notification when it displays the notification, not when the app adds the request.",
      evidence: .reported(
        "Setting a category again changed the buttons of notifications that were already delivered.",
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
      "A notification shows at most the first ten actions of its category, in order.",
      evidence: .documented(
        "A category may have any number of actions; at most ten are displayed.",
        Apple.category
      ),
      when: [.isSet],
      then: { $0.mostActions = 10 }
    )

    Rule(
      "categories.two-actions-in-limited-space",
      facts: ["RSP-09", "CAT-07"],
      "Where space is limited, as on a banner, a notification shows the first two actions.",
      evidence: .documented("Two actions are displayed where space is limited.", Apple.category),
      .documented("A banner displays the first two actions.", Apple.category + "/actions"),
      when: [.isSet, .limited],
      then: { $0.mostActions = 2 }
    )

    Dispute(
      "buttons-of-plain-content",
      facts: ["CAT-03"],
      since: 12,
      until: 12,
      "If a notification has no attachment, does it show the buttons of its category?",
      when: [.isSet],
      unless: [.hasAttachment],
      seeds: "buttons",
      apple: "buttons",
      field: "buttons",
      check: "On iOS 12, deliver the same content with and without an attachment, and press both."
    )
    Rule(
      "categories.plain-content-has-buttons",
      facts: ["CAT-03"],
      dispute: "buttons-of-plain-content",
      side: "buttons",
      since: 12,
      until: 12,
      "A notification without an attachment shows buttons like any other.",
      evidence: .documented("The only requirement is the category.", Apple.category),
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
        "In an app without the library, too, buttons were missing until an attachment was added.",
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
      "On iOS 12 to 14 the system makes the summary of a group with the category's format.",
      evidence: .documented(
        "The format receives the number of notifications and the list of their arguments.",
        Apple.summaryFormat
      ),
      when: [.isSet, .summaryFormat],
      then: { $0.usesSummaryFormat = true }
    )

    Rule(
      "categories.summary-format-is-ignored",
      facts: ["CAT-04"],
      since: 15,
      "Since iOS 15 the system ignores the category's format for summaries.",
      evidence: .documented("The property is deprecated and ignored.", Apple.summaryFormat),
      when: [.isSet, .summaryFormat]
    )
  }
}
