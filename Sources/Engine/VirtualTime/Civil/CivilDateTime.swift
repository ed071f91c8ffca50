/// A date and a time of day without a time zone.
///
/// ```swift
/// let date = try #require(CivilDate(year: 2026, month: 3, day: 8))
/// let time = try #require(CivilTime(hour: 1, minute: 59))
/// #expect(CivilDateTime(date: date, time: time).text == "2026-03-08 01:59")
/// ```
@frozen
public struct CivilDateTime: Hashable, Sendable {
  /// The date.
  public var date: CivilDate
  /// The time of day.
  public var time: CivilTime

  /// Creates a date and time.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - time: The time of day.
  @inlinable
  public init(date: CivilDate, time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Creates the date and time that is a number of seconds after 1970-01-01 00:00 on the same
  /// clock.
  @inlinable
  init(localSecond: Int64, nanosecond: Int = 0) {
    let day = floorDivide(localSecond, 86400)
    let second = localSecond &- day &* 86400
    date = CivilDate(daysSince1970: Int(day))
    time = CivilTime(
      uncheckedNanosecondOfDay: second &* 1_000_000_000 &+ Int64(nanosecond)
    )
  }

  /// The number of whole seconds since 1970-01-01 00:00 on the same clock.
  @inlinable
  var localSecond: Int64 { Int64(date.daysSince1970) &* 86400 &+ Int64(time.secondOfDay) }
}

extension CivilDateTime: Comparable {
  /// Returns a Boolean value that indicates whether the first date and time is earlier than the
  /// second.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool {
    a.date == b.date ? a.time < b.time : a.date < b.date
  }
}
