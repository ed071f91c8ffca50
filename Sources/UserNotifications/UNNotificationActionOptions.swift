/// What an action of a notification asks for.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Creates options from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The phone has to be unlocked first.
  public static var authenticationRequired: Self { Self(rawValue: 1 << 0) }
  /// It is shown as one that destroys something.
  public static var destructive: Self { Self(rawValue: 1 << 1) }
  /// The app comes to the foreground.
  public static var foreground: Self { Self(rawValue: 1 << 2) }
}
