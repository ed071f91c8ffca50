/// Decides how the system handles an action, a dismissal or a flick.
public enum NotificationAction: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("notification-action")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the user unlocks the phone first.
    public var unlocksFirst = false
    /// A Boolean value that indicates whether the app comes to the foreground.
    public var opensApp = false
    /// A Boolean value that indicates whether the app runs from then on.
    ///
    /// An app that is not in the foreground runs in the background.
    public var wakesApp = false
    /// A Boolean value that indicates whether the notification leaves Notification Center.
    public var leavesList = false
    /// A Boolean value that indicates whether the app's other notifications are removed, too.
    public var takesOthers = false
    /// A Boolean value that indicates whether the response carries the text.
    public var carriesText = false
    /// A Boolean value that indicates whether there is no response at all.
    public var isIgnored = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case action, dismissal, flick, asksForDismissals
    case foreground, authenticationRequired, destructive, takesText
    case notRunning, forceQuit, locked, legacy, calendar

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .action, .dismissal, .flick, .takesText: .act
      case .asksForDismissals, .foreground, .authenticationRequired, .destructive: .category
      case .notRunning, .forceQuit: .state
      case .locked: .lock
      case .legacy, .calendar: .request
      }
    }
  }

  /// The rows.
  public static var rows: Rows<NotificationAction> {
    Rule(
      "response.flick-is-no-dismissal",
      facts: ["RSP-02"],
      since: .oldest,
      "When the user flicks a banner away, the banner leaves the screen and the app gets no response.",
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
      "A dismissal sends the app no response unless the category has customDismissAction.",
      evidence: .documented(
        "The system reports a dismissal only for categories that ask for it.",
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
      "With customDismissAction, the delegate gets the dismiss action when the user clears a notification.",
      evidence: .documented(
        "The dismiss action's identifier stands for an explicit dismissal.",
        Apple.dismissal
      ),
      .reported(
        "Code that treats every response as a tap opens its screen on a dismissal.",
        "https://github.com/home-assistant/iOS/pull/798",
        "https://github.com/invertase/notifee/issues/962"
      ),
      when: [.dismissal]
    )

    Rule(
      "response.acted-on-leaves-the-list",
      facts: ["RSP-03"],
      since: 8,
      "A notification leaves Notification Center when the user chooses one of its actions.",
      evidence: .assumed(
        "Widely observed; no published source.",
        check: "Choose an action of a notification, and print the delivered notifications."
      ),
      when: [.action],
      then: { $0.leavesList = true }
    )

    Rule(
      "response.calendar-action-clears-all",
      facts: ["RSP-03"],
      only: OSVersion(11, 2),
      "When the user chooses an action of a notification of a calendar trigger, all notifications of the app disappear.",
      evidence: .reported(
        "Radars for iOS 11.2 and 11.2.2; iOS 11.1.2 was correct. Belfry has no third number.",
        "https://github.com/lionheart/openradar-mirror/issues/19064",
        "https://github.com/lionheart/openradar-mirror/issues/19206"
      ),
      when: [.action, .calendar],
      corrected: .in("0.4", before: "The other notifications stayed after an action, too."),
      then: { $0.takesOthers = true }
    )

    Rule(
      "response.text-comes-along",
      facts: ["RSP-06"],
      "The response to a text input action carries the user's text in userText.",
      evidence: .documented(
        "A separate response class has the text that the user entered.",
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
      "The option destructive changes only how the action's button looks.",
      evidence: .documented("The option marks the action as destructive.", Apple.action),
      when: [.destructive]
    )

    Rule(
      "response.foreground-action-asks-to-unlock",
      facts: ["RSP-03"],
      since: 8,
      "On a locked phone, an action with the option foreground asks the user to unlock the phone first.",
      evidence: .documented(
        "Before an app comes to the foreground, the system asks the user to unlock a locked device.",
        Apple.handling
      ),
      when: [.foreground, .locked],
      then: { $0.unlocksFirst = true }
    )

    Rule(
      "response.foreground-action-opens-the-app",
      facts: ["RSP-03"],
      since: 8,
      "An action with the option foreground brings the app to the foreground and launches it if needed.",
      evidence: .documented("The page of the option says so.", Apple.action),
      when: [.foreground],
      then: { $0.opensApp = true }
    )

    Rule(
      "response.authentication-comes-first",
      facts: ["RSP-03"],
      since: 8,
      "The system reports an action that requires authentication once the user has unlocked the phone.",
      evidence: .documented(
        "The app gets the action in the background once the phone is unlocked.",
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
      "An action without foreground or authenticationRequired reaches the app while the phone stays locked.",
      evidence: .documented(
        "The user can perform actions on a locked device unless they require authentication.",
        Apple.handling
      ),
      when: [.action, .locked],
      unless: [.foreground, .authenticationRequired]
    )

    Rule(
      "response.background-action-is-told",
      facts: ["RSP-03"],
      since: 8,
      "Without the option foreground, the app gets the response without coming to the foreground.",
      evidence: .documented("The app handles the action in the background.", Apple.handling),
      when: [],
      unless: [.foreground, .notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "response.background-action-launches-the-app",
      facts: ["RSP-03", "RSP-04"],
      since: 8,
      "If the app is not running, a response without the option foreground launches it into the background.",
      evidence: .documented(
        "The system launches the app in the background and calls the delegate.",
        Apple.handling
      ),
      .documented(
        "An engineer writes in Apple's forum that a response launches an app that the system ended.",
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
      "After the user has swiped an app away, does an action without the option foreground launch it?",
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
      "An action launches an app into the background even if the user has swiped the app away.",
      evidence: .assumed(
        "Apple's page on actions says that the system launches the app. The page does not mention apps that the user has swiped away."
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
      "After the user swipes an app away, the app gets no background action until it is launched again.",
      evidence: .reportedOnce(
        "Actions had no effect after the app had been swiped away.",
        "https://github.com/holmesal/react-native-ios-notification-actions/issues/3"
      ),
      .reportedOnce(
        "An engineer at Apple says that swiping an app away blocks launches into the background.",
        "https://developer.apple.com/forums/thread/685525"
      ),
      when: [.notRunning, .forceQuit],
      unless: [.foreground]
    )
  }
}
