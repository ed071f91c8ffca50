public import VirtualTime

/// Decides when a removed request or notification disappears.
public enum NotificationRemoval: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("notification-removal")

  /// The originator of a removal.
  public enum Remover: UInt8, Hashable, Sendable, CaseIterable {
    /// The app, by identifier or all at once.
    case app
    /// The user, in Notification Center or on the lock screen.
    case user
  }

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the removal takes effect at once.
    public var goesNow = false
    /// A Boolean value that indicates whether the removal takes effect after ``lag``.
    public var goesLater = false
    /// A Boolean value that indicates whether the badge stays although the notification is removed.
    public var keepsBadge = false
    /// A Boolean value that indicates whether the app's other notifications are removed, too.
    public var takesOthers = false
  }

  /// The delay of a removal that lags; Apple gives no number.
  public static let lag = Interval(nanoseconds: 100_000_000)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case byApp, byUser, delivered, isThere, hasBadge, legacy, held, calendar

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .byApp, .byUser: .act
      case .delivered, .isThere, .hasBadge, .legacy, .held, .calendar: .request
      }
    }
  }

  /// The rows.
  public static var rows: Rows<NotificationRemoval> {
    legacyRows

    Rule(
      "removal.of-nothing-is-silent",
      facts: ["REQ-04"],
      "If no request has the identifier, the removal has no effect and reports no error.",
      evidence: .documented(
        "The method ignores unknown identifiers and requests that have already fired.",
        Apple.removing
      ),
      when: [.byApp],
      unless: [.isThere]
    )

    Rule(
      "removal.of-what-waits-for-the-summary",
      facts: ["REQ-04", "SET-09"],
      since: 15,
      "An app can remove a notification held for the Scheduled Summary, which is then never shown.",
      evidence: .assumed(
        "Unsourced; such a notification counts as delivered.",
        check:
          "Let a notification wait for the summary, remove it by its identifier, and open the summary."
      ),
      when: [.byApp, .delivered, .held],
      isFinal: true,
      then: { $0.goesNow = true }
    )

    Rule(
      "removal.calendar-stays",
      facts: ["REQ-04"],
      only: OSVersion(11, 2),
      "An app cannot remove a notification that a calendar trigger delivered.",
      evidence: .reportedOnce(
        "A radar for iOS 11.2.6: what an interval delivered is removed. Belfry has no third number, so the rule applies to 11.2.",
        "https://github.com/lionheart/openradar-mirror/issues/19501"
      ),
      when: [.byApp, .delivered, .isThere, .calendar],
      isFinal: true,
      corrected: .in("0.4", before: "The app could remove it on this version, too.")
    )

    Dispute(
      "removal-takes-time",
      facts: ["REQ-04"],
      "When an app removes a request and queries at once, has the removal taken effect?",
      when: [.byApp, .isThere],
      seeds: "at-once",
      apple: "lags",
      field: "lags",
      check: "Remove all pending requests, add one, and print the pending requests at once.",
      corrected: .in("0.4", before: "The reading apple took at-once.")
    )
    Rule(
      "removal.comes-in-its-turn",
      facts: ["REQ-04", "AUTH-05"],
      dispute: "removal-takes-time",
      side: "at-once",
      "A removal takes effect before the system answers any later call of the app.",
      evidence: .assumed(
        "Unsourced: the center handles calls in order, so the removal is done before a later call."
      ),
      when: [.byApp, .isThere],
      then: { $0.goesNow = true }
    )
    Rule(
      "removal.lags-behind",
      facts: ["REQ-04"],
      dispute: "removal-takes-time",
      side: "lags",
      "A removal takes effect after a moment; requests that the app adds meanwhile stay.",
      evidence: .documented(
        "The method executes asynchronously and removes the requests on a secondary thread.",
        Apple.removing
      ),
      .reported(
        "Apps that removed everything and queried at once still found the old requests.",
        "https://github.com/signalapp/Signal-iOS/issues/5764",
        "https://github.com/feedback-assistant/reports/issues/784"
      ),
      .assumed("The delay of a tenth of a second is a guess."),
      when: [.byApp, .isThere],
      then: { $0.goesLater = true }
    )

    Rule(
      "removal.cleared-is-gone",
      facts: ["RSP-02"],
      since: .oldest,
      "When the user clears a notification, it leaves Notification Center and the lock screen.",
      evidence: .documented(
        "Clearing a notification dismisses it.",
        Apple.dismissal
      ),
      when: [.byUser, .isThere],
      then: { $0.goesNow = true }
    )

    Rule(
      "removal.calendar-clears-all",
      facts: ["RSP-02"],
      only: OSVersion(11, 2),
      "When the user clears a notification of a calendar trigger, all notifications of the app disappear.",
      evidence: .reported(
        "Radars for iOS 11.2 and 11.2.2; iOS 11.1.2 was correct. Belfry has no third number.",
        "https://github.com/lionheart/openradar-mirror/issues/19064",
        "https://github.com/lionheart/openradar-mirror/issues/19206"
      ),
      when: [.byUser, .isThere, .calendar],
      corrected: .in("0.4", before: "The other notifications stayed on this version, too."),
      then: { $0.takesOthers = true }
    )

    badgeRows
  }
}
