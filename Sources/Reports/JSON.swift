import PhoneDescription

/// A value of JSON, as the reports for other programs have it.
package enum JSON: Sendable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object(Members)

  /// The members of an object.
  package struct Members: ExpressibleByDictionaryLiteral, Sendable {
    /// The members by name, in the order of the names' bytes.
    let inOrder: [(name: String, value: JSON)]

    /// Creates members; a name whose value is nil is left out.
    package init(_ members: [(String, JSON?)]) {
      var some: [(name: String, value: JSON)] = []
      some.reserveCapacity(members.count)
      var isSorted = true
      for case (let name, let value?) in members {
        if let last = some.last, !last.name.utf8.lexicographicallyPrecedes(name.utf8) {
          isSorted = false
        }
        some.append((name, value))
      }
      // Most objects are written down in their order.
      if !isSorted { some.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) } }
      inOrder = some
    }

    package init(dictionaryLiteral members: (String, JSON?)...) { self.init(members) }
  }

  /// Returns a number, or nil.
  package static func number(_ number: Int?) -> JSON? { number.map { .number($0) } }

  /// Returns a text, or nil.
  package static func text(_ text: String?) -> JSON? { text.map { .text($0) } }

  /// Returns a list of texts.
  package static func texts(_ texts: some Sequence<String>) -> JSON {
    .list(texts.map { .text($0) })
  }

  /// Returns the value as text: members by name, each on its own line.
  ///
  /// - Parameter depth: The number of levels of the value below the beginning of the text; nil for
  ///   one line without blanks.
  package func written(depth: Int? = 0) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, depth)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], _ depth: Int?) {
    switch self {
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number): bytes += String(number).utf8
    case .text(let text): bytes.append(json: text)
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for number in values.indices {
        bytes.startLine(number, depth)
        values[number].write(to: &bytes, depth.map { $0 + 1 })
      }
      bytes.endLines(values.isEmpty, depth)
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (number, member) in members.inOrder.enumerated() {
        bytes.startLine(number, depth)
        bytes.append(json: member.name)
        bytes += (depth == nil ? ":" : " : ").utf8
        member.value.write(to: &bytes, depth.map { $0 + 1 })
      }
      bytes.endLines(members.inOrder.isEmpty, depth)
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

extension [UInt8] {
  /// Begins the line of a value in a list or an object.
  fileprivate mutating func startLine(_ number: Int, _ depth: Int?) {
    if number > 0 { append(UInt8(ascii: ",")) }
    endLines(false, depth.map { $0 + 1 })
  }

  /// Begins a line with the blanks of its depth; what is empty has an empty line of its own.
  fileprivate mutating func endLines(_ isEmpty: Bool, _ depth: Int?) {
    guard let depth else { return }
    append(UInt8(ascii: "\n"))
    if isEmpty { append(UInt8(ascii: "\n")) }
    append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  /// Appends a text in quotation marks.
  ///
  /// Characters that move the cursor or turn the direction of text are written as `\u202e`: a
  /// reader gets them, a terminal that shows the file does not.
  fileprivate mutating func append(json text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes in
      // Most of a text is written as it is, in long runs.
      var start = 0
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if (0x20..<0x7F).contains(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") {
          index += 1
          continue
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
        start = index
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"):
          append(UInt8(ascii: "\\"))
        case 0x80...:
          while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
          let part = String(decoding: bytes[start..<index], as: UTF8.self).unicodeScalars
          guard part[part.startIndex].isControl else { continue }
          append(contentsOf: part[part.startIndex].jsonEscape.utf8)
          start = index
        default:
          if let letter = Self.short[byte], byte < 0x20 {
            append(UInt8(ascii: "\\"))
            append(letter)
          } else {
            append(contentsOf: Unicode.Scalar(byte).jsonEscape.utf8)
          }
          start = index
        }
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    append(UInt8(ascii: "\""))
  }

  /// The letters of short escape sequences.
  private static let short: [UInt8: UInt8] = [
    0x08: UInt8(ascii: "b"), 0x09: UInt8(ascii: "t"), 0x0A: UInt8(ascii: "n"),
    0x0C: UInt8(ascii: "f"), 0x0D: UInt8(ascii: "r"),
  ]
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

/// Returns the end of a line, and the blanks that begin the next one.
func jsonLine(_ depth: Int) -> String { "\n" + String(repeating: "  ", count: depth) }
