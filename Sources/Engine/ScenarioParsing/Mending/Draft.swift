import Scenarios

/// A line as a list of words, which can be changed to try a possible meaning.
struct Draft {
  /// A word, a quoted text or a bracket with tags.
  struct Word {
    var kind: Token.Kind
    /// The text of the token, with its quotes or brackets.
    var text: String
    /// The place of the word, or of the text that it replaces.
    var place: Place
    /// The columns of the same text in its line.
    var columns: Range<Int>
    /// A Boolean value that indicates whether the line contains the word in exactly this form.
    var isAsWritten = false

    /// The text between the quotes.
    var inner: String { String(text.dropFirst().dropLast()) }
  }

  var words: [Word]

  init(_ reader: Reader, _ line: Line) {
    self.init(reader.tokens, line)
  }

  init(_ tokens: [Token], _ line: Line) {
    let isPlain = line.origin.pieces.isEmpty
    words = tokens.map { token in
      let range = token.start..<token.end
      let place = line.origin.place(of: range)
      return Word(
        kind: token.kind,
        text: String(decoding: line.bytes[range], as: UTF8.self),
        place: line.origin.place(ofMistake: range),
        columns: Int(place.start)..<Int(place.end),
        isAsWritten: isPlain
      )
    }
  }

  /// The name of the place that the line declares, if its first word is `place`.
  var declaredPlace: String? {
    words.count > 1 && words[0].text == "place" && words[1].kind == .text ? words[1].inner : nil
  }

  /// The words from one on, with single spaces.
  func text(from index: Int = 0) -> String {
    words.dropFirst(index).map { $0.text }.joined(separator: " ")
  }

  /// Returns the bytes of the line that the words make, and the place of each word in them.
  func tokens() -> (bytes: [UInt8], tokens: [Token]) {
    var bytes: [UInt8] = []
    var tokens: [Token] = []
    tokens.reserveCapacity(words.count)
    bytes.reserveCapacity(words.reduce(0) { $0 + $1.text.utf8.count + 1 })
    for word in words {
      if !bytes.isEmpty { bytes.append(.space) }
      let start = bytes.count
      bytes += word.text.utf8
      tokens.append(Token(kind: word.kind, start: start, end: bytes.count, in: bytes))
    }
    return (bytes, tokens)
  }

  /// Returns the line of these words; a mistake in it has the place of the words that they replace.
  func line(like line: Line) -> (line: Line, tokens: [Token]) {
    let (bytes, tokens) = tokens()
    var origin = line.origin
    origin.start = 0
    origin.pieces = zip(words, tokens).map { word, token in
      Origin.Piece(
        range: token.start..<token.end,
        written: word.columns,
        cell: word.place,
        isPlain: word.isAsWritten
      )
    }
    return (Line(bytes: bytes, range: bytes.indices, origin: origin), tokens)
  }

  /// Returns the place of some words; for an empty range, the place before the next word.
  func place(of range: Range<Int>) -> Place {
    guard let first = words[range].first else {
      if range.lowerBound < words.count { return words[range.lowerBound].place }
      var end = words[words.count - 1].place
      end.start = end.end
      end.end += 1
      return end
    }
    let last = words[range.upperBound - 1].place
    guard first.place.line == last.line, first.place.source == last.source,
      first.place.start <= last.start
    else { return first.place }
    var place = first.place
    place.end = last.end
    return place
  }

  /// The draft with other words in the place of some.
  func replacing(_ range: Range<Int>, with texts: [String]) -> Draft {
    let place = place(of: range)
    let columns =
      range.isEmpty
      ? (range.lowerBound < words.count
        ? words[range.lowerBound].columns.lowerBound : words[words.count - 1].columns.upperBound)
      : words[range.lowerBound].columns.lowerBound
    let end = range.isEmpty ? columns : max(columns, words[range.upperBound - 1].columns.upperBound)
    var draft = self
    draft.words.replaceSubrange(
      range,
      with: texts.map { text in
        let kind: Token.Kind =
          text.hasPrefix("\"") ? .text : text.hasPrefix("[") ? .tags : .word
        return Word(kind: kind, text: text, place: place, columns: columns..<end)
      }
    )
    return draft
  }

  /// The draft with some words elsewhere; the place is counted without them.
  func moving(_ range: Range<Int>, to place: Int) -> Draft {
    var draft = self
    let moved = words[range]
    draft.words.removeSubrange(range)
    draft.words.insert(contentsOf: moved, at: place)
    return draft
  }
}
