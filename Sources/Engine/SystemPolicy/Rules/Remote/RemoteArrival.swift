public import VirtualTime

/// Decides how the system handles a remote notification that reaches the phone.
public enum RemoteArrival: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("remote-arrival")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system delivers the notification like a local
    /// one.
    public var isShown = false
    /// A Boolean value that indicates whether the system delivers the notification a second time.
    public var comesTwice = false
    /// A Boolean value that indicates whether the system calls `didReceiveRemoteNotification`.
    public var notifiesApp = false
    /// A Boolean value that indicates whether the system launches or wakes the app in the
    /// background.
    public var wakesApp = false
    /// A Boolean value that indicates whether the system suspends the app again after ``runTime``.
    public var isBrief = false
  }

  /// The time that an app woken for a remote notification runs before the system suspends it.
  public static let runTime = Interval(seconds: 30)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case mayShow, shows, contentAvailable, hasWillPresent, hasDeliveredTwin
    case inFront, suspended, notRunning, idle, forceQuit, refreshOff
    case lacksBackgroundMode, hasOldToken

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .mayShow: .authorization
      case .hasWillPresent: .delegate
      case .shows, .contentAvailable, .hasDeliveredTwin: .request
      case .inFront, .suspended, .notRunning, .idle, .forceQuit, .lacksBackgroundMode,
        .hasOldToken:
        .state
      case .refreshOff: .authorization
      }
    }
  }

  private static let background =
    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
  private static let payload =
    "https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification"
  private static let handler =
    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:didreceiveremotenotification:fetchcompletionhandler:)"
  private static let headers =
    "https://developer.apple.com/library/archive/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/CommunicatingwithAPNs.html"

  /// The rows.
  public static var rows: Rows<RemoteArrival> {
    Rule(
      "remote.old-token-reaches-no-phone",
      facts: ["MIG-02"],
      "On a restored phone, an app receives no push before its first launch, which gives it a token.",
      evidence: .documented(
        "An app registers at each launch and sends its token to the server.",
        "https://developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()"
      ),
      .assumed("Unsourced: each app registers at its launch, and its server uses the new token."),
      when: [.hasOldToken],
      isFinal: true
    )

    Rule(
      "remote.shown-as-a-local-one",
      facts: ["REM-01"],
      "The system presents a remote notification like a local one, as the user's settings allow.",
      evidence: .documented(
        "The payload names alert, sound and badge, the kinds that the user's settings control.",
        payload
      ),
      when: [.shows],
      then: { $0.isShown = true }
    )

    Rule(
      "remote.same-identifier-replaces",
      facts: ["REM-03"],
      "A remote notification replaces the delivered one with the same collapse identifier.",
      evidence: .documented(
        "The system shows notifications with the same collapse identifier as a single one.",
        headers
      ),
      .assumed("Unsourced: apps read the collapse identifier as the identifier of the request."),
      when: [.shows, .hasDeliveredTwin]
    )

    Dispute(
      "remote-will-present",
      facts: ["FG-09"],
      only: OSVersion(18, 0),
      "On iOS 18.0, how many times does the system call willPresent for one remote notification?",
      when: [.shows, .mayShow, .inFront, .hasWillPresent],
      seeds: "asks-once",
      apple: "asks-once",
      field: "asks-twice",
      check:
        "Push an alert to an app in the foreground on iOS 18.0; count the calls of willPresent."
    )
    Rule(
      "remote.asked-once",
      facts: ["FG-09"],
      dispute: "remote-will-present",
      side: "asks-once",
      only: OSVersion(18, 0),
      "In the foreground, the system calls willPresent once for a remote notification.",
      evidence: .documented(
        "The system asks the delegate how to handle a notification.",
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
      "In the foreground, the system delivers a remote notification twice and calls willPresent each time.",
      evidence: .reported(
        "Several libraries saw two calls for one payload on iOS 18.0, and one call again on 18.1.",
        "https://github.com/havesource/cordova-plugin-push/pull/303",
        "https://github.com/wix/react-native-notifications/issues/1051",
        "https://github.com/thomasgalliker/Plugin.FirebasePushNotifications/issues/70",
        "https://github.com/invertase/react-native-firebase/issues/7979"
      ),
      .assumed("The second call comes at once; in one report it comes thirty seconds later."),
      when: [.shows, .mayShow, .inFront, .hasWillPresent],
      then: { $0.comesTwice = true }
    )

    Rule(
      "remote.content-available-alone-is-silent",
      facts: ["REM-02"],
      "The system presents nothing for a remote notification with content-available and nothing to show.",
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
      "After the user swipes an app away, content-available does not launch the app.",
      evidence: .reported(
        "Developers saw no launch after a swipe, until the app was opened or the phone restarted.",
        "https://aaron.blog/2014/03/31/ios-background-refresh-force-killing/",
        "https://stackoverflow.com/questions/19068762/will-ios-launch-my-app-into-the-background-if-it-was-force-quit-by-the-user/19202487"
      ),
      when: [.contentAvailable, .notRunning, .forceQuit],
      isFinal: true
    )

    Dispute(
      "push-without-refresh",
      facts: ["APNS-09"],
      since: 7,
      "While Background App Refresh is off for an app, does content-available wake or launch it?",
      when: [.contentAvailable, .idle, .refreshOff],
      unless: [.forceQuit],
      seeds: "stays-asleep",
      apple: "stays-asleep",
      field: "stays-asleep",
      check: "Turn Background App Refresh off for an app, leave it, and send it a silent push.",
      corrected: .in("0.4", before: "content-available woke the app, whatever this switch said.")
    )
    Rule(
      "remote.no-refresh-no-wake",
      facts: ["APNS-09"],
      dispute: "push-without-refresh",
      side: "stays-asleep",
      since: 7,
      "While Background App Refresh is off for an app, content-available does not wake or launch it.",
      evidence: .documented(
        "Apple's header: an app may be launched for remote notifications when refresh is available.",
        "https://developer.apple.com/documentation/uikit/uiapplication/backgroundrefreshstatus"
      ),
      .assumed("Unsourced: an app that still runs in the background receives the push."),
      when: [.contentAvailable, .idle, .refreshOff],
      unless: [.forceQuit],
      isFinal: true
    )
    Rule(
      "remote.wakes-without-refresh",
      facts: ["APNS-09"],
      dispute: "push-without-refresh",
      side: "wakes",
      since: 7,
      "A push with content-available wakes or launches an app that has Background App Refresh off.",
      evidence: .reportedOnce(
        "An issue of 2018: a push launched an app for which this switch was off.",
        "https://github.com/peter-iakovlev/TelegramCore/issues/35"
      ),
      when: [.contentAvailable, .idle, .refreshOff],
      unless: [.forceQuit]
    )

    Rule(
      "remote.no-background-mode-no-wake",
      facts: ["APNS-08"],
      "Without the background mode remote-notification, content-available does not wake or launch the app.",
      evidence: .documented(
        "The system launches or wakes an app for a push if the app has this background mode.",
        handler
      ),
      when: [.contentAvailable, .idle, .lacksBackgroundMode],
      unless: [.forceQuit],
      isFinal: true
    )

    Rule(
      "remote.content-available-launches-the-app",
      facts: ["REM-02"],
      "If the app is not running, content-available launches it into the background.",
      evidence: .documented(
        "The system launches an app that is not running, and then calls the method.",
        handler
      ),
      when: [.contentAvailable, .notRunning],
      then: { $0.wakesApp = true }
    )

    Rule(
      "remote.content-available-wakes-the-app",
      facts: ["APNS-06", "REM-02"],
      "A remote notification with content-available wakes a suspended app.",
      evidence: .documented("The notification wakes the app in the background.", background),
      when: [.contentAvailable, .suspended],
      then: { $0.wakesApp = true }
    )

    Rule(
      "remote.thirty-seconds-in-the-background",
      facts: ["REM-02"],
      "An app woken by content-available has thirty seconds before the system suspends it.",
      evidence: .documented("The app has thirty seconds of wall-clock time.", background),
      when: [.contentAvailable, .idle],
      then: { $0.isBrief = true }
    )

    Rule(
      "remote.app-is-told",
      facts: ["REM-02"],
      "With content-available, the system calls didReceiveRemoteNotification, even without permission.",
      evidence: .documented(
        "The system calls it in the foreground and in the background.",
        handler
      ),
      .assumed("The user's permission covers only alerts, sounds and badges."),
      when: [.contentAvailable],
      then: { $0.notifiesApp = true }
    )
  }
}
