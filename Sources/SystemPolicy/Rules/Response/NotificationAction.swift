/// What a user does with a notification, besides tapping it.
public enum Act: UInt8, Hashable, Sendable, CaseIterable {
  /// One of its actions was chosen.
  case action
  /// It was cleared from Notification Center or the lock screen.
  case dismissal
  /// Its banner was flicked off the screen.
  case flick
}

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
    public var isNone = false
  }

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
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
      then: { $0.isNone = true }
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
      then: { $0.isNone = true }
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

    unseenRows
  }
}
