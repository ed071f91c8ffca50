import FoundationEssentials

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
  let text = String(decoding: try! encoder.encode(value), as: UTF8.self)
  var result = ""
  result.reserveCapacity(text.utf8.count)
  let blanks = String(repeating: "  ", count: depth)
  var isLineStart = false
  for scalar in text.unicodeScalars {
    if isLineStart, scalar != "\n" { result += blanks }
    isLineStart = scalar == "\n"
    if isLineStart {
      result += "\n"
    } else if scalar.isControl {
      for unit in String(scalar).utf16 {
        let number = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - number.count) + number
      }
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The end of a line, and the blanks that begin the next one.
func jsonLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }

extension String {
  /// Where the first occurrence of another text ends.
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
