/// The question what comes of asking to be allowed to notify.
public enum AuthorizationRequest: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("asking")

  /// What the options would grant.
  public typealias Values = Settings

  /// What comes of asking.
  public struct Answer: Hashable, Sendable {
    /// Whether the user is asked; what the app is told waits for the answer then.
    public var prompts = false
    /// What is allowed from now on.
    public var permission: Permission
    /// Whether there is a link to the app's own settings from now on.
    public var linksSettings = false
    /// What the app is told where nobody is asked.
    public var isGranted = false

    /// Creates the answer in which nothing happens.
    public init(permission: Permission) { self.permission = permission }
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case notDetermined, denied, authorized, provisional, ephemeral
    case asksProvisional, asksForMore, offersSettings, unseen, registers
    case asksTimeSensitive, asksAnnouncement

    /// What the condition is about.
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
  public static var rows: [Row<AuthorizationRequest>] {
    Rule(
      "authorization.time-sensitive-option-means-nothing",
      facts: ["AUTH-19"],
      since: 15,
      "Asking for timeSensitive changes nothing: an entitlement decides.",
      evidence: .documented(
        "The option is deprecated since the version that brought it.",
        optionsPage
      ),
      when: [.asksTimeSensitive]
    )

    Rule(
      "authorization.announcement-option-means-nothing",
      facts: ["AUTH-19"],
      since: 15,
      "Asking for announcement changes nothing since iOS 15: it is always included.",
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
      "An app that asks for providesAppNotificationSettings has a link to settings of its own.",
      evidence: .documented(
        "The option has the system show a button for settings inside the app.",
        "https://developer.apple.com/documentation/usernotifications/unauthorizationoptions"
      ),
      .assumed("That the button does not wait for the user's answer is not said."),
      when: [.offersSettings],
      then: { $0.linksSettings = true }
    )

    Rule(
      "authorization.provisional-needs-no-prompt",
      facts: ["AUTH-07"],
      since: 12,
      "A first request with the provisional option is granted without asking anybody.",
      evidence: .documented(
        "The provisional option authorizes the app on trial; the user decides later, on a notification.",
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
      "The first request for authorization asks the user.",
      evidence: .documented(
        "The system prompts at the first request and records what the person answers.",
        Apple.asking
      ),
      when: [.notDetermined],
      then: { $0.prompts = true }
    )

    Rule(
      "authorization.background-may-ask",
      facts: ["AUTH-21"],
      since: 8,
      "An app in the background that asks prompts like one in the foreground.",
      evidence: .assumed(
        "Prompts of two apps come one after the other, and one of the two asks unseen."
      ),
      when: [.notDetermined, .unseen]
    )

    Rule(
      "authorization.clip-can-still-ask",
      facts: ["AUTH-12"],
      since: 14,
      "An app clip that may notify for a while can ask for more, which prompts.",
      evidence: .documented(
        "A clip may request authorization as an app does.",
        "https://developer.apple.com/documentation/appclip/enabling-notifications-in-app-clips"
      ),
      when: [.ephemeral],
      then: { $0.prompts = true }
    )

    Rule(
      "authorization.denied-stays-denied",
      facts: ["AUTH-02", "AUTH-03"],
      since: 8,
      "After a refusal no request prompts again; the app is told at once that it is not granted.",
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
      "What becomes of a kind of interaction that an app asks for after it was authorized?",
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
      "A kind that an authorized app asks for later is switched on without a question.",
      evidence: .assumed(
        "Apple is silent; apps add options in an update, and nobody reports that they stay off."
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
      "A kind that an authorized app asks for later has a switch from then on, and it is off.",
      evidence: .assumed(
        "A plugin's guide, known from a summary alone, has who agreed to no sound switch it on."
      ),
      when: [.authorized, .asksForMore],
      compute: { asked, draft in draft.permission.kinds.formUnion(asked) }
    )

    Rule(
      "authorization.granted-stays-granted",
      facts: ["AUTH-02", "AUTH-11"],
      since: 8,
      "After the user agreed, later requests do not prompt and report the recorded answer.",
      evidence: .documented("Later requests do not prompt.", Apple.asking),
      .reportedOnce(
        "A plugin's review says so of the provisional option, too: asked late it changes nothing.",
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
      "Asking provisionally while provisional prompts nobody and is granted.",
      evidence: .assumed(
        "Nobody reports a prompt for it, and there is nothing left to grant."
      ),
      when: [.provisional, .asksProvisional],
      then: { $0.isGranted = true }
    )

    Dispute(
      "ask-while-provisional",
      facts: ["AUTH-10"],
      "Does an explicit request prompt an app's user while the app is provisional?",
      when: [.provisional],
      unless: [.asksProvisional],
      seeds: "prompts",
      apple: "prompts",
      field: "prompts",
      check: "Ask with .provisional, then with .alert alone, and look whether a prompt appears."
    )
    Rule(
      "authorization.provisional-can-still-prompt",
      facts: ["AUTH-10"],
      dispute: "ask-while-provisional",
      side: "prompts",
      since: 12,
      "An explicit request while provisional asks the user.",
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
      "An explicit request while provisional prompts nobody: provisional counts as answered.",
      evidence: .reported(
        "Two plugin trackers say that no popup appears once the app is provisional.",
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
