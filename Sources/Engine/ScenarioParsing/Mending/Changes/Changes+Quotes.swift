import Scenarios
import VirtualTime

extension Mender {
  /// Returns changes for quotes that are missing, of another kind, or superfluous.
  func quoteChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    let word = draft.words[index]
    if word.kind == .text {
      let inner = word.inner.split(separator: " ").map(String.init)
      guard !inner.isEmpty, !failure.wantsText else { return [] }
      let error = ParseError(.needlessQuotes, [inner.joined(separator: " ")])
      return [change(draft, index..<index + 1, inner, error, cost: 10)]
    }
    if let change = otherQuotes(in: draft, at: index) { return [change] }
    var changes: [Change] = []
    if failure.wantsText {
      let isPlace = failure.kinds.contains { if case .place = $0 { true } else { false } }
      // A point has no name that could be in quotes.
      guard !isPlace || !WordShape.beginsPoint(word.text) else { return [] }
      changes += missingQuotes(in: draft, at: index, standsForPlace: isPlace)
    }
    // Quotes may be missing after words in another order.
    let later = draft.words.indices.dropFirst(index + 1).first { isName(draft.words[$0]) }
    if let later, let change = missingQuotes(in: draft, at: later, most: 1).first {
      var half = change
      half.repair.isHalf = true
      changes.append(half)
    }
    return changes
  }

  /// Indicates whether a word is not in the language, and so may be a name.
  private func isName(_ word: Draft.Word) -> Bool {
    word.kind == .word && !Verb.words.contains(word.text) && !WordShape.isValue(word.text)
  }

  /// Returns the change that puts one word, or several up to a maximum, in quotes.
  private func missingQuotes(
    in draft: Draft,
    at index: Int,
    standsForPlace: Bool = false,
    most: Int = 8
  ) -> [Change] {
    // A number that is too large is no name.
    let first = draft.words[index].text
    // Nor is a payload in JSON.
    if first.hasPrefix("{") { return [] }
    if first.utf8.allSatisfy({ (48...57).contains($0) }), Int32(first) == nil { return [] }
    var changes: [Change] = []
    var text = ""
    var known = 0
    for end in index..<min(draft.words.count, index + most) {
      guard draft.words[end].kind == .word else { break }
      // A word of the language is seldom a part of a name.
      if end > index, Verb.words.contains(draft.words[end].text) { known += 1 }
      text += (text.isEmpty ? "" : " ") + draft.words[end].text
      let isWord =
        end == index
        && (Verb.words.contains(text) || WordShape.isValue(text)
          || Verb.words.contains(text.hyphenated))
      // A city without quotes is a zone rather than a place.
      let isZone = standsForPlace && Zone.nearest(to: text).first?.hasSuffix("/\(text)") == true
      let cost = (isZone ? 28 : 14) + (end - index) * 2 + (isWord ? 10 : 0) + known * 8
      changes.append(
        change(
          draft,
          index..<end + 1,
          [text.quoted],
          ParseError(.nameWithoutQuotes, [text.quoted]),
          cost: cost,
          isHalf: isWord,
          way: .quotes
        )
      )
    }
    return changes
  }

  /// A text that sticks to the word in front of it, as in `title="Drink"` and `adds("water")`.
  func gluedQuotes(in draft: Draft, at index: Int) -> Change? {
    let text = draft.words[index].text
    guard let quote = text.firstIndex(of: "\""), quote > text.startIndex else { return nil }
    let head = String(text[..<quote].reversed().drop { "=:(".contains($0) }.reversed())
    var rest = String(text[quote...])
    var end = index + 1
    while rest.count(where: { $0 == "\"" }) < 2, end < draft.words.count {
      rest += " " + draft.words[end].text
      end += 1
    }
    let inner = rest.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: true)
    guard !head.isEmpty, rest.count(where: { $0 == "\"" }) == 2, let inner = inner.first else {
      return nil
    }
    let words = [head, String(inner.prefix { $0 != "\"" }).quoted]
    let error = ParseError(.noSpaceBeforeQuote, [words.joined(separator: " ")])
    return change(draft, index..<end, words, error, cost: 9)
  }

  /// Replaces the quotes of books, of other programming languages and of other countries.
  private func otherQuotes(in draft: Draft, at index: Int) -> Change? {
    let pairs: [(open: Character, close: String)] = [
      ("'", "'"), ("`", "`'"), ("“", "”“\""), ("”", "”"), ("‘", "’"), ("’", "’"), ("„", "“”"),
      ("«", "»"), ("»", "«"), ("″", "″"), ("＂", "＂"),
    ]
    guard let open = draft.words[index].text.first,
      let pair = pairs.first(where: { $0.open == open })
    else { return nil }
    let words = draft.words[index...]
    guard
      let end = words.indices.first(where: { last in
        let text = words[last].text
        guard let close = text.drop(while: { $0 == open && last == index }).last else {
          return false
        }
        return pair.close.contains(close)
          || (",.;".contains(close)
            && text.dropLast().last.map { pair.close.contains($0) } ?? false)
      })
    else { return nil }
    var text = words[index...end].map { $0.text }.joined(separator: " ")
    if let last = text.last, ",.;".contains(last) { text.removeLast() }
    let inner = String(text.dropFirst().dropLast())
    let name = open == "'" || open == "`" ? "double" : "straight"
    return change(
      draft,
      index..<end + 1,
      [inner.quoted],
      ParseError(.otherQuotes, [name, inner.quoted]),
      cost: 8
    )
  }
}

extension FailurePoint {
  /// Indicates whether a quoted text is possible here.
  fileprivate var wantsText: Bool {
    kinds.contains { kind in
      switch kind {
      case .text, .identifier, .local, .identifiers, .place, .monitor, .label: true
      case _:
        false
      }
    }
  }
}

extension String {
  /// The words of a name in Swift with hyphens between them, as scripts have them: `timeSensitive`
  /// becomes `time-sensitive`.
  fileprivate var hyphenated: String {
    guard contains(where: { $0.isUppercase }) else { return self }
    return reduce(into: "") { text, letter in
      if letter.isUppercase, !text.isEmpty { text += "-" }
      text += letter.lowercased()
    }
  }
}
