public import VirtualTime

/// Decides the presentation of a notification after the app in the foreground has replied.
public enum ForegroundPresentation: Question {
  /// The position of the question in the law.
  public static let position = QuestionPosition("foreground-presentation")

  /// The kinds that are switched on.
  public typealias Values = Settings

  /// The ways in which the notification is presented.
  public struct Answer: DefaultAnswer {
    /// The ways; empty if it is not shown.
    public var presentation: Presentation = []
    /// Indicates whether it takes the place of the delivered one with its identifier.
    public var replacesDelivered = false
    /// A Boolean value that indicates whether it removes the badge.
    public var clearsBadge = false
  }

  /// The time to reply (see the rule `foreground.late-reply-shows-nothing`).
  public static let limit = Interval(seconds: 30)

  /// The conditions that its guards test.
  public enum Condition: String, GuardCondition {
    case noDelegate, noMethod, noReply, ended
    case returnsAlert, returnsBanner, returnsList, returnsSound, returnsBadge
    case returnsWhatIsOff
    case hasAlert, hasSound, hasBadge, hasNegativeBadge, hasDeliveredTwin, locked, unseen

    /// The subject of the condition.
    public var aspect: Aspect {
      switch self {
      case .noDelegate, .noMethod: .delegate
      case .ended: .state
      case .locked: .lock
      case .noReply, .returnsAlert, .returnsBanner, .returnsList, .returnsSound, .returnsBadge,
        .unseen:
        .act
      case .returnsWhatIsOff: .authorization
      case .hasAlert, .hasSound, .hasBadge, .hasNegativeBadge, .hasDeliveredTwin: .request
      }
    }
  }

