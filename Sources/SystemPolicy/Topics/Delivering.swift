public import VirtualTime

/// The question how a notification that is due shows itself.
public struct Delivering: Sendable {
  /// What the user allowed.
  public var status: AuthorizationStatus
  /// The switches that are on for the app.
  public var settings: Settings
  /// Whether the app runs, and where.
  public var state: AppState
  /// Whether the phone is locked.
  public var isLocked: Bool
  /// What the notification carries.
  public var carries: Carries
  /// Whether one of the same identifier is in Notification Center, on the lock screen or a banner.
  public var hasDeliveredTwin: Bool
  /// Whether it was made as a `UILocalNotification`.
  public var isLegacy: Bool
  /// Whether two more at least come in the same second.
  public var isInBurst: Bool

  /// Creates the question.
  public init(
    status: AuthorizationStatus,
    settings: Settings,
    state: AppState,
    isLocked: Bool,
    carries: Carries,
    hasDeliveredTwin: Bool,
    isLegacy: Bool = false,
    isInBurst: Bool = false
  ) {
    self.status = status
    self.settings = settings
    self.state = state
    self.isLocked = isLocked
    self.carries = carries
    self.hasDeliveredTwin = hasDeliveredTwin
    self.isLegacy = isLegacy
    self.isInBurst = isInBurst
  }

  /// What becomes of the notification.
  public struct Answer: Hashable, Sendable {
    /// Whether the app is asked first how to show it.
    public var asksApp = false
    /// Whether the app is told of it, and the system does nothing.
    public var tellsApp = false
    /// Whether the system shows it.
    public var isPresented = false
    /// How it shows itself, if the system shows it.
    public var presentation: Presentation = []
    /// Whether it takes the place of the delivered one with its identifier.
    public var replacesDelivered = false
    /// Whether the badge that it sets is none.
    public var clearsBadge = false

    /// Creates the answer in which nothing happens.
    public init() {}
  }

  /// How long a banner stays if nobody touches it; Apple gives no number, five seconds is usual.
  public static let bannerStays = Interval(seconds: 5)

  /// How many of those that come in a second none of which might be lost.
  public static let calm = 2
  /// How long a burst lasts.
  public static let burst = Interval(seconds: 1)

  /// The words of the guards.
  public enum Word: UInt8, Condition {
    case notDetermined, denied, provisional
    case foreground, inactive, background, notRunning
    case locked
    case alertOn, soundOn, badgeOn, lockScreenOn, notificationCenterOn
    case hasAlert, hasSound, hasBadge, hasNegativeBadge, hasDeliveredTwin
    case nothingIsOn, legacy, burst

    /// What the word is about.
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

  /// What holds.
  public var conditions: Conditions<Word> {
    var conditions: Conditions<Word> = []
    // One question asked of a status and a state, rather than one for each, as this is asked often.
    switch status {
    case .notDetermined: conditions.insert(.notDetermined, if: true)
    case .denied: conditions.insert(.denied, if: true)
    case .provisional: conditions.insert(.provisional, if: true)
    case .authorized, .ephemeral: break
    }
    switch state {
    case .foreground: conditions.insert(.foreground, if: true)
    case .inactive: conditions.insert(.inactive, if: true)
    case .background, .suspended: conditions.insert(.background, if: true)
    case .notRunning: conditions.insert(.notRunning, if: true)
    }
    conditions.insert(.locked, if: isLocked)
    conditions.insert(.alertOn, if: settings.contains(.alert))
    conditions.insert(.soundOn, if: settings.contains(.sound))
    conditions.insert(.badgeOn, if: settings.contains(.badge))
    conditions.insert(.lockScreenOn, if: settings.contains(.lockScreen))
    conditions.insert(.notificationCenterOn, if: settings.contains(.notificationCenter))
    conditions.insert(.hasAlert, if: carries.contains(.alert))
    conditions.insert(.hasSound, if: carries.contains(.sound))
    conditions.insert(.hasBadge, if: carries.contains(.badge))
    conditions.insert(.hasNegativeBadge, if: carries.contains(.negativeBadge))
    conditions.insert(.hasDeliveredTwin, if: hasDeliveredTwin)
    conditions.insert(.legacy, if: isLegacy)
    conditions.insert(.burst, if: isInBurst)
    conditions.insert(.nothingIsOn, if: settings.isDisjoint(with: wanted))
    return conditions
  }

  /// The switches of which one must be on for the notification to show itself at all.
  private var wanted: Settings {
    var wanted: Settings = []
    if carries.contains(.alert) {
      wanted.formUnion([.notificationCenter, isLocked ? .lockScreen : .alert])
    }
    if carries.contains(.sound) { wanted.insert(.sound) }
    if carries.contains(.badge) { wanted.insert(.badge) }
    return wanted
  }
}
