/// What an app asks to be allowed, with Apple's numbers.
@frozen
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt16

  /// Creates options from Apple's bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// To change the badge of the app's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// To play sounds.
  public static let sound = Self(rawValue: 1 << 1)
  /// To show alerts.
  public static let alert = Self(rawValue: 1 << 2)
  /// To show notifications in a car.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// To play sounds that ignore the silent switch; Apple has to grant it.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// To link to notification settings inside the app; nobody has to allow it.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// To notify quietly without having asked.
  public static let provisional = Self(rawValue: 1 << 6)
  /// To have Siri read messages aloud.
  public static let announcement = Self(rawValue: 1 << 7)
  /// To notify where it cannot wait.
  public static let timeSensitive = Self(rawValue: 1 << 8)

  /// Asked with `registerUserNotificationSettings`; none of Apple's bits.
  public static let legacy = Self(rawValue: 1 << 15)

  /// The types for which `registerUserNotificationSettings` is called, with their names.
  public static let registered: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge),
  ]

  /// The options with Apple's names, in the order people write them.
  public static let named: [(name: String, value: Self)] = [
    ("alert", .alert), ("sound", .sound), ("badge", .badge), ("carPlay", .carPlay),
    ("provisional", .provisional),
    ("providesAppNotificationSettings", .providesAppNotificationSettings),
    ("criticalAlert", .criticalAlert), ("announcement", .announcement),
    ("timeSensitive", .timeSensitive),
  ]
}
