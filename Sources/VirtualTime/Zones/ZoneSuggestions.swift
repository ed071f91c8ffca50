extension Zone {
  /// Returns the names most similar to a name that does not exist.
  ///
  /// Case, spaces and underscores are ignored, and the city alone is sufficient. Two swapped
  /// letters count as one difference.
  ///
  /// - Parameter name: The name to look for.
  /// - Returns: At most three names, the most similar first.
  public static func nearest(to name: String) -> [String] {
    let wanted = plain(name.utf8)
    guard !wanted.isEmpty, wanted.count <= 40 else { return [] }
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
