/// The question what the user's decision allows from now on.
public enum AuthorizationChoice: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("answering")

  /// The kinds that the app asked for.
  public typealias Values = Settings

  /// What is allowed from now on.
  public struct Answer: Hashable, Sendable {
    /// What the user allows from now on.
    public var permission: Permission
    /// Whether the user can decide so at all.
    public var isOffered = false
    /// Whether the app, if it waits for an answer, is told that it is granted.
    public var isGranted = false

    /// Creates the answer that changes nothing.
    public init(permission: Permission) { self.permission = permission }
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case allows, declines, keepsLoudly, keepsProminently, keepsImmediately, keepsQuietly, turnsOff
    case keepsInSummary, provisional, hasSummary

    /// What the condition is about.
    public var aspect: Aspect {
      self == .provisional ? .authorization : self == .hasSummary ? .attention : .act
    }
  }

  /// The rows.
  public static var rows: [Row<AuthorizationChoice>] {
    Rule(
      "authorization.allow-grants-what-was-asked",
      facts: ["AUTH-01", "AUTH-02"],
      since: 8,
      "Allow authorizes the app and switches on the kinds it asked for; it switches nothing off.",
      evidence: .documented("The answer is recorded and kept.", Apple.asking),
      .assumed("That kinds never asked for stay off follows from the settings' documentation."),
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
      "Allow after a trial switches on what the app asked for on trial, too.",
      evidence: .assumed(
        "The prompt names no kinds, so the user cannot mean a part; no report reads the settings."
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
        "The status reads denied from then on.",
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
        "Turning notifications off there ends in the denied status, after a confirmation.",
        Apple.asking
      ),
      when: [.turnsOff],
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
      "On iOS 12 to 14 the loud way to keep notifications is Deliver Prominently.",
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
      "Since iOS 15 the loud way to keep notifications is Deliver Immediately.",
      evidence: .documented(
        "Apple's page names Deliver Immediately, and Deliver in Scheduled Summary where that is on.",
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
      "Keep, then Deliver Quietly, authorizes the app for Notification Center alone.",
      evidence: .documented("After Keep and a second choice the app is authorized.", Apple.asking),
      .reportedOnce(
        "A push provider lists Deliver Quietly among the choices; that nothing else changes is assumed.",
        "https://documentation.onesignal.com/v9.0/docs/ios-provisional-push-notifications"
      ),
      when: [.keepsQuietly],
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
      "Keep, then Deliver in Scheduled Summary, authorizes the app for the list, by way of the summary.",
      evidence: .documented(
        "The choice is there where the Scheduled Summary is on; after it the app is authorized.",
        Apple.asking
      ),
      .assumed("It gives no more leave to alert than Deliver Immediately, of which Apple says so."),
      when: [.keepsInSummary, .hasSummary],
      then: {
        $0.isOffered = true
        $0.isGranted = true
        $0.permission.status = .authorized
        $0.permission.switches = .notificationCenter
        $0.permission.isSummarized = true
      }
    )

    Dispute(
      "keep-grants",
      facts: ["AUTH-09"],
      "What does Keep grant, if the user does not choose the quiet way?",
      when: [.keepsLoudly],
      seeds: .before(15, "all-asked", then: "list-only"),
      apple: .before(15, "all-asked", then: "list-only"),
      field: .before(15, "all-asked", then: "list-only"),
      check: "Be provisional, press Keep, and print every setting of the app."
    )
    Rule(
      "authorization.keep-grants-what-was-asked",
      facts: ["AUTH-09"],
      dispute: "keep-grants",
      side: "all-asked",
      since: 12,
      "Keep, then the prominent way, authorizes the app for all it had asked for.",
      evidence: .documented("After Keep and a second choice the app is authorized.", Apple.asking),
      .assumed(
        "That the loud choice of iOS 12 to 14 grants all that was asked follows from its name."
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
      "Keep authorizes the app, yet banners, sounds, badge and lock screen stay off.",
      evidence: .documented(
        "Apple's page says that Deliver Immediately still delivers quietly and gives no permission to alert, sound or badge.",
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
  /// What it is in the words of ``AuthorizationChoice``.
  public var conditions: Conditions<AuthorizationChoice.Condition> {
    switch self {
    case .allow: [.allows]
    case .dontAllow: [.declines]
    case .keepProminently: [.keepsLoudly, .keepsProminently]
    case .keepImmediately: [.keepsLoudly, .keepsImmediately]
    case .keepQuietly: [.keepsQuietly]
    case .turnOff: [.turnsOff]
    case .keepInSummary: [.keepsInSummary]
    }
  }
}
