import Scenarios

/// A line as it is read: out of a source, or made from one for a row of a table.
struct Line {
  /// The text it is part of.
  var bytes: [UInt8]
  /// The position in that text.
  var range: Range<Int>
  /// The position as the user wrote it.
  var origin: Origin

  /// The position of the first character that is not blank, if there is one.
  var first: Int? { range.first { bytes[$0] != .space && bytes[$0] != .tab } }

  /// The first word, as far as it is made of small letters.
  var firstWord: ArraySlice<UInt8> {
    guard let first else { return [] }
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let end = range[first...].first { !letters.contains(bytes[$0]) } ?? range.upperBound
    // `setup:` and `repeat-it` are no words of the language.
    let isWhole = end == range.upperBound || [.space, .tab, .hash].contains(bytes[end])
    return isWhole ? bytes[first..<end] : []
  }

  /// Indicates whether the line begins a part of the script, and so ends the previous part.
  var isHeading: Bool {
    let word = firstWord
    return Self.headings.contains { word.elementsEqual($0.bytes) }
  }

  private static let headings = ["scenario", "table", "include", "setup"].map(Pattern.Word.init)

  /// The place of the whole line.
  var place: Place { origin.place(of: range) }
}

/// The origin of a line, for pointing at its parts.
struct Origin {
  /// The number of the source among those of the script.
  var source: Int
  /// The number of the line in it.
  var line: Int
  /// The start of the line in the text that is read.
  var start: Int
  /// The parts that come from a table, in order.
  var pieces: [Piece] = []

  /// A number that identifies the line among those of all sources.
  var number: Int64 { Int64(source) << 32 | Int64(line) }

  /// A part of a line that came from a cell.
  struct Piece {
    /// The position in the text that is read.
    var range: Range<Int>
    /// The place of the column's name in its line.
    var written: Range<Int>
    /// The position of the cell; nil if the number of a round replaces the name.
    var cell: Place?
    /// Indicates whether the cell is written exactly as it is read.
    var isPlain: Bool
  }

  /// Returns the position of a part, in the line that the user wrote.
  func place(of range: Range<Int>) -> Place {
    Place(
      source: source,
      line: line,
      start: column(range.lowerBound),
      end: column(range.upperBound)
    )
  }

  /// Returns the place of a mistake; if one cell contains the mistake, the place is in that cell.
  func place(ofMistake range: Range<Int>) -> Place {
    let touched = pieces.filter {
      // A word missing after the last one is missing in the empty cell there.
      $0.range.isEmpty ? $0.range.lowerBound >= range.lowerBound : $0.range.overlaps(range)
    }
    guard touched.count == 1, let piece = touched.first, let cell = piece.cell else {
      return place(of: range)
    }
    guard piece.isPlain, piece.range.lowerBound <= range.lowerBound,
      range.upperBound <= piece.range.upperBound
    else { return cell }
    let start = Int(cell.start) + range.lowerBound - piece.range.lowerBound
    return Place(
      source: Int(cell.source),
      line: Int(cell.line),
      start: start,
      end: start + max(range.count, 1)
    )
  }

  /// Returns the column of a position in the line that the user wrote.
  func column(_ position: Int) -> Int {
    var shift = -start
    for piece in pieces {
      if position == piece.range.lowerBound { return piece.written.lowerBound }
      guard position > piece.range.lowerBound else { break }
      if position < piece.range.upperBound { return piece.written.upperBound }
      shift = piece.written.upperBound - piece.range.upperBound
    }
    return position + shift
  }
}
