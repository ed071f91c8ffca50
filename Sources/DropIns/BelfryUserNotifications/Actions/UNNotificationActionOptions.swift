/// The behaviours of a notification's action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Creates options from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The user must unlock the phone first.
  public static var authenticationRequired: Self { Self(rawValue: 1 << 0) }
  /// The action is shown as destructive.
  public static var destructive: Self { Self(rawValue: 1 << 1) }
  /// The action brings the app to the foreground.
  public static var foreground: Self { Self(rawValue: 1 << 2) }
}
