/// A day of the week, with the number Foundation gives it.
@frozen
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  /// The first day of the week in many countries, 1.
  case sunday = 1
  /// The first day of the week in ISO 8601, 2.
  case monday
  /// The day after Monday, 3.
  case tuesday
  /// The day after Tuesday, 4.
  case wednesday
  /// The day after Wednesday, 5.
  case thursday
  /// The day after Thursday, 6.
  case friday
  /// The first day of the week in some countries, 7.
  case saturday

  /// The weekday of the day that many days after 1970-01-01, which was a Thursday.
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
