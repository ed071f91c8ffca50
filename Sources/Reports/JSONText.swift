#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A value as JSON, members sorted by name.
///
/// Characters that move the cursor or turn the direction of text are written as `\u202e`: a reader
/// gets them, a terminal that shows the file does not.
///
/// - Parameter depth: How many levels the value is below the text's beginning.
func jsonText(of value: some Encodable, depth: Int = 0) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  // What is encoded holds only text, whole numbers and lists of them, which cannot fail.
  let text = try! [UInt8](encoder.encode(value))
  let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
  var result: [UInt8] = []
  result.reserveCapacity(text.count + text.count / 4)
  let lineFeed = UInt8(ascii: "\n")
  var isLineStart = false
  var index = 0
  while index < text.count {
    let byte = text[index]
    if isLineStart, byte != lineFeed { result += blanks }
    isLineStart = byte == lineFeed
    if byte < 0x7F {
      result.append(byte)
      index += 1
    } else {
      let scalar = scalar(at: index, of: text)
      let end = index + UTF8.width(scalar)
      if scalar.isControl { result += scalar.jsonEscape.utf8 } else { result += text[index..<end] }
      index = end
    }
  }
  return String(decoding: result, as: UTF8.self)
}

/// The character that begins at a byte of a text in UTF-8.
private func scalar(at index: Int, of text: [UInt8]) -> Unicode.Scalar {
  let width = text[index] < 0x80 ? 1 : text[index] < 0xE0 ? 2 : text[index] < 0xF0 ? 3 : 4
  let end = min(index + width, text.count)
  return String(decoding: text[index..<end], as: UTF8.self).unicodeScalars.first!
}

extension Unicode.Scalar {
  /// The escape sequence of the character in JSON, such as `\u202e`.
  fileprivate var jsonEscape: String {
    String(self).utf16.map { unit in
      let number = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - number.count) + number
    }
    .joined()
  }
}

/// The end of a line, and the blanks that begin the next one.
func jsonLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }

extension String {
  /// The end of the first occurrence of another text.
  func end(of part: String) -> String.Index? {
    let wanted = Array(part.utf8)
    var start = utf8.startIndex
    while let first = utf8[start...].firstIndex(of: wanted[0]) {
      if utf8[first...].starts(with: wanted) { return utf8.index(first, offsetBy: wanted.count) }
      start = utf8.index(after: first)
    }
    return nil
  }
}
