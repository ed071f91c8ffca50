extension UnsafeBufferPointer<UInt8> {
  /// Indicates whether all bytes are visible ASCII or blanks, and none is one of some marks.
  ///
  /// Nearly every text of a report is, and is looked at to find out. So eight bytes are looked at
  /// together: each test sets the highest bit of some byte if, and only if, a byte fulfills it.
  ///
  /// - Parameter marks: The bytes that do not count as plain.
  @inline(__always)
  package func isPlain(without marks: StaticString = "") -> Bool {
    guard let start = UnsafeRawPointer(baseAddress) else { return true }
    guard count >= 8 else { return allSatisfy { Self.isPlain($0, without: marks) } }
    var place = 0
    while place < count {
      // The last eight bytes are looked at even if some of them were before.
      let word = (start + Swift.min(place, count - 8)).loadUnaligned(as: UInt64.self)
      var found = word | Self.below(0x20, in: word) | Self.equal(0x7F, in: word)
      for mark in 0..<marks.utf8CodeUnitCount {
        found |= Self.equal(marks.utf8Start[mark], in: word)
      }
      if found & Self.highest != 0 { return false }
      place += 8
    }
    return true
  }

  private static func isPlain(_ byte: UInt8, without marks: StaticString) -> Bool {
    guard byte >= 0x20, byte < 0x7F else { return false }
    for mark in 0..<marks.utf8CodeUnitCount where marks.utf8Start[mark] == byte { return false }
    return true
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highest: UInt64 { 0x8080_8080_8080_8080 }

  /// Sets the highest bit of a byte if one is less than a limit of at most 128.
  private static func below(_ limit: UInt64, in word: UInt64) -> UInt64 {
    (word &- ones &* limit) & ~word
  }

  /// Sets the highest bit of a byte if one has a value.
  private static func equal(_ byte: UInt8, in word: UInt64) -> UInt64 {
    below(1, in: word ^ ones &* UInt64(byte))
  }
}
