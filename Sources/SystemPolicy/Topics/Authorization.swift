/// The question what comes of asking to be allowed to notify.
public struct Asking: Question {
  /// What the user allowed so far.
  public var status: AuthorizationStatus
  /// What the app asks for.
  public var options: AuthorizationOptions

  /// Creates the question.
  public init(status: AuthorizationStatus, options: AuthorizationOptions) {
    self.status = status
    self.options = options
  }

  /// What comes of asking.
  public struct Answer: Hashable, Sendable {
    /// Whether the user is asked; what the app is told waits for the answer then.
    public var prompts = false
    /// What is allowed from now on.
    public var status: AuthorizationStatus
    /// The switches that are on from now on, where the status changes.
    public var settings: Settings = []
    /// What the app is told where nobody is asked.
    public var isGranted = false

    /// Creates the answer in which nothing happens.
    public init(status: AuthorizationStatus) { self.status = status }
  }

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case notDetermined, denied, authorized, provisional
    case asksProvisional

    /// What the word is about.
    public var aspect: Aspect { self == .asksProvisional ? .act : .authorization }
  }

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.notDetermined, if: status == .notDetermined)
    conditions.insert(.denied, if: status == .denied)
    conditions.insert(.authorized, if: status == .authorized)
    conditions.insert(.provisional, if: status == .provisional)
    conditions.insert(.asksProvisional, if: options.contains(.provisional))
    return conditions
  }

  /// The rows.
  public static var rows: [Row<Asking>] {
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
      isFinal: true
    ) { _, draft in
      draft.status = .provisional
      draft.settings = .notificationCenter
      draft.isGranted = true
    }

    Rule(
      "authorization.first-request-prompts",
      facts: ["AUTH-02"],
      "The first request for authorization asks the user.",
      evidence: .documented(
        "The system prompts at the first request and records what the person answers.",
        Apple.asking
      ),
      when: [.notDetermined]
    ) { _, draft in
      draft.prompts = true
    }

    Rule(
      "authorization.denied-stays-denied",
      facts: ["AUTH-02", "AUTH-03"],
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

    Rule(
      "authorization.granted-stays-granted",
      facts: ["AUTH-02"],
      "After the user agreed, later requests do not prompt and report the recorded answer.",
      evidence: .documented("Later requests do not prompt.", Apple.asking),
      when: [.authorized],
      isFinal: true
    ) { _, draft in
      draft.isGranted = true
    }

    Rule(
      "authorization.provisional-again-changes-nothing",
      facts: ["AUTH-07"],
      since: 12,
      "Asking provisionally while provisional prompts nobody and is granted.",
      evidence: .assumed(
        "Nobody reports a prompt for it, and there is nothing left to grant."
      ),
      when: [.provisional, .asksProvisional]
    ) { _, draft in
      draft.isGranted = true
    }

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
      unless: [.asksProvisional]
    ) { _, draft in
      draft.prompts = true
    }
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
      unless: [.asksProvisional]
    ) { _, draft in
      draft.isGranted = true
    }
  }
}
