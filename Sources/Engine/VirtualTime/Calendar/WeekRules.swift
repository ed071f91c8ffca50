/// The rules that number the weeks of a year and of a month.
///
/// ```swift
/// let date = try #require(CivilDate(year: 2027, month: 1, day: 1))
/// #expect(date.weekOfYear(.iso) == 53)
/// #expect(date.weekOfYear(.gregorian) == 1)
/// ```
@frozen
public struct WeekRules: Hashable, Sendable {
  /// The first day of a week.
  public var firstWeekday: Weekday
  /// The minimum number of days in the first week of a year or month, from 1 to 7.
  public var minimumDays: Int

  /// Creates week rules.
  ///
  /// - Parameters:
  ///   - firstWeekday: The first day of a week.
  ///   - minimumDays: The minimum number of days in the first week of a year or month. A value
  ///     outside 1 to 7 becomes the nearest of them.
  @inlinable
  public init(firstWeekday: Weekday = .sunday, minimumDays: Int = 1) {
    self.firstWeekday = firstWeekday
    self.minimumDays = min(max(minimumDays, 1), 7)
  }

  /// The week rules of ISO 8601: weeks start on Monday, and week 1 contains the first Thursday.
  public static let iso = WeekRules(firstWeekday: .monday, minimumDays: 4)

  /// The week rules of the United States, and of Foundation's Gregorian calendar without a region.
  public static let gregorian = WeekRules()

  /// Returns the first day of week 1 of a period, as a number of days since 1970-01-01.
  @inlinable
  func startOfFirstWeek(ofPeriodFrom start: Int) -> Int {
    let into = remainder(start &+ 4 &- (firstWeekday.rawValue &- 1), 7)
    return start &- into &+ (7 &- into >= minimumDays ? 0 : 7)
  }
}

extension CivilDate {
  /// Returns the week of the month.
  ///
  /// - Parameter rules: The rules that number the weeks.
  /// - Returns: The week, from 1 to 6, or 0 for a day before the first week of the month.
  @inlinable
  public func weekOfMonth(_ rules: WeekRules) -> Int {
    let days = daysSince1970
    let start = rules.startOfFirstWeek(ofPeriodFrom: days &- day &+ 1)
    return (days &- start &+ 7) / 7
  }

  /// Returns the week of the year, and the year to which the week belongs.
  ///
  /// - Parameter rules: The rules that number the weeks.
  /// - Returns: The year, which near January 1 may be the previous or the next year, and the number
  ///   of the week, from 1 to 53.
  @inlinable
  public func week(_ rules: WeekRules) -> (year: Int, number: Int) {
    let days = daysSince1970
    var year = year
    var start = rules.startOfFirstWeek(ofPeriodFrom: daysBefore(year: year))
    if days < start {
      year &-= 1
      start = rules.startOfFirstWeek(ofPeriodFrom: daysBefore(year: year))
    } else {
      let next = rules.startOfFirstWeek(ofPeriodFrom: daysBefore(year: year &+ 1))
      if days >= next {
        year &+= 1
        start = next
      }
    }
    return (year, (days &- start) / 7 &+ 1)
  }

  /// Returns the week of the year.
  ///
  /// - Parameter rules: The rules that number the weeks.
  /// - Returns: The number of the week, from 1 to 53.
  @inlinable
  public func weekOfYear(_ rules: WeekRules) -> Int { week(rules).number }

  /// Returns the year to which the week belongs.
  ///
  /// - Parameter rules: The rules that number the weeks.
  /// - Returns: The year, which near January 1 may be the previous or the next year.
  @inlinable
  public func yearForWeekOfYear(_ rules: WeekRules) -> Int { week(rules).year }
}
