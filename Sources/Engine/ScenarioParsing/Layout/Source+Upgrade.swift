public import Scenarios

extension Source {
  /// Returns the text with the forms of earlier releases replaced by today's.
  ///
  /// Comments, blanks and everything that is not such a form stay as they are.
  ///
  /// - Parameters:
  ///   - parts: The scripts in the text, from top to bottom.
  ///   - includesCells: A Boolean value that indicates whether cells of tables change, too.
  public func upgraded(_ parts: [Markdown.Block], includesCells: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var position = 0
    for part in parts {
      for number in part.source.lines {
        let range = part.source.content(ofLine: number)
        for edit in edits(in: range, includesCells) {
          text += bytes[position..<edit.range.lowerBound]
          text += edit.text.utf8
          position = edit.range.upperBound
        }
      }
    }
    return text + bytes[position...]
  }

  private typealias Edit = (range: Range<Int>, text: String)

  private func edits(in range: Range<Int>, _ includesCells: Bool) -> [Edit] {
    guard let first = bytes[range].first(where: { !$0.isBlank }), first != .hash else { return [] }
    guard first == .bar else { return edits(inSentence: range) }
    guard includesCells else { return [] }
    let cells = try? Table.cells(of: line(in: range))
    return (cells ?? []).flatMap { edits(in: $0.range) { _ in nil } }
  }

  private func edits(inSentence range: Range<Int>) -> [Edit] {
    edits(in: range) { words in
      // The time in the margin may have a date, a weekday or a column in front of it.
      let subject = words.prefix(3).firstIndex { ["expect", "user", "device"].contains($0) }
      return subject ?? (words[0].hasPrefix("@") ? 1 : 0)
    }
  }

  private func edits(in range: Range<Int>, subject: ([String]) -> Int?) -> [Edit] {
    var tokens: [Token] = []
    try? Lexer.cut(Template.masked(line(in: range)), 0..<range.count, into: &tokens)
    let words = tokens.map { token in
      String(
        decoding: bytes[range.lowerBound + token.start..<range.lowerBound + token.end],
        as: UTF8.self
      )
    }
    guard !words.isEmpty else { return [] }
    let first = subject(words)
    guard first.map({ $0 < words.count }) ?? true else { return [] }
    return RetiredForm.forms(in: words, subjectAt: first).map { form in
      let start = range.lowerBound + tokens[form.range.lowerBound].start
      let end = range.lowerBound + tokens[form.range.upperBound - 1].end
      return (start..<end, form.new.joined(separator: " "))
    }
  }

  private func line(in range: Range<Int>) -> Line {
    let origin = Origin(source: 0, line: 1, start: range.lowerBound)
    return Line(bytes: bytes, range: range, origin: origin)
  }
}
