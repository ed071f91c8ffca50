public import VirtualTime

/// The question how a notification that waited for the Scheduled Summary shows itself in it.
public enum SummaryDelivery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("summarizing")

  /// How it shows itself.
  public struct Answer: DefaultAnswer {
    /// The ways; none if it is not shown.
    public var ways: Presentation = []
    /// Whether the most relevant one comes first.
    public var isByRelevance = false
  }

  /// The times of day at which the summary comes unless the user chose others.
  public static let usual = [
    CivilTime(hour: 8, minute: 0)!, CivilTime(hour: 18, minute: 0)!,
  ]

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case locked, lockScreenOn, notificationCenterOn, badgeOn, hasBadge

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .locked: .lock
      case .lockScreenOn, .notificationCenterOn, .badgeOn: .authorization
      case .hasBadge: .request
      }
    }
  }

  /// The rows.
  public static var rows: [Row<SummaryDelivery>] {
    Rule(
      "summary.comes-silently",
      facts: ["SET-09"],
      since: 15,
      "What waited for the summary appears in the list at its time, without banner or sound.",
      evidence: .documented(
        "The summary gathers notifications and delivers them at scheduled times.",
        Apple.content + "/relevancescore"
      ),
      .assumed("That nothing is heard of them then is seen on a phone; no page says it."),
      when: [.notificationCenterOn],
      then: { $0.ways.insert(.list) }
    )

    Rule(
      "summary.shows-on-the-lock-screen",
      facts: ["SET-09"],
      since: 15,
      "On a locked phone the summary stands on the lock screen.",
      evidence: .assumed("It is where a person reads it in the morning; no page says it."),
      when: [.locked, .lockScreenOn],
      then: { $0.ways.insert(.lockscreen) }
    )

    Rule(
      "summary.badge-waits-with-it",
      facts: ["SET-09"],
      since: 15,
      "The badge changes when the summary comes, and not before.",
      evidence: .assumed("Nothing says that a part of a notification comes before the rest."),
      when: [.badgeOn, .hasBadge],
      then: { $0.ways.insert(.badge) }
    )

    Rule(
      "summary.most-relevant-comes-first",
      facts: ["SET-09"],
      since: 15,
      "In the summary the most relevant notification comes first; of equals, the older one.",
      evidence: .documented(
        "The score sorts an app's notifications in the summary, the highest being featured.",
        Apple.content + "/relevancescore"
      ),
      .assumed("That it sorts those of several apps, too, and equals by time, is not said."),
      when: [],
      then: { $0.isByRelevance = true }
    )
  }
}
