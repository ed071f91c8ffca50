/// Decides the outcome of a request for authorization.
public enum AuthorizationRequest: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("authorization-request")

  /// The settings that the options would grant.
  public typealias Values = Settings

  /// The outcome.
  public struct Answer: Hashable, Sendable {
    /// A Boolean value that indicates whether the system prompts the user.
    ///
    /// The app then waits for the user's answer.
    public var prompts = false
    /// The new permission.
    public var permission: Permission
    /// A Boolean value that indicates whether the system now links to the app's own settings.
    public var linksSettings = false
    /// The result that the system reports to the app when it does not prompt.
    public var isGranted = false

    /// Creates an answer that changes nothing.
    public init(permission: Permission) { self.permission = permission }
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case notDetermined, denied, authorized, provisional, ephemeral
    case asksProvisional, asksForMore, offersSettings, unseen, registers
    case asksTimeSensitive, asksAnnouncement

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .notDetermined, .denied, .authorized, .provisional, .ephemeral: .authorization
      case .asksProvisional, .asksForMore, .offersSettings, .registers, .asksTimeSensitive,
        .asksAnnouncement:
        .act
      case .unseen: .state
      }
    }
  }

  /// The rows.
  public static var rows: Rows<AuthorizationRequest> {
    Rule(
      "authorization.time-sensitive-option-means-nothing",
      facts: ["AUTH-19"],
      since: 15,
      "The system ignores the option timeSensitive; the app needs an entitlement instead.",
      evidence: .documented(
        "The option is deprecated since the version that introduced it.",
        optionsPage
      ),
      when: [.asksTimeSensitive]
    )

    Rule(
      "authorization.announcement-option-means-nothing",
      facts: ["AUTH-19"],
      since: 15,
      "Since iOS 15 the system ignores the option announcement, which is always included.",
      evidence: .documented(
        "The option is deprecated: announcement is always included.",
        optionsPage
      ),
      when: [.asksAnnouncement]
    )

    legacyRows

    Rule(
      "authorization.own-settings-are-linked",
      facts: ["AUTH-14"],
      since: 12,
      "If an app asks for providesAppNotificationSettings, the system shows a link to the app's own settings.",
      evidence: .documented(
        "With the option the system shows a button for settings inside the app.",
        "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions"
      ),
      .assumed("Unsourced: the button appears even before the user answers the prompt."),
      when: [.offersSettings],
      then: { $0.linksSettings = true }
    )

    Rule(
      "authorization.provisional-needs-no-prompt",
      facts: ["AUTH-07"],
      since: 12,
      "The system grants a first request with the provisional option without a prompt.",
      evidence: .documented(
        "The option authorizes the app provisionally; the user decides later, on a notification.",
        Apple.asking
      ),
      when: [.notDetermined, .asksProvisional],
      isFinal: true,
      compute: { asked, draft in
        draft.permission.status = .provisional
        draft.permission.kinds = asked.union(.notificationCenter)
        draft.permission.switches = .notificationCenter
        draft.isGranted = true
      }
    )

    Rule(
      "authorization.first-request-prompts",
      facts: ["AUTH-02"],
      since: 8,
      "The system prompts the user at the first request for authorization.",
      evidence: .documented(
        "The system prompts at the first request and records the answer.",
        Apple.asking
      ),
      when: [.notDetermined],
      then: { $0.prompts = true }
    )

    Rule(
      "authorization.background-may-ask",
      facts: ["AUTH-21"],
      since: 8,
      "The system also prompts for an app that is in the background.",
      evidence: .assumed(
        "Prompts of two apps appear in turn, so one of the apps is not in the foreground.",
        check: "Ask in two apps while a third is in front, and note which prompt appears when."
      ),
      when: [.notDetermined, .unseen]
    )

    Rule(
      "authorization.clip-can-still-ask",
      facts: ["AUTH-12"],
      since: 14,
      "The system prompts when an app clip with temporary permission asks for authorization.",
      evidence: .documented(
        "A clip can request authorization in the same way as an app.",
        "https://developer.apple.com/documentation/appclip/enabling-notifications-in-app-clips"
      ),
      when: [.ephemeral],
      then: { $0.prompts = true }
    )

    Rule(
      "authorization.denied-stays-denied",
      facts: ["AUTH-02", "AUTH-03"],
      since: 8,
      "After a refusal the system answers at once, without a prompt, that nothing is granted.",
      evidence: .documented("Later requests do not prompt.", Apple.asking),
      .reported(
        "Apps see granted false, no error and no prompt, until the user changes it in Settings.",
        "https://github.com/ryanbr/noop/pull/251",
        "https://github.com/kasianov-mikhail/scout/issues/1249"
      ),
      when: [.denied],
      isFinal: true
    )

    Dispute(
      "late-options",
      facts: ["AUTH-06"],
      since: 8,
      "If an authorized app asks for another kind of interaction, does the system switch it on?",
      when: [.authorized, .asksForMore],
      seeds: "added",
      apple: "added",
      field: "added",
      check: "Ask for .alert, allow, ask for .sound too, and print the sound setting."
    )
    Rule(
      "authorization.late-options-are-added",
      facts: ["AUTH-06"],
      dispute: "late-options",
      side: "added",
      since: 8,
      "If an authorized app asks for another kind of interaction, the system switches the kind on without a prompt.",
      evidence: .assumed(
        "Unsourced; apps ask for more options after an update, and no report says that these stay off."
      ),
      when: [.authorized, .asksForMore],
      compute: { asked, draft in
        draft.permission.switches.formUnion(asked.subtracting(draft.permission.kinds))
        draft.permission.kinds.formUnion(asked)
      }
    )
    Rule(
      "authorization.late-options-stay-off",
      facts: ["AUTH-06"],
      dispute: "late-options",
      side: "stay-off",
      since: 8,
      "If an authorized app asks for another kind of interaction, the system adds its switch in Settings, turned off.",
      evidence: .assumed(
        "Secondary source: a plugin's guide tells users to switch on a sound that was added later."
      ),
      when: [.authorized, .asksForMore],
      compute: { asked, draft in draft.permission.kinds.formUnion(asked) }
    )

    Rule(
      "authorization.granted-stays-granted",
      facts: ["AUTH-02", "AUTH-11"],
      since: 8,
      "After the user allowed an app, the system repeats the recorded answer without a prompt.",
      evidence: .documented("Later requests do not prompt.", Apple.asking),
      .reportedOnce(
        "A plugin's review reports that the provisional option has no effect after the user has allowed the app.",
        "https://github.com/MaikuB/flutter_local_notifications/pull/2022"
      ),
      when: [.authorized],
      isFinal: true,
      then: { $0.isGranted = true }
    )

    Rule(
      "authorization.provisional-again-changes-nothing",
      facts: ["AUTH-07"],
      since: 12,
      "The system grants a provisional request of a provisional app without a prompt.",
      evidence: .assumed(
        "Unsourced; nothing is left to grant.",
        check: "Ask provisionally twice with more kinds the second time, and compare the settings."
      ),
      when: [.provisional, .asksProvisional],
      then: { $0.isGranted = true }
    )

    Dispute(
      "ask-while-provisional",
      facts: ["AUTH-10"],
      "If a provisional app asks without the provisional option, does the system prompt?",
      when: [.provisional],
      unless: [.asksProvisional],
      seeds: "prompts",
      apple: "prompts",
      field: "prompts",
      check: "Ask with .provisional, then with only .alert, and check for a prompt."
    )
    Rule(
      "authorization.provisional-can-still-prompt",
      facts: ["AUTH-10"],
      dispute: "ask-while-provisional",
      side: "prompts",
      since: 12,
      "The system prompts the user at an explicit request of a provisional app.",
      evidence: .reported(
        "A push provider documents the prompt, and a plugin's tracker relies on it.",
        "https://documentation.onesignal.com/v9.0/docs/ios-provisional-push-notifications",
        "https://github.com/Baseflow/flutter-permission-handler/issues/991"
      ),
      when: [.provisional],
      unless: [.asksProvisional],
      then: { $0.prompts = true }
    )
    Rule(
      "authorization.provisional-is-an-answer",
      facts: ["AUTH-10"],
      dispute: "ask-while-provisional",
      side: "stays-quiet",
      since: 12,
      "The system grants an explicit request of a provisional app without a prompt.",
      evidence: .reported(
        "Two plugin trackers report that no prompt appears once the app is provisional.",
        "https://github.com/Vanethos/flutter_notification_permissions/issues/29",
        "https://github.com/invertase/react-native-notifee/issues/25"
      ),
      when: [.provisional],
      unless: [.asksProvisional],
      then: { $0.isGranted = true }
    )
  }
}

extension AuthorizationRequest {
  private static let optionsPage =
    "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions"
}
