/// Decides what `UNNotificationSettings` reports for one kind of interaction.
public enum SettingsQuery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("settings-query")

  /// The conditions, which the rows read themselves.
  public typealias Values = Conditions<Condition>

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The setting that the app reads.
    public var setting = NotificationSetting.notSupported
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case wasAskedFor, switchedOn, mayNotify
    case lacksEntitlement, timeSensitive, scheduledDelivery, carPlay
    case refusesTimeSensitive, inSummary

    /// The subject of the condition.
    public var aspect: Aspect { .authorization }
  }

  /// The rows.
  public static var rows: Rows<SettingsQuery> {
    Rule(
      "settings.no-entitlement-is-not-supported",
      facts: ["AUTH-18", "SET-07"],
      since: 12,
      "Without their entitlement, critical alerts and time-sensitive notifications read notSupported.",
      evidence: .reportedOnce(
        "Without the proper entitlement, the notification has normal priority.",
        "https://github.com/binwiederhier/ntfy-ios/issues/21"
      ),
      .assumed("Unsourced for the settings; this follows from the priority."),
      when: [.lacksEntitlement],
      unless: [.carPlay],
      isFinal: true
    )

    Rule(
      "settings.carplay-needs-the-entitlement",
      facts: ["SET-01"],
      "Without an entitlement for CarPlay, the setting for CarPlay reads notSupported.",
      evidence: .reportedOnce(
        "All settings of an app on iOS 18.0 that asked for CarPlay; only this one is notSupported.",
        "https://github.com/invertase/notifee/issues/1211"
      ),
      .assumed("Unsourced: the app lacked the entitlement, as most apps do."),
      when: [.lacksEntitlement, .carPlay],
      isFinal: true,
      corrected: .in("0.4", before: "The setting followed the request, as the others do.")
    )

    Rule(
      "settings.time-sensitive-needs-no-asking",
      facts: ["AUTH-19", "SET-08"],
      since: 15,
      "With the entitlement, the time-sensitive setting follows its switch, whatever the app asked for.",
      evidence: .documented(
        "The option is deprecated; the entitlement decides instead.",
        "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions"
      ),
      when: [.timeSensitive, .mayNotify],
      isFinal: true,
      compute: { conditions, draft in
        draft.setting = conditions.contains(.refusesTimeSensitive) ? .disabled : .enabled
      }
    )

    Rule(
      "settings.summary-needs-no-asking",
      facts: ["SET-09"],
      since: 15,
      "The scheduled delivery setting reads enabled for an app in the summary, and disabled for others.",
      evidence: .documented(
        "The value is for a setting that is on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.scheduledDelivery, .mayNotify],
      isFinal: true,
      compute: { conditions, draft in
        draft.setting = conditions.contains(.inSummary) ? .enabled : .disabled
      }
    )

    Rule(
      "settings.never-asked-is-not-supported",
      facts: ["AUTH-01"],
      "The setting of a kind of interaction that the app never asked for reads notSupported.",
      evidence: .assumed(
        "The header says that the value is for a setting that the app does not support. Unsourced: this includes kinds that the app never asked for.",
        check: "Ask for alerts alone, and print soundSetting and badgeSetting."
      ),
      when: [],
      unless: [.wasAskedFor]
    )

    Rule(
      "settings.denied-reads-disabled",
      facts: ["AUTH-03", "SET-01"],
      "While notifications are not allowed, every setting that the app asked for reads disabled.",
      evidence: .documented("Authorization controls all delivery at once.", Apple.asking),
      .assumed("Unsourced for the settings; the rule follows from the authorization."),
      when: [.wasAskedFor],
      unless: [.mayNotify],
      then: { $0.setting = .disabled }
    )

    Rule(
      "settings.on-reads-enabled",
      facts: ["AUTH-01", "SET-01"],
      "The setting of a kind of interaction reads enabled while its switch is on.",
      evidence: .documented(
        "The value is for a setting that is on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.wasAskedFor, .switchedOn, .mayNotify],
      then: { $0.setting = .enabled }
    )

    Rule(
      "settings.off-reads-disabled",
      facts: ["AUTH-01", "SET-01"],
      "The setting of a kind of interaction reads disabled while its switch is off.",
      evidence: .documented(
        "The value is for a setting that is off.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.wasAskedFor, .mayNotify],
      unless: [.switchedOn],
      then: { $0.setting = .disabled }
    )
  }
}
