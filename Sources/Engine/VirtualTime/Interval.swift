/// A signed length of time, in whole nanoseconds.
///
/// The range is about 292 years in each direction. Arithmetic that would leave the range returns
/// the nearest end.
///
/// ```swift
/// let snooze = Interval(seconds: 540)
/// #expect(snooze.text == "9m")
/// #expect(Interval(parsing: "1h30m".utf8)?.nanoseconds == 5_400_000_000_000)
/// ```
@frozen
public struct Interval: Hashable, Comparable, Sendable {
  /// The length, in nanoseconds.
  public var nanoseconds: Int64

  /// Creates an interval from a number of nanoseconds.
  ///
  /// - Parameter nanoseconds: The length, in nanoseconds; it may be negative.
  @inlinable
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates an interval from a number of seconds.
  ///
  /// - Parameter seconds: The length, in seconds. A value outside the range of intervals creates
  ///   the nearest end of the range.
  @inlinable
  public init(seconds: Int64) {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    nanoseconds = overflow ? (seconds < 0 ? .min : .max) : product
  }

  /// The interval of length zero.
  public static let zero = Interval(nanoseconds: 0)

  /// Sixty seconds.
  public static let minute = Interval(seconds: 60)

  /// Sixty minutes.
  public static let hour = Interval(seconds: 3600)

  /// Twenty-four hours.
  ///
  /// A calendar day can be shorter or longer where daylight saving time changes.
  public static let day = Interval(seconds: 86400)

  /// Returns a Boolean value that indicates whether the first interval is shorter than the second.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.nanoseconds < b.nanoseconds }
}
