extension DateSearch {
  /// Returns the instant of the pattern's time on a day, or the start of the day without an hour.
  @inline(__always)
  func time(on day: Int) -> Found? {
    resolve(Int64(day) &* 86400 &+ secondOfDay)
  }

  /// Returns the first instant of a day; after midnight if the clocks skip midnight.
  func dayStart(_ day: Int) -> Found {
    let local = Int64(day) &* 86400
    if let second = sureSecond(local) { return Found(second: second) }
    switch zone.resolve(localSecond: local) {
    case .unique(let second): return Found(second: second)
    case .overlap(let first, _): return Found(second: first)
    case .gap(let transition, _, _): return Found(second: transition, crossedGap: true)
    }
  }

  /// Returns the instant at which the clocks show a second, if they do not change near it.
  @inline(__always)
  private func sureSecond(_ local: Int64) -> Int64? {
    let second = local &- Int64(period.offset)
    if DateSearch.isSure(second, second, in: period) { return second }
    let near = zone.period(at: second)
    let other = local &- Int64(near.offset)
    return DateSearch.isSure(other, other, in: near) ? other : nil
  }

  /// Returns the instant at which the clocks show a second, by the choices for gaps and overlaps.
  @inline(__always)
  private func resolve(_ local: Int64) -> Found? {
    sureSecond(local).map { Found(second: $0) } ?? resolveNearChange(local)
  }

  private func resolveNearChange(_ local: Int64) -> Found? {
    switch zone.resolve(localSecond: local) {
    case .unique(let second): return Found(second: second)
    case .overlap(let first, let second):
      switch resolution.overlap {
      case .first: return Found(second: first, ambiguous: true)
      case .second: return Found(second: second, ambiguous: true)
      case .both: return Found(second: first >= start ? first : second, ambiguous: true)
      }
    case .gap(let transition, let before, _):
      switch resolution.gap {
      case .firstInstantAfter: return Found(second: transition, crossedGap: true)
      case .shiftForward: return Found(second: local &- Int64(before), crossedGap: true)
      case .skip: return nil
      }
    }
  }

  /// Returns the next second at which the clocks show the pattern's minute and second, in any hour.
  ///
  /// No choice for gaps and overlaps is needed: in an overlap, the clocks show a minute twice, and
  /// in a gap they do not show it.
  @inline(__always)
  func nextClock(from first: Int64) -> Found? {
    let given = pattern.given
    let second = Int64(pattern.secondValue)
    var period = period
    var from = first
    if from >= period.end || from < period.start { period = zone.period(at: from) }
    while true {
      let local = from &+ Int64(period.offset)
      let ahead: Int64
      if given.contains(.minute) {
        ahead = untilClock(Int64(pattern.minuteValue) &* 60 &+ second, local, unit: 3600)
      } else if given.contains(.second) {
        ahead = untilClock(second, local, unit: 60)
      } else {
        ahead = 0
      }
      if from &+ ahead < period.end { return Found(second: from &+ ahead) }
      guard period.end <= DateSearch.lastSecond else { return nil }
      from = period.end
      period = zone.period(at: from)
    }
  }

  /// Returns the number of seconds until a local clock shows a second of the hour or minute.
  @inline(__always)
  private func untilClock(_ wanted: Int64, _ local: Int64, unit: Int64) -> Int64 {
    // Both operands are below one unit, so one correction is sufficient.
    let ahead = wanted &- (local &- floorDivide(local, unit) &* unit)
    return ahead < 0 ? ahead &+ unit : ahead
  }
}
