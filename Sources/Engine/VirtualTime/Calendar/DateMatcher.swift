// The instants that match a pattern.
//
// A day matches if its date has every component of the pattern that selects days; a time matches
// if the clocks show it on such a day. Components that are not set follow Foundation on Linux:
//
// - Components smaller than the smallest time that is set are 0: {hour 9} is 09:00:00.
// - Hours and minutes above it match every value: {minute 15} is every hour, {weekday 7, second
//   30} every minute of Saturday. If the day is set, or the month or quarter without the year,
//   they are 0: {day 5, minute 15} is 00:15, once.
// - A pattern without a time matches the start of a day, and the first of consecutive days:
//   {weekdayOrdinal 2} is day 8.
// - A month or quarter without a year and without a day matches once a year, as early as possible:
//   {month 6, hour 9} is June 1, 09:00.
// - A pattern with a year never matches again after an instant in that year that matches: {year
//   2027, hour 9} is January 1, 09:00, then nothing. From any other instant of that year it is the
//   next 09:00.
//
// DIFFERENCE: Comments with this word describe differences from Foundation on Linux; the tests
// call them classes A to M. Belfry uses nanoseconds; Foundation ignores them. Most differences
// have one cause: Foundation searches hour by hour and day by day from the start of the search, so
// its answers depend on the start. Belfry defines one set of instants and returns the next one.

extension DatePattern {
  /// Returns the first instant that matches the pattern after an instant.
  ///
  /// - Parameters:
  ///   - after: The instant to search from; the result is later.
  ///   - zone: The time zone of the phone. The time zone of the pattern takes precedence.
  ///   - weeks: The rules that number the weeks.
  ///   - resolution: The choices for dates and times that do not exist, or that occur twice.
  /// - Returns: The match, or `nil` if no instant matches.
  public func next(
    after: Instant,
    in zone: Zone,
    weeks: WeekRules = .gregorian,
    resolving resolution: Resolution = Resolution()
  ) -> DateMatch? {
    let zone = self.zone ?? zone
    if let next = presentNext(after: after, in: zone) {
      return DateMatch(
        instant: next,
        crossedGap: false,
        ambiguous: false,
        dayWasMissing: false
      )
    }
    return search(after: after, in: zone, weeks: weeks, resolving: resolution)
  }

  /// Returns the first instant that matches, without the shortcut for the common search.
  @inline(never)
  func search(
    after: Instant,
    in zone: Zone,
    weeks: WeekRules,
    resolving resolution: Resolution
  ) -> DateMatch? {
    guard absurd.isEmpty, !given.isEmpty else { return nil }
    // Candidates have the pattern's nanoseconds; this is the first second that can match.
    let nanosecond = Int64(nanosecondValue)
    let isWithin = nanosecond > after.nanosecondOfSecond
    let start = after.seconds &+ (isWithin ? 0 : 1)
    let search = DateSearch(
      pattern: self,
      zone: zone,
      weeks: weeks,
      resolution: resolution,
      start: start,
      period: zone.period(at: start)
    )
    let dayParts = given.intersection(.days)
    let found: DateSearch.Found?
    if dayParts.isEmpty {
      found = given.contains(.hour) ? search.nextDaily() : search.nextClock(from: start)
    } else if dayParts == .weekday, given.contains(.hour) {
      found = search.nextWeekly()
    } else {
      found = search.nextDated(after: after)
    }
    // The last second of the range is incomplete and is skipped.
    guard let found, found.second < DateSearch.lastSecond else { return nil }
    return DateMatch(
      instant: Instant(nanoseconds: found.second &* 1_000_000_000 &+ nanosecond),
      crossedGap: found.crossedGap,
      ambiguous: found.ambiguous,
      dayWasMissing: found.dayWasMissing
    )
  }
}

/// A search for the next instant, with all values that it needs and no heap memory.
struct DateSearch {
  let pattern: DatePattern
  let zone: Zone
  let weeks: WeekRules
  let resolution: Resolution
  /// The first second that can match.
  let start: Int64
  /// A period that contains the start.
  let period: ZonePeriod

  /// A second that matches, with the choices that were needed to find it.
  struct Found {
    var second: Int64
    var crossedGap = false
    var ambiguous = false
    var dayWasMissing = false
  }

  /// The distance from a transition, in seconds, beyond which local times are unambiguous.
  ///
  /// No two offsets of one time zone differ by more.
  static let margin: Int64 = 2 * 86400

  /// The last second of the range of instants.
  @inline(__always)
  static var lastSecond: Int64 { .max / 1_000_000_000 }

  /// Indicates whether a range of seconds is so far inside a period that its local times are
  /// unambiguous.
  @inline(__always)
  static func isSure(_ first: Int64, _ last: Int64, in period: ZonePeriod) -> Bool {
    // A period without an end uses the largest number, so nothing is ever subtracted from the end.
    period.start < first &- margin && last &+ margin < period.end
  }

  /// The second of the day at the pattern's time, or 0 without a time.
  @inline(__always)
  var secondOfDay: Int64 {
    Int64(pattern.hourValue) &* 3600 &+ Int64(pattern.minuteValue) &* 60
      &+ Int64(pattern.secondValue)
  }

  /// The day that the clocks show at the start, as a number of days since 1970-01-01.
  @inline(__always)
  var startDay: Int { Int(floorDivide(start &+ Int64(period.offset), 86400)) }

  /// Returns the next match of a pattern with only a time of day.
  func nextDaily() -> Found? {
    firstTime(fromDay: startDay &- 1, every: 1)
  }

  /// Returns the next match of a pattern with a time of day and a weekday.
  func nextWeekly() -> Found? {
    let before = startDay &- 1
    let first = before &+ remainder(Int(pattern.weekdayValue) &- 1 &- (before &+ 4), 7)
    return firstTime(fromDay: first, every: 7)
  }

  /// Returns the time of day on the first of equally spaced days on which it is not before the
  /// start.
  ///
  /// The first day to try is the day before the one that the clocks show at the start, because the
  /// clocks may go back past midnight.
  ///
  /// DIFFERENCE: Foundation loses a day or a week at gaps that are not one hour long or not on the
  /// hour, at gaps that touch midnight, and at gaps that a search reaches from the same weekday.
  /// After a start in an overlap it takes the second instant for a first one.
  private func firstTime(fromDay first: Int, every step: Int) -> Found? {
    var day = first
    while true {
      if let found = time(on: day), found.second >= start { return found }
      day &+= step
      // Two gaps are never consecutive, but a choice may skip any number of days.
      guard day &- first < 100 else { return nil }
    }
  }
}
