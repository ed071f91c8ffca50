import Scenarios

/// A line, split into the tokens that its layout needs; their meaning is not read.
struct LaidLine {
  /// The kind of the line.
  enum Shape {
    case blank, comment, heading, fact, step, row
    /// A line that cannot be split, and stays as it is.
    case asWritten
  }

  var shape: Shape
  /// The time in the margin.
  var gutter: [UInt8] = []
  var subject: [UInt8] = []
  /// The text after the subject, or all of a heading.
  var sentence: [UInt8] = []
  /// The cells between the bars of a row.
  var cells: [[UInt8]] = []
  var comment: [UInt8] = []
  /// Indicates whether a comment on its own line begins at the margin.
  var isAtMargin = false
}

/// Splits the lines of a script into tokens, one line after the other.
struct LayoutReader {
  /// The maximum length of a line that is laid out, in bytes, and the maximum number of cells in a
  /// row.
  ///
  /// With the blanks that the layout adds, a line must stay short enough to be read.
  private static let longest = Script.longestLine / 2
  private static let mostCells = 40

  private let source: Source
  /// The indentation of the whole script.
  private let indent: Int
  private var reader: Reader
  /// Indicates whether steps are allowed here: below a title or a setup.
  private var mayAct = false
  /// Indicates whether the facts have ended.
  private var hasActed = false
  /// Indicates whether the names of columns are replaced by cells here.
  private var isTemplate = false

  init(_ source: Source, indent: Int) {
    self.source = source
    self.indent = indent
    reader = Reader(source.bytes)
  }

  mutating func read(_ number: Int) -> LaidLine {
    let range = source.content(ofLine: number)
    let origin = Origin(source: 0, line: number, start: range.lowerBound)
    let line = Line(bytes: source.bytes, range: range, origin: origin)
    guard let first = line.first else { return LaidLine(shape: .blank) }
    guard range.count(where: { !line.bytes[$0].isBlank }) <= Self.longest else {
      return asWritten(line)
    }
    switch line.bytes[first] {
    case .hash:
      let isAtMargin = first == range.lowerBound || column(of: first, in: line) <= indent
      return LaidLine(
        shape: .comment,
        comment: comment(after: range.lowerBound, in: line),
        isAtMargin: isAtMargin
      )
    case .bar: return row(line)
    default: return sentence(line)
    }
  }

  private func asWritten(_ line: Line) -> LaidLine {
    LaidLine(shape: .asWritten, sentence: Array(line.bytes[line.range]))
  }

  private func row(_ line: Line) -> LaidLine {
    guard let cells = try? Table.cells(of: line), let last = cells.last,
      cells.count <= Self.mostCells
    else {
      return asWritten(line)
    }
    let bar = line.bytes[last.range.upperBound...].firstIndex(of: .bar)!
    return LaidLine(
      shape: .row,
      cells: cells.map { Array(line.bytes[$0.range]) },
      comment: comment(after: bar + 1, in: line)
    )
  }

  private mutating func sentence(_ line: Line) -> LaidLine {
    let isHeading = line.isHeading
    if isHeading { isTemplate = false }
    guard let tokens = try? cut(line) else { return asWritten(line) }
    reader.tokens = tokens
    let comment = comment(after: tokens[tokens.count - 1].end, in: line)
    if isHeading {
      begin(tokens)
      return LaidLine(shape: .heading, sentence: heading(tokens), comment: comment)
    }
    let gutter = gutterCount(tokens)
    let subject = tokens.dropFirst(gutter).first
    let isFact = !hasActed && gutter == 0 && (!mayAct || isFact(tokens))
    if !isFact { hasActed = true }
    return LaidLine(
      shape: isFact ? .fact : .step,
      gutter: joined(tokens[..<gutter]),
      subject: subject.map { Array(line.bytes[$0.start..<$0.end]) } ?? [],
      sentence: joined(tokens.dropFirst(gutter + 1)),
      comment: comment
    )
  }

