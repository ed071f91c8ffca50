/// A text in the making.
///
/// A page is put together from many thousand short pieces. An array that grows with each of them,
/// or a text for each number, takes several times as long as the bytes themselves.
package struct TextBuffer: Sendable {
  /// The bytes of the text, and room for more behind them.
  private var bytes: [UInt8] = []
  /// The number of bytes of the text.
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// The text.
  package var text: String {
    bytes.withUnsafeBufferPointer { bytes in
      String(decoding: UnsafeBufferPointer(rebasing: bytes[..<count]), as: UTF8.self)
    }
  }

  /// Returns the text, and begins another one.
  package mutating func take() -> String {
    defer { count = 0 }
    return text
  }

  package mutating func append(_ words: StaticString) {
    append(UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
  }

  package mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  package mutating func append(_ more: UnsafeBufferPointer<UInt8>) {
    guard let start = more.baseAddress, !more.isEmpty else { return }
    makeRoom(for: more.count)
    let end = count
    bytes.withUnsafeMutableBufferPointer { bytes in
      let place = bytes.baseAddress.unsafelyUnwrapped + end
      place.update(from: start, count: more.count)
    }
    count += more.count
  }

  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    bytes[count] = byte
    count += 1
  }

  /// Appends a number in decimal digits.
  package mutating func append(_ number: Int) {
    // Nearly every number is a coordinate on a phone's screen, or that of a part of a page.
    guard (-999...999).contains(number) else { return append(String(number)) }
    if number < 0 { append(UInt8(ascii: "-")) }
    let number = abs(number)
    makeRoom(for: 3)
    let end = count
    count += bytes.withUnsafeMutableBufferPointer { bytes in
      let place = bytes.baseAddress.unsafelyUnwrapped + end
      let (hundreds, tens) = (number / 100, number / 10)
      let digits = hundreds > 0 ? 3 : tens > 0 ? 2 : 1
      if hundreds > 0 { place[0] = Self.digit(hundreds) }
      if tens > 0 { place[digits - 2] = Self.digit(tens - 10 * hundreds) }
      place[digits - 1] = Self.digit(number - 10 * tens)
      return digits
    }
  }

  private static func digit(_ value: Int) -> UInt8 {
    UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value)
  }

  /// Begins a line with a number of blanks.
  package mutating func beginLine(blanks: Int) {
    let line: StaticString = "\n                                "
    append(UnsafeBufferPointer(start: line.utf8Start, count: 1 + min(blanks, 32)))
    for _ in min(blanks, 32)..<blanks { append(UInt8(ascii: " ")) }
  }

  /// Appends a text between quotation marks.
  package mutating func append(quoted words: UnsafeBufferPointer<UInt8>) {
    makeRoom(for: words.count + 2)
    let end = count
    bytes.withUnsafeMutableBufferPointer { bytes in
      let place = bytes.baseAddress.unsafelyUnwrapped + end
      place[0] = UInt8(ascii: "\"")
      if let start = words.baseAddress { (place + 1).update(from: start, count: words.count) }
      place[words.count + 1] = UInt8(ascii: "\"")
    }
    count += words.count + 2
  }

  @inline(__always)
  private mutating func makeRoom(for more: Int) {
    if count + more > bytes.count { grow(by: more) }
  }

  @inline(never)
  private mutating func grow(by more: Int) {
    var larger = [UInt8](repeating: 0, count: max(1024, 2 * bytes.count, count + more))
    larger.withUnsafeMutableBufferPointer { _ = $0.update(fromContentsOf: bytes[..<count]) }
    bytes = larger
  }
}
