/// What an app reads about one kind of interaction, with Apple's numbers.
public enum NotificationSetting: UInt8, Hashable, Sendable, CaseIterable {
  /// The app never asked for it.
  case notSupported
  /// It is switched off.
  case disabled
  /// It is switched on.
  case enabled
}

/// The question what an app reads in `UNNotificationSettings` about one kind of interaction.
public struct Revealing: Question {
  /// What the user allowed.
  public var permission: Permission
  /// The kind.
  public var kind: Settings
  /// What the app is entitled to.
  public var entitlements: Entitlements

  /// Creates the question.
  public init(permission: Permission, kind: Settings, entitlements: Entitlements = []) {
    self.permission = permission
    self.kind = kind
    self.entitlements = entitlements
  }

  /// What the app reads.
  public struct Answer: Hashable, Sendable {
    /// The setting.
    public var setting = NotificationSetting.notSupported

    /// Creates the answer that no rule has shaped yet.
    public init() {}
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case wasAskedFor, switchedOn, mayNotify
    case lacksEntitlement, timeSensitive, scheduledDelivery

    /// What the word is about.
    public var aspect: Aspect { .authorization }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.wasAskedFor, if: permission.kinds.isSuperset(of: kind))
    conditions.insert(.switchedOn, if: permission.switches.isSuperset(of: kind))
    switch permission.status {
    case .notDetermined, .denied: break
    case .authorized, .provisional, .ephemeral: conditions.insert(.mayNotify)
    }
    let needed: Entitlements =
      kind == .timeSensitive ? .timeSensitive : kind == .criticalAlert ? .criticalAlerts : []
    conditions.insert(.lacksEntitlement, if: !entitlements.isSuperset(of: needed))
    conditions.insert(.timeSensitive, if: kind == .timeSensitive)
    conditions.insert(.scheduledDelivery, if: kind == .scheduledDelivery)
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Revealing>] {
    Rule(
      "settings.no-entitlement-is-not-supported",
      facts: ["AUTH-18", "SET-07"],
      since: 12,
      "Critical alerts and time-sensitive notifications read notSupported without their entitlement.",
      evidence: .reportedOnce(
        "Without the proper entitlement the notification has normal priority.",
        "https://github.com/binwiederhier/ntfy-ios/issues/21"
      ),
      .assumed("That the settings say so, too, follows; no page says it."),
      when: [.lacksEntitlement],
      isFinal: true
    )

    Rule(
      "settings.time-sensitive-needs-no-asking",
      facts: ["AUTH-19", "SET-08"],
      since: 15,
      "With the entitlement time-sensitive reads as its switch stands, whatever the app asked for.",
      evidence: .documented(
        "The option is deprecated: it is the entitlement that counts.",
        "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions"
      ),
      when: [.timeSensitive, .mayNotify],
      isFinal: true
    ) { question, draft in
      draft.setting = question.permission.refusesTimeSensitive ? .disabled : .enabled
    }

    Rule(
      "settings.summary-needs-no-asking",
      facts: ["SET-09"],
      since: 15,
      "Scheduled delivery reads enabled for an app in the summary, and disabled for others.",
      evidence: .documented(
        "The value stands for a setting that is on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.scheduledDelivery, .mayNotify],
      isFinal: true
    ) { question, draft in
      draft.setting = question.permission.isSummarized ? .enabled : .disabled
    }

    Rule(
      "settings.never-asked-is-not-supported",
      facts: ["AUTH-01"],
      "A kind of interaction that the app never asked for reads notSupported.",
      evidence: .assumed(
        "By the header the value stands for what an app does not support; that this is meant follows."
      ),
      when: [],
      unless: [.wasAskedFor]
    )

    Rule(
      "settings.denied-reads-disabled",
      facts: ["AUTH-03", "SET-01"],
      "While the app may not notify, all it has asked for reads disabled.",
      evidence: .documented("Authorization decides on all delivery at once.", Apple.asking),
      .assumed("That the settings say so, too, follows; no page says it."),
      when: [.wasAskedFor],
      unless: [.mayNotify]
    ) { _, draft in
      draft.setting = .disabled
    }

    Rule(
      "settings.on-reads-enabled",
      facts: ["AUTH-01", "SET-01"],
      "A kind that is switched on reads enabled.",
      evidence: .documented(
        "The value stands for a setting that is on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.wasAskedFor, .switchedOn, .mayNotify]
    ) { _, draft in
      draft.setting = .enabled
    }

    Rule(
      "settings.off-reads-disabled",
      facts: ["AUTH-01", "SET-01"],
      "A kind that is switched off reads disabled.",
      evidence: .documented(
        "The value stands for a setting that is off.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.wasAskedFor, .mayNotify],
      unless: [.switchedOn]
    ) { _, draft in
      draft.setting = .disabled
    }
  }
}
