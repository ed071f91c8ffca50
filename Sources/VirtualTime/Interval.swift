/// A length of time in whole nanoseconds, which may be negative.
///
/// It reaches 292 years either way; what would leave that range stops at its ends.
@frozen
public struct Interval: Hashable, Comparable, Sendable {
  /// The length in nanoseconds.
  public var nanoseconds: Int64

  /// Creates an interval of that many nanoseconds.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates an interval of that many seconds, or the longest one.
  @inlinable
  public init(seconds: Int64) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    nanoseconds = overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// No time at all.
  public static let zero = Interval(nanoseconds: 0)

  /// Sixty seconds.
  public static let minute = Interval(seconds: 60)

  /// Sixty minutes.
  public static let hour = Interval(seconds: 3600)

  /// Twenty-four hours, whatever the clocks on the wall do meanwhile.
  public static let day = Interval(seconds: 86400)

  /// Tells whether the first interval is shorter.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}
