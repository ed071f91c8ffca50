/// How weeks are counted: where they start, and how many days of a year or month its first week
/// must have.
@frozen
public struct WeekRules: Hashable, Sendable {
  /// The day with which a week starts.
  public var firstWeekday: Weekday
  /// How many days the first week of a year or month has at least, 1 to 7.
  public var minimumDays: Int

  /// Creates the rules.
  @inlinable
  public init(firstWeekday: Weekday = .sunday, minimumDays: Int = 1) {
    self.firstWeekday = firstWeekday
    self.minimumDays = min(max(minimumDays, 1), 7)
  }

  /// The weeks of ISO 8601: from Monday, and the first one has the year's first Thursday.
  public static let iso = WeekRules(firstWeekday: .monday, minimumDays: 4)

  /// The weeks of Foundation's Gregorian calendar without a region, and of the United States.
  public static let gregorian = WeekRules()

  /// Returns the day, counted from 1970-01-01, with which week 1 of a period starts.
  @inlinable
  func startOfFirstWeek(ofPeriodFrom start: Int) -> Int {
    let into = remainder(start &+ 4 &- (firstWeekday.rawValue &- 1), 7)
    return start &- into &+ (7 &- into >= minimumDays ? 0 : 7)
  }
}

extension CivilDate {
  /// Returns the week of the month: 0 for days before the first week, up to 6.
  @inlinable
  public func weekOfMonth(_ rules: WeekRules) -> Int {
    let days = daysSince1970
    let start = rules.startOfFirstWeek(ofPeriodFrom: days &- day &+ 1)
    return (days &- start &+ 7) / 7
  }

  /// Returns the week of the year, 1 to 53, and the year it counts in, which around January 1st may
  /// be a neighbour.
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

  /// Returns the week of the year, 1 to 53.
  @inlinable
  public func weekOfYear(_ rules: WeekRules) -> Int { week(rules).number }

  /// Returns the year that the week of the year counts in.
  @inlinable
  public func yearForWeekOfYear(_ rules: WeekRules) -> Int { week(rules).year }
}
