import Scenarios
import VirtualDevice

extension Mender {
  /// Returns changes of several words at once: of a sentence in other words, or of words that
  /// repeat a meaning.
  func sentenceChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    guard failure.subject < draft.words.count else { return [] }
    return rewordings(of: draft, at: failure)
      + [implied(in: draft, failure), repetition(in: draft, failure)].compactMap { $0 }
  }

  /// The subject of a line; an app by any name is `app`.
  func subject(of draft: Draft, at index: Int) -> String {
    let word = draft.words[index].text
    return scope.book.app(named: word) == nil ? word : "app"
  }

  private func rewordings(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let subject = subject(of: draft, at: failure.subject)
    let words = draft.words.map { $0.text }
    let keys = words.map(Synonym.key)
    var changes: [Change] = []
    for row in Synonym.sentences[subject] ?? [] {
      // Reading stopped at one of the words to replace, or just behind them.
      let first = max(failure.subject + 1, failure.index - row.old.count)
      for start in first..<max(first, min(failure.index + 1, words.count)) {
        guard let new = row.replacement(at: start, of: words, comparing: keys) else { continue }
        let (range, other) = difference(of: words, start..<start + row.old.count, new)
        let said = words[range].joined(separator: " ")
        let error = ParseError(.otherWord, [said, other.joined(separator: " ")])
        changes.append(change(draft, range, other, error, cost: 8))
      }
    }
    return changes
  }

  /// Returns the words to replace without those at either end that stay, if others are left.
  private func difference(
    of words: [String],
    _ range: Range<Int>,
    _ all: [String]
  ) -> (range: Range<Int>, new: [String]) {
    var (old, new) = (words[range], all[...])
    while old.count > 1, new.count > 1, old.first == new.first {
      old.removeFirst()
      new.removeFirst()
    }
    while old.count > 1, new.count > 1, old.last == new.last {
      old.removeLast()
      new.removeLast()
    }
    return old.allSatisfy(new.contains)
      ? (range, all) : (old.startIndex..<old.endIndex, Array(new))
  }

  /// `daily at 09:00 repeats` and `on enter "shop" notifyOnEntry`: the trigger already implies the
  /// word.
  private func implied(in draft: Draft, _ failure: FailurePoint) -> Change? {
    let words = draft.words.map { $0.text }
    for (said, trigger, message) in Synonym.implied
    where words[failure.subject..<failure.index].contains(trigger) {
      let phrases = phrases(in: draft, at: failure.index)
      guard let count = count(of: said, in: phrases) else { continue }
      let range = failure.index..<failure.index + count
      let text = words[range].joined(separator: " ")
      let error = ParseError(.unsupported, [message, "remove `\(text)`"])
      return change(draft, range, [], error, cost: 8, way: .removal)
    }
    return nil
  }

  /// `after 5m repeats`, `at 09:00 repeats` and `on enter "shop" title "Tea" repeats`.
  private func repetition(in draft: Draft, _ failure: FailurePoint) -> Change? {
    let words = draft.words.map { $0.text }
    let before = words[failure.subject..<failure.index]
    guard before.contains(where: { ["after", "at", "on"].contains($0) }) else { return nil }
    let phrases = phrases(in: draft, at: failure.index)
    let days = count(of: Synonym.daily, in: phrases)
    guard let count = days ?? count(of: Synonym.repeating, in: phrases) else { return nil }
    let range = failure.index..<failure.index + count
    let plain = draft.replacing(range, with: [])
    let better: Draft
    let wanted: String
    if days == nil, let after = before.lastIndex(of: "after"), after + 1 < failure.index {
      better = plain.replacing(after..<after + 1, with: ["every"])
      wanted = "every \(words[after + 1])"
    } else if let at = before.lastIndex(of: "at"), at + 1 < failure.index,
      Guess.time([words[at + 1]], isAlone: false) != nil
    {
      better = plain.replacing(at..<at + 1, with: ["daily", "at"])
      wanted = "daily at \(words[at + 1])"
    } else if days == nil, let on = before.lastIndex(of: "on"), on + 2 < failure.index {
      better = plain.replacing(on + 3..<on + 3, with: ["repeating"])
      wanted = words[on...on + 2].joined(separator: " ") + " repeating"
    } else {
      return nil
    }
    let said = words[range].joined(separator: " ")
    let help = "write `\(wanted)`, and remove `\(said)`"
    let error = ParseError(.otherWord, [said, wanted], help: help)
    return (Repair(error: error, place: draft.place(of: range)), better, 9)
  }

  /// Returns the phrases of one, two and three words that begin at a word, as keys.
  private func phrases(in draft: Draft, at index: Int) -> [String] {
    var phrases: [String] = []
    for word in draft.words.dropFirst(index).prefix(3) {
      let key = Synonym.key(of: word.text)
      phrases.append(phrases.last.map { "\($0) \(key)" } ?? key)
    }
    return phrases
  }

  /// Returns the number of words of the longest phrase that a list has.
  private func count(of list: Set<String>, in phrases: [String]) -> Int? {
    phrases.lastIndex(where: list.contains).map { $0 + 1 }
  }
}

extension ArraySlice<String> {
  /// Indicates whether some words follow on each other here.
  fileprivate func contains(_ words: [String]) -> Bool {
    indices.contains { self[$0] == words[0] && self[$0...].starts(with: words) }
  }
}
