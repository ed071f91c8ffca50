public import VirtualTime

/// Decides the presentation of a notification that is due.
public enum NotificationDelivery: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("notification-delivery")

  /// The fate of the notification.
  public struct Answer: DefaultAnswer {
    /// Indicates whether the app is asked first how to show it.
    public var asksApp = false
    /// A Boolean value that indicates whether only the app is notified.
    public var notifiesApp = false
    /// Indicates whether the system shows it.
    public var isPresented = false
    /// The ways in which it is presented, if the system presents it.
    public var presentation: Presentation = []
    /// Indicates whether it takes the place of the delivered one with its identifier.
    public var replacesDelivered = false
    /// A Boolean value that indicates whether it removes the badge.
    public var clearsBadge = false
  }

  /// The time that an untouched banner stays; Apple gives no number, five seconds is usual.
  public static let bannerStays = Interval(seconds: 5)

  /// The number of notifications in a second of which none is lost.
  public static let calm = 2
  /// The duration of a burst.
  public static let burst = Interval(seconds: 1)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case notDetermined, denied, provisional
    case foreground, inactive, background, notRunning
    case locked
    case alertOn, soundOn, badgeOn, lockScreenOn, notificationCenterOn
    case hasAlert, hasSound, hasBadge, hasNegativeBadge, hasDeliveredTwin
    case nothingIsOn, legacy, burst

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .notDetermined, .denied, .provisional, .alertOn, .soundOn, .badgeOn, .lockScreenOn,
        .notificationCenterOn, .nothingIsOn:
        .authorization
      case .foreground, .inactive, .background, .notRunning: .state
      case .locked: .lock
      case .hasAlert, .hasSound, .hasBadge, .hasNegativeBadge, .hasDeliveredTwin, .legacy, .burst:
        .request
      }
    }
  }

  /// The rows.
  public static var rows: Rows<NotificationDelivery> {
    Rule(
      "delivery.denied-shows-nothing",
      facts: ["SET-01", "AUTH-13"],
      since: .oldest,
      "The system shows no notification that comes due while the app is denied.",
      evidence: .documented("Authorization decides on all delivery at once.", Apple.asking),
      .reportedOnce(
        "Alerts go missing as long as the user has them switched off.",
        "https://github.com/LoopKit/Loop/issues/541"
      ),
      when: [.denied],
      isFinal: true
    )

    Rule(
      "delivery.undetermined-shows-nothing",
      facts: ["AUTH-20"],
      since: .oldest,
      "Until the user has answered the prompt, the system shows no notification. A request that does not repeat is removed when it comes due.",
      evidence: .reportedOnce(
        "A review reports that reminders scheduled before permission never appear.",
        "https://github.com/duckduckgo/apple-browsers/issues/2896"
      ),
      .assumed("Unsourced: a request that is due does not wait for permission."),
      when: [.notDetermined],
      isFinal: true
    )

    foregroundRows
    legacyRows

    Rule(
      "delivery.nothing-on-shows-nothing",
      facts: ["SET-01"],
      since: .oldest,
      "The system shows no notification whose contents are all turned off or absent.",
      evidence: .documented(
        "Each kind of interaction has its own setting, and the system leaves out a kind that is turned off.",
        Apple.asking
      ),
      .assumed("Unsourced: if every kind is left out, the system shows nothing."),
      when: [.nothingIsOn],
      isFinal: true
    )

    Dispute(
      "burst",
      facts: ["SET-15"],
      "If three or more notifications fire in the same second, are some lost?",
      when: [.burst],
      seeds: "none-are-lost",
      apple: "none-are-lost",
      field: "none-are-lost",
      check: "Have ten requests fire in the same second, and count what is in Notification Center."
    )
    Rule(
      "delivery.burst-loses-nothing",
      facts: ["SET-15"],
      dispute: "burst",
      side: "none-are-lost",
      "The system shows every notification, even if many come in the same second.",
      evidence: .assumed("Apple documents no limit; no other source reports one."),
      when: [.burst]
    )
    Rule(
      "delivery.burst-loses-some",
      facts: ["SET-15"],
      dispute: "burst",
      side: "some-are-lost",
      "If three or more notifications fire in the same second, the system shows the last two and loses the others.",
      evidence: .reportedOnce(
        "A post says that some notifications are dropped if three or more fire in the same second.",
        "https://alicinaroglu.dev/local-notifications-the-100-delivery-myth/"
      ),
      .assumed("Unsourced: the last two are shown."),
      when: [.burst],
      isFinal: true
    )

    Rule(
      "delivery.background-is-presented",
      facts: ["PWR-01", "APP-01"],
      since: .oldest,
      "While the app is in the background, suspended or not, the system presents its notifications.",
      evidence: .seed(.scheduling, "the system interacts with the user in the app's place."),
      when: [.background],
      then: { $0.isPresented = true }
    )

    Rule(
      "delivery.needs-no-running-app",
      facts: ["PWR-01", "APP-01"],
      since: .oldest,
      "The system presents a notification even if its app is not running, whether or not the user force-quit the app.",
      evidence: .seed(
        .localNotification,
        "the app does not have to run for a notification to come."
      ),
      .seed(.scheduling, "the system takes over when the app is not running."),
      when: [.notRunning],
      then: { $0.isPresented = true }
    )

    Rule(
      "delivery.same-identifier-replaces",
      facts: ["REQ-02", "REQ-03"],
      "A notification replaces the delivered one with its identifier, and alerts again.",
      evidence: .documented(
        "The framework's header says that the notification alerts again and replaces the delivered one.",
        Apple.request
      ),
      when: [.hasDeliveredTwin],
      unless: [.legacy],
      then: { $0.replacesDelivered = true }
    )

    authorizationRows

    Rule(
      "delivery.unlocked-shows-banner",
      facts: ["SET-02", "SET-03"],
      since: 5,
      "On an unlocked phone an alert is a banner, if the user allows alerts.",
      evidence: .documented(
        "Alerts appear as banners where the alert setting is on.",
        "https://developer.apple.com/documentation/usernotifications/unalertstyle"
      ),
      when: [.alertOn, .hasAlert],
      unless: [.locked],
      then: { $0.presentation.insert(.banner) }
    )

    Rule(
      "delivery.locked-shows-on-lock-screen",
      facts: ["SET-03"],
      since: .oldest,
      "On a locked phone an alert is on the lock screen, if the user allows it.",
      evidence: .assumed(
        "This follows from the name of the lock screen setting.",
        check:
          "Lock the phone, let a notification fire, once with the switch Lock Screen on and once off."
      ),
      when: [.locked, .lockScreenOn, .hasAlert],
      then: { $0.presentation.insert(.lockScreen) }
    )

    Rule(
      "delivery.kept-in-notification-center",
      facts: ["SET-01", "SET-03"],
      since: 5,
      "Notification Center keeps an alert if its setting is on, whatever the other settings are.",
      evidence: .documented(
        "Notification Center shows alerts where its own setting is enabled, even with other kinds off.",
        Apple.asking
      ),
      when: [.notificationCenterOn, .hasAlert],
      then: { $0.presentation.insert(.list) }
    )

    Rule(
      "delivery.sound-plays",
      facts: ["SET-04", "SET-14"],
      since: .oldest,
      "A sound plays if the notification has one and the user allows sounds.",
      evidence: .assumed(
        "This follows from the sound setting, and from contents without a sound.",
        check:
          "Let two notifications fire, one with a sound and one without; turn sounds off and repeat."
      ),
      when: [.soundOn, .hasSound],
      then: { $0.presentation.insert(.sound) }
    )

    Rule(
      "delivery.badge-is-set",
      facts: ["BDG-01", "SET-04"],
      since: .oldest,
      "The badge becomes the notification's number, if the user allows badges.",
      evidence: .documented(
        "The badge of the contents is the number to show. Contents without a badge do not change the number.",
        Apple.content + "/badge"
      ),
      when: [.badgeOn, .hasBadge],
      then: { $0.presentation.insert(.badge) }
    )

    badgeRows
  }
}
