public import VirtualTime

/// The length of time for which a plan is played on: `30d`, `12w`, `6mo` or `1y`.
public struct PlanSpan: Hashable, Sendable {
  private var days = 0
  private var months = 0
  /// The span as it was written.
  public let text: String

  /// The longest span, in years.
  public static let mostYears = 10

  /// Creates a span from its text, or returns nil for a text that is no span above zero and up to
  /// ten years.
  public init?(_ text: String) {
    self.text = text
    let units = [("mo", 0, 1), ("y", 0, 12), ("w", 7, 0), ("d", 1, 0)]
    for (unit, days, months) in units where text.hasSuffix(unit) {
      let digits = text.utf8.dropLast(unit.utf8.count)
      guard digits.count <= 5, digits.allSatisfy({ (0x30...0x39).contains($0) }),
        let count = Int(String(decoding: digits, as: UTF8.self)), count > 0
      else { return nil }
      self.days = count * days
      self.months = count * months
      let limit = Self.mostYears
      guard self.days <= limit * 366, self.months <= limit * 12 else { return nil }
      return
    }
    return nil
  }

  private init(months: Int, _ text: String) {
    self.months = months
    self.text = text
  }

  /// The span of a year.
  public static let year = PlanSpan(months: 12, "1y")

  /// Returns the same time of day at the end of the span; a day that its month does not have is
  /// the last one of the month.
  public func end(from start: CivilDateTime) -> CivilDateTime {
    let count = start.date.year * 12 + start.date.month - 1 + months
    let (year, month) = (count / 12, count % 12 + 1)
    var day = start.date.day
    while CivilDate(year: year, month: month, day: day) == nil, day > 28 { day -= 1 }
    let date = CivilDate(year: year, month: month, day: day) ?? .latest
    return CivilDateTime(date: date.adding(days: days), time: start.time)
  }
}
