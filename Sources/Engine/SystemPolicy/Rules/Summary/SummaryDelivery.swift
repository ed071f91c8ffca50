/// Decides how a notification held for the Scheduled Summary appears in the summary.
public enum SummaryDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("summary-delivery")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The ways in which the notification appears; empty if it is not shown.
    public var ways: Presentation = []
    /// A Boolean value that indicates whether the most relevant notification comes first.
    public var isByRelevance = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case locked, lockScreenOn, notificationCenterOn, badgeOn, hasBadge

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .locked: .lock
      case .lockScreenOn, .notificationCenterOn, .badgeOn: .authorization
      case .hasBadge: .request
      }
    }
  }

  /// The rows.
  public static var rows: Rows<SummaryDelivery> {
    Rule(
      "summary.comes-silently",
      facts: ["SET-09"],
      since: 15,
      "At the summary's time, held notifications appear in the list without banner or sound.",
      evidence: .documented(
        "The summary gathers notifications and delivers them at scheduled times.",
        Apple.content + "/relevancescore"
      ),
      .assumed("The missing sound is widely observed; no published source."),
      when: [.notificationCenterOn],
      then: { $0.ways.insert(.list) }
    )

    Rule(
      "summary.shows-on-the-lock-screen",
      facts: ["SET-09"],
      since: 15,
      "On a locked phone, the summary appears on the lock screen.",
      evidence: .assumed(
        "Unsourced; users read the summary there in the morning.",
        check:
          "Lock the phone before the time of the summary, and look at the lock screen afterwards."
      ),
      when: [.locked, .lockScreenOn],
      then: { $0.ways.insert(.lockScreen) }
    )

    Rule(
      "summary.badge-waits-with-it",
      facts: ["SET-09"],
      since: 15,
      "The badge of a held notification changes only when the summary is delivered.",
      evidence: .assumed(
        "No source says that the system delivers a part of a notification before the rest.",
        check:
          "Let a notification with a badge wait for the summary, and watch the icon before and after it."
      ),
      when: [.badgeOn, .hasBadge],
      then: { $0.ways.insert(.badge) }
    )

    Rule(
      "summary.most-relevant-comes-first",
      facts: ["SET-09"],
      since: 15,
      "In the summary, the most relevant notification comes first; of equals, the older one.",
      evidence: .documented(
        "The score sorts an app's notifications in the summary; the highest is featured.",
        Apple.content + "/relevancescore"
      ),
      .assumed("No source covers the order across several apps, or the order of equals."),
      when: [],
      then: { $0.isByRelevance = true }
    )
  }
}
