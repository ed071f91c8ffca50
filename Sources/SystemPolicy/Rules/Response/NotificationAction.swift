/// The question what comes of an action, a dismissal or a flick.
public enum NotificationAction: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("acting")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Whether the user unlocks the phone first.
    public var unlocksFirst = false
    /// Whether the app comes to the foreground.
    public var opensApp = false
    /// Whether the app runs from then on, in the background if it was not in front.
    public var wakesApp = false
    /// Whether the notification leaves Notification Center.
    public var leavesList = false
    /// Whether the response carries the text.
    public var carriesText = false
    /// Whether it is no response at all.
    public var isIgnored = false
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case action, dismissal, flick, asksForDismissals
    case foreground, authenticationRequired, destructive, takesText
    case notRunning, forceQuit, locked, legacy

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .action, .dismissal, .flick, .takesText: .act
      case .asksForDismissals, .foreground, .authenticationRequired, .destructive: .category
      case .notRunning, .forceQuit: .state
      case .locked: .lock
      case .legacy: .request
      }
    }
  }

  /// The rows.
  public static var rows: [Row<NotificationAction>] {
    Rule(
      "response.flick-is-no-dismissal",
      facts: ["RSP-02"],
      since: .oldest,
      "A banner that the user flicks away leaves the screen, and no app hears of it.",
      evidence: .documented(
        "Ignoring a notification or flicking its banner away does not count as dismissing it.",
        Apple.dismissal
      ),
      when: [.flick],
      isFinal: true,
      then: { $0.isIgnored = true }
    )

    Rule(
      "response.dismissal-needs-its-option",
      facts: ["RSP-02"],
      since: .oldest,
      "Nobody hears of a dismissal whose category has no customDismissAction.",
      evidence: .documented(
        "A dismissal is reported only for categories that ask for it.",
        Apple.dismissal
      ),
      when: [.dismissal],
      unless: [.asksForDismissals],
      isFinal: true,
      then: { $0.isIgnored = true }
    )

    Rule(
      "response.dismissal-is-told",
      facts: ["RSP-02"],
      "With customDismissAction the delegate gets what the user clears as the dismiss action.",
      evidence: .documented(
        "The dismiss action's identifier stands for an explicit dismissal.",
        Apple.dismissal
      ),
      .reported(
        "Code that takes every response for a tap opens its screen on a dismissal.",
        "https://github.com/home-assistant/iOS/pull/798",
        "https://github.com/invertase/notifee/issues/962"
      ),
      when: [.dismissal]
    )

    Rule(
      "response.acted-on-leaves-the-list",
      facts: ["RSP-03"],
      since: 8,
      "A notification leaves Notification Center when one of its actions is chosen.",
      evidence: .assumed("Everybody sees it on a phone; no page says it."),
      when: [.action],
      then: { $0.leavesList = true }
    )

    Rule(
      "response.text-comes-along",
      facts: ["RSP-06"],
      "The response to a text input action carries what the user wrote, as userText.",
      evidence: .documented(
        "A response of its own class has the text that the user entered.",
        Apple.textInput
      ),
      when: [.takesText],
      unless: [.legacy],
      then: { $0.carriesText = true }
    )

    legacyRows

    Rule(
      "response.destructive-is-a-look",
      facts: ["RSP-03"],
      since: 8,
      "That an action is destructive changes how its button looks, and nothing else.",
      evidence: .documented("The option has the button drawn as one of consequence.", Apple.action),
      when: [.destructive]
    )

    Rule(
      "response.foreground-action-asks-to-unlock",
      facts: ["RSP-03"],
      since: 8,
      "On a locked phone an action with the option foreground has the user unlock it first.",
      evidence: .documented(
        "What brings an app to the front asks to unlock the device where needed.",
        Apple.handling
      ),
      when: [.foreground, .locked],
      then: { $0.unlocksFirst = true }
    )

    Rule(
      "response.foreground-action-opens-the-app",
      facts: ["RSP-03"],
      since: 8,
      "An action with the option foreground brings the app to the front, launching it if need be.",
      evidence: .documented("The option says so.", Apple.action),
      when: [.foreground],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.authentication-comes-first",
      facts: ["RSP-03"],
      since: 8,
      "An action that requires authentication has the user unlock the phone, and is told then.",
      evidence: .documented(
        "The app is told in the background once the phone is unlocked.",
        Apple.handling
      ),
      when: [.authenticationRequired, .locked],
      unless: [.foreground],
      then: { $0.unlocksFirst = true }
    )

    Rule(
      "response.actions-work-on-a-locked-phone",
      facts: ["RSP-10"],
      since: 8,
      "Other actions are told while the phone stays locked.",
      evidence: .documented(
        "Actions can be performed on a locked device, unless they require authentication.",
        Apple.handling
      ),
      when: [.action, .locked],
      unless: [.foreground, .authenticationRequired]
    )

    Rule(
      "response.background-action-is-told",
      facts: ["RSP-03"],
      since: 8,
      "Without the option foreground the app is told where it is, in the background if need be.",
      evidence: .documented("The app handles the action in the background.", Apple.handling),
      when: [],
      unless: [.foreground, .notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "response.background-action-launches-the-app",
      facts: ["RSP-03", "RSP-04"],
      since: 8,
      "An app that does not run is launched into the background for it.",
      evidence: .documented(
        "The system launches the app in the background and calls the delegate.",
        Apple.handling
      ),
      .documented(
        "An engineer writes in Apple's forum that a response launches what the system had ended.",
        "https://developer.apple.com/forums/thread/736576"
      ),
      when: [.notRunning],
      unless: [.foreground, .forceQuit],
      then: { $0.wakesApp = true }
    )

    Dispute(
      "force-quit-action",
      facts: ["RSP-05"],
      since: 8,
      "Is an app that the user has swiped away launched for an action without foreground?",
      when: [.notRunning, .forceQuit],
      unless: [.foreground],
      seeds: "launches",
      apple: "launches",
      field: "launches",
      check: "Swipe the app away, choose an action that writes a file, and look for the file."
    )
    Rule(
      "response.force-quit-app-is-launched",
      facts: ["RSP-05"],
      dispute: "force-quit-action",
      side: "launches",
      since: 8,
      "An app that the user has swiped away is launched for an action like any other.",
      evidence: .assumed(
        "Apple's page on actions says that the app is launched, and does not speak of one swiped away."
      ),
      when: [.notRunning, .forceQuit],
      unless: [.foreground],
      then: { $0.wakesApp = true }
    )
    Rule(
      "response.force-quit-app-hears-nothing",
      facts: ["RSP-05"],
      dispute: "force-quit-action",
      side: "ignored",
      since: 8,
      "An app that the user has swiped away hears of no action until somebody launches it.",
      evidence: .reportedOnce(
        "Actions went by silently after the app had been swiped away.",
        "https://github.com/holmesal/react-native-ios-notification-actions/issues/3"
      ),
      .reportedOnce(
        "An engineer at Apple: swiping an app away blocks launches into the background.",
        "https://developer.apple.com/forums/thread/685525"
      ),
      when: [.notRunning, .forceQuit],
      unless: [.foreground]
    )
  }
}
