/// The question what comes of a change in Settings.
public enum SettingsUpdate: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("switching")

  /// What the user changes.
  public typealias Values = SettingsChange

  /// What comes of the change.
  public struct Answer: Hashable, Sendable {
    /// What is allowed from now on.
    public var permission: Permission
    /// Whether the app's banner on the screen leaves, too, after the usual time.
    public var releasesBanner = false
    /// Whether what waits for the summary comes now.
    public var releasesHeld = false

    /// Creates the answer in which nothing changes.
    public init(permission: Permission) { self.permission = permission }
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case turnsAllOn, turnsAllOff, turnsKindOn, turnsKindOff, keepsBanners, releasesBanners
    case provisional, clip
    case choosesOnceForAll, stopsSummary

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .provisional, .clip: .authorization
      case .turnsAllOn, .turnsAllOff, .turnsKindOn, .turnsKindOff, .keepsBanners, .releasesBanners,
        .choosesOnceForAll, .stopsSummary:
        .act
      }
    }
  }

  /// The rows.
  public static var rows: [Row<SettingsUpdate>] {
    Rule(
      "settings.off-denies",
      facts: ["AUTH-13", "SET-01"],
      since: 5,
      "Notifications turned off in Settings deny the app, whatever it was allowed; nobody tells it.",
      evidence: .documented(
        "The user can change it at any time, so an app is to read its settings anew.",
        Apple.asking
      ),
      .reportedOnce(
        "Alerts go missing as long as the user has them switched off.",
        "https://github.com/LoopKit/Loop/issues/541"
      ),
      when: [.turnsAllOff],
      then: { $0.permission.status = .denied }
    )

    Rule(
      "settings.on-authorizes",
      facts: ["AUTH-03", "AUTH-13"],
      since: 5,
      "Notifications turned on in Settings authorize the app, with its switches as they were.",
      evidence: .seed(.geofencing, "once denied, the only way back is the Settings app."),
      .assumed("That the switches below are where they were is what a user expects of them."),
      when: [.turnsAllOn],
      unless: [.clip],
      then: { $0.permission.status = .authorized }
    )

    clipRows

    Rule(
      "settings.each-kind-has-its-switch",
      facts: ["SET-01"],
      since: 5,
      "A kind turned off leaves the others and the authorization as they are.",
      evidence: .documented(
        "Each kind of interaction has its own setting beside the authorization.",
        Apple.asking
      ),
      when: [.turnsKindOff],
      compute: { change, draft in draft.permission.switches.subtract(change.kind) }
    )

    Rule(
      "settings.kind-can-come-back",
      facts: ["SET-01"],
      since: 5,
      "A kind turned on counts from the next notification on.",
      evidence: .documented(
        "Each kind of interaction has its own setting beside the authorization.",
        Apple.asking
      ),
      when: [.turnsKindOn],
      compute: { change, draft in draft.permission.switches.formUnion(change.kind) }
    )

    Rule(
      "settings.switch-ends-the-trial",
      facts: ["AUTH-07"],
      since: 12,
      "A kind turned on for a provisional app authorizes it: the user has decided.",
      evidence: .assumed(
        "Apple names Keep and Turn Off as the ways to decide; a switch would be worthless otherwise."
      ),
      when: [.turnsKindOn, .provisional],
      then: { $0.permission.status = .authorized }
    )

    Rule(
      "settings.persistent-banners-stay",
      facts: ["SET-02"],
      since: 5,
      "Banners set to persistent stay on the screen until somebody acts on them.",
      evidence: .documented(
        "The alert style stands for alerts that are to be dismissed, the banner style for others.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      when: [.keepsBanners],
      then: { $0.permission.keepsBanners = true }
    )

    Rule(
      "settings.temporary-banners-leave",
      facts: ["SET-02"],
      since: 5,
      "Banners set to temporary leave by themselves, also the one that is on the screen.",
      evidence: .documented(
        "The banner style stands for banners that go away by themselves.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      .assumed("What the change does to a banner that is there is not said."),
      when: [.releasesBanners],
      then: {
        $0.permission.keepsBanners = false
        $0.releasesBanner = true
      }
    )

    Rule(
      "settings.choices-count-at-once",
      facts: ["SET-05", "SET-08", "SET-09", "GRP-01"],
      "What the user chooses for previews, groups, the summary or time-sensitive ones counts at once.",
      evidence: .assumed("Nothing says that a choice waits for the next notification."),
      when: [.choosesOnceForAll],
      compute: { change, draft in
        switch change {
        case .allowsTimeSensitive(let allows): draft.permission.refusesTimeSensitive = !allows
        case .summarizes(let isSummarized, _): draft.permission.isSummarized = isSummarized
        case .previews(let previews): draft.permission.previews = previews
        case .groups(let choice): draft.permission.grouping = choice
        case .turns, .keepsBanners: return
        }
      }
    )

    summaryRows
  }
}

extension SettingsChange {
  /// What it is in the words of ``SettingsUpdate``.
  public var conditions: Conditions<SettingsUpdate.Condition> {
    switch self {
    case .turns(.notifications, true): [.turnsAllOn]
    case .turns(.notifications, false): [.turnsAllOff]
    case .turns(_, true): [.turnsKindOn]
    case .turns(_, false): [.turnsKindOff]
    case .keepsBanners(true): [.keepsBanners]
    case .keepsBanners(false): [.releasesBanners]
    case .summarizes(false, _): [.choosesOnceForAll, .stopsSummary]
    case .allowsTimeSensitive, .summarizes(true, _), .previews, .groups: [.choosesOnceForAll]
    }
  }

  /// The kind of interaction that is turned on or off.
  fileprivate var kind: Settings {
    if case .turns(let turned, _) = self { turned.kind ?? [] } else { [] }
  }
}
