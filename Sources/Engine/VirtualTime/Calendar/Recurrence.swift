/// The unit of time after which a recurrence repeats.
///
/// ```swift
/// #expect(RepeatUnit.week.name == "week")
/// #expect(RepeatUnit.allCases.count == 8)
/// ```
@frozen
public enum RepeatUnit: UInt8, Hashable, Sendable, CaseIterable {
  /// Sixty seconds.
  case minute
  /// Sixty minutes.
  case hour
  /// A calendar day, whatever its length.
  case day
  /// Seven days.
  case week
  /// A calendar month.
  case month
  /// Three calendar months.
  case quarter
  /// Twelve calendar months.
  case year
  /// An era.
  ///
  /// A recurrence with this unit never repeats in the range of instants.
  case era

  /// The name of the case.
  public var name: String {
    switch self {
    case .minute: "minute"
    case .hour: "hour"
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .quarter: "quarter"
    case .year: "year"
    case .era: "era"
    }
  }
}

/// A first date, and the unit of time after which it repeats.
///
/// ```swift
/// let date = try #require(CivilDate(year: 2026, month: 1, day: 31))
/// let start = CivilDateTime(date: date, time: .midnight)
/// let monthly = Recurrence(start: start, unit: .month)
/// let after = Zone.utc.resolve(start).earliest
/// let next = monthly.next(after: after, in: .utc, resolving: Resolution(missingDay: .lastDay))
/// #expect(next?.instant.text(in: .utc) == "2026-02-28 00:00:00+00:00")
/// ```
@frozen
public struct Recurrence: Hashable, Sendable {
  /// The first date and time.
  public var start: CivilDateTime
  /// The unit after which the recurrence repeats, or `nil` if it occurs once.
  public var unit: RepeatUnit?

  /// Creates a recurrence.
  ///
  /// - Parameters:
  ///   - start: The first date and time.
  ///   - unit: The unit after which the recurrence repeats, or `nil` if it occurs once.
  public init(start: CivilDateTime, unit: RepeatUnit? = nil) {
    self.start = start
    self.unit = unit
  }

  /// Returns the first occurrence after an instant.
  ///
  /// Minutes and hours have a fixed length. Longer units are counted on the calendar from
  /// ``start``, so a short month does not change the day of later occurrences.
  ///
  /// - Parameters:
  ///   - instant: The instant to search from; the result is later.
  ///   - zone: The time zone of the clock.
  ///   - resolution: The choices for dates and times that do not exist, or that occur twice.
  /// - Returns: The occurrence, or `nil` if the range of instants has none.
  public func next(
    after instant: Instant,
    in zone: Zone,
    resolving resolution: Resolution
  ) -> DateMatch? {
    var count = leastCount(after: instant, in: zone)
    // Skipped occurrences are rare: a few attempts reach the next one.
    for _ in 0..<64 {
      for match in matches(count, in: zone, resolving: resolution) where match.instant > instant {
        return match
      }
      guard unit != nil, unit != .era else { return nil }
      count += 1
    }
    return nil
  }

  /// Returns a lower bound for the number of repetitions before an instant.
  private func leastCount(after instant: Instant, in zone: Zone) -> Int {
    guard let unit, unit != .era else { return 0 }
    let now = zone.civil(at: instant)
    let months = (now.date.year - start.date.year) * 12 + now.date.month - start.date.month
    let count: Int
    switch unit {
    case .minute, .hour:
      let first = zone.resolve(start).earliest
      count = Int((instant - first).nanoseconds / unit.length.nanoseconds)
    case .day: count = now.date.daysSince1970 - start.date.daysSince1970
    case .week: count = (now.date.daysSince1970 - start.date.daysSince1970) / 7
    case .month: count = months
    case .quarter: count = months / 3
    case .year: count = months / 12
    case .era: count = 0
    }
    return max(0, count - 1)
  }

  /// Returns the occurrences after a number of repetitions, in order.
  private func matches(
    _ count: Int,
    in zone: Zone,
    resolving resolution: Resolution
  ) -> [DateMatch] {
    let months: Int
    switch unit {
    case .minute, .hour:
      let length = Interval(nanoseconds: (unit?.length.nanoseconds ?? 0) * Int64(count))
      return instants(of: start, false, in: zone, resolving: resolution).prefix(1).map {
        DateMatch(
          instant: $0.instant + length,
          crossedGap: count == 0 && $0.crossedGap,
          ambiguous: count == 0 && $0.ambiguous,
          dayWasMissing: false
        )
      }
    case .day, .week:
      let days = count * (unit == .week ? 7 : 1)
      let date = CivilDateTime(date: start.date.adding(days: days), time: start.time)
      return instants(of: date, false, in: zone, resolving: resolution)
    case .month: months = count
    case .quarter: months = count * 3
    case .year: months = count * 12
    case .era, nil: months = 0
    }
    let month = start.date.year * 12 + start.date.month - 1 + months
    guard let first = CivilDate(year: month / 12, month: month % 12 + 1, day: 1) else { return [] }
    let isMissing = start.date.day > first.daysInMonth
    var date = CivilDateTime(date: first.adding(days: start.date.day - 1), time: start.time)
    if isMissing {
      switch resolution.missingDay {
      case .lastDay: date.date = first.adding(days: first.daysInMonth - 1)
      case .rollKeepingTime: date.date = first.adding(days: first.daysInMonth)
      case .roll:
        date = CivilDateTime(date: first.adding(days: first.daysInMonth), time: .midnight)
      case .skip: return []
      }
    }
    return instants(of: date, isMissing, in: zone, resolving: resolution)
  }

  private func instants(
    of date: CivilDateTime,
    _ dayWasMissing: Bool,
    in zone: Zone,
    resolving resolution: Resolution
  ) -> [DateMatch] {
    func match(_ instant: Instant, gap: Bool = false, overlap: Bool = false) -> DateMatch {
      DateMatch(
        instant: instant,
        crossedGap: gap,
        ambiguous: overlap,
        dayWasMissing: dayWasMissing
      )
    }
    switch zone.resolve(date) {
    case .unique(let instant): return [match(instant)]
    case .overlap(let first, let second):
      switch resolution.overlap {
      case .first: return [match(first, overlap: true)]
      case .second: return [match(second, overlap: true)]
      case .both: return [match(first, overlap: true), match(second, overlap: true)]
      }
    case .gap(let gap):
      switch resolution.gap {
      case .firstInstantAfter: return [match(gap.transition, gap: true)]
      case .shiftForward:
        let seconds = date.localSecond - Int64(gap.offsetBefore)
        return [match(Instant(seconds: seconds), gap: true)]
      case .skip: return []
      }
    }
  }
}

extension RepeatUnit {
  /// The length of the unit, or zero if it varies.
  var length: Interval {
    switch self {
    case .minute: .minute
    case .hour: Interval(seconds: 3600)
    case .day, .week, .month, .quarter, .year, .era: .zero
    }
  }
}
