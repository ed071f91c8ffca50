import Scenarios

/// Puts the number of a round in the place of its name, in the steps of a `repeat`.
struct RoundTemplate {
  /// The name of the number, between `<` and `>`.
  let name: String

  /// The line with every `<name>` replaced by the number of a round.
  ///
  /// In a time or a date the number has two digits.
  func filled(_ line: Line, round: Int) throws(LineError) -> Line {
    var filled = Filled(cells: line.origin.pieces[...])
    var position = line.range.lowerBound
    var wordStart = position
    var isQuoted = false
    while position < line.range.upperBound {
      filled.noteCells(upTo: position)
      let byte = line.bytes[position]
      if byte == UInt8(ascii: "<"), let end = Template.end(ofNameAt: position + 1, line),
        try isName(position..<end, line, isInCell: filled.isInCell)
      {
        let isShort = round < 10 && !isQuoted && isPartOfTime(position..<end, wordStart, line)
        let start = line.origin.column(position)
        filled.put(
          isShort ? "0\(round)" : "\(round)",
          instead: start..<max(start, line.origin.column(end))
        )
        position = end
        continue
      }
      if byte == .quote, !isQuoted || line.bytes[position - 1] != .backslash { isQuoted.toggle() }
      if byte == .space || byte == .tab { wordStart = position + 1 }
      filled.bytes.append(byte)
      position += 1
    }
    filled.noteCells(upTo: position)
    guard filled.hasNumber else { return line }
    var origin = line.origin
    origin.start = 0
    origin.pieces = filled.pieces
    return Line(bytes: filled.bytes, range: filled.bytes.indices, origin: origin)
  }

  /// A line of which a part has been filled.
  private struct Filled {
    var bytes: [UInt8] = []
    /// The parts that replace others, at their positions in the filled line.
    var pieces: [Origin.Piece] = []
    var hasNumber = false
    /// The parts that come from a table and are not copied yet.
    private var cells: ArraySlice<Origin.Piece>
    /// The start of the line that is being copied.
    private var cellStart: Int?
    private var isChanged = false

    init(cells: ArraySlice<Origin.Piece>) { self.cells = cells }

    var isInCell: Bool { cellStart != nil }

    /// Notes the cells that begin or end at a position of the line that is copied.
    mutating func noteCells(upTo position: Int) {
      while var cell = cells.first {
        if cellStart == nil {
          guard cell.range.lowerBound <= position else { return }
          cellStart = bytes.count
        }
        guard cell.range.upperBound <= position else { return }
        cell.range = cellStart!..<bytes.count
        if isChanged { cell.isPlain = false }
        pieces.append(cell)
        cells.removeFirst()
        cellStart = nil
        isChanged = false
      }
    }

    /// Replaces a name by a number; a number within a cell is part of the cell.
    mutating func put(_ number: String, instead written: Range<Int>) {
      let start = bytes.count
      bytes += Array(number.utf8)
      hasNumber = true
      isChanged = isInCell
      guard !isInCell else { return }
      let range = start..<bytes.count
      pieces.append(.init(range: range, written: written, cell: nil, isPlain: false))
    }
  }

  /// Indicates whether a line contains the name outside a comment.
  func isUsed(in line: Line) -> Bool {
    var tokens: [Token] = []
    let isCut: Void? = try? Lexer.cut(line.bytes, line.range, into: &tokens)
    // What cannot be cut is reported when it is read.
    let end = isCut == nil ? line.range.upperBound : tokens.last?.end ?? line.range.lowerBound
    return (line.range.lowerBound..<end).contains { position in
      guard line.bytes[position] == UInt8(ascii: "<"),
        let end = Template.end(ofNameAt: position + 1, line)
      else { return false }
      return Template.name(position..<end, line).elementsEqual(name.utf8)
    }
  }

  /// Indicates whether the word is that name; in a cell anything else is plain text.
  private func isName(
    _ range: Range<Int>,
    _ line: Line,
    isInCell: Bool
  ) throws(LineError) -> Bool {
    let used = Template.name(range, line)
    guard !used.elementsEqual(name.utf8) else { return true }
    guard !isInCell else { return false }
    throw LineError(.unknownRoundName, [String(decoding: used, as: UTF8.self), name], range)
  }

  /// Indicates whether the name is next to the colon of a time or the hyphen of a date.
  private func isPartOfTime(_ range: Range<Int>, _ wordStart: Int, _ line: Line) -> Bool {
    func byte(_ position: Int) -> UInt8? {
      line.range.contains(position) && position >= wordStart ? line.bytes[position] : nil
    }
    func isNumber(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ">")
        || byte == UInt8(ascii: "<")
    }
    let colon = UInt8(ascii: ":")
    let hyphen = UInt8(ascii: "-")
    let before = byte(range.lowerBound - 1)
    let after = byte(range.upperBound)
    return [colon, hyphen].contains { sign in
      (before == sign && isNumber(byte(range.lowerBound - 2)))
        || (after == sign && isNumber(byte(range.upperBound + 1)))
    }
  }
}
