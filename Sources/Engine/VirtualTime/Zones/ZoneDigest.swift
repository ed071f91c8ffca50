import Synchronization

/// The state of a time zone of the table after its last transition, decoded once; most lookups need
/// no more.
///
/// The table is text, and decoding a number takes a dozen instructions. The digest of a zone is
/// built by the first search in that zone, so a program pays for the zones it uses. Its memory is
/// never freed.
struct ZoneDigest {
  /// The two transitions of a rule in a year, as seconds since 1970.
  struct Year {
    var first: Int64
    var second: Int64
  }

  /// The second of the last transition.
  private(set) var lastSecond: Int64
  /// The offset in seconds if the time zone has no rule.
  private(set) var lastOffset: Int32
  /// The offset in seconds between the two transitions of a year.
  private(set) var afterFirst: Int32 = 0
  /// The offset in seconds before the first and after the second transition of a year.
  private(set) var afterSecond: Int32 = 0
  /// The years of the rule for later transitions, from 1970 on, or `nil` without a rule.
  ///
  /// There is one more at either end, so that each year has neighbours.
  private(set) var years: UnsafePointer<Year>?

  /// The place of a digest that is built when it is needed.
  private typealias Place = Atomic<UnsafeMutablePointer<ZoneDigest>?>

  /// The places of all zones of the table, in memory that is never freed; all phones share them.
  ///
  /// A static constant would do, but each use of one calls the runtime, which takes a quarter of
  /// the time of a search.
  nonisolated(unsafe) private static let places = Atomic<UnsafeMutablePointer<Place>?>(nil)

  /// Returns the digest of a zone of the table, or `nil` until ``build(_:)`` was called for it.
  ///
  /// It is never modified, so threads can share it.
  @inline(__always)
  static func built(_ number: Int) -> UnsafePointer<ZoneDigest>? {
    guard let places = places.load(ordering: .acquiring) else { return nil }
    return UnsafePointer(places[number].load(ordering: .acquiring))
  }

  /// Builds the digest of a zone of the table, if it does not exist.
  static func build(_ number: Int) {
    let places = places.builtOnce {
      let new = UnsafeMutablePointer<Place>.allocate(capacity: ZoneTable.count)
      for number in 0..<ZoneTable.count { (new + number).initialize(to: Place(nil)) }
      return new
    }
    _ = places[number].builtOnce {
      let new = UnsafeMutablePointer<ZoneDigest>.allocate(capacity: 1)
      new.initialize(to: ZoneDigest(number))
      return new
    }
  }

  private init(_ number: Int) {
    let entry = ZoneRecords.entry(number)
    lastSecond = entry.lastSecond
    lastOffset = Int32(entry.lastOffset)
    guard entry.rule != 0 else { return }
    let changes = ZoneRecords.changes(of: entry.rule, inYear: 0)
    afterFirst = Int32(changes.afterFirst)
    afterSecond = Int32(changes.afterSecond)
    years = Self.years(of: entry.rule)
  }

  /// Returns the years of a rule from 1970 on, with one more at either end.
  private static func years(of rule: Int) -> UnsafePointer<Year> {
    let years = UnsafeMutablePointer<Year>.allocate(capacity: ZoneTable.years + 2)
    years.initialize(to: Year(first: .min, second: .min))
    for year in 0..<ZoneTable.years {
      let changes = ZoneRecords.changes(of: rule, inYear: year)
      let start = Int64(year) &* meanYear
      let next = Year(first: start &+ changes.first, second: start &+ changes.second)
      (years + 1 + year).initialize(to: next)
    }
    (years + 1 + ZoneTable.years).initialize(to: Year(first: .max, second: .max))
    return UnsafePointer(years + 1)
  }

  /// The mean length of a year, in seconds.
  static let meanYear: Int64 = 31_556_952
}
