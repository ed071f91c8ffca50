/// Decides whether the system holds a background push on the phone, and how it ends.
///
/// A background push has `content-available` and nothing to present.
public enum BackgroundPushDelay: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("background-push-delay")

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// A Boolean value that indicates whether the system holds the push.
    public var isHeld = false
    /// A Boolean value that indicates whether the system discards the push that it has held for
    /// the app so far.
    public var replacesEarlier = false
    /// A Boolean value that indicates whether the app gets the push that was held.
    public var isDelivered = false
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case arrives, throttled, lowPower, inFront, hasEarlier, released, appOpened, appEnded

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .arrives, .throttled, .hasEarlier, .released: .request
      case .inFront, .appOpened, .appEnded: .state
      case .lowPower: .power
      }
    }
  }

  private static let background =
    "https://developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"
  private static let sending =
    "https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-apns"

  /// The rows.
  public static var rows: Rows<BackgroundPushDelay> {
    Rule(
      "remote.foreground-app-does-not-wait",
      facts: ["APNS-04"],
      "The system does not hold a background push for the app in the foreground.",
      evidence: .documented("A held push is delivered when the user launches the app.", background),
      .reportedOnce(
        "A log of a phone: the scheduler lets a push proceed at once because its app is in the foreground.",
        "https://github.com/firebase/flutterfire/issues/11336"
      ),
      when: [.arrives, .inFront],
      isFinal: true
    )

    Rule(
      "remote.background-push-is-held",
      facts: ["APNS-03", "APNS-04"],
      "The system can hold a background push, which has a low priority.",
      evidence: .documented(
        "The system may throttle background notifications; two or three an hour are advised.",
        background
      ),
      .documented("Pushes of priority 5 and 1 take the power of the phone into account.", sending),
      when: [.arrives, .throttled],
      then: { $0.isHeld = true }
    )

    Rule(
      "remote.low-power-mode-holds-background-pushes",
      facts: ["APNS-05"],
      since: 9,
      "In Low Power Mode the system holds background pushes.",
      evidence: .reported(
        "In Low Power Mode, the app got no background push until it was opened.",
        "https://github.com/ACINQ/phoenix/issues/280",
        "https://github.com/invertase/react-native-firebase/issues/1278"
      ),
      when: [.arrives, .lowPower],
      then: { $0.isHeld = true }
    )

    Rule(
      "remote.newest-background-push-is-held",
      facts: ["APNS-04"],
      "A newer background push replaces the one that the system holds for the app.",
      evidence: .documented("The system holds only the newest one.", background),
      .reportedOnce(
        "A log of a phone: a second background push cancels the first one, which still waits.",
        "https://github.com/firebase/flutterfire/issues/8277"
      ),
      when: [.arrives, .hasEarlier],
      then: { $0.replacesEarlier = true }
    )

    Rule(
      "remote.held-push-ends-with-the-app",
      facts: ["APNS-04"],
      "When the process of the app ends, the system discards the background push that it holds.",
      evidence: .documented(
        "A force-quit, or anything that ends the app, discards the held notification.",
        background
      ),
      when: [.appEnded],
      isFinal: true
    )

    Rule(
      "remote.opened-app-gets-the-held-push",
      facts: ["APNS-04"],
      "When the user opens the app, it receives the background push that the system holds.",
      evidence: .documented(
        "If the user launches the app, the system delivers the held notification at once.",
        background
      ),
      when: [.appOpened],
      then: { $0.isDelivered = true }
    )

    Rule(
      "remote.held-push-comes-later",
      facts: ["APNS-03", "APNS-04"],
      "When the system delivers background pushes again, the app receives the one that was held.",
      evidence: .documented("The system may hold a notification and delay it.", background),
      when: [.released],
      then: { $0.isDelivered = true }
    )
  }
}
