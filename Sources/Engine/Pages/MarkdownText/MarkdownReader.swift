import Scenarios

/// Reads the blocks of a Markdown document.
///
/// It knows what documentation is written in: headings, paragraphs, lists, quotations, code,
/// tables, rules, and definitions of links. Markup in HTML is text, but for comments, which are
/// left out.
struct MarkdownReader {
  /// The addresses that links have by a name.
  private(set) var definitions: [String: [UInt8]] = [:]

  /// Deeper blocks are text.
  private static let deepest = 20

  /// Returns the blocks of a file.
  mutating func blocks(of source: Source) -> [MarkdownBlock] {
    let lines = (1..<source.lineCount + 1).map { number in
      MarkdownText(number, Self.withoutTabs(Array(source.line(number).utf8)))
    }
    return blocks(lines[...], depth: 0)
  }

  /// The bytes with each tab as the blanks up to the next multiple of four.
  private static func withoutTabs(_ bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard bytes.contains(UInt8(ascii: "\t")) else { return bytes[...] }
    var result: [UInt8] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\t") {
        result += [UInt8](repeating: .blank, count: 4 - result.count % 4)
      } else {
        result.append(byte)
      }
    }
    return result[...]
  }

  private mutating func blocks(_ lines: ArraySlice<MarkdownText>, depth: Int) -> [MarkdownBlock] {
    var blocks: [MarkdownBlock] = []
    var rest = lines
    while let line = rest.first {
      if line.isBlank {
        rest.removeFirst()
      } else if let block = readBlock(&rest, depth) {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// Takes the lines of a block off; a comment and a definition are no blocks.
  private mutating func readBlock(
    _ rest: inout ArraySlice<MarkdownText>,
    _ depth: Int
  ) -> MarkdownBlock? {
    let line = rest[rest.startIndex]
    if let (level, text) = line.heading {
      rest.removeFirst()
      return .heading(level: level, text: Array(text))
    }
    if line.isRule {
      rest.removeFirst()
      return .rule
    }
    if let fence = line.fence { return readCode(&rest, fence) }
    if line.indent >= 4 { return readIndentedCode(&rest) }
    if line.isComment {
      while let line = rest.popFirst(), !line.bytes.contains("-->") {}
      return nil
    }
    if depth < Self.deepest {
      if line.isQuote { return readQuote(&rest, depth) }
      if let mark = line.listMark { return readList(&rest, mark, depth) }
    }
    return readTable(&rest) ?? readParagraph(&rest)
  }

  private func readCode(
    _ rest: inout ArraySlice<MarkdownText>,
    _ fence: (mark: UInt8, length: Int, info: String)
  ) -> MarkdownBlock {
    let first = rest.removeFirst()
    var text: [UInt8] = []
    while let line = rest.popFirst(), !line.closes(fence.mark, fence.length) {
      text += line.bytes.dropFirst(min(line.indent, first.indent)) + [.newline]
    }
    return .code(line: first.number, info: fence.info, text: text)
  }

  private func readIndentedCode(_ rest: inout ArraySlice<MarkdownText>) -> MarkdownBlock {
    let number = rest[rest.startIndex].number
    var text: [UInt8] = []
    var blanks = 0
    while let line = rest.first, line.isBlank || line.indent >= 4 {
      rest.removeFirst()
      if line.isBlank {
        blanks += 1
        continue
      }
      text += [UInt8](repeating: .newline, count: blanks) + line.bytes.dropFirst(4) + [.newline]
      blanks = 0
    }
    return .code(line: number, info: "", text: text)
  }

  private mutating func readQuote(
    _ rest: inout ArraySlice<MarkdownText>,
    _ depth: Int
  ) -> MarkdownBlock {
    var inner: [MarkdownText] = []
    while let line = rest.first {
      if line.isQuote {
        inner.append(line.unquoted)
      } else if let last = inner.last, !last.isBlank, line.continuesParagraph, last.fence == nil {
        inner.append(line)
      } else {
        break
      }
      rest.removeFirst()
    }
    return .quote(blocks(inner[...], depth: depth + 1))
  }

  private mutating func readList(
    _ rest: inout ArraySlice<MarkdownText>,
    _ first: MarkdownText.ListMark,
    _ depth: Int
  ) -> MarkdownBlock {
    var items: [[MarkdownBlock]] = []
    var isLoose = false
    while let line = rest.first, let mark = line.listMark, mark.sign == first.sign {
      rest.removeFirst()
      var inner = [line.dropping(min(mark.contents, line.bytes.count))]
      var isOpen: (mark: UInt8, length: Int)?
      if let fence = inner[0].fence { isOpen = (fence.mark, fence.length) }
      while let next = rest.first {
        let isInside = next.indent >= mark.contents
        let isText = next.continuesParagraph && next.listMark == nil
        let isLazy = !inner[inner.count - 1].isBlank && isOpen == nil && isText
        // Blank lines belong to the item if something of it follows.
        let after = next.isBlank ? rest.first { !$0.isBlank } : nil
        let follows = after.map { $0.indent >= mark.contents } ?? false
        guard isInside && !next.isBlank || follows || !next.isBlank && isLazy else { break }
        rest.removeFirst()
        let content = next.isBlank ? next : next.dropping(min(next.indent, mark.contents))
        if let open = isOpen {
          if content.closes(open.mark, open.length) { isOpen = nil }
        } else if let fence = content.fence, isInside {
          isOpen = (fence.mark, fence.length)
        }
        if next.isBlank, isOpen == nil { isLoose = true }
        inner.append(content)
      }
      items.append(blocks(inner[...], depth: depth + 1))
      // A blank line between two items makes the list a loose one.
      let after = rest.drop { $0.isBlank }
      if let next = after.first?.listMark, next.sign == first.sign, after.count < rest.count {
        isLoose = true
        rest = after
      }
    }
    return .list(start: first.number, isLoose: isLoose, items: items)
  }

  private mutating func readParagraph(
    _ rest: inout ArraySlice<MarkdownText>
  ) -> MarkdownBlock? {
    var lines: [ArraySlice<UInt8>] = []
    while let line = rest.first, !line.isBlank {
      if !lines.isEmpty {
        if let level = line.underline {
          rest.removeFirst()
          return .heading(level: level, text: Array(lines.joined(separator: [.newline])))
        }
        guard line.continuesParagraph else { break }
      }
      rest.removeFirst()
      if lines.isEmpty, define(line.content) { return nil }
      // Two blanks at its end break the line.
      let isBroken = line.bytes.suffix(2).elementsEqual("  ".utf8)
      lines.append(line.content + (isBroken ? "  ".utf8 : "".utf8))
    }
    return .paragraph(text: Array(lines.joined(separator: [.newline])))
  }

  /// Notes `[name]: address`, and returns whether the line is that.
  private mutating func define(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")),
      line[end...].dropFirst().first == UInt8(ascii: ":")
    else { return false }
    let name = String(decoding: line[..<end].dropFirst(), as: UTF8.self).lowercased()
    let address = line[end...].dropFirst(2).trimmed.prefix { $0 != .blank }
    if definitions[name] == nil { definitions[name] = Array(address) }
    return true
  }
}

extension MarkdownText {
  /// Indicates whether the line goes on with a paragraph above it.
  var continuesParagraph: Bool {
    guard !isBlank, heading == nil, !isRule, fence == nil, !isQuote, !isComment else {
      return false
    }
    guard let mark = listMark else { return true }
    return mark.number ?? 1 != 1 || content.count < 3
  }
}
