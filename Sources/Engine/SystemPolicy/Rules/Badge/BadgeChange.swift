public import VirtualTime

/// Decides the effects of setting the badge of the app's icon.
public enum BadgeChange: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("badge-change")

  /// The number that the app sets.
  public typealias Values = Int32

  /// The outcome.
  public struct Answer: DefaultAnswer {
    /// The new number; `nil` if the number does not change.
    public var number: Int32?
    /// A Boolean value that indicates whether Notification Center loses the app's notifications.
    public var clearsNotifications = false
    /// A Boolean value that indicates whether the system calls a completion handler.
    public var callsBack = false
    /// A Boolean value that indicates whether the app still reads the previous number for
    /// ``BadgeChange/lag``.
    public var readsLate = false
    /// The error that the completion handler receives.
    public var error: NotificationError?
  }

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case zero, negative, isOn, hasDelivered, isProperty

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .zero, .negative, .isProperty: .act
      case .isOn: .authorization
      case .hasDelivered: .request
      }
    }
  }

  /// The report with the most details about badges of zero and less.
  static let radar = "https://github.com/lionheart/openradar-mirror/issues/17743"

  /// The rows.
  public static var rows: Rows<BadgeChange> {
    Rule(
      "badge.set-badge-count-calls-back",
      facts: ["BDG-06"],
      since: 16,
      "Since iOS 16 an app sets its badge with setBadgeCount, which calls a completion handler.",
      evidence: .documented("The method is available since iOS 16.", Apple.badgeCount),
      when: [],
      unless: [.isProperty],
      then: { $0.callsBack = true }
    )

    Rule(
      "badge.negative-is-refused",
      facts: ["BDG-06"],
      since: 16,
      "The system refuses a negative number in setBadgeCount with badgeInputInvalid.",
      evidence: .documented(
        "The error code is for an invalid badge.",
        "https://developer.apple.com/documentation/usernotifications/unerror/code/badgeinputinvalid"
      ),
      .assumed("Unsourced: a negative number is such a badge."),
      when: [.negative],
      unless: [.isProperty],
      isFinal: true,
      then: { $0.error = .badgeInputInvalid }
    )

    Rule(
      "badge.switched-off-stays",
      facts: ["SET-04"],
      since: .oldest,
      "While badges are switched off for the app, the number on its icon does not change.",
      evidence: .assumed(
        "This follows from the badge setting.",
        check:
          "Set a badge of 3, turn badges off in Settings, set a badge of 5, and look at the icon."
      ),
      when: [],
      unless: [.isOn],
      isFinal: true
    )

    Rule(
      "badge.app-sets-the-number",
      facts: ["BDG-01"],
      since: .oldest,
      "The system shows the badge number that the app sets and does not count for the app.",
      evidence: .documented("The method updates the badge of the app's icon.", Apple.badgeCount),
      .seed(.localNotification, "the app is responsible for managing the badge number."),
      when: [.isOn],
      compute: { count, draft in draft.number = max(0, count) }
    )

    Dispute(
      "badge-reads-back",
      facts: ["BDG-05"],
      only: OSVersion(10, 3),
      "On iOS 10.3, does an app read back the badge that the app has just set?",
      when: [.isOn],
      seeds: "reads-at-once",
      apple: "reads-at-once",
      // The only published measurement.
      field: "reads-late",
      check:
        "On iOS 10.3, add one to applicationIconBadgeNumber five times in a loop and print it.",
      corrected: .in("0.4", before: "The reading field took reads-at-once.")
    )
    Rule(
      "badge.reads-back-at-once",
      facts: ["BDG-05"],
      dispute: "badge-reads-back",
      side: "reads-at-once",
      only: OSVersion(10, 3),
      "An app that sets the badge reads the new number at once.",
      evidence: .assumed("Every other version behaves so, and no page documents a delay."),
      when: [.isOn]
    )
    Rule(
      "badge.reads-back-late",
      facts: ["BDG-05"],
      dispute: "badge-reads-back",
      side: "reads-late",
      only: OSVersion(10, 3),
      "An app that sets the badge still reads the previous number for a moment.",
      evidence: .reportedOnce(
        "A radar: adding one to the current number five times yields one instead of five.",
        "https://github.com/lionheart/openradar-mirror/issues/17303"
      ),
      when: [.isOn],
      then: { $0.readsLate = true }
    )

    Rule(
      "badge.zero-clears-notifications",
      facts: ["BDG-03"],
      since: .oldest,
      until: 15,
      "Setting the badge to zero removes the app's notifications from Notification Center.",
      evidence: .reported(
        "Radars and a tracker report this for applicationIconBadgeNumber.",
        radar,
        "https://github.com/lionheart/openradar-mirror/issues/18912",
        "https://github.com/react-native-push-notification/ios/issues/174"
      ),
      when: [.zero, .isOn, .hasDelivered],
      then: { $0.clearsNotifications = true }
    )
    Rule(
      "badge.zero-property-clears-notifications",
      facts: ["BDG-03", "BDG-07"],
      since: 16,
      "Setting applicationIconBadgeNumber to zero removes the app's notifications.",
      evidence: .reported(
        "Users of a library that set the property report this for iOS 16 to 18.",
        "https://github.com/expo/expo/issues/28641",
        "https://github.com/expo/expo/issues/37017",
        "https://github.com/expo/expo/issues/37439"
      ),
      when: [.zero, .isOn, .hasDelivered, .isProperty],
      corrected: .in(
        "0.4",
        before: "Since iOS 16 the system kept the notifications for both calls."
      ),
      then: { $0.clearsNotifications = true }
    )

    Dispute(
      "zero-badge",
      facts: ["BDG-08"],
      since: 16,
      "Does setBadgeCount(0) remove the app's delivered notifications?",
      when: [.zero, .isOn, .hasDelivered],
      unless: [.isProperty],
      seeds: "keeps",
      apple: "keeps",
      field: "keeps",
      check: "Deliver three notifications, call setBadgeCount(0), and print the delivered ones."
    )
    Rule(
      "badge.zero-keeps-notifications",
      facts: ["BDG-08"],
      dispute: "zero-badge",
      side: "keeps",
      since: 16,
      "Calling setBadgeCount with zero does not change Notification Center.",
      evidence: .reportedOnce(
        "A library stopped the removal of notifications when it changed to setBadgeCount.",
        "https://github.com/expo/expo/pull/39009"
      ),
      .assumed("Apple's page on the method does not mention notifications."),
      when: [.zero, .isOn, .hasDelivered],
      unless: [.isProperty]
    )
    Rule(
      "badge.zero-count-clears-notifications",
      facts: ["BDG-08"],
      dispute: "zero-badge",
      side: "clears",
      since: 16,
      "Calling setBadgeCount with zero removes the app's notifications.",
      evidence: .reportedOnce(
        "The guide of a push service says that a badge of zero clears the notifications.",
        "https://www.braze.com/docs/developer_guide/platform_integration_guides/swift/push_notifications/customization/badges"
      ),
      when: [.zero, .isOn, .hasDelivered],
      unless: [.isProperty],
      then: { $0.clearsNotifications = true }
    )

    Rule(
      "badge.negative-property-keeps-notifications",
      facts: ["BDG-07"],
      since: 16,
      until: 17,
      "Setting applicationIconBadgeNumber to -1 removes the badge and keeps the notifications.",
      evidence: .reportedOnce(
        "An issue of 2025: -1 kept the notifications on older versions of iOS.",
        "https://github.com/expo/expo/issues/37017"
      ),
      when: [.negative, .isOn, .hasDelivered, .isProperty],
      corrected: .in("0.4", before: "The property could not be set since iOS 16.")
    )
    Rule(
      "badge.negative-property-clears-notifications",
      facts: ["BDG-07"],
      since: 18,
      "Setting applicationIconBadgeNumber below zero clears Notification Center as zero does.",
      evidence: .reported(
        "Two libraries report that -1 no longer keeps the notifications.",
        "https://github.com/expo/expo/issues/37017",
        "https://github.com/invertase/notifee/pull/1111"
      ),
      when: [.negative, .isOn, .hasDelivered, .isProperty],
      corrected: .in("0.4", before: "The property could not be set since iOS 16."),
      then: { $0.clearsNotifications = true }
    )

    Dispute(
      "minus-one-badge",
      facts: ["BDG-03"],
      since: .oldest,
      until: 15,
      "Does setting the badge to -1 clear the app's delivered notifications?",
      when: [.negative, .isOn, .hasDelivered],
      seeds: "keeps-them",
      apple: "keeps-them",
      field: "keeps-them",
      check: "Deliver three notifications, set the badge to -1, and print the delivered ones."
    )
    Rule(
      "badge.minus-one-keeps-notifications",
      facts: ["BDG-03"],
      dispute: "minus-one-badge",
      side: "keeps-them",
      since: .oldest,
      until: 15,
      "Setting the badge to -1 removes the badge and does not change Notification Center.",
      evidence: .reportedOnce(
        "Secondary source: a tracker recommends -1 to remove only the badge.",
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
      "Setting the badge to -1 clears Notification Center as zero does.",
      evidence: .reportedOnce(
        "A radar reports this for the icon's number, and not for -1 in a notification.",
        radar
      ),
      when: [.negative, .isOn, .hasDelivered],
      then: { $0.clearsNotifications = true }
    )
  }
}

extension BadgeChange {
  /// The time for which an app may read an old number.
  ///
  /// The radar describes a loop; a second is long for one.
  public static let lag = Interval(seconds: 1)
}
