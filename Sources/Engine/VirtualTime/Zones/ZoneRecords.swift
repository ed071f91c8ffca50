/// Decodes numbers and names of the zone table.
///
/// A lookup decodes only the records that it needs. The digest holds the values for the present.
enum ZoneRecords {
  /// The record of one name.
  struct Entry {
    /// The four words of the record.
    let words: (UInt64, UInt64, UInt64, UInt64)

    /// The position of the transitions.
    @inline(__always)
    var transitions: Int { ZoneTable.transitions &+ Int(words.0 &>> 24) }

    /// The number of transitions.
    @inline(__always)
    var count: Int { Int(words.0 &>> 12 & 0xfff) }

    /// The number of the offset before the first transition.
    @inline(__always)
    var firstOffset: Int { Int(words.0 & 0xfff) }

    /// The number of the rule after the last transition, or 0.
    @inline(__always)
    var rule: Int { Int(words.1 &>> 36) }

    /// The position of the name.
    var name: Int { ZoneTable.names &+ Int(words.1 &>> 12 & 0xff_ffff) }

    /// The length of the name, in bytes.
    var nameLength: Int { Int(words.1 & 0xfff) }

    /// The second of the last transition, or one before the range of instants.
    @inline(__always)
    var lastSecond: Int64 { Int64(words.2 &>> 12) &- timeBias }

    /// The offset after the last transition, in seconds.
    @inline(__always)
    var lastOffset: Int { Int(words.3 &>> 24) &- offsetBias }
  }

  /// Bias that keeps instants in the table positive.
  private static let timeBias: Int64 = 1 << 35

  /// Bias that keeps offsets in the table positive.
  private static let offsetBias = 1 << 17

  /// Two offsets, and two changes in each year.
  private static let ruleLength = 2 * 4 + ZoneTable.years * 2 * 5

  @inline(__always)
  private static var base: UnsafeRawPointer { UnsafeRawPointer(ZoneTable.text.utf8Start) }

  /// Decodes eight characters of six bits each.
  @inline(__always)
  private static func read(_ place: Int) -> UInt64 {
    var word = UInt64(bigEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    // The alphabet starts at "0" and has no holes, so neighbours merge in three steps.
    word &-= 0x3030_3030_3030_3030
    word = (word & 0x003f_003f_003f_003f) | (word & 0x3f00_3f00_3f00_3f00) &>> 2
    word = (word & 0x0000_0fff_0000_0fff) | (word & 0x0fff_0000_0fff_0000) &>> 4
    return (word & 0x00ff_ffff) | (word & 0x00ff_ffff_0000_0000) &>> 8
  }

  /// Returns the record of a name.
  @inline(__always)
  static func entry(_ number: Int) -> Entry {
    let place = ZoneTable.index &+ number &* 32
    return Entry(words: (read(place), read(place &+ 8), read(place &+ 16), read(place &+ 24)))
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

  /// Returns the two transitions of a rule in a year, as seconds of that year, and the offset after
  /// each.
  ///
  /// - Parameter year: The year, numbered from 1970; every year has the mean length.
  @inline(__always)
  static func changes(
    of rule: Int,
    inYear year: Int
  ) -> (first: Int64, second: Int64, afterFirst: Int, afterSecond: Int) {
    let place = ZoneTable.rules &+ (rule &- 1) &* ruleLength
    let offsets = read(place)
    let year = place &+ 8 &+ year &* 10
    return (
      Int64(read(year) &>> 18),
      Int64(read(year &+ 5) &>> 18),
      Int(offsets &>> 24) &- offsetBias,
      Int(offsets & 0xff_ffff) &- offsetBias
    )
  }

  /// Returns the letters of the name of an entry.
  static func name(of entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: ZoneTable.text.utf8Start + entry.name, count: entry.nameLength)
  }
}
