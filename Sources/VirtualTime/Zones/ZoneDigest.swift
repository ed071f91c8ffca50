/// The values of the zone table that most lookups need, decoded once.
///
/// The table is text, and decoding a number takes a dozen instructions. The digest is built by the
/// first search, so a program that uses no time zone does not build it. Its memory is never freed.
struct ZoneDigest {
  /// The state of a time zone after its last transition.
  struct Zone {
    /// The second of the last transition.
    var lastSecond: Int64
    /// The offset in seconds if the time zone has no rule.
    var lastOffset: Int32
    /// The number of the rule for later years, or 0.
    var rule: Int32
  }

  /// The two transitions of a rule in a year, as seconds of that year, and the offset after each.
  struct Year {
    var first: Int32
    var second: Int32
    var afterFirst: Int32
    var afterSecond: Int32
  }

  private let zones: UnsafePointer<Zone>
  private let years: UnsafePointer<Year>

  /// The digest of the table.
  ///
  /// It is never modified, so threads can share it.
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

  /// Returns the state of a time zone after its last transition.
  @inline(__always)
  func zone(_ number: Int) -> Zone { zones[number] }

  /// Returns the transitions of a rule in a year, numbered from 1970; every year has the mean
  /// length.
  @inline(__always)
  func year(_ year: Int, of rule: Int32) -> Year {
    years[(Int(rule) &- 1) &* ZoneTable.years &+ year]
  }
}
