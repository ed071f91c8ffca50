import Scenarios
import VirtualTime

extension Parser {
  /// Notes a mistake in the line being read.
  mutating func report(_ mistake: Mistake) {
    let range = mistake.range
    let place =
      mistake.place
      ?? line.origin.place(
        ofMistake: range.isEmpty ? range.lowerBound..<range.upperBound + 1 : range
      )
    report(columnAdvice(mistake) ?? mistake.error, at: place)
  }

  /// The mistake of a column's name in a scenario without a table.
  private func columnAdvice(_ mistake: Mistake) -> ParseError? {
    guard context.row == nil, !tables.isEmpty, mistake.place == nil,
      mistake.error.kind != .idWithSigns,
      line.bytes.indices.contains(mistake.range.lowerBound), !mistake.range.isEmpty,
      line.bytes[mistake.range.lowerBound] == UInt8(ascii: "<")
    else { return nil }
    let name = String(decoding: line.bytes[mistake.range].dropFirst().dropLast(), as: UTF8.self)
    return tables.first { $0.columns?.contains(name) ?? false }.map {
      ParseError(.columnWithoutEach, [name, $0.name])
    }
  }

  /// Notes a mistake of a kind at a place.
  mutating func report(_ kind: MistakeKind, _ values: [String] = [], at place: Place) {
    report(ParseError(kind, values), at: place)
  }

  /// Notes a mistake at a place.
  mutating func report(_ error: ParseError, at place: Place) {
    hasMistakes = true
    // A mistake of the line itself, and not of a cell, is there each time the line is read.
    if place.line == line.origin.line, Int(place.source) == line.origin.source {
      unreadable.insert(line.origin.number)
    }
    guard !isFull, mistaken.insert(place).inserted else { return }
    let most = Script.mostMistakes
    let source = script.sources[Int(place.source)]
    diagnostics.append(
      Diagnostic(
        file: source.name,
        place: place,
        error: error,
        line: String(source.line(Int(place.line)).prefix(500)),
        notes: notes(on: place)
          + (diagnostics.count == most - 1
            ? [.init(key: "note", text: "only \(most) mistakes of a file are reported")] : [])
      )
    )
  }

  /// Indicates whether the search ends because there are too many mistakes.
  var isFull: Bool { diagnostics.count >= Script.mostMistakes }

  /// Indicates whether there is a mistake in the line of a place.
  func hasMistake(inLine place: Place) -> Bool {
    mistaken.contains { $0.line == place.line && $0.source == place.source }
  }

  /// The bytes of a token, or the end of the line.
  func tokenRange(_ index: Int) -> Range<Int> {
    guard index < reader.tokens.count else {
      let end = reader.tokens.last?.end ?? line.range.lowerBound
      return end..<end
    }
    return reader.tokens[index].start..<reader.tokens[index].end
  }

  /// Applies the timestamp of an unreadable line so that the lines below keep their times.
  mutating func recoverTimestamp(of line: Line) {
    guard isTelling, hasBegun || setup.isEmpty else { return }
    reader.bytes = line.bytes
    try? Lexer.cut(line.bytes, line.range, into: &reader.tokens)
    reader.start()
    guard !reader.tokens.isEmpty, let gutter = try? reader.readGutter(), timeline != nil || begin()
    else { return }
    try? timeline!.move(to: gutter)
  }
}

extension Parser {
  /// Reports a table that changes nothing.
  mutating func report(_ table: Table) {
    if !told.contains(table.name) {
      report(.tableUnused, [table.name], at: table.place)
    } else if let column = table.strayColumn {
      report(.columnUnused, [column], at: table.place)
    }
  }
}
