/// One component of a date pattern, as Foundation names it; the largest first.
@frozen
public enum DateComponent: UInt8, CaseIterable, Hashable, Sendable {
  /// The era: 1 since Christ.
  case era
  /// The year of the calendar.
  case year
  /// The year in which a week counts.
  case yearForWeekOfYear
  /// The quarter of the year.
  case quarter
  /// The month of the year.
  case month
  /// The week of the year.
  case weekOfYear
  /// The week of the month.
  case weekOfMonth
  /// The day of the week, 1 for Sunday.
  case weekday
  /// Which one of its weekday in the month: 2 for the second Tuesday.
  case weekdayOrdinal
  /// The day of the month.
  case day
  /// The day of the year.
  case dayOfYear
  /// The hour.
  case hour
  /// The minute.
  case minute
  /// The second.
  case second
  /// The nanosecond.
  case nanosecond

  /// The values that can ever match; what lies outside never does.
  public var range: ClosedRange<Int> {
    switch self {
    case .era: 0...1
    case .year, .yearForWeekOfYear: 1...9999
    case .quarter: 1...4
    case .month: 1...12
    case .weekOfYear: 1...53
    case .weekOfMonth: 0...6
    case .weekday: 1...7
    case .weekdayOrdinal: 1...5
    case .day: 1...31
    case .dayOfYear: 1...366
    case .hour: 0...23
    case .minute, .second: 0...59
    case .nanosecond: 0...999_999_999
    }
  }

  /// The name that Foundation gives it.
  public var name: String {
    switch self {
    case .era: "era"
    case .year: "year"
    case .yearForWeekOfYear: "yearForWeekOfYear"
    case .quarter: "quarter"
    case .month: "month"
    case .weekOfYear: "weekOfYear"
    case .weekOfMonth: "weekOfMonth"
    case .weekday: "weekday"
    case .weekdayOrdinal: "weekdayOrdinal"
    case .day: "day"
    case .dayOfYear: "dayOfYear"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    case .nanosecond: "nanosecond"
    }
  }
}

/// A set of date components, one bit each.
@usableFromInline
struct DateComponentSet: OptionSet, Hashable, Sendable {
  @usableFromInline var rawValue: UInt16

  @inlinable
  init(rawValue: UInt16) { self.rawValue = rawValue }

  @inlinable
  init(_ component: DateComponent) { rawValue = 1 &<< UInt16(component.rawValue) }

  static let era = Self(.era)
  static let year = Self(.year)
  static let yearForWeekOfYear = Self(.yearForWeekOfYear)
  static let quarter = Self(.quarter)
  static let month = Self(.month)
  static let weekOfYear = Self(.weekOfYear)
  static let weekOfMonth = Self(.weekOfMonth)
  static let weekday = Self(.weekday)
  static let weekdayOrdinal = Self(.weekdayOrdinal)
  static let day = Self(.day)
  static let dayOfYear = Self(.dayOfYear)
  static let hour = Self(.hour)
  static let minute = Self(.minute)
  static let second = Self(.second)
  static let nanosecond = Self(.nanosecond)

  /// The components that say which day.
  static let days: Self = [
    .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday,
    .weekdayOrdinal, .day, .dayOfYear,
  ]
  /// The components that say when in a day.
  static let times: Self = [.hour, .minute, .second, .nanosecond]
}
