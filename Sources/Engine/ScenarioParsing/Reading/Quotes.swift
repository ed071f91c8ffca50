import Scenarios

/// The state of the scan at a line's first byte: in a text, in a comment or in neither.
struct Quotes {
  private var isInText = false
  private var isInComment = false
  private var isEscaped = false
  private var isInWord = false

  /// Reads a byte.
  private mutating func read(_ byte: UInt8) {
    guard !isInComment else { return }
    if isInText {
      if byte == .quote, !isEscaped { isInText = false }
      isEscaped = byte == .backslash && !isEscaped
    } else if byte == .space || byte == .tab {
      isInWord = false
    } else if !isInWord {
      // A sign within a word is a part of the word.
      isInText = byte == .quote
      isInComment = byte == .hash
      isInWord = !isInText
    }
  }

  /// Checks that no cell of a line begins a comment or ends a text.
  static func check(_ line: Line) throws(LineError) {
    var quotes = Quotes()
    var position = line.range.lowerBound
    for piece in line.origin.pieces where piece.cell != nil {
      for byte in line.bytes[position..<piece.range.lowerBound] { quotes.read(byte) }
      position = piece.range.upperBound
      try quotes.readCell(piece.range, of: line)
    }
  }

  private mutating func readCell(_ range: Range<Int>, of line: Line) throws(LineError) {
    let before = self
    for byte in line.bytes[range] {
      read(byte)
      if isInComment, !before.isInComment {
        throw LineError(.cellBeginsComment, range)
      }
      if before.isInText, !isInText {
        throw LineError(.cellEndsText, range)
      }
    }
    // Without another quote the text has no end, which is reported for every line.
    let isTorn = isInText && !before.isInText
    guard !isTorn || !line.bytes[range.upperBound..<line.range.upperBound].contains(.quote) else {
      throw LineError(.cellBeginsText, range)
    }
  }
}
