/// A point in virtual time, in whole nanoseconds since 1970-01-01T00:00:00Z.
///
/// It reaches from 1677-09-21 to 2262-04-11. Arithmetic that would leave that range stops at its
/// ends, so no script can make it overflow.
@frozen
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since 1970-01-01T00:00:00Z, negative before it.
  public var nanoseconds: Int64

  /// Creates the instant that many nanoseconds after 1970-01-01T00:00:00Z.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant that many seconds after 1970-01-01T00:00:00Z, or the nearest end of the
  /// range.
  @inlinable
  public init(seconds: Int64) {
    self = Instant(nanoseconds: 0) + Interval(seconds: seconds)
  }

  /// The last instant there is; what is due then is never due.
  public static let latest = Instant(nanoseconds: .max)

  /// Whole seconds since 1970-01-01T00:00:00Z, rounded towards the past.
  @inlinable
  public var seconds: Int64 {
    let (quotient, remainder) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The nanoseconds after `seconds`, 0 to 999,999,999.
  @inlinable
  public var nanosecondOfSecond: Int64 {
    let remainder = nanoseconds % 1_000_000_000
    return remainder < 0 ? remainder + 1_000_000_000 : remainder
  }

  /// Tells whether the first instant is earlier.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }

  /// Returns the instant an interval later, or the end of the range.
  @inlinable
  public static func + (a: Self, b: Interval) -> Self {
    let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
    return Instant(nanoseconds: overflow ? (b.nanoseconds < 0 ? .min : .max) : sum)
  }

  /// Returns the instant an interval earlier, or the end of the range.
  @inlinable
  public static func - (a: Self, b: Interval) -> Self {
    let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
    return Instant(nanoseconds: overflow ? (b.nanoseconds < 0 ? .max : .min) : difference)
  }

  /// Returns how long after the second instant the first one is, as far as an interval reaches.
  @inlinable
  public static func - (a: Self, b: Self) -> Interval {
    let (difference, overflow) = a.nanoseconds.subtractingReportingOverflow(b.nanoseconds)
    return Interval(nanoseconds: overflow ? (b.nanoseconds < 0 ? .max : .min) : difference)
  }
}
