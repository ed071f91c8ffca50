/// The kinds of interaction for which Settings has a switch under an app's name.
@frozen
public struct Settings: OptionSet, Hashable, Sendable {
  /// The bits, one for each switch.
  public let rawValue: UInt16

  /// Creates a set of switches from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Banners.
  public static let alert = Self(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// The badge of the icon.
  public static let badge = Self(rawValue: 1 << 2)
  /// The lock screen.
  public static let lockScreen = Self(rawValue: 1 << 3)
  /// Notification Center.
  public static let notificationCenter = Self(rawValue: 1 << 4)
  /// The display of a car.
  public static let carPlay = Self(rawValue: 1 << 5)
  /// Critical alerts.
  public static let criticalAlert = Self(rawValue: 1 << 6)
  /// Time-sensitive notifications, whose switch is on until the user turns it off.
  public static let timeSensitive = Self(rawValue: 1 << 7)
  /// The Scheduled Summary.
  public static let scheduledDelivery = Self(rawValue: 1 << 8)

  /// The switches with their names, in the order Settings shows them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("lockScreen", .lockScreen),
    ("notificationCenter", .notificationCenter), ("carPlay", .carPlay),
    ("criticalAlert", .criticalAlert), ("timeSensitive", .timeSensitive),
    ("scheduledDelivery", .scheduledDelivery),
  ]

  /// Returns the switches that are on once the user has granted everything that an app asked for.
  ///
  /// Banners, the lock screen and Notification Center each have a switch for alerts.
  public static func granting(_ options: AuthorizationOptions) -> Settings {
    var settings: Settings = []
    if options.contains(.alert) { settings.formUnion([.alert, .lockScreen, .notificationCenter]) }
    if options.contains(.sound) { settings.insert(.sound) }
    if options.contains(.badge) { settings.insert(.badge) }
    if options.contains(.carPlay) { settings.insert(.carPlay) }
    if options.contains(.criticalAlert) { settings.insert(.criticalAlert) }
    return settings
  }
}
