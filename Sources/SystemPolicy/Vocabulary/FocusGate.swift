/// What a Focus that is on means for an app; empty while none is.
@frozen
public struct FocusGate: OptionSet, Hashable, Sendable {
  /// One bit a fact.
  public let rawValue: UInt8

  /// Creates a set of facts from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A Focus is on.
  public static let isOn = Self(rawValue: 1 << 0)
  /// The app is one of those that it allows.
  public static let admitsApp = Self(rawValue: 1 << 1)
  /// It lets time-sensitive notifications of any app through.
  public static let admitsTimeSensitive = Self(rawValue: 1 << 2)
  /// The app has a filter in it.
  public static let filters = Self(rawValue: 1 << 3)
}
