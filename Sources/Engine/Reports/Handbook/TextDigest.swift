/// A digest of texts: FNV-1a with 64 bits.
///
/// It finds texts that differ by accident, such as those of two commits. It is no proof against an
/// author who wants two texts to look equal.
public struct TextDigest: Hashable, Sendable {
  /// The digest as a number.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of nothing.
  public init() {}

  /// Adds the bytes of an array, which may be a large file.
  public mutating func add(_ bytes: [UInt8]) {
    var value = value
    bytes.withUnsafeBufferPointer { bytes in
      for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    self.value = value
  }

  /// Adds bytes.
  public mutating func add(_ bytes: some Sequence<UInt8>) {
    var value = value
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
    self.value = value
  }

  /// Adds a text and a mark of its end, so that no two lists of texts have the same bytes.
  public mutating func add(_ text: String) {
    add(text.utf8)
    // No text has this byte in UTF-8.
    add(CollectionOfOne(0xFF))
  }

  /// The digest in sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
