/// A block of a Markdown document.
indirect enum MarkdownBlock: Sendable {
  /// A heading of a level from 1 to 6.
  case heading(level: Int, text: [UInt8])
  /// A paragraph, its lines one behind the other.
  case paragraph(text: [UInt8])
  /// A block of code, the line of its fence, its info string and its lines.
  case code(line: Int, info: String, text: [UInt8])
  /// A quotation.
  case quote([MarkdownBlock])
  /// A list; a loose one has paragraphs in its items.
  case list(start: Int?, isLoose: Bool, items: [[MarkdownBlock]])
  /// A table: the first row is its head.
  case table(alignments: [Alignment], rows: [[[UInt8]]])
  /// A thematic break.
  case rule

  /// The side to which the cells of a column are set.
  enum Alignment: Sendable {
    case none, left, center, right

    /// The class of a cell.
    var name: String? {
      switch self {
      case .none: nil
      case .left: "left"
      case .center: "center"
      case .right: "right"
      }
    }
  }
}

/// A line of a document, or the rest of it behind the marks of the blocks that contain it.
struct MarkdownText {
  /// The number of the line in its file, counted from one.
  var number: Int
  /// The bytes, without the end of the line and without tabs.
  var bytes: ArraySlice<UInt8>
  /// The columns of blanks that it begins with.
  private(set) var indent: Int

  init(_ number: Int, _ bytes: ArraySlice<UInt8>) {
    self.number = number
    self.bytes = bytes
    indent = bytes.prefix { $0 == .blank }.count
  }

  var isBlank: Bool { indent == bytes.count }

  /// The line without its blanks at both ends.
  var content: ArraySlice<UInt8> {
    var rest = bytes.dropFirst(indent)
    while rest.last == .blank { rest.removeLast() }
    return rest
  }

  /// Returns the line without so many columns at its start.
  func dropping(_ count: Int) -> MarkdownText { MarkdownText(number, bytes.dropFirst(count)) }

  /// The level and the text of a heading.
  var heading: (level: Int, text: ArraySlice<UInt8>)? {
    guard indent < 4 else { return nil }
    let level = content.prefix { $0 == UInt8(ascii: "#") }.count
    var rest = content.dropFirst(level)
    guard (1...6).contains(level), rest.first ?? .blank == .blank else { return nil }
    // The marks that may close it are no part of it.
    let marks = rest.reversed().prefix { $0 == UInt8(ascii: "#") }.count
    if rest.dropLast(marks).last ?? .blank == .blank { rest = rest.dropLast(marks) }
    return (level, rest.trimmed)
  }

  /// Indicates whether it is a thematic break.
  var isRule: Bool {
    guard indent < 4, let mark = content.first, "*-_".utf8.contains(mark) else { return false }
    let marks = content.filter { $0 != .blank }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The level of the heading that it makes of the lines above it.
  var underline: Int? {
    guard indent < 4, let mark = content.first, content.allSatisfy({ $0 == mark }) else {
      return nil
    }
    return mark == UInt8(ascii: "=") ? 1 : mark == UInt8(ascii: "-") ? 2 : nil
  }

  /// The mark, the length and the info string of a fence.
  var fence: (mark: UInt8, length: Int, info: String)? {
    guard indent < 4, let mark = content.first, "`~".utf8.contains(mark) else { return nil }
    let length = content.prefix { $0 == mark }.count
    let info = content.dropFirst(length)
    guard length >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return nil }
    return (mark, length, String(decoding: info.trimmed, as: UTF8.self))
  }

  /// Indicates whether it closes a fence.
  func closes(_ mark: UInt8, _ length: Int) -> Bool {
    indent < 4 && content.count >= length && content.allSatisfy { $0 == mark }
  }

  var isQuote: Bool { indent < 4 && content.first == UInt8(ascii: ">") }

  /// The line behind the mark of a quotation.
  var unquoted: MarkdownText {
    let rest = bytes.dropFirst(indent + 1)
    return MarkdownText(number, rest.first == .blank ? rest.dropFirst() : rest)
  }

  /// The mark of a list item.
  struct ListMark {
    /// The sign behind the number, or the bullet.
    var sign: UInt8
    /// The number; nil for a bullet.
    var number: Int?
    /// The column in which the contents begin.
    var contents: Int
  }

  /// The mark of the list item that begins here.
  var listMark: ListMark? {
    guard indent < 4, !isRule else { return nil }
    let digits = content.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard digits.count < 10, let sign = content.dropFirst(digits.count).first,
      (digits.isEmpty ? "-+*" : ".)").utf8.contains(sign)
    else { return nil }
    let rest = bytes.dropFirst(indent + digits.count + 1)
    let blanks = rest.prefix { $0 == .blank }.count
    guard blanks > 0 || rest.isEmpty else { return nil }
    let room = blanks > 4 || blanks == rest.count ? 1 : blanks
    return ListMark(
      sign: sign,
      number: digits.isEmpty ? nil : Int(String(decoding: digits, as: UTF8.self)),
      contents: indent + digits.count + 1 + room
    )
  }

  /// Indicates whether it begins a comment, which is no part of a page.
  var isComment: Bool { indent < 4 && content.starts(with: "<!--".utf8) }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")
}

extension ArraySlice<UInt8> {
  /// The bytes without blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    var rest = drop { $0 == .blank }
    while rest.last == .blank { rest.removeLast() }
    return rest
  }

  /// Indicates whether a text occurs in the bytes.
  func contains(_ text: StaticString) -> Bool { position(of: text) != nil }

  /// Returns the position behind the first occurrence of a text.
  func position(of text: StaticString) -> Int? {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var rest = self
    while let start = rest.firstIndex(of: wanted[0]) {
      rest = rest[start...]
      if rest.starts(with: wanted) { return start + wanted.count }
      rest = rest.dropFirst()
    }
    return nil
  }
}