  /// Splits a line into tokens; a column's name is part of its word, including blanks.
  private func cut(_ line: Line) throws(LineError) -> [Token] {
    var tokens: [Token] = []
    guard isTemplate else {
      try Lexer.cut(line.bytes, line.range, into: &tokens)
      return tokens
    }
    let masked = Template.masked(line)
    try Lexer.cut(masked, masked.indices, into: &tokens)
    for index in tokens.indices {
      tokens[index].start += line.range.lowerBound
      tokens[index].end += line.range.lowerBound
    }
    return tokens
  }

  /// Notes which lines may follow a heading.
  private mutating func begin(_ tokens: [Token]) {
    let isTitle = tokens[0].spells(ScriptParser.title, in: reader.bytes)
    mayAct = isTitle || tokens[0].spells(Self.setup, in: reader.bytes)
    hasActed = false
    isTemplate = isTitle && tokens.contains { $0.spells(Self.each, in: reader.bytes) }
  }

  private static let setup = Pattern.Word("setup")
  private static let each = Pattern.Word("each")
  private static let remarks = ["id", "each", "skip", "xfail"].map(Pattern.Word.init)

  /// Returns a title with its tags, its id and its other remarks.
  private func heading(_ tokens: [Token]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, token) in tokens.enumerated() {
      let isRemark = index > 1 && Self.remarks.contains { token.spells($0, in: reader.bytes) }
      let gap = index == 0 ? 0 : token.kind == .tags ? 3 : isRemark ? 2 : 1
      text += [UInt8](repeating: .space, count: gap)
      text += reader.bytes[token.start..<token.end]
    }
    return text
  }

  /// Returns the number of tokens of the time in the margin, which may begin with a date or a
  /// weekday.
  private func gutterCount(_ tokens: [Token]) -> Int {
    guard reader.bytes[tokens[0].start] == .at else { return 0 }
    guard tokens.count > 1, tokens[1].kind == .word else { return 1 }
    let second = reader.bytes[tokens[1].start..<tokens[1].end]
    if tokens[0].spells(.init("@until"), in: reader.bytes),
      tokens[1].spells(.init("idle"), in: reader.bytes)
    {
      return 2
    }
    let isClock =
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(second.first!)
      && second.contains(UInt8(ascii: ":"))
    // In a table's scenario a column may stand for the time, if not for who acts.
    let isColumn =
      isTemplate && second.first == UInt8(ascii: "<") && tokens.count > 2 && isSubject(tokens[2])
    return isClock || isColumn ? 2 : 1
  }

  private func isSubject(_ token: Token) -> Bool {
    Verb.bySubject.contains { token.spells($0.subject, in: reader.bytes) }
  }

  /// Indicates whether a line states a fact; any other subject may be an app's name.
  private func isFact(_ tokens: [Token]) -> Bool {
    let isName = !isSubject(tokens[0])
    return Self.facts.contains { fact in
      guard isName ? fact.isOfApp : tokens[0].spells(fact.subject, in: reader.bytes) else {
        return false
      }
      guard let next = fact.next else { return true }
      return tokens.count > 1 && tokens[1].spells(next, in: reader.bytes)
    }
  }

  /// The beginnings of facts: a word, and usually a second one.
  private static let facts: [(subject: Pattern.Word, next: Pattern.Word?, isOfApp: Bool)] =
    Verb.facts.filter { !$0.declaresApp }.map { verb in
      (verb.subject, verb.firstWord, verb.subject.text == "app")
    }

  private func joined(_ tokens: ArraySlice<Token>) -> [UInt8] {
    Array(tokens.map { reader.bytes[$0.start..<$0.end] }.joined(separator: [.space]))
  }

  /// The comment that follows, without the blanks around it.
  private func comment(after position: Int, in line: Line) -> [UInt8] {
    let rest = line.bytes[position..<line.range.upperBound].drop { $0.isBlank }
    let end = rest.lastIndex { !$0.isBlank && $0 != .carriageReturn }
    return end.map { Array(rest[...$0]) } ?? []
  }

  private func column(of position: Int, in line: Line) -> Int {
    var start = MarkdownLine(line.bytes, line.range)
    start.skipBlanks()
    return start.column
  }
}
