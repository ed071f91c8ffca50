import Scenarios
import VirtualDevice

// What a line says depends on its tokens, on the names in the book, and on whether a scenario is
// being read; the reader of a script and the one of lines on trial read it in the same way.
extension Reader {
  private static let expectation = Pattern.Word("expect")

  /// The bytes of the whole sentence with its margin.
  var wholeLine: Range<Int> {
    tokens[0].start..<tokens[tokens.count - 1].end
  }

  /// The bytes of a token; behind the last one, the end of the line.
  func range(of index: Int) -> Range<Int> {
    guard index < tokens.count else {
      let end = tokens.last?.end ?? 0
      return end..<end
    }
    return tokens[index].start..<tokens[index].end
  }

  /// Indicates whether a word is the next token.
  func isAt(_ word: Pattern.Word) -> Bool { tokens[position].spells(word, in: bytes) }

  /// Reads the time in the margin, behind which a sentence must begin.
  mutating func readMargin() throws(LineError) -> Gutter? {
    let gutter = try readGutter()
    guard position < tokens.count else { throw LineError(.timeWithoutStep, wholeLine) }
    return gutter
  }

  /// Reads a sentence: tries those that begin with the word here.
  mutating func readSentence(
    after gutter: Gutter?,
    _ book: Book,
    isInScenario: Bool
  ) throws(LineError) -> ParsedLine {
    let start = position
    let (verbs, app) = try verbs(for: tokens[start], book, isInScenario: isInScenario)
    guard let (verb, captures) = match(among: verbs, app, book, isInScenario: isInScenario) else {
      explain(among: verbs, app, book, isInScenario: isInScenario)
      throw mistake(among: verbs, book, isInScenario: isInScenario)
    }
    return ParsedLine(gutter: gutter, start: start, verb: verb, captures: captures)
  }

  /// Matches what follows the first word of a sentence; nil if no form fits.
  mutating func match(
    among verbs: [Verb],
    _ app: AppNumber,
    _ book: Book,
    isInScenario: Bool
  ) -> (Verb, Captures)? {
    let start = position + 1
    search()
    for index in verbs.indices {
      // Most forms are ruled out by a word that they need; a verb is not copied for that.
      guard mayFit(verbs[index], at: start) else { continue }
      if let captures = fit(verbs[index], app, at: start, book, isInScenario) {
        return (verbs[index], captures)
      }
    }
    position = start - 1
    return nil
  }

  /// Finds how many tokens the best of some forms matches, if none of them fits.
  mutating func measure(
    among verbs: [Verb],
    _ app: AppNumber,
    _ book: Book,
    isInScenario: Bool
  ) {
    measure(from: position + 1)
    tryAll(of: verbs, app, book, isInScenario, isOpening: false)
  }

  /// Finds the words and values that are possible after the furthest match of some forms.
  mutating func explain(
    among verbs: [Verb],
    _ app: AppNumber,
    _ book: Book,
    isInScenario: Bool
  ) {
    measure(among: verbs, app, book, isInScenario: isInScenario)
    explain(among: verbs, app, at: reach, book, isInScenario: isInScenario)
  }

  /// Finds the words and values that some forms allow at the token where the best of them failed.
  mutating func explain(
    among verbs: [Verb],
    _ app: AppNumber,
    at end: Int,
    _ book: Book,
    isInScenario: Bool
  ) {
    collect(at: end)
    tryAll(of: verbs, app, book, isInScenario, isOpening: end == position + 1)
  }

  /// Tries forms that do not fit: those that match more than their first token, or all.
  private mutating func tryAll(
    of verbs: [Verb],
    _ app: AppNumber,
    _ book: Book,
    _ isInScenario: Bool,
    isOpening: Bool
  ) {
    let start = position + 1
    let isValue = isValue(at: start, book)
    for index in verbs.indices where isOpening || mayPass(start, verbs[index], isValue) {
      _ = fit(verbs[index], app, at: start, book, isInScenario)
    }
    position = start - 1
  }

  /// Returns a Boolean value that indicates whether a form may match more than its first token.
  ///
  /// - Parameter isValue: Whether that token may be one in front of the word that the form needs.
  private func mayPass(_ start: Int, _ verb: Verb, _ isValue: Bool) -> Bool {
    (isValue && verb.keyReach > 1) || mayFit(verb, at: start)
  }

  /// Returns the values that a form captures after the first word; nil if it does not fit them all.
  private mutating func fit(
    _ verb: Verb,
    _ app: AppNumber,
    at start: Int,
    _ book: Book,
    _ isInScenario: Bool
  ) -> Captures? {
    // Each use of a verb's form counts a reference.
    let pattern = verb.pattern
    guard !pattern.namesNewApp || (!isInScenario && tokens.count == start + 1) else { return nil }
    position = start
    guard match(pattern, book) else { return nil }
    guard isAtEnd else {
      _ = fail(expecting: "the end of the line")
      return nil
    }
    var captures = captures(for: pattern)
    captures.app = app
    return captures
  }

  /// Returns the sentences for a first word, and the app that acts if it is the name of one.
  ///
  /// The function is mutating although it changes nothing: a nonmutating call that can throw would
  /// copy the reader.
  mutating func verbs(
    for token: Token,
    _ book: Book,
    isInScenario: Bool
  ) throws(LineError) -> ([Verb], AppNumber) {
    let groups = Verb.bySubject
    // A group is copied only if it is the one that is meant.
    for index in groups.indices where token.spells(groups[index].subject, in: bytes) {
      let group = groups[index]
      guard isInScenario || group.verbs.contains(where: { $0.mayOpen }) else {
        throw LineError(.stepOutsideScenario, wholeLine)
      }
      let isApp = group.subject.text == "app"
      guard isApp else { return (group.verbs, AppNumber(rawValue: 0)) }
      return (group.verbs, try app(at: token, book, isInScenario))
    }
    if token.kind == .word, let app = book.app(named: string(token)) {
      return (Self.verbsOfApps, app)
    }
    throw unknownSubject(token, book)
  }

  private static let verbsOfApps = Verb.bySubject.first { $0.subject.text == "app" }?.verbs ?? []

  /// The app called `app`; it exists unless others were declared.
  private func app(
    at token: Token,
    _ book: Book,
    _ isInScenario: Bool
  ) throws(LineError) -> AppNumber {
    if let app = book.app(named: "app") { return app }
    let mayDeclare = tokens.count == position + 2 && !isInScenario
    guard !mayDeclare, !book.apps.isEmpty else { return AppNumber(rawValue: 0) }
    throw LineError(.app(called: "app", among: book.apps), token.start..<token.end)
  }

  /// The words that a failure points at: the subject, if it has a name; else the sentence.
  func pointedWords(of line: ParsedLine) -> Range<Int> {
    let sentence = tokens[line.start...]
    let isExpectation = tokens[line.start].spells(Self.expectation, in: bytes)
    let names = sentence.drop { $0.kind != .text || !isExpectation }.prefix { $0.kind == .text }
    let first = min(isExpectation ? line.start + 1 : line.start, sentence.endIndex - 1)
    let start = names.first?.start ?? sentence[first].start
    return start..<(names.last?.end ?? sentence[sentence.endIndex - 1].end)
  }
}
