import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A line as it may have been meant: the report of the change, and its cost.
typealias Change = (repair: Repair, draft: Draft, cost: Int)

extension Mender {
  /// Returns the possible meanings of the word where reading stopped, the likeliest first.
  mutating func changes(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    var failure = failure
    // The calls of iOS 9 and earlier are meant only there, or where the line names them.
    if let local = failure.words.firstIndex(of: "local"),
      scope.version >= .center,
      !draft.words.contains(where: { $0.text.contains(text: "ocal") })
    {
      failure.words.remove(at: local)
    }
    var changes: [Change] = []
    if index == failure.subject || failure.isInMargin {
      changes += marginChanges(of: draft, at: failure)
      guard !failure.isInMargin else { return changes }
      changes += actorChanges(of: draft, at: failure)
    }
    // Of two that cost the same, the words of a sentence say more than one word.
    changes += sentenceChanges(of: draft, at: failure)
    changes += synonymChanges(of: draft, at: failure)
    changes += otherActors(in: draft, at: failure)
    changes += misplaced(in: draft, at: failure)
    guard index < draft.words.count else { return changes + additions(to: draft, at: failure) }
    changes += signChanges(of: draft, at: index)
    changes += valueChanges(of: draft, at: failure)
    changes += spellingChanges(of: draft, at: failure)
    changes += additions(to: draft, at: failure)
    changes += quoteChanges(of: draft, at: failure)
    changes += timeChanges(of: draft, at: failure)
    return changes
  }

