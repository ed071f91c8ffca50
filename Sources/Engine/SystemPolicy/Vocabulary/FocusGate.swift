/// The effects of the active Focus on an app; empty while no Focus is on.
@frozen
public struct FocusGate: OptionSet, Hashable, Sendable {
  /// The bits, one for each effect.
  public let rawValue: UInt8

  /// Creates a set of effects from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A Focus is on.
  public static let isOn = Self(rawValue: 1 << 0)
  /// The Focus allows the app.
  public static let admitsApp = Self(rawValue: 1 << 1)
  /// The Focus allows time-sensitive notifications of any app.
  public static let admitsTimeSensitive = Self(rawValue: 1 << 2)
  /// The app has a filter in the Focus.
  public static let filters = Self(rawValue: 1 << 3)
}
