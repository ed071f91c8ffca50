public import VirtualTime

/// The question how a notification that is due shows itself.
public enum NotificationDelivery: Sendable {
  /// Its place in the list.
  public static let position = QuestionPosition("delivering")

  /// What becomes of the notification.
  public struct Answer: DefaultAnswer {
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
  }

  /// How long a banner stays if nobody touches it; Apple gives no number, five seconds is usual.
  public static let bannerStays = Interval(seconds: 5)

  /// How many of those that come in a second none of which might be lost.
  public static let calm = 2
  /// How long a burst lasts.
  public static let burst = Interval(seconds: 1)

  /// The conditions of its guards.
  public enum Condition: UInt8, GuardCondition {
    case notDetermined, denied, provisional
    case foreground, inactive, background, notRunning
    case locked
    case alertOn, soundOn, badgeOn, lockScreenOn, notificationCenterOn
    case hasAlert, hasSound, hasBadge, hasNegativeBadge, hasDeliveredTwin
    case nothingIsOn, legacy, burst

    /// What the condition is about.
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
}

extension ContentParts {
  /// The kinds of which one must be switched on for any of it to be noticed.
  ///
  /// - Parameter isLocked: Whether the phone is locked.
  public func wanted(isLocked: Bool) -> Settings {
    var wanted: Settings = []
    if contains(.alert) {
      wanted.formUnion([.notificationCenter, isLocked ? .lockScreen : .alert])
    }
    if contains(.sound) { wanted.insert(.sound) }
    if contains(.badge) { wanted.insert(.badge) }
    return wanted
  }
}
