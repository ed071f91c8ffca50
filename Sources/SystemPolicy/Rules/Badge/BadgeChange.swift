public import VirtualTime

/// The question what comes of an app's setting the number on its icon.
public enum BadgeChange: Question {
  /// Its place in the list.
  public static let position = QuestionPosition("badging")

  /// The number the app wants.
  public typealias Values = Int32

  /// What comes of it.
  public struct Answer: DefaultAnswer {
    /// The number from now on; nil if it stays as it is.
    public var number: Int32?
    /// Whether Notification Center loses all it holds of the app.
    public var clearsNotifications = false
    /// Whether a completion handler is called.
    public var callsBack = false
    /// Whether the app goes on reading the number before, for ``BadgeChange/lag``.
    public var readsLate = false
    /// What it is called with.
    public var error: NotificationError?
  }

  /// The conditions of its guards.
  public enum Condition: String, GuardCondition {
    case zero, negative, isOn, hasDelivered

    /// What the condition is about.
    public var aspect: Aspect {
      switch self {
      case .zero, .negative: .act
      case .isOn: .authorization
      case .hasDelivered: .request
      }
    }
  }

  /// What is known best about zero and less than zero.
  static let radar = "https://github.com/lionheart/openradar-mirror/issues/17743"

  /// The rows.
  public static var rows: [Row<BadgeChange>] {
    Rule(
      "badge.set-badge-count-calls-back",
      facts: ["BDG-06"],
      since: 16,
      "Since iOS 16 an app sets its badge with setBadgeCount, which calls a completion handler.",
      evidence: .documented("The method is available from iOS 16 on.", Apple.badgeCount),
      when: [],
      then: { $0.callsBack = true }
    )

    Rule(
      "badge.negative-is-refused",
      facts: ["BDG-06"],
      since: 16,
      "A negative number is refused by setBadgeCount with badgeInputInvalid.",
      evidence: .documented(
        "The error code exists for a badge that is not valid.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/badgeinputinvalid"
      ),
      .assumed("That a negative number is such a badge follows; no page says it."),
      when: [.negative],
      isFinal: true,
      then: { $0.error = .badgeInputInvalid }
    )

    Rule(
      "badge.switched-off-stays",
      facts: ["SET-04"],
      since: .oldest,
      "While the user does not let the app badge, the number on its icon stays as it is.",
      evidence: .assumed("It follows from the badge setting."),
      when: [],
      unless: [.isOn],
      isFinal: true
    )

    Rule(
      "badge.app-sets-the-number",
      facts: ["BDG-01"],
      since: .oldest,
      "The badge becomes the number that the app sets; nobody counts for it.",
      evidence: .documented("The method updates the badge of the icon.", Apple.badgeCount),
      .seed(.localNotification, "the app is responsible for managing the badge number."),
      when: [.isOn],
      compute: { count, draft in draft.number = max(0, count) }
    )

    Dispute(
      "badge-reads-back",
      facts: ["BDG-05"],
      only: OSVersion(10, 3),
      "On iOS 10.3, does an app read the badge that it has just set?",
      when: [.isOn],
      // One radar is not several people who measured.
      seeds: "reads-at-once",
      apple: "reads-at-once",
      field: "reads-at-once",
      check: "On iOS 10.3, add one to applicationIconBadgeNumber five times in a loop and look."
    )
    Rule(
      "badge.reads-back-at-once",
      facts: ["BDG-05"],
      dispute: "badge-reads-back",
      side: "reads-at-once",
      only: OSVersion(10, 3),
      "An app reads the badge that it has set, as one expects of a property.",
      evidence: .assumed("It is so on every other version, and no page speaks of a delay."),
      when: [.isOn]
    )
    Rule(
      "badge.reads-back-late",
      facts: ["BDG-05"],
      dispute: "badge-reads-back",
      side: "reads-late",
      only: OSVersion(10, 3),
      "For a moment after it has set the badge an app still reads the number before.",
      evidence: .reportedOnce(
        "A radar: five times one more than the current number makes one, and not five.",
        "https://github.com/lionheart/openradar-mirror/issues/17303"
      ),
      when: [.isOn],
      then: { $0.readsLate = true }
    )

    Dispute(
      "zero-badge",
      facts: ["BDG-03"],
      since: .oldest,
      "Does a badge that is set to zero clear the app's delivered notifications?",
      when: [.zero, .isOn, .hasDelivered],
      // All that was measured is about applicationIconBadgeNumber (see Documentation/Decisions.md).
      seeds: .before(16, "clears", then: "keeps"),
      apple: .before(16, "clears", then: "keeps"),
      field: .before(16, "clears", then: "keeps"),
      check: "Deliver three notifications, set the badge to 0, and print what is delivered."
    )
    Rule(
      "badge.zero-clears-notifications",
      facts: ["BDG-03"],
      dispute: "zero-badge",
      side: "clears",
      since: .oldest,
      "A badge set to zero takes all of the app's notifications out of Notification Center.",
      evidence: .reported(
        "Radars and a tracker report it of applicationIconBadgeNumber, the way until iOS 15.",
        radar,
        "https://github.com/lionheart/openradar-mirror/issues/18912",
        "https://github.com/react-native-push-notification/ios/issues/174"
      ),
      .assumed("That setBadgeCount does the same since iOS 16 would follow from its name alone."),
      when: [.zero, .isOn, .hasDelivered],
      then: { $0.clearsNotifications = true }
    )
    Rule(
      "badge.zero-keeps-notifications",
      facts: ["BDG-03"],
      dispute: "zero-badge",
      side: "keeps",
      since: .oldest,
      "A badge set to zero leaves Notification Center as it is.",
      evidence: .assumed(
        "Apple's page of setBadgeCount does not speak of notifications, and of it no report is known."
      ),
      when: [.zero, .isOn, .hasDelivered]
    )

    Dispute(
      "minus-one-badge",
      facts: ["BDG-03"],
      since: .oldest,
      until: 15,
      "Does a badge that is set to -1 clear the app's delivered notifications?",
      when: [.negative, .isOn, .hasDelivered],
      seeds: "keeps-them",
      apple: "keeps-them",
      field: "keeps-them",
      check: "Deliver three notifications, set the badge to -1, and print what is delivered."
    )
    Rule(
      "badge.minus-one-keeps-notifications",
      facts: ["BDG-03"],
      dispute: "minus-one-badge",
      side: "keeps-them",
      since: .oldest,
      until: 15,
      "A badge set to -1 is gone, and Notification Center stays as it is.",
      evidence: .reportedOnce(
        "A tracker passes it on as the way to lose the badge alone.",
        "https://github.com/react-native-push-notification/ios/issues/174"
      ),
      when: [.negative, .isOn, .hasDelivered]
    )
    Rule(
      "badge.minus-one-clears-notifications",
      facts: ["BDG-03"],
      dispute: "minus-one-badge",
      side: "clears-them",
      since: .oldest,
      until: 15,
      "A badge set to -1 clears Notification Center as zero does.",
      evidence: .reportedOnce(
        "A radar says so of the icon's number, and that minus one in a notification does not.",
        radar
      ),
      when: [.negative, .isOn, .hasDelivered],
      then: { $0.clearsNotifications = true }
    )
  }
}

extension BadgeChange {
  /// How long an app may read an old number; the radar speaks of a loop, a second is long for one.
  public static let lag = Interval(seconds: 1)
}
