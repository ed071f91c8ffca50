import Scenarios
import VirtualDevice

extension Reader {
  func unknownSubject(_ token: Token, _ book: Book) -> LineError {
    let range = token.start..<token.end
    guard token.kind == .word else {
      return LineError(.lineBeginsWithoutWord, range)
    }
    let word = string(token)
    if ["id", "each", "skip", "xfail"].contains(word) {
      return LineError(.wordWithoutTitle, [word], range)
    }
    let known = Verb.bySubject.map { $0.subject.text } + book.apps
    if let near = Suggestion.nearest(to: word, among: known).first {
      return LineError(.unknownWord, [word, near], range)
    }
    return LineError(.unknownFirstWord, [word], range)
  }

  /// Returns the mistake of a line that seems to declare an app, or nil.
  func declaration(_ book: Book, isInScenario: Bool) -> ParseError? {
    let index = furthest
    guard index > 0, tokens[index - 1].spells(.init("app"), in: bytes) else {
      return nil
    }
    let rest = tokens[index...]
    let names = rest.map(string)
    if let name = names.first, rest.first?.kind == .word, book.app(named: name) == nil,
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
    let place = !isInScenario ? "" : " above the first scenario"
    return ParseError(
      names.count == 1 ? .unknownAction : .appNameOfSeveralWords,
      [name, place]
    )
  }

  /// Returns the mistake in a sentence that fits no form.
  func mistake(among verbs: [Verb], _ book: Book, isInScenario: Bool) -> LineError {
    if let wrong = wrongValue { return wrong }
    let known = expectedWords
    let wanted = expected + known.map { (phrases[$0] ?? $0).code }
    let isDone = wanted.contains("the end of the line")
    let others = wanted.filter { $0 != "the end of the line" }
    let advice =
      others.count > 24
      ? "run `belfry help language` for the sentences that fit"
      : "\(isDone ? "remove it, or write" : "write") \(Suggestion.either(others))"
    guard furthest < tokens.count else {
      let end = wholeLine.upperBound
      return LineError(.lineTooShort, [advice], end..<end)
    }
    let token = tokens[furthest]
    let range = token.start..<token.end
    let word = string(token)
    if token.kind == .word {
      if !Verb.words.contains(word), let near = Suggestion.nearest(to: word, among: known).first {
        return LineError(.unknownWord, [word, near], range)
      }
      if let advice = declaration(book, isInScenario: isInScenario) {
        return LineError(advice, range)
      }
      let isPlace = expected == [Kind.place.description] && known.isEmpty
      if expected.contains(Kind.place.description), WordShape.beginsPoint(word) {
        return LineError(.placeWithoutName, [word], range)
      }
      let isQuoted =
        isPlace || (known.isEmpty && expected.contains { $0.hasPrefix("a quoted") })
      if isQuoted, !Verb.words.contains(word), !WordShape.isValue(word) {
        return LineError(.nameWithoutQuotes, [word.quoted], range)
      }
    }
    if wanted == ["the end of the line"] {
      let rest = tokens[furthest...].map(string).joined(separator: " ")
      return LineError(.textAfterEnd, [rest], range)
    }
    return LineError(.unexpectedWord, [word, advice], range)
  }
}
