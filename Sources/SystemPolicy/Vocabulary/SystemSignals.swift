/// What the system posts to the apps that observe it when the time changes.
public struct SystemSignals: OptionSet, Hashable, Sendable {
  /// One bit a signal.
  public let rawValue: UInt8

  /// Creates a set of signals from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `significantTimeChange`, as an application and its delegate are told.
  public static let significant = Self(rawValue: 1 << 0)
  /// `NSSystemTimeZoneDidChange`.
  public static let zone = Self(rawValue: 1 << 1)
  /// `NSCalendarDayChanged`.
  public static let day = Self(rawValue: 1 << 2)
  /// `NSSystemClockDidChange`.
  public static let clock = Self(rawValue: 1 << 3)

  /// Each signal under Apple's name.
  public static let named: [(name: String, value: SystemSignals)] = [
    ("significantTimeChange", .significant), ("NSSystemTimeZoneDidChange", .zone),
    ("NSCalendarDayChanged", .day), ("NSSystemClockDidChange", .clock),
  ]
}
