import Scenarios

/// Lines that share their columns: a heading with all that belongs to it.
struct Section {
  /// The widest cell that makes a column wider, and the widest line for which comments align.
  private static let widest = 100
  /// The blanks between a line and its comment.
  private static let gap = 2

  private let facts: Columns
  private let steps: Columns
  /// The widths of the columns of a table.
  private var cells: [Int] = []
  /// Each line without its comment.
  private var codes: [[UInt8]] = []
  /// The number of blanks before each line's comment.
  private var blanks: [Int]

  /// Measures the lines of a section.
  init(_ lines: ArraySlice<LaidLine>) {
    func subjects(_ shape: LaidLine.Shape) -> [Int] {
      lines.filter { $0.shape == shape && !$0.sentence.isEmpty }.map { $0.subject.width }
    }
    facts = Columns(facts: subjects(.fact))
    steps = Columns(gutters: lines.map { $0.gutter.width }, subjects: subjects(.step))
    blanks = [Int](repeating: Self.gap, count: lines.count)
    for line in lines {
      for (index, cell) in line.cells.enumerated() {
        if index == cells.count { cells.append(0) }
        let width = cell.width
        if width <= Self.widest { cells[index] = max(cells[index], width) }
      }
    }
    codes = lines.map(code)
    indentComments(lines)
    alignComments(lines)
  }

  /// Returns the text of a line in its columns, with its comment.
  func text(of line: LaidLine, at index: Int) -> [UInt8] {
    guard !line.comment.isEmpty else { return codes[index] }
    return codes[index] + .blanks(blanks[index]) + line.comment
  }

  private func code(of line: LaidLine) -> [UInt8] {
    switch line.shape {
    case .blank, .comment: return []
    case .heading, .asWritten: return line.sentence
    case .fact: return words(of: line, facts)
    case .step: return words(of: line, steps)
    case .row:
      return zip(line.cells, cells).reduce(into: [.bar]) { row, cell in
        row += [.space] + cell.0 + .blanks(max(cell.1 - cell.0.width, 0) + 1) + [.bar]
      }
    }
  }

  private func words(of line: LaidLine, _ columns: Columns) -> [UInt8] {
    guard !line.subject.isEmpty else { return line.gutter }
    let text = line.gutter + .blanks(columns.blanks(afterGutter: line.gutter.width)) + line.subject
    guard !line.sentence.isEmpty else { return text }
    return text + .blanks(columns.blanks(afterSubject: line.subject.width)) + line.sentence
  }

  /// Aligns an indented comment on its own line with the line below it, or with the line above it
  /// if no line follows.
  private mutating func indentComments(_ lines: ArraySlice<LaidLine>) {
    func margin(_ line: LaidLine) -> Int? {
      switch line.shape {
      case .step: steps.gutter
      case .fact, .row, .heading: 0
      case .blank, .comment, .asWritten: nil
      }
    }
    var next = lines.reversed().compactMap(margin).first ?? 0
    for (index, line) in lines.enumerated().reversed() {
      next = margin(line) ?? next
      if line.shape == .comment { blanks[index] = line.isAtMargin ? 0 : next }
    }
  }

  /// Aligns the comments at the end of adjacent lines in one column.
  private mutating func alignComments(_ lines: ArraySlice<LaidLine>) {
    var run: [Int] = []
    var shape = LaidLine.Shape.blank
    for (index, line) in lines.enumerated() {
      let hasComment = !line.comment.isEmpty && line.shape != .comment
      if !hasComment || line.shape != shape {
        align(run)
        run = []
      }
      shape = line.shape
      if hasComment { run.append(index) }
    }
    align(run)
  }

  private mutating func align(_ run: [Int]) {
    let widths = run.map { codes[$0].width }
    let column = widths.filter { $0 <= Self.widest }.max() ?? 0
    for (index, width) in zip(run, widths) { blanks[index] = max(column - width, 0) + Self.gap }
  }
}

extension [UInt8] {
  /// The columns that a terminal needs for the text.
  var width: Int {
    allSatisfy { (0x20..<0x7F).contains($0) } ? count : String(decoding: self, as: UTF8.self).width
  }

  fileprivate static func blanks(_ count: Int) -> [UInt8] {
    [UInt8](repeating: .space, count: count)
  }
}
