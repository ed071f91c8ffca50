extension Zone {
  /// The name of the tz database, or the offset of a fixed time zone, such as `GMT+0530`.
  public var name: String {
    guard number >= ZoneTable.count else {
      return String(decoding: ZoneRecords.name(of: ZoneRecords.entry(Int(number))), as: UTF8.self)
    }
    guard number >= Zone.fixedBase else { return LoadedZones.zone(number).name }
    let minutes = abs(fixedSeconds) / 60
    var text = Array(fixedSeconds < 0 ? "GMT-".utf8 : "GMT+".utf8)
    appendDigits(minutes / 60, width: 2, to: &text)
    appendDigits(minutes % 60, width: 2, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// The names of all time zones and links that are compiled in, sorted.
  public static var names: [String] {
    (0..<ZoneTable.count).map { Zone(number: UInt16($0)).name }
  }

  /// Returns the index of a name, or `nil` if the name is unknown.
  static func number(named name: String) -> UInt16? {
    var name = name
    return name.withUTF8 { wanted in
      var low = 0
      var high = ZoneTable.count
      while low < high {
        let middle = (low + high) / 2
        let letters = ZoneRecords.name(of: ZoneRecords.entry(middle))
        if letters.elementsEqual(wanted) { return UInt16(middle) }
        if letters.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// Returns the number of a time zone with a name such as `GMT+0530`, as Foundation writes it.
  static func fixedNumber(named name: String) -> UInt16? {
    let letters = name.utf8
    guard letters.count == 8, letters.starts(with: "GMT".utf8) else { return nil }
    var minutes = 0
    for letter in letters.dropFirst(4) {
      guard letter >= 0x30, letter <= 0x39 else { return nil }
      minutes = minutes * 10 + Int(letter - 0x30)
    }
    guard minutes % 100 < 60 else { return nil }
    minutes = minutes / 100 * 60 + minutes % 100
    switch letters[letters.index(letters.startIndex, offsetBy: 3)] {
    case UInt8(ascii: "+"): return Zone(fixedOffset: minutes * 60)?.number
    case UInt8(ascii: "-"): return Zone(fixedOffset: minutes * -60)?.number
    default: return nil
    }
  }
}
