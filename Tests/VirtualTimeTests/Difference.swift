import VirtualTime

/// The classes of known errors in which Foundation differs from Belfry.
///
/// A class claims a difference only by facts that make it possible: the shape of the change of
/// clocks nearby, the components asked for, which answer is the later one.
struct Difference {
  let pattern: DatePattern
  let after: Instant
  let zone: Zone
  let match: DateMatch?
  let ours: Instant?
  let theirs: Instant?
  let changes: [Change]

  /// A change of clocks within days of the start or an answer.
  struct Change {
    let instant: Instant
    /// A Boolean value that indicates whether an answer is within a day of it.
    let isNear: Bool
    /// The time on clocks when it happens, in seconds of the day.
    let shown: Int
    /// The seconds by which they are set forward.
    let length: Int

    var isGap: Bool { length > 0 }
    var touchesMidnight: Bool { isGap && (shown == 0 || shown + length >= 86400) }
  }

  init(
    _ oracle: Oracle,
    _ pattern: DatePattern,
    _ after: Instant,
    _ match: DateMatch?,
    _ theirs: Instant?
  ) {
    self.pattern = pattern
    self.after = after
    self.match = match
    self.theirs = theirs
    zone = oracle.zone
    ours = match?.instant
    let answers = [match?.instant, theirs].compactMap(\.self)
    changes = oracle.transitions.filter { change in
      answers.contains { abs(($0 - change).nanoseconds) <= 7 * Interval.day.nanoseconds }
        || abs((after - change).nanoseconds) <= 2 * Interval.day.nanoseconds
    }.map { change in
      let before = oracle.zone.offset(at: change - .minute)
      let local = Int(change.seconds) + before
      return Change(
        instant: change,
        isNear: answers.contains {
          abs(($0 - change).nanoseconds) <= 26 * Interval.hour.nanoseconds
        },
        shown: ((local % 86400) + 86400) % 86400,
        length: oracle.zone.offset(at: change) - before
      )
    }
  }

  /// The first class that can explain it, if any can.
  var name: String? {
    let classes: [(name: String, fits: Bool)] = [
      ("A", isA), ("B", isB), ("H", isH), ("I", isI), ("F", isF), ("E", isE), ("D", isD),
      ("C", isC),
      ("J", isJ), ("K", isK), ("L", isL), ("M", isM),
    ]
    return classes.first(where: \.fits)?.name
  }

  private func date(_ instant: Instant?) -> CivilDate? { instant.map { zone.civil(at: $0).date } }

  /// Returns whether an answer is the start of the first day of a month.
  private func isFirst(_ instant: Instant?) -> Bool {
    guard let instant, let date = date(instant) else { return false }
    return date.day == 1 && self.date(instant - Interval(nanoseconds: 1))?.day != 1
  }

  private var theirsIsLater: Bool {
    guard let ours else { return false }
    return theirs.map { $0 > ours } ?? true
  }

  /// A: a weekday or week of the month, around the end of February.
  private var isA: Bool {
    guard pattern.weekdayOrdinal != nil || pattern.weekOfMonth != nil else { return false }
    if isFirst(theirs), date(theirs)?.month == 3 { return true }
    return theirsIsLater && [2, 3].contains(date(ours)?.month)
  }

  /// B: a weekday and a time, and a gap at the midnight that ends the day.
  private var isB: Bool {
    guard let weekday = pattern.weekday, let theirs else { return false }
    return changes.contains { $0.touchesMidnight && $0.instant == theirs }
      && date(theirs)?.weekday.rawValue != weekday
  }

  /// C: a gap or overlap that is not an hour long.
  private var isC: Bool { changes.contains { $0.isNear && abs($0.length) != 3600 } }

  /// D: a gap or overlap that does not start on the hour.
  private var isD: Bool { changes.contains { $0.isNear && $0.shown % 3600 != 0 } }

  /// E: a gap that touches midnight, or is a whole day; with weekdays it is felt for a week.
  private var isE: Bool {
    changes.contains { $0.touchesMidnight && ($0.isNear || pattern.weekday != nil) }
  }

  /// F: a start in an overlap, and a time that clocks have shown once and show again.
  private var isF: Bool {
    guard let theirs, !theirsIsLater else { return false }
    guard case .overlap(let first, let second) = zone.resolve(zone.civil(at: theirs)) else {
      return false
    }
    return theirs == second && first <= after
  }

  /// H: a weekday and a time in a gap, asked for on that weekday a week before.
  private var isH: Bool {
    guard let weekday = pattern.weekday, pattern.hour != nil, let match else { return false }
    guard match.crossedGap, theirsIsLater else { return false }
    return date(after)?.weekday.rawValue == weekday
      && (match.instant - after).nanoseconds < 8 * Interval.day.nanoseconds
  }

  /// I: a missing day whose substitute is the day of a gap.
  private var isI: Bool {
    match?.dayWasMissing == true && theirsIsLater
      && changes.contains { $0.isNear && $0.isGap }
  }

  /// J: a month without a day, asked for within that month: Foundation passes on to the next year.
  private var isJ: Bool {
    guard let month = pattern.month, pattern.year == nil, pattern.day == nil else { return false }
    return date(after)?.month == month && date(ours)?.month == month && theirsIsLater
      && date(ours)?.year == date(after)?.year
  }

  /// K: a year that is over, and a day its month does not have or that is past: Foundation finds
  /// the first of a month, maybe years later.
  private var isK: Bool {
    guard let year = pattern.year, pattern.day != nil, ours == nil else { return false }
    return isFirst(theirs) && date(after)!.year >= year
  }

  /// L: a weekday and a day of the month: Foundation takes first days that stand for nothing, and
  /// passes over some that do.
  private var isL: Bool {
    guard pattern.weekday != nil, let day = pattern.day, let theirs else { return false }
    if match?.dayWasMissing == true, theirsIsLater { return true }
    return isFirst(theirs)
      && (date(theirs - .hour)!.daysInMonth >= day
        || date(theirs)!.weekday.rawValue != pattern.weekday)
  }

  /// M: a change of clocks within an hour of midnight: Foundation's search does not advance, and it
  /// gives up.
  private var isM: Bool {
    let hour = 3660
    return ours != nil && theirs == nil
      && changes.contains { ($0.shown + 2 * hour) % 86400 <= 3 * hour }
  }
}
