/// The name of a slot, as a number.
///
/// Every line is asked for a dozen names, most of which its pattern lacks. Numbers distinguish them
/// without a comparison of texts.
package struct SlotName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The length and some of the letters, which no two names of slots share, as a test sees.
  private let digest: UInt64

  /// Creates the number of a name that is written in the code.
  package init(stringLiteral name: StaticString) {
    self.init(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Creates the number of a name that is put together.
  package init(_ name: String) {
    var name = name
    self = name.withUTF8 { SlotName($0) }
  }

  /// Creates the number of a name in memory.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    func letter(_ place: Int, _ shift: UInt64) -> UInt64 { UInt64(bytes[place]) << shift }
    let count = bytes.count
    digest =
      count == 0
      ? 0
      : UInt64(count) | letter(0, 8) | letter(count - 1, 16) | letter(count / 2, 24)
        | letter(count / 3, 32) | letter(2 * count / 3, 40) | letter(min(1, count - 1), 48)
  }

  /// One of 64 bits, which few names share.
  var bit: UInt64 { 1 << ((digest &* 0x9E37_79B9_7F4A_7C15) >> 58) }
}
