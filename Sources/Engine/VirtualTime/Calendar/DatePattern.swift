/// Components of a date, such as those of a calendar trigger.
///
/// A component that is not set matches every value, by the rules of
/// ``next(after:in:weeks:resolving:)``. A value outside the range of its component is kept, so that
/// an error can show it; the pattern then matches no date.
///
/// ```swift
/// var pattern = DatePattern()
/// pattern.hour = 8
/// pattern.weekday = Weekday.friday.rawValue
/// let match = pattern.next(after: Instant(seconds: 1_772_496_000), in: .utc)
/// #expect(match?.instant.text(in: .utc) == "2026-03-06 08:00:00+00:00")
/// ```
@frozen
public struct DatePattern: Hashable, Sendable {
  @usableFromInline var yearValue: Int32 = 0
  @usableFromInline var yearForWeekOfYearValue: Int32 = 0
  @usableFromInline var nanosecondValue: Int32 = 0
  @usableFromInline var eraValue: Int16 = 0
  @usableFromInline var quarterValue: Int16 = 0
  @usableFromInline var monthValue: Int16 = 0
  @usableFromInline var weekOfYearValue: Int16 = 0
  @usableFromInline var weekOfMonthValue: Int16 = 0
  @usableFromInline var weekdayValue: Int16 = 0
  @usableFromInline var weekdayOrdinalValue: Int16 = 0
  @usableFromInline var dayValue: Int16 = 0
  @usableFromInline var dayOfYearValue: Int16 = 0
  @usableFromInline var hourValue: Int16 = 0
  @usableFromInline var minuteValue: Int16 = 0
  @usableFromInline var secondValue: Int16 = 0
  @usableFromInline var zoneNumber: UInt16 = .max
  /// The components that are set.
  @usableFromInline var given: DateComponentSet = []
  /// The components whose values are outside their ranges.
  @usableFromInline var absurd: DateComponentSet = []

  /// Creates a pattern without components, which matches no date.
  @inlinable
  public init() {}

  /// The time zone of the pattern, or `nil` to use the time zone of the phone.
  @inlinable
  public var zone: Zone? {
    get { zoneNumber == .max ? nil : Zone(number: zoneNumber) }
    set { zoneNumber = newValue?.number ?? .max }
  }

  /// The first component whose value is outside its range, or `nil` if every value is possible.
  public var impossible: DateComponent? {
    DateComponent.allCases.first { absurd.contains(DateComponentSet($0)) }
  }

  /// A Boolean value that indicates whether no component is set.
  public var isEmpty: Bool { given.isEmpty }

  /// The value of a component, or `nil` if the component is not set.
  ///
  /// - Parameter component: The component to read or write.
  public subscript(component: DateComponent) -> Int? {
    get {
      guard given.contains(DateComponentSet(component)) else { return nil }
      switch component {
      case .era: return Int(eraValue)
      case .year: return Int(yearValue)
      case .yearForWeekOfYear: return Int(yearForWeekOfYearValue)
      case .quarter: return Int(quarterValue)
      case .month: return Int(monthValue)
      case .weekOfYear: return Int(weekOfYearValue)
      case .weekOfMonth: return Int(weekOfMonthValue)
      case .weekday: return Int(weekdayValue)
      case .weekdayOrdinal: return Int(weekdayOrdinalValue)
      case .day: return Int(dayValue)
      case .dayOfYear: return Int(dayOfYearValue)
      case .hour: return Int(hourValue)
      case .minute: return Int(minuteValue)
      case .second: return Int(secondValue)
      case .nanosecond: return Int(nanosecondValue)
      }
    }
    set {
      let bit = DateComponentSet(component)
      guard let newValue else {
        given.remove(bit)
        absurd.remove(bit)
        write(0, to: component)
        return
      }
      given.insert(bit)
      if component.range.contains(newValue) { absurd.remove(bit) } else { absurd.insert(bit) }
      write(newValue, to: component)
    }
  }

  private mutating func write(_ value: Int, to component: DateComponent) {
    switch component {
    case .era: eraValue = Int16(clamping: value)
    case .year: yearValue = Int32(clamping: value)
    case .yearForWeekOfYear: yearForWeekOfYearValue = Int32(clamping: value)
    case .quarter: quarterValue = Int16(clamping: value)
    case .month: monthValue = Int16(clamping: value)
    case .weekOfYear: weekOfYearValue = Int16(clamping: value)
    case .weekOfMonth: weekOfMonthValue = Int16(clamping: value)
    case .weekday: weekdayValue = Int16(clamping: value)
    case .weekdayOrdinal: weekdayOrdinalValue = Int16(clamping: value)
    case .day: dayValue = Int16(clamping: value)
    case .dayOfYear: dayOfYearValue = Int16(clamping: value)
    case .hour: hourValue = Int16(clamping: value)
    case .minute: minuteValue = Int16(clamping: value)
    case .second: secondValue = Int16(clamping: value)
    case .nanosecond: nanosecondValue = Int32(clamping: value)
    }
  }
}

extension DatePattern {
  /// The era: 1 for years after Christ.
  public var era: Int? {
    get { self[.era] }
    set { self[.era] = newValue }
  }

  /// The year, from 1 to 9999.
  public var year: Int? {
    get { self[.year] }
    set { self[.year] = newValue }
  }

  /// The year to which the week belongs, from 1 to 9999.
  public var yearForWeekOfYear: Int? {
    get { self[.yearForWeekOfYear] }
    set { self[.yearForWeekOfYear] = newValue }
  }

  /// The quarter of the year, 1 to 4.
  public var quarter: Int? {
    get { self[.quarter] }
    set { self[.quarter] = newValue }
  }

  /// The month, 1 to 12.
  public var month: Int? {
    get { self[.month] }
    set { self[.month] = newValue }
  }

  /// The week of the year, 1 to 53.
  public var weekOfYear: Int? {
    get { self[.weekOfYear] }
    set { self[.weekOfYear] = newValue }
  }

  /// The week of the month, 0 to 6.
  public var weekOfMonth: Int? {
    get { self[.weekOfMonth] }
    set { self[.weekOfMonth] = newValue }
  }

  /// The day of the week, from 1 for Sunday to 7.
  public var weekday: Int? {
    get { self[.weekday] }
    set { self[.weekday] = newValue }
  }

  /// The position of the day among the same weekdays of its month, from 1 to 5.
  public var weekdayOrdinal: Int? {
    get { self[.weekdayOrdinal] }
    set { self[.weekdayOrdinal] = newValue }
  }

  /// The day of the month, 1 to 31.
  public var day: Int? {
    get { self[.day] }
    set { self[.day] = newValue }
  }

  /// The day of the year, 1 to 366.
  public var dayOfYear: Int? {
    get { self[.dayOfYear] }
    set { self[.dayOfYear] = newValue }
  }

  /// The hour, 0 to 23.
  public var hour: Int? {
    get { self[.hour] }
    set { self[.hour] = newValue }
  }

  /// The minute, 0 to 59.
  public var minute: Int? {
    get { self[.minute] }
    set { self[.minute] = newValue }
  }

  /// The second, 0 to 59.
  public var second: Int? {
    get { self[.second] }
    set { self[.second] = newValue }
  }

  /// The nanosecond, 0 to 999,999,999.
  public var nanosecond: Int? {
    get { self[.nanosecond] }
    set { self[.nanosecond] = newValue }
  }
}
