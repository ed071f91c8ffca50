/// The options of an action, with Apple's bits.
@frozen
public struct ActionOptions: OptionSet, Hashable, Sendable {
  /// The bits, one for each option.
  public let rawValue: UInt8

  /// Creates a set of options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The user must unlock the phone for the action.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// The action's button has the look of a destructive action.
  public static let destructive = Self(rawValue: 1 << 1)
  /// The action brings the app to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)

  /// The options with Apple's names.
  public static let named: [(name: String, value: Self)] = [
    ("authenticationRequired", .authenticationRequired), ("destructive", .destructive),
    ("foreground", .foreground),
  ]
}
