/// The permissions for which an app asks, with Apple's numbers.
@frozen
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt16

  /// Creates options from Apple's bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Changing the badge of the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// Playing sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// Showing alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// Showing notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// Playing sounds that ignore the silent switch, which Apple must grant.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// Linking to notification settings inside the app, which needs no permission.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Notifying quietly without a prompt.
  public static let provisional = Self(rawValue: 1 << 6)
  /// Having Siri announce messages.
  public static let announcement = Self(rawValue: 1 << 7)
  /// Showing time-sensitive notifications.
  public static let timeSensitive = Self(rawValue: 1 << 8)

  /// A request through `registerUserNotificationSettings`, which is not one of Apple's bits.
  public static let legacy = Self(rawValue: 1 << 15)

  /// The types that `registerUserNotificationSettings` accepts, with their names.
  public static let registered: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge),
  ]

  /// The options with Apple's names, in their usual order.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("carPlay", .carPlay),
    ("provisional", .provisional),
    ("providesAppNotificationSettings", .providesAppNotificationSettings),
    ("criticalAlert", .criticalAlert), ("announcement", .announcement),
    ("timeSensitive", .timeSensitive),
  ]
}
