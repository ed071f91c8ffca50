/// A time of day, from 00:00 to 23:59:59.999999999.
///
/// ```swift
/// let time = try #require(CivilTime(hour: 8, minute: 5))
/// #expect(time.text == "08:05")
/// #expect(time < CivilTime(parsing: "20:00".utf8)!)
/// #expect(CivilTime(hour: 24, minute: 0) == nil)
/// ```
@frozen
public struct CivilTime: Hashable, Comparable, Sendable {
  /// The number of nanoseconds since 00:00 on a clock that is not changed during the day.
  public let nanosecondOfDay: Int64

  @inlinable
  init(uncheckedNanosecondOfDay nanosecond: Int64) {
    nanosecondOfDay = nanosecond
  }

  /// Creates a time of day, or returns `nil` if a value is outside its range.
  ///
  /// - Parameters:
  ///   - hour: The hour, from 0 to 23.
  ///   - minute: The minute, from 0 to 59.
  ///   - second: The second, from 0 to 59.
  ///   - nanosecond: The nanosecond, from 0 to 999,999,999.
  @inlinable
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second else { return nil }
    guard 0...999_999_999 ~= nanosecond else { return nil }
    let seconds = Int64(hour &* 3600 &+ minute &* 60 &+ second)
    nanosecondOfDay = seconds &* 1_000_000_000 &+ Int64(nanosecond)
  }

  /// Creates a time of day from the nanoseconds since 00:00, or returns `nil` if a day has fewer.
  ///
  /// - Parameter nanosecondOfDay: The number of nanoseconds since 00:00, less than
  ///   86,400,000,000,000.
  @inlinable
  public init?(nanosecondOfDay: Int64) {
    guard 0..<86_400_000_000_000 ~= nanosecondOfDay else { return nil }
    self.nanosecondOfDay = nanosecondOfDay
  }

  /// The time 00:00.
  public static let midnight = CivilTime(uncheckedNanosecondOfDay: 0)

  /// The number of whole seconds since 00:00, from 0 to 86,399.
  @inlinable
  public var secondOfDay: Int { Int(nanosecondOfDay / 1_000_000_000) }

  /// The hour, from 0 to 23.
  @inlinable
  public var hour: Int { secondOfDay / 3600 }

  /// The minute, from 0 to 59.
  @inlinable
  public var minute: Int { secondOfDay / 60 % 60 }

  /// The second, from 0 to 59.
  @inlinable
  public var second: Int { secondOfDay % 60 }

  /// The nanosecond, from 0 to 999,999,999.
  @inlinable
  public var nanosecond: Int { Int(nanosecondOfDay % 1_000_000_000) }

  /// Returns a Boolean value that indicates whether the first time is earlier in the day than the
  /// second.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.nanosecondOfDay < b.nanosecondOfDay }
}
