public import SystemPolicy
public import VirtualTime

/// A `UILocalNotification` as an app hands it to iOS.
@frozen
public struct LocalNotification: Hashable, Sendable {
  /// The name that a script gives it, marked as the name of a local notification.
  public var identifier: TextNumber
  /// The content that is shown.
  public var content: Content
  /// Its fire date, if it has one.
  public var date: FireDate?
  /// The unit in which it repeats, if it does.
  public var unit: RepeatUnit?
  /// A Boolean value that indicates whether it has the phone's time zone, so that its date
  /// follows the clock.
  public var floats: Bool
  /// Its region, if it has one.
  public var region: Region?
  /// A Boolean value that indicates whether it is removed after its region was crossed.
  public var triggersOnce: Bool

  /// A date as an app creates it.
  public enum FireDate: Hashable, Sendable {
    /// A time on the phone's clock.
    case at(CivilDateTime)
    /// An interval from now.
    case after(Interval)
  }

  /// Creates a local notification.
  public init(
    identifier: TextNumber,
    content: Content,
    date: FireDate? = nil,
    unit: RepeatUnit? = nil,
    floats: Bool = false,
    region: Region? = nil,
    triggersOnce: Bool = true
  ) {
    self.identifier = identifier.legacy
    self.content = content
    self.date = date
    self.unit = unit
    self.floats = floats
    self.region = region
    self.triggersOnce = triggersOnce
  }
}

extension TextNumber {
  /// The bit that distinguishes the name of a `UILocalNotification` from a request's identifier.
  private static let mark: UInt32 = 1 << 31

  /// Indicates whether it names a `UILocalNotification`.
  ///
  /// Those have no identifier. Scripts give them names, which are separate from the identifiers
  /// of requests: the notification center does not know them.
  @inlinable
  public var isLegacy: Bool { rawValue & 1 << 31 != 0 }

  /// The same text as the name of a `UILocalNotification`.
  public var legacy: TextNumber { TextNumber(rawValue: rawValue | Self.mark) }

  /// The same text without the mark.
  public var plain: TextNumber { TextNumber(rawValue: rawValue & ~Self.mark) }
}

extension NotificationName {
  /// Indicates whether it names a `UILocalNotification`.
  @inlinable
  public var isLegacy: Bool { identifier.isLegacy }
}

/// An action of an app with a `UILocalNotification`.
public enum LegacyAction: Hashable, Sendable {
  /// Calls `registerUserNotificationSettings` with these types and categories.
  case registers(AuthorizationOptions, [Category])
  /// Calls `scheduleLocalNotification`.
  case schedules(LocalNotification)
  /// Calls `presentLocalNotificationNow`.
  case presentsNow(LocalNotification)
  /// Calls `cancelLocalNotification` with the one of that name.
  case cancels(TextNumber)
  /// Calls `cancelAllLocalNotifications`.
  case cancelsAll

  /// The name of the notification that the action makes.
  public var made: TextNumber? {
    switch self {
    case .schedules(let notification), .presentsNow(let notification): notification.identifier
    case .registers, .cancels, .cancelsAll: nil
    }
  }
}
