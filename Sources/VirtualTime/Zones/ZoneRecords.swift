/// Reads numbers and names where they stand in the zone table.
///
/// Nothing is ever decoded ahead: a lookup reads the few records it needs, so a program that names
/// no zone pays nothing, and no zone needs a cache that threads would have to share.
enum ZoneRecords {
  /// What the table says about one name.
  struct Entry {
    /// Where its transitions begin.
    var transitions: Int
    /// How many transitions it has.
    var count: Int
    /// The number of the offset before the first transition.
    var firstOffset: Int
    /// The number of the rule that speaks from the last transition on, or 0.
    var rule: Int
    /// Where its name begins.
    var name: Int
    /// How long its name is.
    var nameLength: Int
  }

  /// Bias that keeps instants in the table positive.
  private static let timeBias: Int64 = 1 << 35

  /// Bias that keeps offsets in the table positive.
  private static let offsetBias = 1 << 17

  /// The number of years that differ in where their weekdays and months stand.
  private static let ruleLength = 2 * 2 + 14 * 2 * 5

  @inline(__always)
  private static var base: UnsafeRawPointer { UnsafeRawPointer(ZoneTable.text.utf8Start) }

  /// Reads eight characters of six bits each.
  @inline(__always)
  private static func read(_ place: Int) -> UInt64 {
    var word = UInt64(bigEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    // The alphabet starts at "0" and has no holes, so neighbours merge in three steps.
    word &-= 0x3030_3030_3030_3030
    word = (word & 0x003f_003f_003f_003f) | (word & 0x3f00_3f00_3f00_3f00) &>> 2
    word = (word & 0x0000_0fff_0000_0fff) | (word & 0x0fff_0000_0fff_0000) &>> 4
    return (word & 0x00ff_ffff) | (word & 0x00ff_ffff_0000_0000) &>> 8
  }

  /// Returns what the table says about a name.
  @inline(__always)
  static func entry(_ number: Int) -> Entry {
    let place = ZoneTable.index &+ number &* 16
    let head = read(place)
    let tail = read(place &+ 8)
    return Entry(
      transitions: ZoneTable.transitions &+ Int(head &>> 24),
      count: Int(head &>> 12 & 0xfff),
      firstOffset: Int(head & 0xfff),
      rule: Int(tail &>> 36),
      name: ZoneTable.names &+ Int(tail &>> 12 & 0xff_ffff),
      nameLength: Int(tail & 0xfff)
    )
  }

  /// Returns the offset with a number, in seconds east of Greenwich.
  @inline(__always)
  static func offset(_ number: Int) -> Int {
    Int(read(ZoneTable.offsets &+ number &* 4) &>> 24) &- offsetBias
  }

  /// Returns one transition of an entry: its second since 1970 and the number of its offset.
  @inline(__always)
  static func transition(_ position: Int, of entry: Entry) -> (second: Int64, offset: Int) {
    let word = read(entry.transitions &+ position &* 8)
    return (Int64(word &>> 12) &- timeBias, Int(word & 0xfff))
  }

  /// Returns the two changes a rule makes in every year of a kind, as seconds of that year, and the
  /// offsets after each.
  ///
  /// - Parameter kind: The weekday of January 1st, 0 for Sunday, and 7 more in a leap year.
  @inline(__always)
  static func changes(
    of rule: Int,
    inYearOf kind: Int
  ) -> (first: Int64, second: Int64, afterFirst: Int, afterSecond: Int) {
    let place = ZoneTable.rules &+ (rule &- 1) &* ruleLength
    let offsets = read(place) &>> 24
    let year = place &+ 4 &+ kind &* 10
    return (
      Int64(read(year) &>> 18),
      Int64(read(year &+ 5) &>> 18),
      offset(Int(offsets &>> 12)),
      offset(Int(offsets & 0xfff))
    )
  }

  /// The letters of the name of an entry.
  static func name(of entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: ZoneTable.text.utf8Start + entry.name, count: entry.nameLength)
  }
}
