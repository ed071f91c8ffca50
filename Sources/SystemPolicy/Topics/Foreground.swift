public import VirtualTime

/// What the app in the foreground made of a notification it was asked about.
public enum Reply: Hashable, Sendable {
  /// Nobody speaks for the app: the notification centre has no delegate.
  case noDelegate
  /// The delegate does not implement `willPresent`.
  case noMethod
  /// The completion handler was not called in time.
  case none
  /// The process that was asked has ended.
  case ended
  /// The options that were returned.
  case options(PresentationOptions)
}

/// The question how a notification shows itself once the app in the foreground was asked.
public struct Presenting: Question {
  /// What the app replied.
  public var reply: Reply
  /// The switches that are on for the app.
  public var settings: Settings
  /// What the notification carries.
  public var carries: Carries
  /// Whether one of the same identifier is in Notification Center, on the lock screen or a banner.
  public var hasDeliveredTwin: Bool
  /// Whether the phone was locked while the app thought about it.
  public var isLocked: Bool

  /// Creates the question.
  public init(
    reply: Reply,
    settings: Settings,
    carries: Carries,
    hasDeliveredTwin: Bool,
    isLocked: Bool
  ) {
    self.reply = reply
    self.settings = settings
    self.carries = carries
    self.hasDeliveredTwin = hasDeliveredTwin
    self.isLocked = isLocked
  }

  /// How the notification shows itself.
  public struct Answer: Hashable, Sendable {
    /// The ways; empty if it is not shown.
    public var presentation: Presentation = []
    /// Whether it takes the place of the delivered one with its identifier.
    public var replacesDelivered = false
    /// Whether the badge that it sets is none.
    public var clearsBadge = false

    /// Creates the answer in which it is not shown.
    public init() {}
  }

  /// The time to reply (see the rule `foreground.late-reply-shows-nothing`).
  public static let limit = Interval(seconds: 30)

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case noDelegate, noMethod, noReply, ended
    case returnsAlert, returnsBanner, returnsList, returnsSound, returnsBadge
    case returnsWhatIsOff
    case hasAlert, hasSound, hasBadge, hasNegativeBadge, hasDeliveredTwin, locked, unseen

