extension MarkdownReader {
  /// Takes a table off: a row, a line of dashes, and more rows; nil if the lines are no table.
  func readTable(_ rest: inout ArraySlice<MarkdownText>) -> MarkdownBlock? {
    guard let second = rest.dropFirst().first, second.content.contains(UInt8(ascii: "-")),
      second.content.contains(UInt8(ascii: "|")),
      second.content.allSatisfy({ "|:- ".utf8.contains($0) })
    else { return nil }
    let head = Self.cells(of: rest[rest.startIndex].content)
    let alignments = Self.cells(of: second.content).map { cell -> MarkdownBlock.Alignment in
      let ends = (cell.first == UInt8(ascii: ":"), cell.last == UInt8(ascii: ":"))
      return switch ends {
      case (true, true): .center
      case (true, false): .left
      case (false, true): .right
      case (false, false): .none
      }
    }
    guard head.count == alignments.count else { return nil }
    rest = rest.dropFirst(2)
    var rows = [head]
    while let line = rest.first, !line.isBlank, line.content.contains(UInt8(ascii: "|")) {
      rest.removeFirst()
      let cells = Self.cells(of: line.content).prefix(head.count)
      rows.append(cells + [[UInt8]](repeating: [], count: head.count - cells.count))
    }
    return .table(alignments: alignments, rows: rows)
  }

  /// The cells of a row; a bar in code, or behind a backslash, is a part of its cell.
  private static func cells(of row: ArraySlice<UInt8>) -> [[UInt8]] {
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var isEscaped = false
    for byte in row.first == UInt8(ascii: "|") ? row.dropFirst() : row {
      if byte == UInt8(ascii: "|"), isEscaped {
        cell[cell.count - 1] = byte
      } else if byte == UInt8(ascii: "|") {
        cells.append(Array(cell[...].trimmed))
        cell = []
      } else {
        cell.append(byte)
      }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    let last = Array(cell[...].trimmed)
    return last.isEmpty ? cells : cells + [last]
  }
}
