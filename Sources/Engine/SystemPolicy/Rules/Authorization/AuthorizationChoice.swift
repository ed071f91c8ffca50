/// Decides the permission that results from the user's choice.
public enum AuthorizationChoice: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("authorization-choice")

  /// The kinds of interaction that the app asked for.
  public typealias Values = Settings

  /// The outcome.
  public struct Answer: Hashable, Sendable {
    /// The new permission.
    public var permission: Permission
    /// A Boolean value that indicates whether the system offers the choice.
    public var isOffered = false
    /// A Boolean value that indicates whether the system reports the permission as granted to an
    /// app that waits for an answer.
    public var isGranted = false
    /// The time for which the system mutes the app, if it mutes the app.
    public var mute: Mute?

    /// Creates an answer that changes nothing.
    public init(permission: Permission) { self.permission = permission }
  }

  /// A time for which the user mutes an app.
  public enum Mute: Hashable, Sendable {
    /// An hour.
    case oneHour
    /// The rest of the day, on the phone's clock.
    case today
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case allows, declines, keepsLoudly, keepsProminently, keepsImmediately, keepsQuietly, turnsOff
    case keepsInSummary, mutesForOneHour, mutesForToday, provisional, hasSummary

    /// The subject of the condition.
    public var aspect: Aspect {
      self == .provisional ? .authorization : self == .hasSummary ? .attention : .act
    }
  }

  /// The rows.
  public static var rows: Rows<AuthorizationChoice> {
    Rule(
      "authorization.allow-grants-what-was-asked",
      facts: ["AUTH-01", "AUTH-02"],
      since: 8,
      "Allow authorizes the app, switches on the kinds it asked for, and switches nothing off.",
      evidence: .documented("The system records the answer.", Apple.asking),
      .assumed(
        "The documentation of the settings implies that kinds that the app never asked for stay off."
      ),
      when: [.allows],
      compute: { asked, draft in
        draft.isOffered = true
        draft.isGranted = true
        draft.permission.status = .authorized
        draft.permission.kinds.formUnion(asked)
        draft.permission.switches.formUnion(asked)
      }
    )

    Rule(
      "authorization.allow-ends-the-trial",
      facts: ["AUTH-10"],
      since: 12,
      "If a provisional app prompts the user, Allow also switches on the kinds that the app asked for provisionally.",
      evidence: .assumed(
        "Unsourced; the prompt names no kinds, so the user cannot choose between them.",
        check:
          "Ask provisionally for alerts and sounds, then ask for alerts alone, tap Allow, and read the sound setting."
      ),
      when: [.allows, .provisional],
      then: { $0.permission.switches = $0.permission.kinds }
    )

    Rule(
      "authorization.dont-allow-denies",
      facts: ["AUTH-03"],
      since: 8,
      "Don't Allow denies the app.",
      evidence: .reported(
        "The status is denied after this answer.",
        "https://github.com/ryanbr/noop/pull/251",
        "https://github.com/kasianov-mikhail/scout/issues/1249"
      ),
      .seed(.geofencing, "once denied, the only way back is the Settings app."),
      when: [.declines],
      compute: { asked, draft in
        draft.isOffered = true
        draft.permission.status = .denied
        draft.permission.kinds.formUnion(asked)
        draft.permission.switches.formUnion(asked)
      }
    )

    Rule(
      "authorization.turn-off-denies",
      facts: ["AUTH-09"],
      since: 12,
      "Turn Off on a provisional notification denies the app.",
      evidence: .documented(
        "Turn Off leads to the denied status, after a confirmation.",
        Apple.asking
      ),
      when: [.turnsOff, .provisional],
      then: {
        $0.isOffered = true
        $0.permission.status = .denied
      }
    )

    Rule(
      "authorization.menu-says-prominently",
      facts: ["AUTH-09"],
      since: 12,
      until: 14,
      "On iOS 12 to 14 the system offers Deliver Prominently as the prominent choice after Keep.",
      evidence: .reportedOnce(
        "Sources of that time name Deliver Prominently and Deliver Quietly.",
        "https://documentation.onesignal.com/v9.0/docs/ios-provisional-push-notifications"
      ),
      when: [.keepsProminently],
      then: { $0.isOffered = true }
    )

    Rule(
      "authorization.menu-says-immediately",
      facts: ["AUTH-09"],
      since: 15,
      "Since iOS 15 the system offers Deliver Immediately as the prominent choice after Keep.",
      evidence: .documented(
        "Apple's page names Deliver Immediately, and Deliver in Scheduled Summary where it is on.",
        Apple.asking
      ),
      when: [.keepsImmediately],
      then: { $0.isOffered = true }
    )

    Rule(
      "authorization.keep-quietly-stays-quiet",
      facts: ["AUTH-09"],
      since: 12,
      until: 14,
      "Keep, then Deliver Quietly, authorizes the app for Notification Center only.",
      evidence: .documented("After Keep and a second choice the app is authorized.", Apple.asking),
      .reportedOnce(
        "A push provider lists Deliver Quietly among the choices; its exact effect is unsourced.",
        "https://documentation.onesignal.com/v9.0/docs/ios-provisional-push-notifications"
      ),
      when: [.keepsQuietly, .provisional],
      then: {
        $0.isOffered = true
        $0.isGranted = true
        $0.permission.status = .authorized
        $0.permission.switches = .notificationCenter
      }
    )

    Rule(
      "authorization.keep-in-the-summary",
      facts: ["AUTH-09"],
      since: 15,
      "Keep, then Deliver in Scheduled Summary, authorizes the app for the summary and the list.",
      evidence: .documented(
        "The choice exists where the Scheduled Summary is on; it authorizes the app.",
        Apple.asking
      ),
      .assumed("The choice permits no alerts, as Apple documents for Deliver Immediately."),
      when: [.keepsInSummary, .hasSummary],
      then: {
        $0.isOffered = true
        $0.isGranted = true
        $0.permission.status = .authorized
        $0.permission.switches = .notificationCenter
        $0.permission.isSummarized = true
      }
    )

    menuRows

    Dispute(
      "keep-grants",
      facts: ["AUTH-09"],
      "If the user presses Keep and chooses prominent delivery, which settings are turned on?",
      when: [.keepsLoudly],
      seeds: .before(15, "all-asked", then: "list-only"),
      apple: .before(15, "all-asked", then: "list-only"),
      field: .before(15, "all-asked", then: "list-only"),
      check: "While provisional, press Keep, and print every setting of the app."
    )
    Rule(
      "authorization.keep-grants-what-was-asked",
      facts: ["AUTH-09"],
      dispute: "keep-grants",
      side: "all-asked",
      since: 12,
      "Keep, then prominent delivery, authorizes the app for every kind of interaction that the app asked for.",
      evidence: .documented("After Keep and a second choice the app is authorized.", Apple.asking),
      .reportedOnce(
        "Secondary source: in Microsoft's guide to iOS 12, the options of the request decide which settings prominent delivery turns on.",
        "https://learn.microsoft.com/en-us/previous-versions/xamarin/ios/platform/introduction-to-ios12/notifications/provisional"
      ),
      when: [.keepsLoudly],
      compute: { asked, draft in
        draft.isGranted = true
        draft.permission.status = .authorized
        draft.permission.switches = asked
      }
    )
    Rule(
      "authorization.keep-grants-the-list-only",
      facts: ["AUTH-09"],
      dispute: "keep-grants",
      side: "list-only",
      since: 12,
      "Keep authorizes the app, but banners, sounds, badge and lock screen stay off.",
      evidence: .documented(
        "Deliver Immediately still delivers quietly and permits no alert, sound or badge.",
        Apple.asking
      ),
      when: [.keepsLoudly],
      then: {
        $0.isGranted = true
        $0.permission.status = .authorized
        $0.permission.switches = .notificationCenter
      }
    )
  }
}

extension Verdict {
  /// The conditions of ``AuthorizationChoice`` that the verdict meets.
  public var conditions: Conditions<AuthorizationChoice.Condition> {
    switch self {
    case .allow: [.allows]
    case .dontAllow: [.declines]
    case .keepProminently: [.keepsLoudly, .keepsProminently]
    case .keepImmediately: [.keepsLoudly, .keepsImmediately]
    case .keepQuietly: [.keepsQuietly]
    case .turnOff: [.turnsOff]
    case .keepInSummary: [.keepsInSummary]
    case .muteForOneHour: [.mutesForOneHour]
    case .muteForToday: [.mutesForToday]
    }
  }
}
