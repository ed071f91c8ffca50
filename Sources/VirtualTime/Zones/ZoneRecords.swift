/// Reads numbers and names where they stand in the zone table.
///
/// Names and the past are never decoded ahead: a lookup reads the few records it needs. What the
/// present needs is in the digest.
enum ZoneRecords {
  /// What the table says about one name.
  struct Entry {
    /// The four words of its record.
    let words: (UInt64, UInt64, UInt64, UInt64)

    /// Where its transitions begin.
    @inline(__always)
    var transitions: Int { ZoneTable.transitions &+ Int(words.0 &>> 24) }

    /// How many transitions it has.
    @inline(__always)
    var count: Int { Int(words.0 &>> 12 & 0xfff) }

    /// The number of the offset before the first transition.
    @inline(__always)
    var firstOffset: Int { Int(words.0 & 0xfff) }

    /// The number of the rule that speaks from the last transition on, or 0.
    @inline(__always)
    var rule: Int { Int(words.1 &>> 36) }

    /// Where its name begins.
    var name: Int { ZoneTable.names &+ Int(words.1 &>> 12 & 0xff_ffff) }

    /// How long its name is.
    var nameLength: Int { Int(words.1 & 0xfff) }

    /// The second of its last transition, or one before all instants.
    @inline(__always)
    var lastSecond: Int64 { Int64(words.2 &>> 12) &- timeBias }

    /// The offset after its last transition.
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

  /// Returns the two changes a rule makes in a year, as seconds of that year, and the offsets after
  /// each.
  ///
  /// - Parameter year: The year after 1970, all years being as long as the mean one.
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

  /// The letters of the name of an entry.
  static func name(of entry: Entry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: ZoneTable.text.utf8Start + entry.name, count: entry.nameLength)
  }
}
