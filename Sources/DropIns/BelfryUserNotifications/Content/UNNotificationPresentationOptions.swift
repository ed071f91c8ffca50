/// The ways in which an app in the foreground presents a notification.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Creates options from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Set the badge.
  public static var badge: Self { Self(rawValue: 1 << 0) }
  /// Play the sound.
  public static var sound: Self { Self(rawValue: 1 << 1) }
  /// Show the notification; since iOS 14 `banner` and `list` replace this option.
  public static var alert: Self { Self(rawValue: 1 << 2) }
  /// Keep it in Notification Center.
  public static var list: Self { Self(rawValue: 1 << 3) }
  /// Show it as a banner.
  public static var banner: Self { Self(rawValue: 1 << 4) }
}
