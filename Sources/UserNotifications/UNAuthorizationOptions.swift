/// What an app asks to be allowed.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt

  /// Creates options from Apple's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To change the badge of its icon.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// To play sounds.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// To show alerts.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// To show notifications in a car.
  public static var carPlay: Self { Self(rawValue: 1 << 3) }
  /// To be heard although the phone is silenced.
  public static var criticalAlert: Self { Self(rawValue: 1 << 4) }
  /// To have notification settings of its own linked.
  public static var providesAppNotificationSettings: Self { Self(rawValue: 1 << 5) }
  /// To notify quietly without having asked.
  public static var provisional: Self { Self(rawValue: 1 << 6) }
  /// To have notifications read aloud.
  public static var announcement: Self { Self(rawValue: 1 << 7) }
  /// To break through Focus; no longer asked for.
  public static var timeSensitive: Self { Self(rawValue: 1 << 8) }
}
