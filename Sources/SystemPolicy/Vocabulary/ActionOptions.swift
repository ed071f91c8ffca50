/// What the developer wants of an action, with Apple's bits.
@frozen
public struct ActionOptions: OptionSet, Hashable, Sendable {
  /// One bit an option.
  public let rawValue: UInt8

  /// Creates a set of options from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The phone has to be unlocked for it.
  public static let authenticationRequired = Self(rawValue: 1 << 0)
  /// It looks dangerous.
  public static let destructive = Self(rawValue: 1 << 1)
  /// It brings the app to the foreground.
  public static let foreground = Self(rawValue: 1 << 2)

  /// The options under Apple's names.
  public static let named: [(name: String, value: Self)] = [
    ("authenticationRequired", .authenticationRequired), ("destructive", .destructive),
    ("foreground", .foreground),
  ]
}