  /// The rows.
  public static var rows: Rows<ForegroundPresentation> {
    Rule(
      "foreground.replacement-takes-its-place",
      facts: ["REQ-02"],
      "A notification shown in the foreground replaces the delivered one with its identifier.",
      evidence: .documented(
        "The framework's header says that the existing delivered one is replaced.",
        Apple.request
      ),
      when: [.hasDeliveredTwin],
      unless: [.unseen],
      then: { $0.replacesDelivered = true }
    )

    Dispute(
      "unseen-replacement",
      facts: ["REQ-02", "FG-07"],
      "If a foreground app shows nothing of a notification, does the notification still replace the delivered one with its identifier?",
      when: [.hasDeliveredTwin, .unseen],
      seeds: "keeps-the-older",
      apple: "takes-it-away",
      field: "keeps-the-older",
      check:
        "Deliver one in the background; in the foreground return [] for the next of its identifier."
    )
    Rule(
      "foreground.unseen-keeps-the-older",
      facts: ["REQ-02", "FG-07"],
      dispute: "unseen-replacement",
      side: "keeps-the-older",
      "A notification not shown in the foreground keeps the delivered one with its identifier.",
      evidence: .assumed(
        "A notification that is not shown is not kept, and no report says that such a notification removed an older one."
      ),
      when: [.hasDeliveredTwin, .unseen]
    )
    Rule(
      "foreground.unseen-takes-the-older-away",
      facts: ["REQ-02"],
      dispute: "unseen-replacement",
      side: "takes-it-away",
      "A notification not shown in the foreground still removes the delivered one with its identifier.",
      evidence: .assumed(
        "The framework's header says that a new notification replaces the older one. Unsourced: this holds even if the new one is not shown."
      ),
      when: [.hasDeliveredTwin, .unseen],
      then: { $0.replacesDelivered = true }
    )

    Rule(
      "foreground.no-delegate-shows-nothing",
      facts: ["FG-02"],
      "If the app has no delegate, the system shows no notification in the foreground.",
      evidence: .documented(
        "It is as if no presentation option had been given.",
        Apple.willPresent
      ),
      .seed(.geofencing, "in the foreground the user sees no banner unless the app opts in."),
      when: [.noDelegate],
      isFinal: true
    )

    Rule(
      "foreground.no-method-shows-nothing",
      facts: ["FG-02"],
      "If the delegate does not implement willPresent, the system shows nothing in the foreground.",
      evidence: .documented(
        "It is as if no presentation option had been given.",
        Apple.willPresent
      ),
      when: [.noMethod],
      isFinal: true
    )

    Rule(
      "foreground.late-reply-shows-nothing",
      facts: ["FG-03"],
      "If the completion handler is not called in time, the system shows nothing.",
      evidence: .documented(
        "The framework's header asks for a timely call, or the notification is not presented.",
        Apple.willPresent
      ),
      .assumed(
        "Apple documents no limit; thirty seconds match a second call that was reported on iOS 18.0."
      ),
      when: [.noReply],
      isFinal: true
    )

    Rule(
      "foreground.ended-app-shows-nothing",
      facts: ["FG-03"],
      "If the process ends before it replies, the system shows nothing.",
      evidence: .assumed(
        "No code is left to call the completion handler in time.",
        check:
          "Call exit in willPresent without calling the completion handler, and look for the notification."
      ),
      when: [.ended],
      isFinal: true
    )

    Rule(
      "foreground.alert-is-banner-and-list",
      facts: ["FG-04", "FG-05"],
      "The option alert shows a banner and keeps the notification in the list.",
      evidence: .documented(
        "Since iOS 14 the option is deprecated; banner and list replace it.",
        Apple.presentation
      ),
      when: [.returnsAlert, .hasAlert],
      then: { $0.presentation.formUnion([.banner, .list]) }
    )

    Rule(
      "foreground.banner-option",
      facts: ["FG-05", "FG-11"],
      since: 14,
      "The option banner shows a banner; without the option list, nothing stays in Notification Center.",
      evidence: .documented("The option presents the alert as a banner.", Apple.presentation),
      .reportedOnce(
        "Each option was tried alone on a phone: with banner and sound, nothing was in the list.",
        "https://github.com/ionic-team/capacitor-plugins/issues/2531"
      ),
      when: [.returnsBanner, .hasAlert],
      then: { $0.presentation.insert(.banner) }
    )

    Rule(
      "foreground.list-option",
      facts: ["FG-05", "FG-07", "FG-11", "REQ-13"],
      since: 14,
      "The option list keeps the notification in Notification Center; without the option banner, no banner is shown.",
      evidence: .documented(
        "The option shows the notification in Notification Center.",
        Apple.presentation
      ),
      .reportedOnce(
        "Each option was tried alone on a phone: with list and sound, there was no banner.",
        "https://github.com/ionic-team/capacitor-plugins/issues/2531"
      ),
      when: [.returnsList, .hasAlert],
      then: { $0.presentation.insert(.list) }
    )

    Rule(
      "foreground.banner-begins-with-14",
      facts: ["FG-04"],
      until: 13,
      "Before iOS 14 the option banner has no effect.",
      evidence: .documented("The option is available from iOS 14 on.", Apple.presentation),
      when: [.returnsBanner],
      then: { if $0.presentation.isEmpty { $0.replacesDelivered = false } }
    )

    Rule(
      "foreground.list-begins-with-14",
      facts: ["FG-04"],
      until: 13,
      "Before iOS 14 the option list has no effect.",
      evidence: .documented("The option is available from iOS 14 on.", Apple.presentation),
      when: [.returnsList],
      then: { if $0.presentation.isEmpty { $0.replacesDelivered = false } }
    )

    Rule(
      "foreground.sound-option",
      facts: ["FG-04"],
      "The option sound plays the notification's sound.",
      evidence: .documented("The option plays the content's sound.", Apple.presentation),
      when: [.returnsSound, .hasSound],
      then: { $0.presentation.insert(.sound) }
    )

    Rule(
      "foreground.badge-option",
      facts: ["FG-04", "BDG-01"],
      "The option badge sets the badge to the notification's number.",
      evidence: .documented("The option applies the content's badge.", Apple.presentation),
      when: [.returnsBadge, .hasBadge],
      then: { $0.presentation.insert(.badge) }
    )

    Rule(
      "foreground.negative-badge-is-none",
      facts: ["BDG-03", "LEG-11"],
      "In the foreground, too, a negative badge removes the number from the icon.",
      evidence: .reportedOnce(
        "A radar: -1 in a local notification clears the badge, and the badge alone.",
        BadgeChange.radar
      ),
      when: [.returnsBadge, .hasNegativeBadge],
      then: { $0.clearsBadge = true }
    )

    Rule(
      "foreground.locked-meanwhile-hides-the-banner",
      facts: ["SET-03"],
      "If the phone was locked before the reply, the notification is on the lock screen, not a banner.",
      evidence: .assumed(
        "Unsourced; a locked screen shows no banners.",
        check:
          "Delay the reply of willPresent by five seconds, lock the phone meanwhile, and answer banner."
      ),
      when: [.locked, .hasAlert],
      compute: { settings, draft in
        guard draft.presentation.contains(.banner) else { return }
        draft.presentation.remove(.banner)
        if settings.contains(.lockScreen) { draft.presentation.insert(.lockScreen) }
      }
    )

    Rule(
      "foreground.settings-limit-options",
      facts: ["FG-06"],
      "The system ignores a presentation option if the user has turned off that kind of interaction.",
      evidence: .assumed(
        "Unsourced; the switches in Settings would have no effect in the foreground.",
        check: "Turn sounds off in Settings, and answer willPresent with sound."
      ),
      when: [.returnsWhatIsOff],
      compute: { settings, draft in
        if !settings.contains(.alert) { draft.presentation.remove(.banner) }
        if !settings.contains(.notificationCenter) { draft.presentation.remove(.list) }
        if !settings.contains(.sound) { draft.presentation.remove(.sound) }
        if !settings.contains(.badge) { draft.presentation.remove(.badge) }
      }
    )
  }
}
