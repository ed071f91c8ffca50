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
      let moment = entry.moment
      let shift = moment.wall - moment.instant
      guard shift == device.moment.wall - device.moment.instant else { return nil }
      let local = moment.zone.civil(at: moment.wall)
      let second = Int(local.time.nanosecondOfDay / 1_000_000_000)
      for rounded in [second - second % 60, second] {
        let civil = CivilDateTime(
          date: local.date,
          time: CivilTime(nanosecondOfDay: Int64(rounded) * 1_000_000_000)!
        )
        guard case .unique(let wall) = moment.zone.resolve(civil) else { continue }
        let first = firstEntry(at: wall - shift)
        guard trial.check(expectation, from: first) == nil else { continue }
        let isToday = local.date == device.moment.zone.civil(at: device.moment.wall).date
        return WrittenMoment(day: isToday ? nil : local.date.daysSince1970, second: rounded)
      }
    }
    return nil
  }
}
