/// A day of the Gregorian calendar, from 0001-01-01 to 9999-12-31.
///
/// The calendar extends unchanged before 1582, as in ISO 8601. Foundation's `.gregorian` calendar
/// uses the Julian calendar before 1582-10-15. The range of ``Instant`` starts later, so no instant
/// depends on the difference.
///
/// ```swift
/// let date = try #require(CivilDate(year: 2028, month: 2, day: 28))
/// #expect(date.weekday == .monday)
/// #expect(date.adding(days: 2).text == "2028-03-01")
/// #expect(CivilDate(year: 2026, month: 2, day: 29) == nil)
/// ```
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

  /// Creates a date, or returns `nil` if the day does not exist.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month, from 1 to 31.
  @inlinable
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month else { return nil }
    guard 1...dayCount(year: year, month: month) ~= day else { return nil }
    self.init(uncheckedYear: year, month: month, day: day)
  }

  /// The first date of the range, 0001-01-01.
  public static let earliest = CivilDate(uncheckedYear: 1, month: 1, day: 1)

  /// The last date of the range, 9999-12-31.
  public static let latest = CivilDate(uncheckedYear: 9999, month: 12, day: 31)

  /// Creates the date that is a number of days after 1970-01-01.
  ///
  /// The algorithm is Neri and Schneider's: years start in March, so the leap day is the last day
  /// of its year and the lengths of the months follow one linear formula.
  ///
  /// - Parameter days: The number of days, negative for earlier dates. A value outside the range of
  ///   dates creates the nearest end of the range.
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

  /// The number of days since 1970-01-01, negative for earlier dates.
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

  /// Returns the date that is a number of days later.
  ///
  /// - Parameter days: The number of days to add; it may be negative.
  /// - Returns: The date, or the nearest end of the range.
  @inlinable
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = daysSince1970.addingReportingOverflow(days)
    return CivilDate(daysSince1970: overflow ? (days < 0 ? .min : .max) : sum)
  }

  /// A Boolean value that indicates whether the year has 366 days.
  @inlinable
  public var isLeapYear: Bool { isLeap(year: year) }

  /// The number of days in the month.
  @inlinable
  public var daysInMonth: Int { dayCount(year: year, month: month) }

  /// The day of the year, from 1 to 366.
  @inlinable
  public var dayOfYear: Int { daysSince1970 &- daysBefore(year: year) &+ 1 }

  /// The quarter of the year, from 1 to 4.
  @inlinable
  public var quarter: Int { (month &+ 2) / 3 }

  /// The position of the day among the same weekdays of its month, from 1 to 5.
  @inlinable
  public var weekdayOrdinal: Int { (day &+ 6) / 7 }
}

extension CivilDate: Comparable {
  @inlinable
  var rank: Int { year &<< 16 | month &<< 8 | day }

  /// Returns a Boolean value that indicates whether the first date is earlier than the second.
  @inlinable
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
}
