/// A date and a time, as a calendar and a clock on the wall show them; no instant without a zone.
@frozen
public struct CivilDateTime: Hashable, Sendable {
  /// The date.
  public var date: CivilDate
  /// The time.
  public var time: CivilTime

  /// Creates a date and time.
  @inlinable
  public init(date: CivilDate, time: CivilTime) {
    self.date = date
    self.time = time
  }

  /// Creates what is shown that many seconds after 1970-01-01 00:00 on the same clock.
  @inlinable
  init(localSecond: Int64, nanosecond: Int = 0) {
    let day = floorDivide(localSecond, 86400)
    let second = localSecond &- day &* 86400
    date = CivilDate(daysSince1970: Int(day))
    time = CivilTime(
      uncheckedNanosecondOfDay: second &* 1_000_000_000 &+ Int64(nanosecond)
    )
  }

  /// Whole seconds since 1970-01-01 00:00 on the same clock.
  @inlinable
  var localSecond: Int64 { Int64(date.daysSince1970) &* 86400 &+ Int64(time.secondOfDay) }
}

extension CivilDateTime: Comparable {
  /// Tells whether the first one is shown earlier on a clock that nobody sets.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool {
    a.date == b.date ? a.time < b.time : a.date < b.date
  }
}