  /// A word with a slip in it, or run together with the word after it.
  private func spellingChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    let word = draft.words[index]
    guard word.kind == .word else { return [] }
    var changes: [Change] = []
    // A word that is right elsewhere has no slip in it.
    let isKnown = Verb.words.contains(word.text)
    let words = failure.words
    for (rank, near) in Suggestion.nearest(to: word.text, among: words, most: 3)
      .enumerated()
    {
      let isCase = near.lowercased() == word.text.lowercased()
      guard isCase || !isKnown else { continue }
      let error = ParseError(
        isCase && near == near.lowercased() ? .capitalLetters : .unknownWord,
        [word.text, near]
      )
      changes.append(
        change(draft, index..<index + 1, [near], error, cost: (isCase ? 8 : 10) + rank)
      )
    }
    for known in WordForm.forms(of: word.text, among: words) {
      let error = ParseError(isKnown ? .otherWord : .unknownWord, [word.text, known])
      changes.append(change(draft, index..<index + 1, [known], error, cost: 8))
    }
    if !isKnown, let near = WordForm.nearly(word.text, among: words).first {
      let error = ParseError(.unknownWord, [word.text, near])
      changes.append(change(draft, index..<index + 1, [near], error, cost: 11))
    }
    let lowercase = word.text.lowercased()
    for known in words where known.utf8.count < word.text.utf8.count {
      guard WordForm.letter(known) == WordForm.letter(lowercase),
        lowercase.hasPrefix(known.lowercased())
      else { continue }
      let rest = String(word.text.dropFirst(known.count).drop { ":=".contains($0) })
      guard known.count > 2, let first = rest.utf8.first,
        (48...57).contains(first) || (!isKnown && isWord(rest))
      else { continue }
      let error = ParseError(.twoWords, [word.text, "\(known) \(rest)"])
      changes.append(change(draft, index..<index + 1, [known, rest], error, cost: 9))
    }
    return changes
  }

  /// Indicates whether a word is one of the language, or the name of an app.
  private func isWord(_ word: String) -> Bool {
    word.count > 1 && (Verb.words.contains(word) || scope.book.app(named: word) != nil)
  }

  /// Words that have another name elsewhere.
  private func synonymChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    var changes: [Change] = []
    // A word that was taken for another one may be just before the one that does not fit, and a
    // phrase with its subject may begin like a sentence, as in `app is killed`.
    for index in (failure.subject...failure.index).reversed()
    where index < draft.words.count && (index == failure.subject || index >= failure.index - 1) {
      for (count, here) in Synonym.words(at: index, in: draft)
      where index + count > failure.index
        || (index == failure.index - 1
          && ["no", "every", "on", "cancels", "schedules"].contains(draft.words[index].text))
      {
        let range = index..<index + count
        let said = draft.words[range].map { $0.text }.joined(separator: " ")
        let wanted = here.joined(separator: " ")
        let error =
          here.isEmpty
          ? ParseError(.needlessWord, [said]) : ParseError(.otherWord, [said, wanted])
        let cost = (here.isEmpty ? 9 : 10) + (index < failure.index ? 3 : 0)
        // Who acts may have to change with what is done.
        let isHalf = index < failure.index || index <= failure.subject + 1
        changes.append(
          change(
            draft,
            range,
            here,
            error,
            cost: cost,
            isHalf: isHalf,
            way: here.isEmpty ? .removal : .other
          )
        )
      }
    }
    return changes
  }

  /// Returns changes that remove the signs which other languages add to words.
  private func signChanges(of draft: Draft, at index: Int) -> [Change] {
    let word = draft.words[index]
    let signs = ",;:.!?"
    if word.kind == .tags {
      let inner = word.inner.split { " \t,".contains($0) }.map { $0.drop { $0 == "." } }
      guard !inner.isEmpty else { return [] }
      let error = ParseError(.needlessBrackets, [inner.joined(separator: " ")])
      return [change(draft, index..<index + 1, inner.map(String.init), error, cost: 10)]
    }
    // Of letters alone, no sign is one too many.
    guard word.kind == .word, !word.text.utf8.allSatisfy({ (97...122).contains($0 | 0x20) }) else {
      return []
    }
    if let parts = word.text.splitAtSpaces {
      return [
        change(
          draft,
          index..<index + 1,
          parts,
          ParseError(.otherSpace, [word.text.spaceName]),
          cost: 5
        )
      ]
    }
    if let change = gluedQuotes(in: draft, at: index) { return [change] }
    let parts = word.text.split { ",+|&".contains($0) }.map(String.init)
    if parts.count > 1, parts.allSatisfy({ $0.allSatisfy { $0.isLetter } }) {
      let error = ParseError(.joinedWords, [parts.joined(separator: " ")])
      return [change(draft, index..<index + 1, parts, error, cost: 9)]
    }
    if ["//", "--", "/*"].contains(where: word.text.hasPrefix), index > 0 {
      return [change(draft, index..<draft.words.count, [], ParseError(.otherComment), cost: 8)]
    }
    let core = word.text.drop { "-*•>.(".contains($0) && word.text.count > 1 }
    let start = String(word.text.prefix(word.text.count - core.count))
    let end = String(core.reversed().prefix { signs.contains($0) || $0 == ")" }.reversed())
    let bare = String(core.dropLast(end.count))
    let sign = start.isEmpty ? end : start
    guard !sign.isEmpty, start.isEmpty || end.isEmpty || !bare.isEmpty else {
      return ["=", "-", "*", "•", "&", "+", "==", "->", "=>", "→"].contains(word.text)
        ? [change(draft, index..<index + 1, [], Self.needless(word.text), cost: 9)] : []
    }
    // A word after a comma belongs to the same list.
    let next = sign == "," && draft.words.indices.contains(index + 1) ? draft.words[index + 1] : nil
    let rest = next.map { $0.kind == .word ? " " + $0.text.filter { $0 != "," } : "" } ?? ""
    let error =
      bare.isEmpty
      ? Self.needless(word.text) : ParseError(.needlessSign, [sign, "write `\(bare)\(rest)`"])
    return [change(draft, index..<index + 1, bare.isEmpty ? [] : [bare], error, cost: 9)]
  }

  /// The mistake of a sign on its own.
  private static func needless(_ sign: String) -> ParseError {
    ParseError(.needlessSign, [sign, "remove it"])
  }

  /// Returns changes of values that have another notation.
  private mutating func valueChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    let texts = draft.words[index...].map { $0.text }
    var changes: [Change] = []
    // Where anything else is possible, an unknown word is hardly the name of an app.
    let isApp = failure.kinds.allSatisfy { if case .app = $0 { true } else { false } }
    var mistake: ParseError?
    for kind in failure.kinds {
      for guess in Guess.values(of: kind, meantBy: texts, apps: scope.book.apps) {
        let error = guess.error ?? mistake ?? self.mistake(in: draft)
        if guess.error == nil { mistake = error }
        changes.append(
          change(
            draft,
            index..<index + guess.count,
            guess.words,
            error,
            cost: (guess.isDoubtful ? 13 : 9) + (guess.isApp && !isApp ? 8 : 0),
            isDoubtful: guess.isDoubtful,
            way: guess.isApp ? .quotes : .other
          )
        )
      }
    }
    return changes
  }

  func change(
    _ draft: Draft,
    _ range: Range<Int>,
    _ words: [String],
    _ error: ParseError,
    cost: Int,
    showsSentence: Bool = false,
    isDoubtful: Bool = false,
    isHalf: Bool = false,
    way: Repair.Way = .other
  ) -> Change {
    let repair = Repair(
      error: error,
      place: draft.place(of: range),
      showsSentence: showsSentence,
      isDoubtful: isDoubtful,
      isHalf: isHalf,
      way: way
    )
    return (repair, draft.replacing(range, with: words), cost)
  }
}

extension String {
  /// The name of the first space in a word.
  fileprivate var spaceName: String {
    let space = unicodeScalars.first { $0.properties.isWhitespace }
    if space == "\u{A0}" || space == "\u{202F}" { return "a no-break space" }
    return "a special space, not an ordinary one"
  }

  /// The parts of a word between special spaces, such as no-break spaces; nil if it has none.
  fileprivate var splitAtSpaces: [String]? {
    guard unicodeScalars.contains(where: { $0.properties.isWhitespace }) else { return nil }
    return split { $0.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }.map(String.init)
  }
}
