import VirtualDevice
import VirtualTime

extension Run {
  /// Returns a moment before the examined part of the journal, from which the expectation would
  /// have been met.
  func earlierMatch(of expectation: Expectation, before start: Int) -> WrittenMoment? {
    var trial = self
    var last: Instant?
    // Of a delivery, only what is about the notification counts.
    let name: NotificationName? =
      if case .delivered(let name, _, _) = expectation.subject { name } else { nil }
    // Each attempt reads the journal again.
    let most = max(1, min(500, 200_000 / max(journal.entries.count, 1)))
    for entry in journal.entries[..<start].reversed().prefix(most) {
      guard name == nil || entry.effect.name == name else { continue }
      guard entry.moment.instant != last, entry.moment.zone == device.moment.zone else { continue }
      last = entry.moment.instant
      guard hasClock(of: entry.moment) else { return nil }
      if let match = trial.match(of: expectation, from: entry.moment) { return match }
    }
    return nil
  }

  /// Returns a time in the margin after something that was not expected, from which the expectation
  /// would have been met.
  ///
  /// An expectation that counts, or denies, can be about more of the run than its author had in
  /// mind.
  func laterMatch(of expectation: Expectation, _ found: [Int]) -> WrittenMoment? {
    guard found.count > 1 || expectation.subject.isDenial, let first = found.first else {
      return nil
    }
    var trial = self
    let begin = journal.entries[first].moment.instant
    for later in cursor.begins where later.instant > begin {
      // From the time of the line alone, nothing would be left to deny.
      guard later.instant < device.now || !expectation.subject.isDenial || hasEvent(at: device.now)
      else { break }
      let passed = device.moment.instant - later.instant
      let moment = Moment(
        instant: later.instant,
        wall: device.moment.wall - passed,
        zone: device.moment.zone
      )
      if let match = trial.match(of: expectation, from: moment) { return match }
    }
    return nil
  }

  /// Indicates whether the scenario has a step that is no expectation at an instant.
  private func hasEvent(at instant: Instant) -> Bool {
    scenario.steps.contains { $0.instant == instant && $0.action.isEvent }
  }

  /// Indicates whether the clock has not been set since a moment.
  private func hasClock(of moment: Moment) -> Bool {
    moment.wall - moment.instant == device.moment.wall - device.moment.instant
  }

  /// Returns a moment as it can be written, if the expectation is met from it on.
  private mutating func match(
    of expectation: Expectation,
    from moment: Moment
  ) -> WrittenMoment? {
    let shift = moment.wall - moment.instant
    let local = moment.zone.civil(at: moment.wall)
    let second = Int(local.time.nanosecondOfDay / 1_000_000_000)
    for rounded in [second - second % 60, second] {
      let civil = CivilDateTime(
        date: local.date,
        time: CivilTime(nanosecondOfDay: Int64(rounded) * 1_000_000_000)!
      )
      guard case .unique(let wall) = moment.zone.resolve(civil) else { continue }
      let first = firstEntry(at: wall - shift)
      guard check(expectation, from: first) == nil else { continue }
      let isToday = local.date == device.moment.zone.civil(at: device.moment.wall).date
      return WrittenMoment(day: isToday ? nil : local.date.daysSince1970, second: rounded)
    }
    return nil
  }
}
