/// The kinds of interaction for which an app requests authorization.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Creates options from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Changing the badge of the app's icon.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// Playing sounds.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// Showing alerts.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// Showing notifications in CarPlay.
  public static var carPlay: Self { Self(rawValue: 1 << 3) }
  /// Playing sounds for critical alerts although the phone is muted.
  public static var criticalAlert: Self { Self(rawValue: 1 << 4) }
  /// Showing a link to the app's own notification settings.
  public static var providesAppNotificationSettings: Self { Self(rawValue: 1 << 5) }
  /// Delivering notifications quietly without a prompt.
  public static var provisional: Self { Self(rawValue: 1 << 6) }
  /// Having notifications announced by voice.
  public static var announcement: Self { Self(rawValue: 1 << 7) }
  /// Delivering time-sensitive notifications; no longer requested.
  public static var timeSensitive: Self { Self(rawValue: 1 << 8) }
}
