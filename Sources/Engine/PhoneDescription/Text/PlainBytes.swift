/// Bytes of ASCII that mean something where a text is written.
package struct Marks: Sendable {
  fileprivate let bytes: (UInt8, UInt8, UInt8, UInt8, UInt8)
  /// The bits of the plain bytes below 64, and of those from 64 to 127.
  @usableFromInline private(set) var plain: (low: UInt64, high: UInt64)

  // What is never plain fills the rest.
  private init(
    _ first: Unicode.Scalar = "\u{7F}",
    _ second: Unicode.Scalar = "\u{7F}",
    _ third: Unicode.Scalar = "\u{7F}",
    _ fourth: Unicode.Scalar = "\u{7F}",
    _ fifth: Unicode.Scalar = "\u{7F}"
  ) {
    bytes = (
      UInt8(ascii: first), UInt8(ascii: second), UInt8(ascii: third), UInt8(ascii: fourth),
      UInt8(ascii: fifth)
    )
    plain = Self.visible
    remove(bytes.0)
    remove(bytes.1)
    remove(bytes.2)
    remove(bytes.3)
    remove(bytes.4)
  }

  /// The bits of visible ASCII and blanks.
  private static var visible: (low: UInt64, high: UInt64) { (.max << 32, .max >> 1) }

  // Without a loop, the compiler computes the bits.
  @inline(__always)
  private mutating func remove(_ mark: UInt8) {
    let bit = UInt64(1) << UInt64(mark & 63)
    if mark < 64 { plain.low &= ~bit } else { plain.high &= ~bit }
  }

  /// None: every visible byte and every blank is plain.
  package static var none: Marks { Marks() }
  /// Those of a text in quotation marks.
  package static var ofQuotes: Marks { Marks("\"", "\\") }
  /// Those that XML reads as markup.
  package static var ofXML: Marks { Marks("&", "<", ">", "\"") }
  /// Those of quotes, and those that would read as markup in a page.
  package static var ofQuotesInPage: Marks { Marks("\"", "\\", "<", ">", "&") }

  /// Indicates whether a byte is visible ASCII or a blank, and none of the marks.
  ///
  /// Every byte of a text with such a mark is asked, in another module: hence inlinable.
  @inlinable
  @inline(__always)
  package func leavePlain(_ byte: UInt8) -> Bool {
    byte < 128 && (byte < 64 ? plain.low : plain.high) >> UInt64(byte & 63) & 1 != 0
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Indicates whether all bytes are visible ASCII or blanks, and none is one of some marks.
  ///
  /// Nearly every text of a report is, and is looked at to find out. So eight bytes are looked at
  /// together: each test sets the highest bit of some byte if, and only if, a byte fulfills it.
  ///
  /// - Parameter marks: The marks that do not count as plain.
  package func isPlain(without marks: Marks = .none) -> Bool {
    let (first, second, third, fourth, fifth) = marks.bytes
    func isPlain(_ word: UInt64) -> Bool {
      let found =
        word | below(0x20, in: word) | equal(0x7F, in: word) | equal(first, in: word)
        | equal(second, in: word) | equal(third, in: word) | equal(fourth, in: word)
        | equal(fifth, in: word)
      return found & 0x8080_8080_8080_8080 == 0
    }
    guard let start = UnsafeRawPointer(baseAddress), count > 0 else { return true }
    guard count >= 8 else {
      // What is missing is filled with the first byte.
      return isPlain(reduce(UInt64(self[0]) &* ones) { $0 << 8 | UInt64($1) })
    }
    for place in stride(from: 0, to: count - 8, by: 8) {
      guard isPlain((start + place).loadUnaligned(as: UInt64.self)) else { return false }
    }
    // Some of the last eight bytes were looked at before.
    return isPlain((start + (count - 8)).loadUnaligned(as: UInt64.self))
  }
}

private var ones: UInt64 { 0x0101_0101_0101_0101 }

/// Sets the highest bit of a byte if one is less than a limit of at most 128.
private func below(_ limit: UInt64, in word: UInt64) -> UInt64 {
  (word &- ones &* limit) & ~word
}

/// Sets the highest bit of a byte if one has a value.
private func equal(_ byte: UInt8, in word: UInt64) -> UInt64 {
  below(1, in: word ^ ones &* UInt64(byte))
}