    /// What the word is about.
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

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    conditions.insert(.noDelegate, if: reply == .noDelegate)
    conditions.insert(.noMethod, if: reply == .noMethod)
    conditions.insert(.noReply, if: reply == .none)
    conditions.insert(.ended, if: reply == .ended)
    conditions.insert(.locked, if: isLocked)
    if case .options(let options) = reply {
      conditions.insert(.returnsAlert, if: options.contains(.alert))
      conditions.insert(.returnsBanner, if: options.contains(.banner))
      conditions.insert(.returnsList, if: options.contains(.list))
      conditions.insert(.returnsSound, if: options.contains(.sound))
      conditions.insert(.returnsBadge, if: options.contains(.badge))
      conditions.insert(.returnsWhatIsOff, if: !wanted(by: options).isSubset(of: settings))
    }
    conditions.insert(.hasAlert, if: carries.contains(.alert))
    conditions.insert(.hasSound, if: carries.contains(.sound))
    conditions.insert(.hasBadge, if: carries.contains(.badge))
    conditions.insert(.hasNegativeBadge, if: carries.contains(.negativeBadge))
    conditions.insert(.hasDeliveredTwin, if: hasDeliveredTwin)
    conditions.insert(.unseen, if: isUnseen)
    return conditions
  }

  /// The switches that must be on for the options to have their way.
  private func wanted(by options: PresentationOptions) -> Settings {
    var wanted: Settings = []
    if options.contains(.alert) { wanted.formUnion([.alert, .notificationCenter]) }
    if options.contains(.banner) { wanted.insert(.alert) }
    if options.contains(.list) { wanted.insert(.notificationCenter) }
    if options.contains(.sound) { wanted.insert(.sound) }
    if options.contains(.badge) { wanted.insert(.badge) }
    return wanted
  }

  /// The rows.
  public static var rows: [Row<Presenting>] {
    replacementRows

    Rule(
      "foreground.no-delegate-shows-nothing",
      facts: ["FG-02"],
      "Without a delegate a notification in the foreground is not shown at all.",
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
      "A delegate without willPresent shows nothing in the foreground.",
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
      "A completion handler that is not called in time shows nothing.",
      evidence: .documented(
        "The framework's header asks for a timely call, or the notification is not presented.",
        Apple.willPresent
      ),
      .assumed("Apple gives no limit; thirty seconds fit a double call seen on iOS 18.0."),
      when: [.noReply],
      isFinal: true
    )

    Rule(
      "foreground.ended-app-shows-nothing",
      facts: ["FG-03"],
      "A process that ends before it has replied shows nothing.",
      evidence: .assumed("Nobody is left to call the completion handler in time."),
      when: [.ended],
      isFinal: true
    )

    Rule(
      "foreground.alert-is-banner-and-list",
      facts: ["FG-04", "FG-05"],
      "The option alert shows a banner and keeps the notification in the list.",
      evidence: .documented(
        "Since iOS 14 the option is deprecated in favour of banner and list, which split it.",
        Apple.presentation
      ),
      when: [.returnsAlert, .hasAlert]
    ) { _, draft in
      draft.presentation.formUnion([.banner, .list])
    }

    Rule(
      "foreground.banner-option",
      facts: ["FG-05"],
      since: 14,
      "The option banner shows a banner and keeps nothing in the list.",
      evidence: .documented("The option presents the alert as a banner.", Apple.presentation),
      when: [.returnsBanner, .hasAlert]
    ) { _, draft in
      draft.presentation.insert(.banner)
    }

    Rule(
      "foreground.list-option",
      facts: ["FG-05", "FG-07", "REQ-13"],
      since: 14,
      "The option list keeps the notification in Notification Center and shows no banner.",
      evidence: .documented(
        "The option shows the notification in Notification Center.",
        Apple.presentation
      ),
      when: [.returnsList, .hasAlert]
    ) { _, draft in
      draft.presentation.insert(.list)
    }

    Rule(
      "foreground.banner-begins-with-14",
      facts: ["FG-04"],
      until: 13,
      "Before iOS 14 the option banner means nothing.",
      evidence: .documented("The option is available from iOS 14 on.", Apple.presentation),
      when: [.returnsBanner]
    ) { _, draft in
      if draft.presentation.isEmpty { draft.replacesDelivered = false }
    }

    Rule(
      "foreground.list-begins-with-14",
      facts: ["FG-04"],
      until: 13,
      "Before iOS 14 the option list means nothing.",
      evidence: .documented("The option is available from iOS 14 on.", Apple.presentation),
      when: [.returnsList]
    ) { _, draft in
      if draft.presentation.isEmpty { draft.replacesDelivered = false }
    }

    Rule(
      "foreground.sound-option",
      facts: ["FG-04"],
      "The option sound plays the sound the notification carries.",
      evidence: .documented("The option plays the content's sound.", Apple.presentation),
      when: [.returnsSound, .hasSound]
    ) { _, draft in
      draft.presentation.insert(.sound)
    }

    Rule(
      "foreground.badge-option",
      facts: ["FG-04", "BDG-01"],
      "The option badge sets the badge to the number the notification carries.",
      evidence: .documented("The option applies the content's badge.", Apple.presentation),
      when: [.returnsBadge, .hasBadge]
    ) { _, draft in
      draft.presentation.insert(.badge)
    }

    Rule(
      "foreground.negative-badge-is-none",
      facts: ["BDG-03", "LEG-11"],
      "In the foreground, too, a negative badge takes the number off the icon.",
      evidence: .reportedOnce(
        "A radar: -1 in a local notification clears the badge, and the badge alone.",
        Badging.radar
      ),
      when: [.returnsBadge, .hasNegativeBadge]
    ) { _, draft in
      draft.clearsBadge = true
    }

    Rule(
      "foreground.locked-meanwhile-hides-the-banner",
      facts: ["SET-03"],
      "A reply that comes after the phone was locked shows no banner, but on the lock screen.",
      evidence: .assumed("There is no room for a banner on a locked screen."),
      when: [.locked, .hasAlert]
    ) { question, draft in
      guard draft.presentation.contains(.banner) else { return }
      draft.presentation.remove(.banner)
      if question.settings.contains(.lockScreen) { draft.presentation.insert(.lockscreen) }
    }

    Rule(
      "foreground.settings-limit-options",
      facts: ["FG-06"],
      "What the app returns is limited to what the user has switched on.",
      evidence: .assumed(
        "Apple does not say so; a banner the user switched off would make the switch worthless."
      ),
      when: [.returnsWhatIsOff]
    ) { question, draft in
      if !question.settings.contains(.alert) { draft.presentation.remove(.banner) }
      if !question.settings.contains(.notificationCenter) { draft.presentation.remove(.list) }
      if !question.settings.contains(.sound) { draft.presentation.remove(.sound) }
      if !question.settings.contains(.badge) { draft.presentation.remove(.badge) }
    }
  }
}
