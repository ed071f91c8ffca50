public import VirtualTime

/// The question what comes of taking away a pending request or a delivered notification.
public enum NotificationRemoval: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("removing")

  /// Who takes it away.
  public enum Remover: UInt8, Hashable, Sendable, CaseIterable {
    /// The app, by its identifier or all at once.
    case app
    /// The user, in Notification Center or on the lock screen.
    case user
  }

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Whether it goes at once.
    public var goesNow = false
    /// Whether it goes a moment later.
    public var goesLater = false
    /// Whether the badge stays although the notification goes.
    public var keepsBadge = false
  }

  /// How long a removal that lags behind takes; Apple gives no number.
  public static let lag = Interval(nanoseconds: 100_000_000)

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case byApp, byUser, delivered, isThere, hasBadge, legacy, held

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .byApp, .byUser: .act
      case .delivered, .isThere, .hasBadge, .legacy, .held: .request
      }
    }
  }

  /// The rows.
  public static var rows: [Row<NotificationRemoval>] {
    legacyRows

    Rule(
      "removal.of-nothing-is-silent",
      facts: ["REQ-04"],
      "Removing what is not there does nothing, and says nothing.",
      evidence: .documented(
        "Identifiers that belong to nothing, and requests that have fired, are passed over.",
        Apple.removing
      ),
      when: [.byApp],
      unless: [.isThere]
    )

    Rule(
      "removal.of-what-waits-for-the-summary",
      facts: ["REQ-04", "SET-09"],
      since: 15,
      "What waits for the Scheduled Summary is removed like what was delivered, and never shown.",
      evidence: .assumed("It counts as delivered; no source tells of one that an app removed."),
      when: [.byApp, .delivered, .held],
      isFinal: true,
      then: { $0.goesNow = true }
    )

    Dispute(
      "removal-takes-time",
      facts: ["REQ-04"],
      "Is what an app removed gone for whoever looks at once?",
      when: [.byApp, .isThere],
      seeds: "at-once",
      apple: "at-once",
      field: "lags",
      check: "Remove all pending requests, add one, and print at once what is pending."
    )
    Rule(
      "removal.comes-in-its-turn",
      facts: ["REQ-04", "AUTH-05"],
      dispute: "removal-takes-time",
      side: "at-once",
      "What an app removes is gone before anything that it asks later is answered.",
      evidence: .documented(
        "The call returns at once and the removal follows on another thread.",
        Apple.removing
      ),
      .assumed("The centre takes requests one after the other, so a later one finds it done."),
      when: [.byApp, .isThere],
      then: { $0.goesNow = true }
    )
    Rule(
      "removal.lags-behind",
      facts: ["REQ-04"],
      dispute: "removal-takes-time",
      side: "lags",
      "What an app removes can still be seen for a moment; what it adds meanwhile is safe.",
      evidence: .documented(
        "Removing returns at once, and is carried out on a thread in the background.",
        Apple.removing
      ),
      .reported(
        "Apps that removed everything and looked at once found the old ones still there.",
        "https://github.com/signalapp/Signal-iOS/issues/5764",
        "https://github.com/feedback-assistant/reports/issues/784"
      ),
      .assumed("A tenth of a second is a guess."),
      when: [.byApp, .isThere],
      then: { $0.goesLater = true }
    )

    Rule(
      "removal.cleared-is-gone",
      facts: ["RSP-02"],
      since: .oldest,
      "What the user clears is gone from Notification Center and the lock screen.",
      evidence: .documented(
        "Clearing a notification dismisses it.",
        Apple.dismissal
      ),
      when: [.byUser, .isThere],
      then: { $0.goesNow = true }
    )

    badgeRows
  }
}
