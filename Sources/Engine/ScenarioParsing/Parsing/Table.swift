import Scenarios

/// Rows of texts; a scenario is played for each row.
struct Table {
  /// The name.
  var name: String
  /// The position of its name.
  var place: Place
  /// The names of its columns; nil before its first row.
  var columns: [String]?
  /// Indicates whether a line of the table could not be read.
  var hasMistakes = false
  /// Its rows.
  var rows: [Row] = []
  /// The numbers of the columns that a scenario uses.
  var usedColumns: Set<Int> = []

  /// A row.
  struct Row {
    /// The position of the row.
    var place: Place
    /// Its cells, as many as there are columns.
    var cells: [Cell]
  }

  /// The text between two bars.
  struct Cell {
    /// Its text, without the blanks around it.
    var text: [UInt8]
    /// The position of the cell.
    var place: Place
    /// Indicates whether the cell is written exactly as it is read.
    var isPlain = true
  }

  /// Adds a line of bars and cells: the names of the columns first, then a row each.
  mutating func add(_ line: Line) throws(LineError) {
    let cells = try Self.cells(of: line)
    guard let columns else {
      try name(the: cells, of: line)
      return
    }
    // Markdown has a line of dashes below its columns.
    guard !rows.isEmpty || !cells.allSatisfy({ $0.isRule(in: line) }) else { return }
    guard cells.count <= columns.count else {
      let extra = cells[columns.count].range
      throw LineError(.tooManyCells, [columns.joined(separator: ", ")], extra)
    }
    guard cells.count == columns.count else {
      let missing = columns[cells.count...].joined(separator: ", ")
      let end = line.range.upperBound
      throw LineError(.missingCells, [missing], end..<end)
    }
    rows.append(
      Row(place: line.place, cells: cells.map { $0.cell(in: line) })
    )
  }

  private mutating func name(the cells: [Written], of line: Line) throws(LineError) {
    var names: [String] = []
    for cell in cells {
      let name = String(decoding: line.bytes[cell.range], as: UTF8.self)
      guard !name.isEmpty else {
        throw LineError(.columnWithoutName, cell.range.lowerBound..<cell.range.lowerBound + 1)
      }
      guard !name.contains(where: { "<>\\\"".contains($0) }) else {
        throw LineError(.columnNameWithSigns, cell.range)
      }
      guard !names.contains(name) else {
        throw LineError(.columnTwice, [name], cell.range)
      }
      names.append(name)
    }
    columns = names
  }

  /// Notes which columns a scenario uses.
  mutating func note(_ lines: [Line]) {
    for (number, column) in (columns ?? []).enumerated() where !usedColumns.contains(number) {
      if lines.contains(where: RoundTemplate(name: column).isUsed) { usedColumns.insert(number) }
    }
  }

  /// The first unused column.
  ///
  /// The first column of a table may only name its rows, so it counts only if no column is used.
  var strayColumn: String? {
    columns?.enumerated().first { number, _ in
      !usedColumns.contains(number) && (number > 0 || usedColumns.isEmpty)
    }?.element
  }

  /// The names of the rows: their first cells, where those differ; otherwise
  /// their numbers.
  var labels: [String] {
    let names = rows.map { String(decoding: $0.cells[0].text, as: UTF8.self) }
    let isDistinct = Set(names).count == names.count
    return names.enumerated().map { index, name in
      name.isEmpty || !isDistinct ? "\(index + 1)" : name
    }
  }

  /// A cell as it is written: from its first character to its last.
  struct Written {
    var range: Range<Int>
    var hasEscape = false

    /// Indicates whether the row contains only dashes, with colons at most at its ends.
    func isRule(in line: Line) -> Bool {
      let text = line.bytes[range].drop { $0 == UInt8(ascii: ":") }
      let dashes = text.prefix { $0 == UInt8(ascii: "-") }
      return !dashes.isEmpty && text.dropFirst(dashes.count).allSatisfy { $0 == UInt8(ascii: ":") }
    }

    func cell(in line: Line) -> Cell {
      var text = Array(line.bytes[range])
      if hasEscape {
        for index in text.indices.dropLast().reversed()
        where text[index] == .backslash && text[index + 1] == .bar {
          text.remove(at: index)
        }
      }
      return Cell(text: text, place: line.origin.place(of: range), isPlain: !hasEscape)
    }
  }

  /// The cells between the bars of a line.
  static func cells(of line: Line) throws(LineError) -> [Written] {
    var cells: [Written] = []
    var start = line.first! + 1
    var hasEscape = false
    var position = start
    while position < line.range.upperBound {
      if line.bytes[position] == .backslash, position + 1 < line.range.upperBound,
        line.bytes[position + 1] == .bar
      {
        hasEscape = true
        position += 2
        continue
      }
      if line.bytes[position] == .bar {
        let range = trimmed(start..<position, line.bytes)
        cells.append(Written(range: range, hasEscape: hasEscape))
        start = position + 1
        hasEscape = false
      }
      position += 1
    }
    let rest = trimmed(start..<line.range.upperBound, line.bytes)
    guard rest.isEmpty || line.bytes[rest.lowerBound] == .hash else {
      throw LineError(.rowWithoutLastBar, rest)
    }
    guard !cells.isEmpty else {
      throw LineError(.rowWithoutCells, line.first!..<start)
    }
    return cells
  }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    func isBlank(_ index: Int) -> Bool { bytes[index] == .space || bytes[index] == .tab }
    guard let start = range.first(where: { !isBlank($0) }) else {
      return range.lowerBound..<range.lowerBound
    }
    return start..<range.last { !isBlank($0) }! + 1
  }
}
