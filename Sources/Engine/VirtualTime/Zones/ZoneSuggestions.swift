extension Zone {
  /// Returns the names most similar to a name that does not exist.
  ///
  /// Case, spaces and underscores are ignored, and the city alone is sufficient. Two swapped
  /// letters count as one difference. An offset such as `UTC+2` is a fixed time zone.
  ///
  /// - Parameter name: The name to look for.
  /// - Returns: At most three names, the most similar first.
  public static func nearest(to name: String) -> [String] {
    let wanted = plain(name.utf8)
    guard !wanted.isEmpty, wanted.count <= 40 else { return [] }
    if let zone = fixed(wanted) { return [zone.name] }
    let limit = max(1, wanted.count / 4)
    var found: [(distance: Int, name: String)] = []
    for number in 0..<ZoneTable.count {
      let letters = ZoneRecords.name(of: ZoneRecords.entry(number))
      let whole = wanted.slips(to: plain(letters), limit: limit) * 2
      // "new york" matches the city; an equal match of the whole name comes first.
      let city = wanted.slips(to: plain(letters.suffix(from: cityStart(letters))), limit: limit)
      let nearest = min(whole, city * 2 + 1)
      if nearest <= limit * 2 + 1 {
        found.append((nearest, String(decoding: letters, as: UTF8.self)))
      }
    }
    // The names are sorted and the sort is stable, so equal distances keep alphabetical order.
    found.sort { $0.distance < $1.distance }
    let best = found.first?.distance ?? 0
    return found.filter { $0.distance / 2 <= best / 2 + 1 }.prefix(3).map { $0.name }
  }

  /// Returns the time zone of a plain text such as `utc+2`, `gmt-03:30` or `+0200`.
  private static func fixed(_ wanted: [UInt8]) -> Zone? {
    var rest = wanted[...]
    if rest.starts(with: "gmt".utf8) || rest.starts(with: "utc".utf8) { rest = rest.dropFirst(3) }
    guard let sign = rest.popFirst(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    let digits = rest.filter { $0 != UInt8(ascii: ":") }
    guard (1...4).contains(digits.count), rest.count - digits.count <= 1,
      digits.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    let (hours, minutes) = digits.count > 2 ? (number / 100, number % 100) : (number, 0)
    guard hours <= 14, minutes < 60 else { return nil }
    return Zone(fixedOffset: (hours * 3600 + minutes * 60) * (sign == UInt8(ascii: "-") ? -1 : 1))
  }

  /// Returns the index after the last slash of a name.
  private static func cityStart(_ letters: UnsafeBufferPointer<UInt8>) -> Int {
    (letters.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
  }

  /// Returns a name in lower case, without spaces, underscores, points and apostrophes.
  private static func plain(_ letters: some Sequence<UInt8>) -> [UInt8] {
    letters.compactMap { letter in
      switch letter {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letter + 32
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "'"): nil
      default: letter
      }
    }
  }
}
