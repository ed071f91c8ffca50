import Scenarios
import VirtualDevice
import VirtualTime

// The path of a line: accept, read, tokenize, parse, apply.
extension ScriptParser {
  /// Processes the next line of a source: keeps it for the block that it belongs to, or reads it.
  mutating func accept(_ line: Line) {
    guard let first = line.first else { return }
    self.line = line
    do throws(LineError) {
      if try keepInBlock(line) { return }
      if line.bytes[first] == .bar {
        throw LineError(.rowOutsideTable, line.range)
      }
      try read(line)
    } catch {
      report(error)
    }
  }

  /// Reads a line that is part of no loop, or keeps it for the loop that it belongs to.
  mutating func read(_ line: Line) throws(LineError) {
    self.line = line
    reader.bytes = line.bytes
    if try keepInLoop(line) { return }
    guard !mistakes.isUnreadable(line) else {
      mistakes.areInScenario = true
      // The tokens are still those of the line before.
      try? Lexer.cut(line.bytes, line.range, into: &reader.tokens)
      continueBlock(after: line.firstWord)
      return recoverTimestamp(of: line)
    }
    do throws(LineError) {
      try tokenize(line)
      guard !reader.tokens.isEmpty else { return }
      reader.start()
      try parseAndApply()
    } catch {
      recoverTimestamp(of: line)
      throw error
    }
  }

  /// Cuts a line into tokens; if it cannot be cut, cuts the line that was probably meant.
  private mutating func tokenize(_ line: Line) throws(LineError) {
    guard line.range.count <= Script.longestLine else {
      // It is not read, but the lines below belong to what it begins.
      reader.tokens = []
      continueBlock(after: line.firstWord)
      let most = Script.longestLine
      throw LineError(
        .lineTooLong,
        ["\(line.range.count)", "\(most)"],
        line.range.lowerBound..<line.range.lowerBound + 1
      )
    }
    try Quotes.check(line)
    do throws(LineError) {
      try Lexer.cut(line.bytes, line.range, into: &reader.tokens)
    } catch {
      try mend(RepairedLine.looseCuts(of: line, after: reader.tokens, error), error)
    }
  }

  /// Parses the tokens of a line and applies the result; if they cannot be parsed, applies the line
  /// that was probably meant.
  private mutating func parseAndApply() throws(LineError) {
    let parsed: ParsedLine
    do throws(LineError) {
      parsed = try parse()
    } catch {
      try mend([RepairedLine(draft: Draft(reader, line))], error)
      // What a guess leads to is no mistake of the one who wrote the line.
      if let guess = try? parse() { try? apply(guess) }
      return
    }
    try apply(parsed)
  }

  /// Returns the parsed tokens of a line; a title first ends the scenario above it.
  private mutating func parse() throws(LineError) -> ParsedLine {
    let gutter = try reader.readMargin()
    if reader.isAt(Self.title) { finishScenario() }
    if script.book.apps.isEmpty, isInScenario { _ = enterApp("app") }
    do throws(LineError) {
      return try reader.readSentence(after: gutter, script.book, isInScenario: isInScenario)
    } catch {
      // What is said of an app that is declared too late is not wrong as well.
      if open?.scenario.steps.isEmpty == true, reader.tokens.count == 2,
        reader.declaration(script.book, isInScenario: true) != nil
      {
        _ = enterApp(reader.string(reader.tokens[1]))
      }
      throw error
    }
  }

  /// Reports the mistake in a line, and replaces it by the line that was probably meant.
  ///
  /// If no line, or more than one, was probably meant, throws the mistake of the line as it is.
  private mutating func mend(_ drafts: [RepairedLine], _ mistake: LineError) throws(LineError) {
    let result = mender.mend(drafts, in: scope)
    if let place = result.unreadablePlace { declareUnreadable(place) }
    if let whole = result.whole {
      replaceLine(by: whole)
      if !whole.isDoubtful { return }
    } else {
      continueBlock(after: line.firstWord)
    }
    var mistake = mistake
    if let repair = result.whole?.repairs.first ?? result.first {
      mistake = LineError(repair.error, mistake.range, at: repair.place)
    }
    throw mistake
  }

  /// The names that the line being read may use, and its position in the script.
  private var scope: Mender.Scope {
    Mender.Scope(
      book: script.book,
      isInScenario: isInScenario,
      hasSteps: open?.scenario.steps.isEmpty == false,
      timeline: isInScenario ? open?.timeline : closed.timeline,
      start: open?.scenario.setting.start.date ?? header.setting.start.date,
      version: open?.scenario.setting.version ?? header.setting.version
    )
  }

  /// Declares a place that could not be read, so that the uses of the place are not mistakes as
  /// well.
  private mutating func declareUnreadable(_ name: String) {
    guard let center = Coordinate(latitude: 0, longitude: 0) else { return }
    let number = script.book.number(of: name)
    let region = Region(identifier: number, center: center, radius: Geographic.usualRadius)
    let place = line.place
    if !isInScenario { header.setting.apply(.place(region), at: place) }
    open?.scenario.setting.apply(.place(region), at: place)
  }

  /// Reports the mistakes of a line, and puts the repaired line in its place.
  private mutating func replaceLine(by mended: RepairedLine) {
    let (line, tokens) = mended.draft.line(like: line)
    let sentence = mended.draft.text(from: mender.sentenceStart(of: mended.draft))
    // A message with the line to write needs no follow-up message.
    let wasWhole = !mistakes.areInScenario
    for repair in mended.reported {
      var error = repair.error
      if repair.showsSentence { error.otherHelp = "write `\(sentence)`" }
      report(error, at: repair.place)
    }
    if wasWhole, !mended.isDoubtful { mistakes.areInScenario = false }
    self.line = line
    reader.bytes = line.bytes
    reader.tokens = tokens
    reader.start()
  }

  /// Applies a parsed line: adds a fact or a step, or builds a part of the script.
  private mutating func apply(_ parsed: ParsedLine) throws(LineError) {
    let (gutter, index, captures) = (parsed.gutter, parsed.start, parsed.captures)
    if !setup.lines.isEmpty, !parsed.verb.mayOpen, open?.hasBegun == false {
      // The setup is read first, and then this line again.
      let line = self.line
      readSetup()
      return try read(line)
    }
    let first = reader.tokens[index]
    let meaning = try meaning(of: parsed.verb, captures)
    let place = line.origin.place(of: reader.pointedWords(of: parsed))
    let isInclude = if case .structure(.include) = meaning { true } else { false }
    if !isInclude { files.noteSentence(in: line.origin.source) }
    switch meaning {
    case .structure(let structure):
      guard gutter == nil else {
        throw LineError(.timeBeforePart, [reader.string(first)], reader.range(of: 0))
      }
      try build(structure, captures)
    case .fact(let fact):
      guard gutter == nil else {
        throw LineError(.timeBeforeFact, reader.range(of: 0))
      }
      try add(Statement(value: fact, place: place))
    case .event(let event): try add(.event(event), at: gutter, place)
    case .expect(let expectation): try add(.expect(expectation), at: gutter, place)
    }
  }
}
