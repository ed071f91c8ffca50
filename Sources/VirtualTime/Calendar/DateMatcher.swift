// Which instants a pattern names.
//
// A pattern's days are those whose date has every component of the pattern that speaks of days; its
// times are what clocks show on such a day. What it leaves open follows Foundation on Linux:
//
// - Below the smallest time given, everything is 0: {hour 9} is 09:00:00.
// - Above it, hours and minutes are free: {minute 15} is every hour, {weekday 7, second 30} every
//   minute of Saturday. Where the day is given, or the month or quarter without the year, they are
//   not: {day 5, minute 15} is 00:15, once.
// - A pattern without a time names the start of a day, and of neighbouring days the first:
//   {weekdayOrdinal 2} is the 8th.
// - A month or quarter without its year and without a day names one instant a year, the first:
//   {month 6, hour 9} is June 1st, 09:00.
// - A year, once an instant in it has passed that the pattern names, has nothing more to give:
//   {year 2027, hour 9} is January 1st, 09:00, then nothing. From any other instant of that year
//   it is the next 09:00.
//
// DIFFERENCE: The comments that begin so say where we differ from Foundation on Linux; the tests
// call the classes A to M. Nanoseconds count here; there they are ignored. What is common to most:
// Foundation walks hour by hour and day by day from where the search starts, so its answers depend
// on the start; ours are one set of instants, of which the next one is returned.

extension DatePattern {
  /// Returns the first instant after another one that the pattern names.
  ///
  /// - Parameters:
  ///   - after: The instant to look from; the result is later.
  ///   - zone: The zone of the phone; a zone of the pattern's own stands above it.
  ///   - weeks: How weeks are counted.
  ///   - resolution: What to do where calendars and clocks leave something out or show it twice.
  public func next(
    after: Instant,
    in zone: Zone,
    weeks: WeekRules = .gregorian,
    resolving resolution: Resolution = Resolution()
  ) -> DateMatch? {
    guard absurd.isEmpty, !given.isEmpty else { return nil }
    let zone = self.zone ?? zone
    // Candidates carry the pattern's nanoseconds: this is the first second one may stand in.
    let nanosecond = Int64(nanosecondValue)
    let second = after.seconds
    let isWithin = nanosecond > after.nanoseconds &- second &* 1_000_000_000
    let start = second &+ (isWithin ? 0 : 1)
    let period = zone.period(at: start)
    let dayParts = given.intersection(.days)
    if dayParts.isEmpty, !given.contains(.hour),
      let second = nextClock(from: start, in: period)
    {
      // By far the most common search of all that repeat; it needs nothing of what follows.
      return DateMatch(
        instant: Instant(nanoseconds: second &* 1_000_000_000 &+ nanosecond),
        crossedGap: false,
        ambiguous: false,
        dayWasMissing: false
      )
    }
    let search = DateSearch(
      pattern: self,
      zone: zone,
      weeks: weeks,
      resolution: resolution,
      start: start,
      period: period
    )
    let found: DateSearch.Found?
    if dayParts.isEmpty {
      found = given.contains(.hour) ? search.nextDaily() : search.nextClock(from: start)
    } else if dayParts == .weekday, given.contains(.hour) {
      found = search.nextWeekly()
    } else {
      found = search.nextDated(after: after)
    }
    // What is left out is the last, broken second of time.
    guard let found, found.second < DateSearch.lastSecond else { return nil }
    return DateMatch(
      instant: Instant(nanoseconds: found.second &* 1_000_000_000 &+ nanosecond),
      crossedGap: found.crossedGap,
      ambiguous: found.ambiguous,
      dayWasMissing: found.dayWasMissing
    )
  }
}

