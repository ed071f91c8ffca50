import VirtualTime

extension Zone {
  /// The dates in a year on which the clocks change, with the interval by which they are moved.
  func changes(in year: Int) -> [(date: CivilDate, by: Interval)] {
    guard let first = CivilDate(year: year, month: 1, day: 1) else { return [] }
    var last = offset(on: first.adding(days: -1))
    var changes: [(date: CivilDate, by: Interval)] = []
    for day in 0..<366 {
      let date = first.adding(days: day)
      guard date.year == year else { break }
      let offset = offset(on: date)
      if offset != last { changes.append((date, Interval(seconds: Int64(offset - last)))) }
      last = offset
    }
    return changes
  }

  /// Returns the dates in a year on which the clocks change in the zone; if they never do, the
  /// dates of Berlin and New York.
  func nightsOfChanges(in year: Int) -> [(zone: Zone, date: CivilDate)] {
    let own = changes(in: year).map { (zone: self, date: $0.date) }
    guard own.isEmpty else { return own }
    return ["Europe/Berlin", "America/New_York"].compactMap { Zone(named: $0) }.flatMap { zone in
      zone.changes(in: year).map { (zone, $0.date) }
    }
  }

  /// Returns the offset at noon of a date, in seconds.
  private func offset(on date: CivilDate) -> Int {
    let noon = CivilTime(nanosecondOfDay: 43_200_000_000_000)!
    return offset(at: resolve(CivilDateTime(date: date, time: noon)).earliest)
  }
}
