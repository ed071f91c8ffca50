/// The notifications that the system posts to apps when the time changes.
public struct SystemSignals: OptionSet, Hashable, Sendable {
  /// The bits, one for each signal.
  public let rawValue: UInt8

  /// Creates a set of signals from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `significantTimeChange`, which the system posts and also reports to the app delegate.
  public static let significant = Self(rawValue: 1 << 0)
  /// `NSSystemTimeZoneDidChange`.
  public static let zone = Self(rawValue: 1 << 1)
  /// `NSCalendarDayChanged`.
  public static let day = Self(rawValue: 1 << 2)
  /// `NSSystemClockDidChange`.
  public static let clock = Self(rawValue: 1 << 3)

  /// The signals with Apple's names.
  public static let named: [(name: String, value: SystemSignals)] = [
    ("significantTimeChange", .significant), ("NSSystemTimeZoneDidChange", .zone),
    ("NSCalendarDayChanged", .day), ("NSSystemClockDidChange", .clock),
  ]
}
