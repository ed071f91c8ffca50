/// Reads numbers and punctuation from bytes without creating strings.
@usableFromInline
struct ByteScanner<Bytes: Collection> where Bytes.Element == UInt8 {
  @usableFromInline let bytes: Bytes
  @usableFromInline var place: Bytes.Index

  @inlinable
  init(_ bytes: Bytes) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Indicates whether all bytes are read.
  @inlinable
  var isAtEnd: Bool { place == bytes.endIndex }

  /// The next byte, or `nil` at the end.
  @inlinable
  var next: UInt8? { isAtEnd ? nil : bytes[place] }

  /// Reads the next byte if it is equal to a byte.
  @inlinable
  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    bytes.formIndex(after: &place)
    return true
  }

  /// Reads a decimal digit.
  @inlinable
  mutating func digit() -> Int? {
    guard let byte = next, byte &- 0x30 < 10 else { return nil }
    bytes.formIndex(after: &place)
    return Int(byte &- 0x30)
  }

  /// Reads a number with an exact number of digits.
  @inlinable
  mutating func number(digits: Int) -> Int? {
    var value = 0
    for _ in 0..<digits {
      guard let digit = digit() else { return nil }
      value = value &* 10 &+ digit
    }
    return value
  }

  /// Reads `HH:MM` or `HH:MM:SS`; the hour may be up to 99.
  @inlinable
  mutating func clock() -> (hour: Int, minute: Int, second: Int, hasSeconds: Bool)? {
    guard let hour = number(digits: 2), take(UInt8(ascii: ":")) else { return nil }
    guard let minute = number(digits: 2), minute < 60 else { return nil }
    guard take(UInt8(ascii: ":")) else { return (hour, minute, 0, false) }
    guard let second = number(digits: 2), second < 60 else { return nil }
    return (hour, minute, second, true)
  }
}

/// Appends nanoseconds as a decimal fraction of a second without trailing zeros; nothing for 0.
func appendFraction(_ nanosecond: Int, to text: inout [UInt8]) {
  guard nanosecond > 0 else { return }
  text.append(UInt8(ascii: "."))
  appendDigits(nanosecond, width: 9, to: &text)
  while text.last == UInt8(ascii: "0") { text.removeLast() }
}
