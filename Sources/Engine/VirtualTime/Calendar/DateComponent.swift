/// A component of a ``DatePattern``, from the largest to the smallest.
///
/// ```swift
/// #expect(DateComponent.weekday.range == 1...7)
/// #expect(DateComponent.weekOfYear.name == "weekOfYear")
/// ```
@frozen
public enum DateComponent: UInt8, CaseIterable, Hashable, Sendable {
  /// The era: 1 for years after Christ.
  case era
  /// The year.
  case year
  /// The year to which the week belongs.
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
  /// The position of the day among the same weekdays of its month: 2 for the second Tuesday.
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

  /// The values that can match a date.
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

  /// The name of the property of Foundation's `DateComponents`.
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

  /// The components that select a day.
  static let days: Self = [
    .era, .year, .yearForWeekOfYear, .quarter, .month, .weekOfYear, .weekOfMonth, .weekday,
    .weekdayOrdinal, .day, .dayOfYear,
  ]
  /// The components that select a time of day.
  static let times: Self = [.hour, .minute, .second, .nanosecond]
}
