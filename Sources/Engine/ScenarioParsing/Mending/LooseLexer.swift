import Scenarios

// Cuts lines whose quotes do not match.
extension RepairedLine {
  /// Returns the ways to cut a line that the lexer refuses; none if the mistake is not about
  /// quotes.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - tokens: The tokens that the lexer cut before it stopped.
  ///   - mistake: The reason why it stopped.
  static func looseCuts(of line: Line, after tokens: [Token], _ mistake: LineError)
    -> [RepairedLine]
  {
    let start = mistake.range.lowerBound
    guard line.bytes[start] == .quote else { return [] }
    // The lexer takes a text before it looks at what follows.
    let before = tokens.filter { $0.end <= start }
    var drafts: [RepairedLine] = []
    if let after = tokens.last, after.start == start {
      let sign = line.bytes[after.end]
      // No-break spaces and their like begin with these bytes.
      let isSign = ",;:.)".utf8.contains(sign) || [0xC2, 0xE2, 0xE3].contains(sign)
      if let draft = draft(of: line, before + [after], from: after.end) {
        let place = line.origin.place(ofMistake: mistake.range)
        let repairs = isSign ? [] : [Repair(error: mistake.error, place: place)]
        drafts.append(RepairedLine(draft: draft, repairs: repairs, cost: isSign ? 1 : 10))
      }
    }
    var end = start + 1
    for count in 1...8 where end < line.range.upperBound {
      while end < line.range.upperBound, line.bytes[end] == .space { end += 1 }
      while end < line.range.upperBound, line.bytes[end] != .space { end += 1 }
      let text = String(decoding: line.bytes[start + 1..<end], as: UTF8.self)
      guard !text.contains("\\"), !text.contains("\"") else { break }
      let token = Token(kind: .text, start: start, end: end, in: line.bytes)
      guard var draft = draft(of: line, before + [token], from: end) else { continue }
      draft.words[before.count].text = "\"\(text)\""
      draft.words[before.count].isAsWritten = false
      let repair = Repair(
        error: ParseError(.quoteNotClosed, [text.quoted.code]),
        place: line.origin.place(ofMistake: start..<start + 1)
      )
      drafts.append(RepairedLine(draft: draft, repairs: [repair], cost: 10 + count))
    }
    return drafts
  }

  /// The tokens so far and the rest of the line, if it can be cut.
  private static func draft(of line: Line, _ tokens: [Token], from start: Int) -> Draft? {
    var rest: [Token] = []
    do throws(LineError) {
      try Lexer.cut(line.bytes, start..<line.range.upperBound, into: &rest)
    } catch {
      return nil
    }
    return Draft(tokens + rest, line)
  }
}
