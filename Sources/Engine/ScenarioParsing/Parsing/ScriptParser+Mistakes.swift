import Scenarios
import VirtualTime

extension ScriptParser {
  /// Notes a mistake in the line being read.
  mutating func report(_ mistake: LineError) {
    let range = mistake.range
    let place =
      mistake.place
      ?? line.origin.place(
        ofMistake: range.isEmpty ? range.lowerBound..<range.upperBound + 1 : range
      )
    report(columnAdvice(mistake) ?? mistake.error, at: place)
  }

  /// The mistake of a column's name in a scenario without a table.
  private func columnAdvice(_ mistake: LineError) -> ParseError? {
    guard context.row == nil, !tables.all.isEmpty, mistake.place == nil,
      mistake.error.kind != .idWithSigns,
      line.bytes.indices.contains(mistake.range.lowerBound), !mistake.range.isEmpty,
      line.bytes[mistake.range.lowerBound] == UInt8(ascii: "<")
    else { return nil }
    let name = String(decoding: line.bytes[mistake.range].dropFirst().dropLast(), as: UTF8.self)
    return tables.all.first { $0.columns?.contains(name) ?? false }.map {
      ParseError(.columnWithoutEach, [name, $0.name])
    }
  }

  /// Notes a mistake of a kind at a place.
  mutating func report(_ kind: MistakeKind, _ values: [String] = [], at place: Place) {
    report(ParseError(kind, values), at: place)
  }

  /// Notes a mistake at a place.
  mutating func report(_ error: ParseError, at place: Place) {
    guard mistakes.note(at: place, in: line) else { return }
    let source = script.sources[Int(place.source)]
    mistakes.append(
      Diagnostic(
        file: source.name,
        place: place,
        error: error,
        line: String(source.line(Int(place.line)).prefix(500)),
        notes: notes(on: place)
      )
    )
  }

  /// Applies the timestamp of an unreadable line so that the lines below keep their times.
  mutating func recoverTimestamp(of line: Line) {
    guard let hasBegun = open?.hasBegun, hasBegun || setup.lines.isEmpty else { return }
    reader.bytes = line.bytes
    try? Lexer.cut(line.bytes, line.range, into: &reader.tokens)
    reader.start()
    guard !reader.tokens.isEmpty, let gutter = try? reader.readGutter(), beginTimeline()
    else { return }
    open?.pass(gutter)
  }
}

extension ScriptParser {
  /// Reports a table that changes nothing.
  mutating func report(_ table: Table) {
    if !tables.used.contains(table.name) {
      report(.tableUnused, [table.name], at: table.place)
    } else if let column = table.strayColumn {
      report(.columnUnused, [column], at: table.place)
    }
  }
}
