public import VirtualTime

/// The question what comes of a remote notification that reaches the phone.
public enum RemoteArrival: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("pushing")

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// Whether it is delivered as a local one is.
    public var isShown = false
    /// Whether it is delivered a second time.
    public var comesTwice = false
    /// Whether the app is told.
    public var tellsApp = false
    /// Whether the app is launched, or woken, into the background to be told.
    public var wakesApp = false
    /// Whether it has but ``runTime`` until it is suspended.
    public var isBrief = false
  }

  /// How long an app runs that is woken for a remote notification.
  public static let runTime = Interval(seconds: 30)

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case mayShow, shows, contentAvailable, hasWillPresent, hasDeliveredTwin
    case inFront, suspended, notRunning, idle, forceQuit

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .mayShow: .authorization
      case .hasWillPresent: .delegate
      case .shows, .contentAvailable, .hasDeliveredTwin: .request
      case .inFront, .suspended, .notRunning, .idle, .forceQuit: .state
      }
    }
  }

  private static let background =
    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
  private static let payload =
    "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
  private static let told =
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
  private static let headers =
    "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/CommunicatingwithAPNs.html"

  /// The rows.
  public static var rows: [Row<RemoteArrival>] {
    Rule(
      "remote.shown-as-a-local-one",
      facts: ["REM-01"],
      "A remote notification shows itself as a local one does, as the user allows the app.",
      evidence: .documented(
        "The payload names alert, sound and badge, the kinds that the user's settings are about.",
        payload
      ),
      when: [.shows],
      then: { $0.isShown = true }
    )

    Rule(
      "remote.same-identifier-replaces",
      facts: ["REM-03"],
      "A remote notification takes the place of the delivered one with its collapse identifier.",
      evidence: .documented(
        "Notifications of one collapse identifier are shown as a single one.",
        headers
      ),
      .assumed("That the app reads it as the identifier of the request is how people use it."),
      when: [.shows, .hasDeliveredTwin]
    )

    Dispute(
      "remote-will-present",
      facts: ["FG-09"],
      only: OSVersion(18, 0),
      "How often is an app asked about one remote notification in the foreground, on iOS 18.0?",
      when: [.shows, .mayShow, .inFront, .hasWillPresent],
      seeds: "asks-once",
      apple: "asks-once",
      field: "asks-twice",
      check:
        "Push an alert to an app in the foreground of iOS 18.0; count the calls of willPresent."
    )
    Rule(
      "remote.asked-once",
      facts: ["FG-09"],
      dispute: "remote-will-present",
      side: "asks-once",
      only: OSVersion(18, 0),
      "In the foreground an app is asked once about a remote notification.",
      evidence: .documented(
        "The delegate is asked how to handle a notification.",
        Apple.willPresent
      ),
      when: [.shows, .mayShow, .inFront, .hasWillPresent]
    )
    Rule(
      "remote.asked-twice",
      facts: ["FG-09"],
      dispute: "remote-will-present",
      side: "asks-twice",
      only: OSVersion(18, 0),
      "In the foreground an app is asked twice about a remote notification, which comes twice.",
      evidence: .reported(
        "Several libraries saw two calls for one payload on iOS 18.0, and one again on 18.1.",
        "https://github.com/havesource/cordova-plugin-push/pull/303",
        "https://github.com/wix/react-native-notifications/issues/1051",
        "https://github.com/thomasgalliker/Plugin.FirebasePushNotifications/issues/70",
        "https://github.com/invertase/react-native-firebase/issues/7979"
      ),
      .assumed("The second comes at once; one report has it thirty seconds later."),
      when: [.shows, .mayShow, .inFront, .hasWillPresent],
      then: { $0.comesTwice = true }
    )

    Rule(
      "remote.content-available-alone-is-silent",
      facts: ["REM-02"],
      "With content-available and nothing to show, a remote notification shows nothing.",
      evidence: .documented(
        "A background notification has no alert, no sound and no badge; it wakes the app.",
        background
      ),
      when: [.contentAvailable],
      unless: [.shows]
    )

    Rule(
      "remote.force-quit-stays-closed",
      facts: ["REM-02"],
      "An app that the user has swiped away is not launched for content-available.",
      evidence: .reported(
        "Developers saw no launch after a swipe, until the app was opened or the phone restarted.",
        "https://aaron.blog/2014/03/31/ios-background-refresh-force-killing/",
        "https://stackoverflow.com/questions/19068762/will-ios-launch-my-app-into-the-background-if-it-was-force-quit-by-the-user/19202487"
      ),
      when: [.contentAvailable, .notRunning, .forceQuit],
      isFinal: true
    )

    Rule(
      "remote.content-available-launches-the-app",
      facts: ["REM-02"],
      "With content-available a remote notification launches an app into the background.",
      evidence: .documented("An app that does not run is launched, and then told.", told),
      when: [.contentAvailable, .notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "remote.content-available-wakes-the-app",
      facts: ["REM-02"],
      "With content-available a remote notification wakes a suspended app.",
      evidence: .documented("It wakes the app in the background.", background),
      when: [.contentAvailable, .suspended],
      then: { $0.wakesApp = true }
    )

    Rule(
      "remote.thirty-seconds-in-the-background",
      facts: ["REM-02"],
      "An app that is woken by content-available has thirty seconds before it is suspended.",
      evidence: .documented("It has thirty seconds of time on the clock on the wall.", background),
      when: [.contentAvailable, .idle],
      then: { $0.isBrief = true }
    )

    Rule(
      "remote.app-is-told",
      facts: ["REM-02"],
      "With content-available the app's didReceiveRemoteNotification is called, permission or not.",
      evidence: .documented("It is called in the foreground and in the background.", told),
      .assumed("The user's permission is about alerts, sounds and badges, and this is none."),
      when: [.contentAvailable],
      then: { $0.tellsApp = true }
    )
  }
}
