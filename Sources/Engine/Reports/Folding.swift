import PhoneDescription
import Scenarios

/// Returns a text whose lines fit a terminal: longer ones are divided at spaces, and the rest of a
/// line is below its own column.
///
/// A word, a part in backticks and a line of a script are never divided, so they may be wider.
///
/// - Parameters:
///   - text: The text, which may have colours.
///   - width: The number of columns of the terminal.
public func folded(_ text: String, to width: Int) -> String {
  guard text.utf8.count > width else { return text }
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { line -> String in
      let line = String(line)
      guard line.utf8.count > width, line.shownWidth > width else { return line }
      let layout = LineLayout(of: line)
      guard !layout.isCode else { return line }
      return line.folded(to: width, hanging: layout.lead(within: width)).joined(separator: "\n")
    }
    .joined(separator: "\n")
}

/// Returns a text whose paragraphs are laid out for a terminal, where its source has wider lines.
///
/// - Parameters:
///   - text: The text, with paragraphs of lines that are full.
///   - width: The number of columns of the terminal.
public func reflowed(_ text: String, to width: Int) -> String {
  guard width < widthOfSources else { return folded(text, to: width) }
  var lines: [(text: String, isParagraph: Bool)] = []
  // The columns of the last source line; and the indentation of a line that continues it, if one
  // can.
  var last: (width: Int, indent: Int?) = (0, nil)
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let indent = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(indent)
    let first = rest.prefix { $0 != " " }
    let isItem = rest.hasPrefix("- ")
    let isFull = last.width + 1 + String(first).width > widthOfSources - 12
    let isProse = !isItem && !first.isEmpty && !first.hasPrefix("belfry")
    if isFull, isProse, indent == last.indent {
      lines[lines.count - 1].text += " " + rest
    } else {
      let isParagraph = isProse && indent == 0
      lines.append((String(line), isParagraph))
      last.indent = isItem ? indent + 2 : isParagraph ? 0 : nil
    }
    last.width = String(line).width
  }
  return lines.map { line in
    line.isParagraph
      ? line.text.folded(to: width).joined(separator: "\n") : folded(line.text, to: width)
  }
  .joined(separator: "\n")
}

/// The number of columns of paragraphs in the sources.
private let widthOfSources = 100

/// The columns of a line of text: where the rest of it goes if it is too long.
private struct LineLayout {
  /// A Boolean value that indicates whether the line is a line of a script.
  private(set) var isCode = false
  /// The text in front of each further line: spaces, or the bar of a snippet.
  private var lead = ""

  /// The words with which a step or an expectation begins.
  private static let actors = ["user", "app", "device", "expect"]
  /// The last column at which a text beside a name can begin.
  private static let lastColumn = 44

  init(of line: String) {
    let plain = line.withoutColors
    let indent = plain.prefix { $0 == " " }
    let rest = plain.dropFirst(indent.count)
    if let bar = plain.firstIndex(of: "|"), plain[..<bar].allSatisfy({ $0 == " " || $0.isNumber }) {
      let marked = plain[plain.index(after: bar)...]
      let space = marked.prefix { $0 == " " || $0 == "\t" }
      let isMark = marked.dropFirst(space.count).hasPrefix("^")
      isCode = !isMark || plain[..<bar].contains { $0.isNumber }
      lead = String(plain[...bar]) + space
      return
    }
    let first = String(rest.prefix { $0 != " " })
    let isStep = indent.count >= 4 && Self.actors.contains(first)
    let isTimed = first.hasPrefix("@") && rest.dropFirst(first.count).hasPrefix("  ")
    isCode = isStep || isTimed || ["belfry", "next:"].contains(first)
    let column = Self.column(of: rest) ?? (indent.isEmpty ? 2 : 0)
    lead = indent + String(repeating: " ", count: column)
  }

  /// Returns the column of the text beside a name, where two spaces or more are between them.
  private static func column(of line: Substring) -> Int? {
    var column = 0
    var spaces = 0
    var found: Int?
    for character in line {
      guard column <= lastColumn else { break }
      if character == " " {
        spaces += 1
      } else {
        if spaces > 1 { found = column }
        spaces = 0
      }
      column += character.width
    }
    return found
  }

  /// Returns the text in front of a further line, which leaves room for words.
  func lead(within width: Int) -> String {
    let most = max(0, width - 24)
    guard lead.width > most else { return lead }
    return lead.contains("|") ? lead.prefix { $0 != "|" } + "|   " : "    "
  }
}

extension String {
  /// Returns the text in lines of at most a width, divided at spaces.
  ///
  /// A longer word has a line of its own. A part in backticks counts as one word where a line has
  /// room for it.
  ///
  /// - Parameters:
  ///   - width: The width in columns.
  ///   - lead: The text in front of each line but the first.
  func folded(to width: Int, hanging lead: String = "") -> [String] {
    var lines: [String] = []
    var line = ""
    var isEmpty = true
    for (gap, word) in words(within: width - lead.width) {
      let longer = line + String(repeating: " ", count: gap) + word
      if !isEmpty, longer.shownWidth > width {
        lines.append(line)
        line = lead + word
      } else {
        line = longer
      }
      isEmpty = false
    }
    return lines + [line]
  }

  /// The words, with the number of spaces before each.
  private func words(within width: Int) -> [(gap: Int, word: String)] {
    var words: [(gap: Int, word: String)] = []
    var (gap, word, isQuoted) = (0, "", false)
    func isShort(from start: Index) -> Bool {
      guard let end = self[index(after: start)...].firstIndex(of: "`") else { return false }
      return String(self[start...end]).width <= width
    }
    for place in indices {
      let character = self[place]
      if character == "`" { isQuoted = !isQuoted && isShort(from: place) }
      guard character == " ", !isQuoted else {
        word.append(character)
        continue
      }
      if !word.isEmpty {
        words.append((gap, word))
        (gap, word) = (0, "")
      }
      gap += 1
    }
    return word.isEmpty ? words : words + [(gap, word)]
  }

  /// The columns that a terminal needs for the text, without its colours.
  fileprivate var shownWidth: Int { withoutColors.width }

  /// The text without the sequences that change colours.
  fileprivate var withoutColors: String {
    guard utf8.contains(0x1B) else { return self }
    var text = ""
    var isSequence = false
    for character in self {
      if character == "\u{1B}" {
        isSequence = true
      } else if !isSequence {
        text.append(character)
      } else if character == "m" {
        isSequence = false
      }
    }
    return text
  }
}
