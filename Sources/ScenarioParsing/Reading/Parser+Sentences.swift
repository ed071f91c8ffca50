import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Parser {
  /// Reads a sentence: tries those that begin with the word here.
  mutating func readSentence() throws(Mistake) -> (Verb, Captures) {
    if script.book.apps.isEmpty, isTelling { _ = enterApp("app") }
    let token = reader.tokens[reader.position]
    let (verbs, app) = try verbs(for: token)
    guard let (verb, captures) = match(among: verbs, app) else {
      explain(among: verbs, app)
      let mistake = mistake(among: verbs)
      // What is said of an app that is declared too late is not wrong as well.
      if scenario?.steps.isEmpty == true, reader.tokens.count == 2, declaration != nil {
        _ = enterApp(reader.string(reader.tokens[1]))
      }
      throw mistake
    }
    return (verb, captures)
  }

  /// Matches what follows the first word of a sentence; nil if no form fits.
  mutating func match(among verbs: [Verb], _ app: AppNumber) -> (Verb, Captures)? {
    let start = reader.position + 1
    reader.search()
    for index in verbs.indices {
      // Most forms are ruled out by a word that they need; a verb is not copied for that.
      guard reader.mayFit(verbs[index], at: start) else { continue }
      if let captures = fit(verbs[index], app, at: start) { return (verbs[index], captures) }
    }
    reader.position = start - 1
    return nil
  }

  /// Finds out how far the best of some forms comes, none of which fits.
  mutating func measure(among verbs: [Verb], _ app: AppNumber) {
    reader.measure(from: reader.position + 1)
    tryAll(of: verbs, app, isOpening: false)
  }

  /// Finds out what the forms expect that came furthest; the others are not asked.
  mutating func explain(among verbs: [Verb], _ app: AppNumber) {
    measure(among: verbs, app)
    explain(among: verbs, app, at: reader.reach)
  }

  /// Finds out what some forms expect at the token to which the best of them came.
  mutating func explain(among verbs: [Verb], _ app: AppNumber, at end: Int) {
    reader.collect(at: end)
    tryAll(of: verbs, app, isOpening: end == reader.position + 1)
  }

  /// Tries forms of which none fits: those that come past their first token, or all.
  private mutating func tryAll(of verbs: [Verb], _ app: AppNumber, isOpening: Bool) {
    let start = reader.position + 1
    let isValue = reader.isValue(at: start, script.book)
    for index in verbs.indices where isOpening || mayPass(start, verbs[index], isValue) {
      _ = fit(verbs[index], app, at: start)
    }
    reader.position = start - 1
  }

  /// Indicates whether a form may come further than its first token.
  ///
  /// - Parameter isValue: Whether that token may be one in front of the word that the form needs.
  private func mayPass(_ start: Int, _ verb: Verb, _ isValue: Bool) -> Bool {
    (isValue && verb.keyReach > 1) || reader.mayFit(verb, at: start)
  }

  /// Returns the values that a form captures after the first word; nil if it does not fit them all.
  private mutating func fit(_ verb: Verb, _ app: AppNumber, at start: Int) -> Captures? {
    // Each use of a verb's form counts a reference.
    let pattern = verb.pattern
    guard !pattern.namesNewApp || (!isTelling && reader.tokens.count == start + 1) else {
      return nil
    }
    reader.position = start
    guard reader.match(pattern, script.book) else { return nil }
    guard reader.isAtEnd else {
      _ = reader.fail(expecting: "the end of the line")
      return nil
    }
    var captures = reader.captures(for: pattern)
    captures.app = app
    return captures
  }

  /// The sentences for a first word, and the app that acts if it is the name of one.
  func verbs(for token: Token) throws(Mistake) -> ([Verb], AppNumber) {
    let groups = Verb.bySubject
    // A group is copied only if it is the one that is meant.
    for index in groups.indices where token.spells(groups[index].subject, in: reader.bytes) {
      let group = groups[index]
      guard isTelling || group.verbs.contains(where: { $0.mayOpen }) else {
        throw Mistake(.stepOutsideScenario, wholeLine)
      }
      let isApp = group.subject.text == "app"
      return (group.verbs, isApp ? try app(at: token) : AppNumber(rawValue: 0))
    }
    if token.kind == .word, let app = script.book.app(named: reader.string(token)) {
      return (Verb.bySubject.first { $0.subject.text == "app" }!.verbs, app)
    }
    throw unknownSubject(token)
  }

  /// The app called `app`; it exists unless others were declared.
  private func app(at token: Token) throws(Mistake) -> AppNumber {
    if let app = script.book.app(named: "app") { return app }
    let mayDeclare = reader.tokens.count == reader.position + 2 && !isTelling
    guard !mayDeclare, !script.book.apps.isEmpty else { return AppNumber(rawValue: 0) }
    let names = script.book.apps
    throw Mistake(.app(called: "app", among: names), token.start..<token.end)
  }

  private mutating func enterApp(_ name: String) -> AppNumber {
    let app = script.book.number(ofApp: name)
    header.apply(.app(app), at: Place(line: 0, start: 0, end: 0))
    scenario?.setting.apply(.app(app), at: Place(line: 0, start: 0, end: 0))
    return app
  }

  private func unknownSubject(_ token: Token) -> Mistake {
    let range = token.start..<token.end
    guard token.kind == .word else {
      return Mistake(.lineBeginsWithoutWord, range)
    }
    let word = reader.string(token)
    if ["id", "each", "skip", "xfail"].contains(word) {
      return Mistake(.wordWithoutTitle, [word], range)
    }
    let known = Verb.bySubject.map { $0.subject.text } + script.book.apps
    if let near = Suggestion.nearest(to: word, among: known).first {
      return Mistake(.unknownWord, [word, near], range)
    }
    return Mistake(.unknownFirstWord, [word], range)
  }

  /// Enters the texts of a sentence in the book, in the order of its slots, and reads it.
  mutating func meaning(of verb: Verb, _ read: Captures) throws(Mistake) -> Verb.Meaning {
    var captures = read
    if script.book.apps.isEmpty, verb.subject.text == "app", !verb.declaresApp {
      captures.app = enterApp("app")
    }
    try enter(&captures)
    if captures.pattern.saysPayload { try completePush(&captures) }
    if script.book.apps.count > 1, let slot = captures.pattern.ofSlot,
      captures[slot] == nil
    {
      captures[slot] = AppNumber(rawValue: 0).captured
      let better = Printer(book: script.book).sentence(captures) ?? captures.pattern.text
      throw Mistake(.appNotNamed, ["\(verb.subject.text) \(better)"], wholeLine)
    }
    try rejectEmptyValues(captures)
    if captures.pattern.saysAnswer, captures.content.carries.isSubset(of: .additions) {
      throw Mistake(.emptyAnswer, wholeLine)
    }
    if captures.pattern.saysContent {
      if verb.subject.text == "expect" { try rejectDefaults(captures) }
      captures.texts = script.book.number(
        of: ContentTexts(
          title: captures.text("title"),
          subtitle: captures.text("subtitle"),
          body: captures.text("body"),
          thread: captures.text("thread"),
          summaryArgument: captures.text("summaryArgument"),
          attachment: captures.text("attachment")
        )
      )
    }
    return verb.read(captures)
  }

  /// Enters the texts of a sentence, or of an item of a list, in the book.
  private mutating func enter(_ captures: inout Captures) throws(Mistake) {
    for (index, slot) in captures.pattern.slots.enumerated() {
      guard let value = captures[index], let kind = slot.kind else { continue }
      switch kind {
      case .text, .identifier, .local:
        let text = try Lexer.text(reader.bytes, reader.tokens[Int(value)])
        captures[index] = resolve(script.book.number(of: text), of: captures, slot).captured
      case .monitor:
        let text = try Lexer.text(reader.bytes, reader.tokens[Int(value)])
        captures[index] = Int64(script.book.number(ofMonitor: text).rawValue)
      case .place:
        let place = try knownPlace(reader.tokens[Int(value)])
        captures[index] = place.identifier.captured
        captures.note(place)
      case .identifiers:
        for token in reader.tokens[Int(value >> 32)...].prefix(Int(value & 0xFFFF_FFFF)) {
          let text = try Lexer.text(reader.bytes, token)
          let number = script.book.number(of: text)
          captures.identifiers.append(resolve(number, of: captures, slot))
        }
      case .newName:
        captures[index] = try newApp(reader.tokens[Int(value)]).captured
      default:
        continue
      }
    }
    for list in captures.lists.indices {
      for item in captures.lists[list].indices { try enter(&captures.lists[list][item]) }
    }
  }

  private mutating func newApp(_ token: Token) throws(Mistake) -> AppNumber {
    let name = reader.string(token)
    let range = token.start..<token.end
    guard !name.hasPrefix("@") else {
      throw Mistake(.appNameWithAt, [String(name.drop { $0 == "@" })], range)
    }
    guard !Vocabulary.statuses.words.contains(name) else {
      throw Mistake(.appNameIsStatus, [name], range)
    }
    guard !Verb.words.contains(name) else {
      throw Mistake(.appNameIsWord, [name], range)
    }
    guard script.book.apps.count < Script.mostApps else {
      throw Mistake(.tooManyApps, ["\(Script.mostApps)"], range)
    }
    guard script.book.app(named: name) == nil else {
      throw Mistake(.appTwice, [name], range)
    }
    let isLate = header.apps.count > script.book.apps.count
    let app = enterApp(name)
    guard !isLate else {
      throw Mistake(.appTooLate, range)
    }
    return app
  }

  /// The mistake of a line that seems to declare an app.
  private var declaration: ParseError? {
    let index = reader.furthest
    guard index > 0, reader.tokens[index - 1].spells(.init("app"), in: reader.bytes) else {
      return nil
    }
    let rest = reader.tokens[index...]
    let names = rest.map(reader.string)
    if let name = names.first, rest.first?.kind == .word, script.book.app(named: name) == nil,
      names.count > 1,
      ["has", "is"].contains(names[1])
        || name.unicodeScalars.first?.properties.isUppercase == true
          && names.dropFirst().contains(where: Verb.words.contains)
    {
      return ParseError(.wordsAfterAppName, [name])
    }
    guard rest.allSatisfy({ $0.kind == .word }), names.count < 4,
      !names.contains(where: Verb.words.contains),
      names.joined().unicodeScalars.allSatisfy({ $0.properties.isAlphabetic })
    else { return nil }
    let name = names.joined()
    let place = !isTelling ? "" : " above the first scenario"
    return ParseError(
      names.count == 1 ? .unknownAction : .appNameOfSeveralWords,
      [name, place]
    )
  }

  /// Returns the mistake in a sentence that fits no form.
  func mistake(among verbs: [Verb]) -> Mistake {
    if let wrong = reader.wrongValue { return wrong }
    let known = reader.expectedWords
    let wanted = reader.expected + known.map { (reader.phrases[$0] ?? $0).code }
    let isDone = wanted.contains("the end of the line")
    let others = wanted.filter { $0 != "the end of the line" }
    let advice =
      others.count > 24
      ? "run `belfry help language` for the sentences that fit"
      : "\(isDone ? "remove it, or write" : "write") \(Suggestion.either(others))"
    guard reader.furthest < reader.tokens.count else {
      let end = wholeLine.upperBound
      return Mistake(.lineTooShort, [advice], end..<end)
    }
    let token = reader.tokens[reader.furthest]
    let range = token.start..<token.end
    let word = reader.string(token)
    if token.kind == .word {
      if !Verb.words.contains(word), let near = Suggestion.nearest(to: word, among: known).first {
        return Mistake(.unknownWord, [word, near], range)
      }
      if let advice = declaration { return Mistake(advice, range) }
      let isPlace = reader.expected == [Kind.place.description] && known.isEmpty
      if reader.expected.contains(Kind.place.description), Guess.beginsPoint(word) {
        return Mistake(.placeWithoutName, [word], range)
      }
      let isQuoted =
        isPlace || (known.isEmpty && reader.expected.contains { $0.hasPrefix("a quoted") })
      if isQuoted, !Verb.words.contains(word), !Guess.isValue(word) {
        return Mistake(.nameWithoutQuotes, [word.quoted], range)
      }
    }
    if wanted == ["the end of the line"] {
      let rest = reader.tokens[reader.furthest...].map(reader.string).joined(separator: " ")
      return Mistake(.textAfterEnd, [rest], range)
    }
    return Mistake(.unexpectedWord, [word, advice], range)
  }
}
