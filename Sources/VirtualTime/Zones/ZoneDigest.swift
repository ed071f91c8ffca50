/// What every lookup of the present and the future needs, taken out of the zone table once.
///
/// The table is text, and reading a number from it costs a dozen instructions. The few numbers that
/// a search reads each time are kept as numbers, from the first search on: a program that never
/// asks about a zone pays nothing. They are never freed, as they are needed to the end.
struct ZoneDigest {
  /// What holds from the last transition of a zone on.
  struct Zone {
    /// The second of the last transition.
    var lastSecond: Int64
    /// Seconds east of Greenwich, where no rule speaks.
    var lastOffset: Int32
    /// The number of the rule that speaks, or 0.
    var rule: Int32
  }

  /// The two changes that a rule makes in a year, as seconds of that year, and the offsets after
  /// each.
  struct Year {
    var first: Int32
    var second: Int32
    var afterFirst: Int32
    var afterSecond: Int32
  }

  private let zones: UnsafePointer<Zone>
  private let years: UnsafePointer<Year>

  /// The digest of the table; nothing in it changes after it was made, so threads may share it.
  nonisolated(unsafe) static let shared = ZoneDigest()

  private init() {
    let zones = UnsafeMutablePointer<Zone>.allocate(capacity: ZoneTable.count)
    var rules = 0
    for number in 0..<ZoneTable.count {
      let entry = ZoneRecords.entry(number)
      rules = max(rules, entry.rule)
      let zone = Zone(
        lastSecond: entry.lastSecond,
        lastOffset: Int32(entry.lastOffset),
        rule: Int32(entry.rule)
      )
      (zones + number).initialize(to: zone)
    }
    let years = UnsafeMutablePointer<Year>.allocate(capacity: rules * ZoneTable.years)
    for rule in 0..<rules {
      for year in 0..<ZoneTable.years {
        let changes = ZoneRecords.changes(of: rule + 1, inYear: year)
        let numbers = Year(
          first: Int32(changes.first),
          second: Int32(changes.second),
          afterFirst: Int32(changes.afterFirst),
          afterSecond: Int32(changes.afterSecond)
        )
        (years + rule * ZoneTable.years + year).initialize(to: numbers)
      }
    }
    self.zones = UnsafePointer(zones)
    self.years = UnsafePointer(years)
  }

  /// Returns what holds from the last transition of a zone on.
  @inline(__always)
  func zone(_ number: Int) -> Zone { zones[number] }

  /// Returns the changes of a rule in a year after 1970, all years being as long as the mean one.
  @inline(__always)
  func year(_ year: Int, of rule: Int32) -> Year {
    years[(Int(rule) &- 1) &* ZoneTable.years &+ year]
  }
}
