/// The question what an app reads in `UNNotificationSettings` about one kind of interaction.
public enum SettingsQuery: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("revealing")

  /// Rows look at the conditions themselves.
  public typealias Values = Conditions<Condition>

  /// What the app reads.
  public struct Answer: DefaultAnswer {
    /// The setting.
    public var setting = NotificationSetting.notSupported
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case wasAskedFor, switchedOn, mayNotify
    case lacksEntitlement, timeSensitive, scheduledDelivery
    case refusesTimeSensitive, inSummary

    /// What the condition is about.
    public var aspect: Aspect { .authorization }
  }

  /// The rows.
  public static var rows: [Row<SettingsQuery>] {
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
      isFinal: true,
      compute: { conditions, draft in
        draft.setting = conditions.contains(.refusesTimeSensitive) ? .disabled : .enabled
      }
    )

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
      isFinal: true,
      compute: { conditions, draft in
        draft.setting = conditions.contains(.inSummary) ? .enabled : .disabled
      }
    )

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
      unless: [.mayNotify],
      then: { $0.setting = .disabled }
    )

    Rule(
      "settings.on-reads-enabled",
      facts: ["AUTH-01", "SET-01"],
      "A kind that is switched on reads enabled.",
      evidence: .documented(
        "The value stands for a setting that is on.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.wasAskedFor, .switchedOn, .mayNotify],
      then: { $0.setting = .enabled }
    )

    Rule(
      "settings.off-reads-disabled",
      facts: ["AUTH-01", "SET-01"],
      "A kind that is switched off reads disabled.",
      evidence: .documented(
        "The value stands for a setting that is off.",
        "https://developer.apple.com/documentation/usernotifications/unnotificationsetting"
      ),
      when: [.wasAskedFor, .mayNotify],
      unless: [.switchedOn],
      then: { $0.setting = .disabled }
    )
  }
}
