/// A point in virtual time, in whole nanoseconds since 1970-01-01T00:00:00Z.
///
/// The range is from 1677-09-21 to 2262-04-11. Arithmetic that would leave the range returns the
/// nearest end, so it never overflows.
///
/// ```swift
/// let start = Instant(seconds: 1_772_784_000)
/// let later = start + .hour
/// #expect(later - start == Interval(seconds: 3600))
/// #expect(later.text(in: .utc) == "2026-03-06 09:00:00+00:00")
/// ```
@frozen
public struct Instant: Hashable, Comparable, Sendable {
  /// The number of nanoseconds since 1970-01-01T00:00:00Z.
  ///
  /// It is negative for earlier instants.
  public var nanoseconds: Int64

  /// Creates an instant from a number of nanoseconds.
  ///
  /// - Parameter nanoseconds: The number of nanoseconds since 1970-01-01T00:00:00Z.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates an instant from a number of seconds.
  ///
  /// - Parameter seconds: The number of seconds since 1970-01-01T00:00:00Z. A value outside the
  ///   range of instants creates the nearest end of the range.
  @inlinable
  public init(seconds: Int64) {
    self = Instant(nanoseconds: 0) + Interval(seconds: seconds)
  }

  /// The last instant of the range.
  ///
  /// An event due at this instant never happens.
  public static let latest = Instant(nanoseconds: .max)

  /// The number of whole seconds since 1970-01-01T00:00:00Z, rounded down.
  @inlinable
  public var seconds: Int64 {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The nanoseconds after ``seconds``, from 0 to 999,999,999.
  @inlinable
  public var nanosecondOfSecond: Int64 {
    let remainder = nanoseconds % 1_000_000_000
    return remainder < 0 ? remainder + 1_000_000_000 : remainder
  }

  /// Returns a Boolean value that indicates whether the first instant is earlier than the second.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }

  /// Returns the instant that is an interval later.
  ///
  /// - Parameters:
  ///   - a: The instant to start from.
  ///   - b: The interval to add.
  /// - Returns: The sum, or the nearest end of the range if the sum is outside it.
  @inlinable
  public static func + (a: Self, b: Interval) -> Self {
    let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
    return Instant(nanoseconds: overflow ? (b.nanoseconds < 0 ? .min : .max) : sum)
  }

  /// Returns the instant that is an interval earlier.
  ///
  /// - Parameters:
  ///   - a: The instant to start from.
  ///   - b: The interval to subtract.
  /// - Returns: The difference, or the nearest end of the range if the difference is outside it.
  @inlinable
  public static func - (a: Self, b: Interval) -> Self {
    let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
    return Instant(nanoseconds: overflow ? (b.nanoseconds < 0 ? .max : .min) : difference)
  }

  /// Returns the time from the second instant to the first.
  ///
  /// - Parameters:
  ///   - a: The instant to measure to.
  ///   - b: The instant to measure from.
  /// - Returns: The interval, negative if `a` is earlier than `b`; the nearest end of the range of
  ///   intervals if the difference is outside it.
  @inlinable
  public static func - (a: Self, b: Self) -> Interval {
    let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
    return Interval(nanoseconds: overflow ? (b.nanoseconds < 0 ? .max : .min) : difference)
  }
}
