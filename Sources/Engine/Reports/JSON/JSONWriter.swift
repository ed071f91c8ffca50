import PhoneDescription

/// Writes values of JSON, one behind the other.
///
/// A long value can be written in parts: begin the list or the object, write each of its values,
/// and end it.
package struct JSONWriter {
  private var text = TextBuffer()
  /// Indicates whether the list or object that is being written has no value yet.
  private(set) var isEmpty = true
  /// The number of levels of the values that are written next; nil for one line without blanks.
  private var depth: Int?
  /// Indicates whether nothing of the text may read as markup.
  private let isInPage: Bool

  /// - Parameters:
  ///   - depth: The number of levels of the value below the beginning of the text; nil for one
  ///     line without blanks.
  ///   - isInPage: Whether nothing of the text may read as markup.
  init(depth: Int?, isInPage: Bool = false) {
    self.depth = depth
    self.isInPage = isInPage
  }

  /// The number of bytes that were written and not taken.
  var count: Int { text.count }

  /// Returns the text that was written since it was last taken.
  mutating func take() -> String { text.take() }

  /// Writes a value.
  mutating func write(_ value: JSON) {
    switch value {
    case .flag(let flag): text.append(flag ? "true" : "false")
    case .number(let number): text.append(number)
    case .text(let words): write(words)
    case .list(let values):
      begin(.list)
      for number in values.indices {
        beginValue()
        write(values[number])
      }
      end(.list)
    case .object(let members):
      begin(.object)
      for case (let name, let value?) in members.inOrder {
        beginMember(name)
        write(value)
      }
      end(.object)
    case .writing(let write): write(&self)
    }
  }

  // MARK: Parts

  /// The kinds of values that contain other values.
  enum Holder {
    case list, object
  }

  /// Begins a list or an object.
  mutating func begin(_ holder: Holder) {
    text.append(UInt8(ascii: holder == .list ? "[" : "{"))
    if let depth { self.depth = depth + 1 }
    isEmpty = true
  }

  /// Begins a value of a list.
  mutating func beginValue() {
    if !isEmpty { text.append(UInt8(ascii: ",")) }
    isEmpty = false
    beginLine()
  }

  /// Begins a member of an object; members are written in the order of their names.
  mutating func beginMember(_ name: String) {
    beginValue()
    write(name)
    if depth == nil { text.append(UInt8(ascii: ":")) } else { text.append(" : ") }
  }

  /// Writes a member of an object.
  mutating func writeMember(_ name: String, _ words: String) {
    beginMember(name)
    write(words)
  }

  /// Writes a member of an object.
  mutating func writeMember(_ name: String, _ number: Int) {
    beginMember(name)
    text.append(number)
  }

  /// Ends a list or an object; an empty one has an empty line.
  mutating func end(_ holder: Holder) {
    if let depth {
      self.depth = depth - 1
      if isEmpty { text.append(UInt8(ascii: "\n")) }
    }
    isEmpty = false
    beginLine()
    text.append(UInt8(ascii: holder == .list ? "]" : "}"))
  }

  /// Begins a line with the blanks of its depth.
  private mutating func beginLine() {
    if let depth { text.beginLine(blanks: 2 * depth) }
  }
}

// MARK: Texts

extension JSONWriter {
  /// Writes a text in quotation marks.
  ///
  /// Characters that move the cursor or change the direction of text are written as escapes such as
  /// `\u202e`: a reader of the JSON gets the characters, but a terminal that shows the file does
  /// not.
  mutating func write(_ words: String) {
    var words = words
    words.withUTF8 { bytes in
      // Nearly every text is written as it is.
      if bytes.isPlain(without: marks) { text.append(quoted: bytes) } else { writeEscaped(bytes) }
    }
  }

  /// The bytes that are always escaped.
  private var marks: Marks { isInPage ? .ofQuotesInPage : .ofQuotes }

  private mutating func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    let marks = marks
    text.append(UInt8(ascii: "\""))
    var start = 0
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if marks.leavePlain(byte) {
        index += 1
        continue
      }
      text.append(UnsafeBufferPointer(rebasing: bytes[start..<index]))
      start = index
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case 0x80...:
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        let part = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars
        guard part[part.startIndex].isControl else { continue }
        text.append(part[part.startIndex].jsonEscape)
        start = index
      default:
        if let letter = Self.letter(for: byte) {
          text.append(UInt8(ascii: "\\"))
          text.append(letter)
        } else {
          text.append(Unicode.Scalar(byte).jsonEscape)
        }
        start = index
      }
    }
    text.append(UnsafeBufferPointer(rebasing: bytes[start...]))
    text.append(UInt8(ascii: "\""))
  }

  /// The letter of a short escape sequence, such as that of the end of a line.
  private static func letter(for byte: UInt8) -> UInt8? {
    switch byte {
    case 0x08: UInt8(ascii: "b")
    case 0x09: UInt8(ascii: "t")
    case 0x0A: UInt8(ascii: "n")
    case 0x0C: UInt8(ascii: "f")
    case 0x0D: UInt8(ascii: "r")
    default: nil
    }
  }
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
