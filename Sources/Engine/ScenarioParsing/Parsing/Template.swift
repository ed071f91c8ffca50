import Scenarios

/// Puts the cells of a row in the place of its columns' names.
struct Template {
  let columns: [String]
  let row: Table.Row
  /// The name of the table, for messages.
  let table: String

  /// The line with every `<column>` replaced by the row's cell.
  ///
  /// - Parameter round: The name of the number of a round, which is left as it is.
  func filled(_ line: Line, besides round: String? = nil) throws(LineError) -> Line {
    var bytes: [UInt8] = []
    var pieces: [Origin.Piece] = []
    var position = line.range.lowerBound
    while position < line.range.upperBound {
      let byte = line.bytes[position]
      if byte == UInt8(ascii: "<"), let end = Self.end(ofNameAt: position + 1, line),
        !Self.name(position..<end, line).elementsEqual((round ?? "").utf8)
      {
        let cell = row.cells[try column(position..<end, line)]
        let start = bytes.count
        bytes += cell.text
        pieces.append(
          .init(
            range: start..<bytes.count,
            written: position - line.range.lowerBound..<end - line.range.lowerBound,
            cell: cell.place,
            isPlain: cell.isPlain
          )
        )
        position = end
      } else {
        bytes.append(byte)
        position += 1
      }
    }
    guard !pieces.isEmpty else { return line }
    var origin = line.origin
    origin.start = 0
    origin.pieces = pieces
    return Line(bytes: bytes, range: bytes.indices, origin: origin)
  }

  /// Returns the bytes of a line in which a column's name has no blanks, so that it stays one word.
  static func masked(_ line: Line) -> [UInt8] {
    var masked = Array(line.bytes[line.range])
    var position = line.range.lowerBound
    while position < line.range.upperBound {
      let next = position + 1
      guard line.bytes[position] == UInt8(ascii: "<"), let end = end(ofNameAt: next, line) else {
        position = next
        continue
      }
      for index in position..<end { masked[index - line.range.lowerBound] = UInt8(ascii: "x") }
      position = end
    }
    return masked
  }

  /// Returns the end of a name that begins here, with its sign; a `<` before a blank is just a
  /// sign.
  static func end(ofNameAt start: Int, _ line: Line) -> Int? {
    guard start < line.range.upperBound, line.bytes[start] != .space,
      let close = line.bytes[start..<line.range.upperBound].firstIndex(of: UInt8(ascii: ">")),
      close > start, !line.bytes[start..<close].contains(UInt8(ascii: "<")),
      !line.bytes[start..<close].contains(.quote)
    else { return nil }
    return close + 1
  }

  /// The name between the signs.
  static func name(_ range: Range<Int>, _ line: Line) -> ArraySlice<UInt8> {
    line.bytes[range].dropFirst().dropLast()
  }

  private func column(_ range: Range<Int>, _ line: Line) throws(LineError) -> Int {
    let name = String(decoding: Self.name(range, line), as: UTF8.self)
    if let index = columns.firstIndex(of: name) { return index }
    let near = Suggestion.nearest(to: name, among: columns).first
    let known = near.map { [$0] } ?? columns
    throw LineError(
      .unknownColumn,
      [table, name, Suggestion.codes(known.map { "<\($0)>" })],
      range
    )
  }
}
