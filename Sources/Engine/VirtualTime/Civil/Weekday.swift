/// A day of the week, numbered as in Foundation.
///
/// ```swift
/// #expect(Weekday.sunday.rawValue == 1)
/// #expect(Weekday.tuesday.shortName == "Tue")
/// ```
@frozen
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// Sunday, 1.
  case sunday = 1
  /// Monday, 2.
  case monday
  /// Tuesday, 3.
  case tuesday
  /// Wednesday, 4.
  case wednesday
  /// Thursday, 5.
  case thursday
  /// Friday, 6.
  case friday
  /// Saturday, 7.
  case saturday

  /// Creates the weekday of a day; 1970-01-01 was a Thursday.
  @inlinable @inline(__always)
  init(daysSince1970 days: Int) {
    self = Weekday(rawValue: remainder(days &+ 4, 7) &+ 1)!
  }

  /// The English name.
  public var name: String {
    switch self {
    case .sunday: "Sunday"
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    }
  }

  /// The first three letters of the English name.
  public var shortName: String { String(name.prefix(3)) }
}
