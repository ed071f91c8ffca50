import Foundation
import VirtualTime

/// Foundation's calendar in one zone, and names for where we differ from it.
struct Oracle {
  let zone: Zone
  let calendar: Calendar
  let transitions: [Instant]

  init(zone name: String) {
    zone = Zone(named: name)!
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    calendar.firstWeekday = 1
    calendar.minimumDaysInFirstWeek = 1
    calendar.timeZone = TimeZone(identifier: name)!
    self.calendar = calendar
    var transitions: [Instant] = []
    var instant = Instant("1999-01-01", in: zone)
    let end = Instant("2040-01-01", in: zone)
    while let next = zone.nextTransition(after: instant), next < end {
      transitions.append(next)
      instant = next
    }
    self.transitions = transitions
  }

  /// An instant to start from: seven of ten near a change of clocks.
  func start(_ generator: inout SeededGenerator) -> Instant {
    let isNear = Int.random(in: 0..<10, using: &generator) < 7
    let base = isNear ? transitions.randomElement(using: &generator) : nil
    guard let base else {
      return Instant(seconds: Int64.random(in: 915_148_800..<2_208_988_800, using: &generator))
    }
    let days = [1, 1, 3, 9, 40].randomElement(using: &generator)!
    let back = Int64.random(in: -14400...Int64(days * 86400), using: &generator)
    // Most on a quarter of an hour or a second before, where patterns are just met or missed.
    let second = base.seconds - back
    let quarter = second - second % 900
    return Instant(seconds: [second, quarter, quarter - 1].randomElement(using: &generator)!)
  }

  /// Foundation's answer.
  func next(_ pattern: DatePattern, _ after: Instant) -> Instant? {
    var components = DateComponents()
    components.era = pattern.era
    components.year = pattern.year
    components.yearForWeekOfYear = pattern.yearForWeekOfYear
    components.quarter = pattern.quarter
    components.month = pattern.month
    components.weekOfYear = pattern.weekOfYear
    components.weekOfMonth = pattern.weekOfMonth
    components.weekday = pattern.weekday
    components.weekdayOrdinal = pattern.weekdayOrdinal
    components.day = pattern.day
    components.dayOfYear = pattern.dayOfYear
    components.hour = pattern.hour
    components.minute = pattern.minute
    components.second = pattern.second
    let date = calendar.nextDate(
      after: Date(timeIntervalSince1970: Double(after.seconds)),
      matching: components,
      matchingPolicy: .nextTime
    )
    return date.map { Instant(seconds: Int64($0.timeIntervalSince1970)) }
  }

  /// A difference, and the class it falls into.
  struct Named: Sendable {
    var name: String
    var text: String
  }

  /// Compares both answers; a difference without a name is called `?`.
  func compare(_ pattern: DatePattern, _ after: Instant) -> Named? {
    let ours = pattern.next(after: after, in: zone)
    let theirs = next(pattern, after)
    guard ours?.instant != theirs else { return nil }
    let answers = [after, ours?.instant, theirs].compactMap { $0?.seconds }
    let span = answers.min()!...(answers.count < 3 ? .max : answers.max()!)
    let isOfRelease = ReleaseSpans.touch(zone, span)
    let name =
      isOfRelease
      ? "another tz release" : Difference(self, pattern, after, ours, theirs).name ?? "?"
    let told = [ours?.instant, theirs].map { $0?.text(in: zone) ?? "never" }
    return Named(
      name: name,
      text: "{\(pattern.text)} in \(zone.name) after \(after.text(in: zone)): \(told[0]), "
        + "Foundation \(told[1])"
    )
  }
}
