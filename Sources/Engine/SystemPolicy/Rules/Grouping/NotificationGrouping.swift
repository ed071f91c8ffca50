/// Decides whether two notifications of an app are one group.
public enum NotificationGrouping: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("notification-grouping")

  /// A Boolean value that indicates whether they are one group.
  public struct Answer: DefaultAnswer {
    /// Indicates whether they are one group.
    public var isOneGroup = false
    /// Indicates whether the summary of a group says the word they carry for it.
    public var saysArgument = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case automatic, byApp, off, sameThread, summaryArgument

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .automatic, .byApp, .off: .authorization
      case .sameThread, .summaryArgument: .request
      }
    }
  }

  private static let thread =
    "https://developer.apple.com/documentation/usernotifications/unnotificationcontent"
    + "/threadidentifier"

  /// The rows.
  public static var rows: Rows<NotificationGrouping> {
    Rule(
      "grouping.none-before-12",
      facts: ["GRP-02"],
      until: 11,
      "Before iOS 12 the list has no groups, whatever the thread of a notification is.",
      evidence: .assumed(
        "Unsourced: before iOS 12, only content extensions and watches used threads.",
        check:
          "On iOS 11, let three notifications of one thread fire, and look at Notification Center."
      ),
      when: [],
      isFinal: true
    )

    Rule(
      "grouping.a-thread-is-a-group",
      facts: ["GRP-01"],
      since: 12,
      "An app's notifications with the same thread are one group. All its notifications without a thread are another group.",
      evidence: .documented("The thread's identifier groups related notifications.", thread),
      when: [.automatic, .sameThread],
      then: { $0.isOneGroup = true }
    )

    Rule(
      "grouping.summary-says-the-argument",
      facts: ["GRP-03"],
      since: 12,
      until: 14,
      "From iOS 12 to 14 the summary of a group shows the summaryArgument of its notifications.",
      evidence: .documented(
        "The contents have a text that the category's format inserts in the summary.",
        Apple.content
      ),
      when: [.summaryArgument],
      then: { $0.saysArgument = true }
    )

    Rule(
      "grouping.summary-argument-is-ignored",
      facts: ["GRP-03"],
      since: 15,
      "Since iOS 15 the system ignores the summaryArgument of a notification.",
      evidence: .documented("The property is deprecated, and ignored.", Apple.content),
      when: [.summaryArgument]
    )

    Rule(
      "grouping.by-app-ignores-threads",
      facts: ["GRP-01"],
      since: 12,
      "Grouped by app, all notifications of an app are one group.",
      evidence: .assumed(
        "The name of the choice in Settings says so.",
        check: "Group an app By App, let notifications of two threads fire, and count the groups."
      ),
      when: [.byApp],
      then: { $0.isOneGroup = true }
    )

    Rule(
      "grouping.off-groups-nothing",
      facts: ["GRP-01"],
      since: 12,
      "With grouping off the system shows every notification on its own.",
      evidence: .assumed(
        "The name of the choice in Settings says so.",
        check:
          "Turn grouping off for an app, let three notifications of one thread fire, and count the entries."
      ),
      when: [.off]
    )
  }
}
