/// Decides what a change in Settings does to an app's permission.
public enum SettingsUpdate: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("settings-update")

  /// The change that the user makes.
  public typealias Values = SettingsChange

  /// The outcome of the change.
  public struct Answer: Hashable, Sendable {
    /// The permission after the change.
    public var permission: Permission
    /// A Boolean value that indicates whether the app's banner on the screen also leaves after the
    /// usual time.
    public var releasesBanner = false
    /// A Boolean value that indicates whether the system delivers the notifications held for the
    /// summary now.
    public var releasesHeld = false

    /// Creates the answer in which nothing changes.
    public init(permission: Permission) { self.permission = permission }
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case turnsAllOn, turnsAllOff, turnsKindOn, turnsKindOff, keepsBanners, releasesBanners
    case provisional, clip
    case choosesOnceForAll, stopsSummary

    /// The subject of the condition.
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
  public static var rows: Rows<SettingsUpdate> {
    Rule(
      "settings.off-denies",
      facts: ["AUTH-13", "SET-01"],
      since: 5,
      "Turning notifications off in Settings denies the app, even if the user had allowed it before. The app gets no callback.",
      evidence: .documented(
        "The user can change the settings at any time, so an app should read them again.",
        Apple.asking
      ),
      .reportedOnce(
        "Alerts are missing while the user has them switched off.",
        "https://github.com/LoopKit/Loop/issues/541"
      ),
      when: [.turnsAllOff],
      then: { $0.permission.status = .denied }
    )

    Rule(
      "settings.on-authorizes",
      facts: ["AUTH-03", "AUTH-13"],
      since: 5,
      "Turning notifications on in Settings authorizes the app, with its switches as before.",
      evidence: .seed(.geofencing, "once denied, the only way back is the Settings app."),
      .assumed("Unsourced; users expect the other switches to keep their positions."),
      when: [.turnsAllOn],
      unless: [.clip],
      then: { $0.permission.status = .authorized }
    )

    clipRows

    Rule(
      "settings.each-kind-has-its-switch",
      facts: ["SET-01"],
      since: 5,
      "Turning one kind of interaction off leaves the other kinds and the authorization unchanged.",
      evidence: .documented(
        "Each kind of interaction has its own setting, in addition to the authorization.",
        Apple.asking
      ),
      when: [.turnsKindOff],
      compute: { change, draft in draft.permission.switches.subtract(change.kind) }
    )

    Rule(
      "settings.kind-can-come-back",
      facts: ["SET-01"],
      since: 5,
      "Turning one kind of interaction on takes effect with the next notification.",
      evidence: .documented(
        "Each kind of interaction has its own setting, in addition to the authorization.",
        Apple.asking
      ),
      when: [.turnsKindOn],
      compute: { change, draft in draft.permission.switches.formUnion(change.kind) }
    )

    Rule(
      "settings.switch-ends-the-trial",
      facts: ["AUTH-07"],
      since: 12,
      "Turning one kind of interaction on for a provisional app authorizes the app.",
      evidence: .assumed(
        "Unsourced; Apple names only Keep and Turn Off, but without this rule the switch would have no effect.",
        check: "Turn sounds on for a provisional app in Settings, and read the status."
      ),
      when: [.turnsKindOn, .provisional],
      then: { $0.permission.status = .authorized }
    )

    Rule(
      "settings.persistent-banners-stay",
      facts: ["SET-02"],
      since: 5,
      "Persistent banners stay on the screen until the user acts on them.",
      evidence: .documented(
        "The alert style is for alerts that the user must dismiss, the banner style for others.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      when: [.keepsBanners],
      then: { $0.permission.keepsBanners = true }
    )

    Rule(
      "settings.temporary-banners-leave",
      facts: ["SET-02"],
      since: 5,
      "Temporary banners leave by themselves, including one that is already on the screen.",
      evidence: .documented(
        "The banner style is for banners that go away by themselves.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      .assumed("No source says what the change does to a banner that is already on the screen."),
      when: [.releasesBanners],
      then: {
        $0.permission.keepsBanners = false
        $0.releasesBanner = true
      }
    )

    Rule(
      "settings.choices-count-at-once",
      facts: ["SET-05", "SET-08", "SET-09", "GRP-01"],
      "A choice of previews, grouping, summary or time-sensitive notifications takes effect at once.",
      evidence: .assumed(
        "No source says that a choice waits for the next notification.",
        check:
          "With notifications on the lock screen, change previews and grouping in Settings, and look at the lock screen."
      ),
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
  /// The conditions of ``SettingsUpdate`` that the change meets.
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
