import Scenarios

/// A line of Markdown, read from left to right.
struct MarkdownLine {
  private let bytes: [UInt8]
  private let end: Int
  /// The start of the rest of the line.
  private(set) var start: Int
  /// The column of the start; a tab advances it to the next multiple of four.
  private(set) var column = 0

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    start = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { start == end }

  private var rest: ArraySlice<UInt8> { bytes[start..<end] }

  mutating func skipBlanks() {
    while start < end, bytes[start].isBlank {
      column += bytes[start] == .tab ? 4 - column % 4 : 1
      start += 1
    }
  }

  /// Indicates whether the line is a thematic break, such as `* * *`.
  var isRule: Bool {
    guard let mark = rest.first, "*-_".utf8.contains(mark) else { return false }
    let marks = rest.filter { !$0.isBlank }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  var isHeadingOrQuotation: Bool { rest.first == .hash || isQuotation }
  var isQuotation: Bool { rest.first == UInt8(ascii: ">") }

  /// Reads the mark of a list, and returns the column in which the contents of the item begin.
  ///
  /// A list interrupts a paragraph only if its first item has text and its number, if any, is 1.
  mutating func readListMark(afterText isAfterText: Bool) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let after = rest.dropFirst(digits.count)
    guard let mark = after.first, digits.count < 10 else { return nil }
    guard (digits.isEmpty ? "-+*" : ".)").utf8.contains(mark) else { return nil }
    let contents = after.dropFirst()
    guard contents.first?.isBlank ?? true else { return nil }
    if isAfterText {
      let isEmpty = contents.allSatisfy { $0.isBlank }
      guard !isEmpty, digits.isEmpty || digits.elementsEqual("1".utf8) else { return nil }
    }
    column += digits.count + 1
    start += digits.count + 1
    let next = column + 1
    skipBlanks()
    // Contents that begin five columns further right are code within the item.
    return isAtEnd || column > next + 3 ? next : column
  }

  /// A fence with its info string.
  struct Fence {
    var mark: UInt8
    var length: Int
    /// The first word of the info string, in small letters and without braces.
    var language: String
    /// The rest of the info string.
    var rest: ArraySlice<UInt8>
    /// Indicates whether the line opens a script.
    var isScript: Bool { language == "scenario" }
    /// The marks of the fence.
    var marks: String { String(repeating: mark == UInt8(ascii: "~") ? "~" : "`", count: length) }
    /// A Boolean value that indicates whether the line was probably meant to open a script.
    var isNearlyScript: Bool {
      !isScript
        && (language == "belfry" || !Suggestion.nearest(to: language, among: ["scenario"]).isEmpty)
    }
  }

  /// The fence that opens here.
  var fence: Fence? {
    guard let mark = rest.first, "`~".utf8.contains(mark) else { return nil }
    let length = rest.prefix { $0 == mark }.count
    let info = rest.dropFirst(length)
    // What looks like a fence of backticks may be code within a line.
    guard length >= 3, mark == UInt8(ascii: "~") || !info.contains(mark) else { return nil }
    // `{scenario}` and `{.scenario #name}` are other ways to write a language, `scenario,one` names
    // a kind of it.
    let word = info.drop { $0.isBlank || "{.".utf8.contains($0) }
      .prefix { !$0.isBlank && !"{},:;=([".utf8.contains($0) }
    let language = String(decoding: word.prefix(64), as: UTF8.self).lowercased()
    let after = info[word.endIndex...]
    return Fence(mark: mark, length: length, language: language, rest: after)
  }

  /// The rest of the line.
  var text: String { String(decoding: rest, as: UTF8.self) }

  /// Indicates whether the text of a script begins here.
  var beginsScenario: Bool { rest.starts(with: #"scenario ""#.utf8) }

  /// Moves past the marks of quotations, and of lists in them, to the quoted text.
  ///
  /// - Parameter most: The number of marks that are allowed.
  /// - Returns: A Boolean value that indicates whether there are no more marks.
  @discardableResult
  mutating func skipQuotation(atMost most: Int = .max) -> Bool {
    var left = most
    skipBlanks()
    while start < end, bytes[start] == UInt8(ascii: ">") || readListMark(afterText: false) != nil {
      guard left > 0 else { return false }
      left -= 1
      if start < end, bytes[start] == UInt8(ascii: ">") {
        start += 1
        column += 1
      }
      skipBlanks()
    }
    return true
  }

  /// Indicates whether the line closes a fenced block.
  func closes(_ mark: UInt8, _ length: Int) -> Bool {
    let fence = rest.prefix { $0 == mark }
    return fence.count >= length && rest.dropFirst(fence.count).allSatisfy { $0.isBlank }
  }

  /// Returns the end marker of the raw HTML that begins here.
  var htmlEnd: [UInt8]? {
    let raw = [
      ("<!--", "-->"), ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"),
    ]
    return raw.first { rest.starts(with: $0.0.utf8) }.map { Array($0.1.utf8) }
  }

  func contains(_ text: [UInt8]) -> Bool {
    rest.indices.contains { rest[$0...].starts(with: text) }
  }
}

extension UInt8 {
  /// Indicates whether the byte is a space or a tab.
  var isBlank: Bool { self == .space || self == .tab }
}
