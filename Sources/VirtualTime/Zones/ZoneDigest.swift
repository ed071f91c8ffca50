import Synchronization

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
    /// The offset in seconds between the two transitions of a year.
    var afterFirst: Int32 = 0
    /// The offset in seconds before the first and after the second transition of a year.
    var afterSecond: Int32 = 0
    /// The years of the rule for later transitions, from 1970 on, or `nil` without a rule.
    ///
    /// There is one more at either end, so that each year has neighbours.
    var years: UnsafePointer<Year>?
  }

  /// The two transitions of a rule in a year, as seconds since 1970.
  struct Year {
    var first: Int64
    var second: Int64
  }

  private let zones: UnsafePointer<Zone>

  /// The digest of the table, or `nil` until ``build()`` was called.
  ///
  /// It is never modified, so threads can share it. A static constant would do, but each use of one
  /// calls the runtime, which takes a quarter of the time of a search.
  @inline(__always)
  static var shared: ZoneDigest? { built.load(ordering: .acquiring)?.pointee }

  /// The digest in memory that is never freed; all phones share the table.
  nonisolated(unsafe) private static let built = Atomic<UnsafePointer<ZoneDigest>?>(nil)

  /// Builds the digest, if it does not exist.
  static func build() {
    guard built.load(ordering: .acquiring) == nil else { return }
    let new = UnsafeMutablePointer<ZoneDigest>.allocate(capacity: 1)
    new.initialize(to: ZoneDigest())
    // Of threads that build it together, one is the first.
    _ = built.compareExchange(
      expected: nil,
      desired: UnsafePointer(new),
      ordering: .acquiringAndReleasing
    )
  }

  private init() {
    let zones = UnsafeMutablePointer<Zone>.allocate(capacity: ZoneTable.count)
    let rules = (0..<ZoneTable.count).reduce(0) { max($0, ZoneRecords.entry($1).rule) }
    let years = UnsafeMutablePointer<Year>.allocate(capacity: rules * Self.stride)
    for rule in 0..<rules { Self.fill(years + rule * Self.stride, with: rule + 1) }
    for number in 0..<ZoneTable.count {
      let entry = ZoneRecords.entry(number)
      var zone = Zone(lastSecond: entry.lastSecond, lastOffset: Int32(entry.lastOffset))
      if entry.rule != 0 {
        let changes = ZoneRecords.changes(of: entry.rule, inYear: 0)
        zone.afterFirst = Int32(changes.afterFirst)
        zone.afterSecond = Int32(changes.afterSecond)
        zone.years = UnsafePointer(years + (entry.rule - 1) * Self.stride + 1)
      }
      (zones + number).initialize(to: zone)
    }
    self.zones = UnsafePointer(zones)
  }

  /// The number of years of a rule, with one more at either end.
  private static let stride = ZoneTable.years + 2

  /// Writes the years of a rule, with one more at either end.
  private static func fill(_ years: UnsafeMutablePointer<Year>, with rule: Int) {
    years.initialize(to: Year(first: .min, second: .min))
    for year in 0..<ZoneTable.years {
      let changes = ZoneRecords.changes(of: rule, inYear: year)
      let start = Int64(year) &* meanYear
      let next = Year(first: start &+ changes.first, second: start &+ changes.second)
      (years + 1 + year).initialize(to: next)
    }
    (years + stride - 1).initialize(to: Year(first: .max, second: .max))
  }

  /// The mean length of a year, in seconds.
  static let meanYear: Int64 = 31_556_952

  /// Returns the state of a time zone after its last transition.
  @inline(__always)
  func zone(_ number: Int) -> Zone { zones[number] }
}
