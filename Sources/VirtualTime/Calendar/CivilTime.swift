/// What a clock on the wall shows, from 00:00 to 23:59:59.999999999.
@frozen
public struct CivilTime: Hashable, Comparable, Sendable {
  /// Nanoseconds since 00:00, as a clock counts them that nobody sets.
  public let nanosecondOfDay: Int64

  @inlinable
  init(uncheckedNanosecondOfDay nanosecond: Int64) {
    nanosecondOfDay = nanosecond
  }

  /// Creates a time, or nothing if no clock shows it.
  @inlinable
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    guard 0...999_999_999 ~= nanosecond else { return nil }
    let seconds = Int64(hour &* 3600 &+ minute &* 60 &+ second)
    nanosecondOfDay = seconds &* 1_000_000_000 &+ Int64(nanosecond)
  }

  /// Creates a time from the nanoseconds since 00:00, or nothing if a day has fewer.
  @inlinable
  public init?(nanosecondOfDay: Int64) {
    guard 0..<86_400_000_000_000 ~= nanosecondOfDay else { return nil }
    self.nanosecondOfDay = nanosecondOfDay
  }

  /// The start of a day, as far as clocks are not set then.
  public static let midnight = CivilTime(uncheckedNanosecondOfDay: 0)

  /// Whole seconds since 00:00.
  @inlinable
  public var secondOfDay: Int { Int(nanosecondOfDay / 1_000_000_000) }

  /// The hour, 0 to 23.
  @inlinable
  public var hour: Int { secondOfDay / 3600 }

  /// The minute, 0 to 59.
  @inlinable
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The second, 0 to 59.
  @inlinable
  public var second: Int { secondOfDay % 60 }

  /// The nanosecond, 0 to 999,999,999.
  @inlinable
  public var nanosecond: Int { Int(nanosecondOfDay % 1_000_000_000) }

  /// Tells whether the first time is earlier in a day.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.nanosecondOfDay < b.nanosecondOfDay }
}
