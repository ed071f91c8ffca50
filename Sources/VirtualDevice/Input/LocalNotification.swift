public import SystemPolicy
public import VirtualTime

/// What an app hands to iOS as a `UILocalNotification`.
@frozen
public struct LocalNotification: Hashable, Sendable {
  /// What a script calls it; marked as the name of one.
  public var identifier: TextNumber
  /// What is shown.
  public var content: Content
  /// Its fire date, if it has one.
  public var date: FireDate?
  /// The unit in which it repeats, if it does.
  public var unit: RepeatUnit?
  /// Whether it has the phone's time zone, so that its date is what clocks show.
  public var floats: Bool
  /// Its region, if it has one.
  public var region: Region?
  /// Whether it is gone once its region was crossed.
  public var triggersOnce: Bool

  /// A date as an app makes it.
  public enum FireDate: Hashable, Sendable {
    /// What the phone's clock shows then.
    case at(CivilDateTime)
    /// So much time after now.
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
  /// The bit that tells the name of a `UILocalNotification` from the identifier of a request.
  private static let mark: UInt32 = 1 << 31

  /// Whether it names a `UILocalNotification`.
  ///
  /// Those have no identifier. Scripts give them names, which are kept apart from the identifiers
  /// of requests: the notification centre knows nothing of them.
  @inlinable
  public var isLegacy: Bool { rawValue & 1 << 31 != 0 }

  /// The same text as the name of a `UILocalNotification`.
  public var legacy: TextNumber { TextNumber(rawValue: rawValue | Self.mark) }

  /// The same text as nothing but a text.
  public var plain: TextNumber { TextNumber(rawValue: rawValue & ~Self.mark) }
}

extension NotificationName {
  /// Whether it names a `UILocalNotification`.
  @inlinable
  public var isLegacy: Bool { identifier.isLegacy }
}

/// What an app can do with local notifications of the older kind.
public enum LegacyAction: Hashable, Sendable {
  /// Calls `registerUserNotificationSettings` with these ways to notify and these categories.
  case registers(AuthorizationOptions, [Category])
  /// Calls `scheduleLocalNotification`.
  case schedules(LocalNotification)
  /// Calls `presentLocalNotificationNow`.
  case presentsNow(LocalNotification)
  /// Calls `cancelLocalNotification` with the one of that name.
  case cancels(TextNumber)
  /// Calls `cancelAllLocalNotifications`.
  case cancelsAll

  /// The name of what it makes.
  public var made: TextNumber? {
    switch self {
    case .schedules(let notification), .presentsNow(let notification): notification.identifier
    case .registers, .cancels, .cancelsAll: nil
    }
  }
}
