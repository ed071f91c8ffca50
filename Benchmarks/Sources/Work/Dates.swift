import VirtualTime

/// A pattern of dates that is looked for again and again.
public struct DateWork: Sendable {
  /// The pattern in words.
  public var name: String
  /// The components of the pattern.
  public var parts: [(DateComponent, Int)]
  /// The number of dates in a chain, each looked for from the one before.
  public var count: Int
  /// Indicates whether Foundation finds the same dates.
  ///
  /// At the end of February it skips a month, or takes March 1 for a match.
  public var isShared = true

  /// The pattern as the engine has it.
  public var pattern: DatePattern {
    var pattern = DatePattern()
    for (part, value) in parts { pattern[part] = value }
    return pattern
  }
}

/// Twelve patterns such as those of reminders.
public let dateWorks = [
  DateWork(name: "daily 02:30", parts: [(.hour, 2), (.minute, 30)], count: 2000),
  DateWork(name: "daily 09:00", parts: [(.hour, 9), (.minute, 0)], count: 2000),
  DateWork(name: "Mon 09:00", parts: [(.weekday, 2), (.hour, 9), (.minute, 0)], count: 2000),
  DateWork(name: "Sun 02:30", parts: [(.weekday, 1), (.hour, 2), (.minute, 30)], count: 2000),
  DateWork(name: "day 31 08:15", parts: [(.day, 31), (.hour, 8), (.minute, 15)], count: 500),
  DateWork(name: "Feb 29 12:00", parts: [(.month, 2), (.day, 29), (.hour, 12)], count: 200),
  DateWork(
    name: "2nd Tue 10:00",
    parts: [(.weekday, 3), (.weekdayOrdinal, 2), (.hour, 10)],
    count: 250,
    isShared: false
  ),
  DateWork(
    name: "5th Fri 10:00",
    parts: [(.weekday, 6), (.weekdayOrdinal, 5), (.hour, 10)],
    count: 250,
    isShared: false
  ),
  DateWork(
    name: "4th Thu Nov",
    parts: [(.month, 11), (.weekday, 5), (.weekdayOrdinal, 4)],
    count: 200
  ),
  DateWork(name: "minute 15", parts: [(.minute, 15)], count: 2000),
  DateWork(name: "second 30", parts: [(.second, 30)], count: 2000),
  DateWork(name: "hour 1", parts: [(.hour, 1)], count: 2000),
]

/// A date that the calendar does not have.
public let missingDate = DateWork(name: "Feb 30", parts: [(.month, 2), (.day, 30)], count: 4)

/// The zones in which the patterns are looked for: two kinds of summer time, none, and the south.
public let dateZones = ["America/New_York", "Europe/London", "Asia/Kolkata", "Australia/Sydney"]

/// Looks for a chain of dates, and returns a number that equal chains have in common.
public func chain(
  of pattern: DatePattern,
  count: Int,
  in zone: Zone,
  resolving resolution: Resolution = Resolution()
) -> UInt64 {
  var hash: UInt64 = 0
  var instant = Instant(seconds: beginOfYears)
  for _ in 0..<count {
    guard let next = pattern.next(after: instant, in: zone, resolving: resolution) else { continue }
    instant = next.instant
    hash = hash &* 31 &+ UInt64(bitPattern: instant.seconds)
  }
  return hash
}

/// Looks for one quarter past after the other, in New York.
public func dates(times: Int) -> Int64 {
  var pattern = DatePattern()
  pattern.minute = 15
  return Int64(bitPattern: chain(of: pattern, count: times, in: Zone(named: dateZones[0])!))
}