extension DatePattern {
  /// The first second from another one on at which clocks show the pattern's minute and second, if
  /// it lies in the same period and is no broken one at the end of time.
  @inline(__always)
  fileprivate func nextClock(from first: Int64, in period: ZonePeriod) -> Int64? {
    let hasMinute = given.contains(.minute)
    let unit: Int64 = hasMinute ? 3600 : 60
    let wanted = (hasMinute ? Int64(minuteValue) &* 60 : 0) &+ Int64(secondValue)
    guard hasMinute || given.contains(.second) else { return nil }
    let local = first &+ Int64(period.offset)
    guard local >= 0 else { return nil }
    // Unsigned remainders of constants are a multiplication.
    let into =
      hasMinute ? Int64(UInt64(bitPattern: local) % 3600) : Int64(UInt64(bitPattern: local) % 60)
    let ahead = wanted &- into
    let second = first &+ (ahead < 0 ? ahead &+ unit : ahead)
    return second < min(period.end, DateSearch.lastSecond) ? second : nil
  }
}

/// One search for the next instant; everything it needs to know, and nothing on the heap.
struct DateSearch {
  let pattern: DatePattern
  let zone: Zone
  let weeks: WeekRules
  let resolution: Resolution
  /// The first second that may be found.
  let start: Int64
  /// A period that contains the start.
  let period: ZonePeriod

  /// A second that was found, and what had to be decided.
  struct Found {
    var second: Int64
    var crossedGap = false
    var ambiguous = false
    var dayWasMissing = false
  }

  /// No two offsets of one zone differ by more; farther than this from a change nothing is unsure.
  static let margin: Int64 = 2 * 86400

  /// The second in which time ends.
  @inline(__always)
  static var lastSecond: Int64 { .max / 1_000_000_000 }

  /// Tells whether seconds, the later one last, lie so deep in a period that all clocks near agree.
  @inline(__always)
  static func isSure(_ first: Int64, _ last: Int64, in period: ZonePeriod) -> Bool {
    // A period without an end reaches to the ends of the numbers: never subtract from the end.
    period.start < first &- margin && last &+ margin < period.end
  }

  /// The second of the day that the pattern's time names, 0 without one.
  @inline(__always)
  var secondOfDay: Int64 {
    Int64(pattern.hourValue) &* 3600 &+ Int64(pattern.minuteValue) &* 60
      &+ Int64(pattern.secondValue)
  }

  /// The day, counted from 1970-01-01, that clocks show at the start.
  @inline(__always)
  var startDay: Int { Int(floorDivide(start &+ Int64(period.offset), 86400)) }

  /// The time of day, daily.
  @inline(__always)
  func nextDaily() -> Found? {
    let local = start &+ Int64(period.offset)
    let day = floorDivide(local, 86400)
    var wanted = day &* 86400 &+ secondOfDay
    if wanted < local { wanted &+= 86400 }
    let second = wanted &- Int64(period.offset)
    if DateSearch.isSure(start, second, in: period) {
      return Found(second: second)
    }
    return firstTime(fromDay: Int(day) &- 1, every: 1)
  }

  /// The time of day, on one day of the week.
  @inline(__always)
  func nextWeekly() -> Found? {
    let local = start &+ Int64(period.offset)
    let day = floorDivide(local, 86400)
    let ahead = remainder(Int(pattern.weekdayValue) &- 1 &- (Int(day) &+ 4), 7)
    var wanted = (day &+ Int64(ahead)) &* 86400 &+ secondOfDay
    if wanted < local { wanted &+= 7 * 86400 }
    let second = wanted &- Int64(period.offset)
    if DateSearch.isSure(start, second, in: period) {
      return Found(second: second)
    }
    let before = Int(day) &- 1
    let first = before &+ remainder(Int(pattern.weekdayValue) &- 1 &- (before &+ 4), 7)
    return firstTime(fromDay: first, every: 7)
  }

  /// The time of day on the first of equally spaced days on which it is not too early.
  ///
  /// The first day to try is the one before the day clocks show at the start: they may go back past
  /// midnight.
  ///
  /// DIFFERENCE: Foundation loses a day, or a week, at gaps that are not one hour long or not on
  /// the hour, that touch midnight, or that a search reaches from the same weekday; and after a
  /// start in an overlap it takes the second instant for a first one.
  private func firstTime(fromDay first: Int, every step: Int) -> Found? {
    var day = first
    while true {
      if let found = time(on: day), found.second >= start { return found }
      day &+= step
      // Two gaps never follow each other, but a policy may pass over what it likes.
      guard day &- first < 100 else { return nil }
    }
  }
}
