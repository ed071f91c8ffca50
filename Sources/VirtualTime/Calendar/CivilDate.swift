/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
///
/// The calendar is carried back unchanged before its beginning, as ISO 8601 does it. Foundation's
/// `.gregorian` calendar switches to the Julian one before 1582-10-15, its `.iso8601` does not; no
/// instant Belfry can name lies that far back.
@frozen
public struct CivilDate: Hashable, Sendable {
  @usableFromInline let storedYear: Int16
  @usableFromInline let storedMonth: UInt8
  @usableFromInline let storedDay: UInt8

  /// The year, 1 to 9999.
  @inlinable
  public var year: Int { Int(storedYear) }

  /// The month, 1 to 12.
  @inlinable
  public var month: Int { Int(storedMonth) }

  /// The day of the month, 1 to 31.
  @inlinable
  public var day: Int { Int(storedDay) }

  @inlinable @inline(__always)
  init(uncheckedYear year: Int, month: Int, day: Int) {
    storedYear = Int16(truncatingIfNeeded: year)
    storedMonth = UInt8(truncatingIfNeeded: month)
    storedDay = UInt8(truncatingIfNeeded: day)
  }

  /// Creates a date, or nothing if there is no such day.
  @inlinable
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    guard 1...dayCount(year: year, month: month) ~= day else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// The first day there is.
  public static let earliest = CivilDate(uncheckedYear: 1, month: 1, day: 1)

  /// The last day there is.
  public static let latest = CivilDate(uncheckedYear: 9999, month: 12, day: 31)

  /// Creates the date that many days after 1970-01-01, or the nearest end of the calendar.
  ///
  /// The arithmetic is Neri and Schneider's: years start in March, so that the leap day is their
  /// last and months follow one straight line.
  @inlinable @inline(__always)
  public init(daysSince1970 days: Int) {
    let shifted = UInt32(truncatingIfNeeded: min(max(days, -719_162), 2_932_896) &+ 719_468)
    let quarters = 4 &* shifted &+ 3
    let century = quarters / 146_097
    let scaled = 2_939_745 &* UInt64((quarters % 146_097) | 3)
    let yearOfCentury = UInt32(truncatingIfNeeded: scaled &>> 32)
    let dayOfYear = UInt32(truncatingIfNeeded: scaled) / 2_939_745 / 4
    let line = 2141 &* dayOfYear &+ 197_913
    let nextYear = dayOfYear >= 306
    self.init(
      uncheckedYear: Int(100 &* century &+ yearOfCentury) &+ (nextYear ? 1 : 0),
      month: Int(line &>> 16) &- (nextYear ? 12 : 0),
      day: Int((line & 0xffff) / 2141) &+ 1
    )
  }

  /// The number of days from 1970-01-01, negative before it.
  @inlinable @inline(__always)
  public var daysSince1970: Int {
    let early = storedMonth <= 2
    let year = UInt32(truncatingIfNeeded: storedYear) &- (early ? 1 : 0)
    let month = UInt32(storedMonth) &+ (early ? 12 : 0)
    let century = year / 100
    let days = 1461 &* year / 4 &- century &+ century / 4
    return Int(days &+ (979 &* month &- 2919) / 32 &+ UInt32(storedDay)) &- 719_469
  }

  /// The day of the week.
  @inlinable
  public var weekday: Weekday { Weekday(daysSince1970: daysSince1970) }

  /// Returns the date that many days later, or the nearest end of the calendar.
  @inlinable
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return CivilDate(daysSince1970: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// Tells whether the year has 366 days.
  @inlinable
  public var isLeapYear: Bool { isLeap(year: year) }

  /// The number of days in the month.
  @inlinable
  public var daysInMonth: Int { dayCount(year: year, month: month) }

  /// The place of the day in its year, 1 to 366.
  @inlinable
  public var dayOfYear: Int { daysSince1970 &- daysBefore(year: year) &+ 1 }

  /// The quarter of the year, 1 to 4.
  @inlinable
  public var quarter: Int { (month &+ 2) / 3 }

  /// Which one of its weekday the day is in its month, 1 to 5.
  @inlinable
  public var weekdayOrdinal: Int { (day &+ 6) / 7 }
}

extension CivilDate: Comparable {
  @inlinable
  var rank: Int { year &<< 16 | month &<< 8 | day }

  /// Tells whether the first day is earlier.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
