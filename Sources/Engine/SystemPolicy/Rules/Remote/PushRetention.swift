public import VirtualTime

/// Decides whether APNs keeps a remote notification for a phone that it cannot reach, and whether
/// the phone receives the notification later.
public enum PushRetention: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("push-retention")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether APNs keeps the notification.
    public var isKept = false
    /// A Boolean value that indicates whether APNs discards the notification that it has kept for
    /// the app so far.
    public var replacesEarlier = false
    /// A Boolean value that indicates whether the phone receives the notification.
    public var isDelivered = false
  }

  /// The longest time for which APNs keeps a notification.
  public static let longest = Interval(seconds: 30 * 24 * 3600)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case unreachable, reachable, hasEarlier, appDeleted
    case isExpired = "expired"
    case hasLapsed = "lapsed"
    case afterThirtyDays

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .unreachable, .reachable: .power
      case .appDeleted: .state
      case .hasEarlier, .isExpired, .hasLapsed, .afterThirtyDays: .request
      }
    }
  }

  private static let sending =
    "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"

  /// The rows.
  public static var rows: Rows<PushRetention> {
    Rule(
      "remote.expired-is-not-kept",
      facts: ["APNS-01", "APNS-02"],
      "APNs does not keep a notification whose expiration is 0 or in the past.",
      evidence: .documented(
        "With an expiration of 0, APNs tries to deliver the notification once.",
        sending
      ),
      .reported(
        "The expiration is a date in seconds since 1970, so a number such as 300 is in the past.",
        "https://developer.apple.com/forums/thread/708937"
      ),
      when: [.unreachable, .isExpired],
      isFinal: true
    )

    Rule(
      "remote.kept-while-unreachable",
      facts: ["APNS-01"],
      "While a phone is off or has no network, APNs keeps a notification for each app.",
      evidence: .documented("APNs stores one notification for each bundle identifier.", sending),
      when: [.unreachable],
      then: { $0.isKept = true }
    )

    Rule(
      "remote.latest-is-kept",
      facts: ["APNS-01"],
      "A newer notification replaces the one that APNs keeps for the app.",
      evidence: .documented(
        "APNs stores one notification for each bundle identifier, usually the latest.",
        sending
      ),
      when: [.unreachable, .hasEarlier],
      then: { $0.replacesEarlier = true }
    )

    Rule(
      "remote.deleted-app-has-no-token",
      facts: ["APNS-01"],
      "When the user deletes an app, the notification that APNs keeps for it is discarded.",
      evidence: .documented(
        "APNs answers 410 for the token of an app that is no longer on the phone.",
        "https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns"
      ),
      when: [.appDeleted],
      isFinal: true
    )

    Rule(
      "remote.discarded-at-expiration",
      facts: ["APNS-01", "APNS-02"],
      "APNs discards a kept notification at its expiration.",
      evidence: .documented("APNs keeps a notification until its expiration.", sending),
      when: [.reachable, .hasLapsed],
      isFinal: true
    )

    Rule(
      "remote.discarded-after-thirty-days",
      facts: ["APNS-01"],
      "APNs discards a kept notification after thirty days.",
      evidence: .documented("APNs keeps a notification for at most thirty days.", sending),
      when: [.reachable, .afterThirtyDays],
      isFinal: true
    )

    Rule(
      "remote.delivered-when-reachable",
      facts: ["APNS-01"],
      "When the phone can be reached again, it receives the notification that APNs kept.",
      evidence: .documented(
        "APNs delivers a stored notification when the device is online.",
        sending
      ),
      .assumed(
        "Unsourced: a phone that has started receives it before the first unlock."
      ),
      when: [.reachable],
      then: { $0.isDelivered = true }
    )
  }
}
