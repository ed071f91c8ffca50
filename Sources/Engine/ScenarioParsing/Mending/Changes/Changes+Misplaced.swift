import Scenarios
import VirtualDevice
import VirtualTime

extension Mender {
  /// Returns repairs for words in the wrong place, and for a text that lacks the word before it.
  mutating func misplaced(in draft: Draft, at failure: FailurePoint) -> [Change] {
    guard failure.subject < draft.words.count else { return [] }
    return [
      stepInExpectation(draft, failure), actorOfWhole(draft, failure),
      appBehindName(draft, failure), severalNames(draft, failure),
      bareText(draft, failure), number(draft, failure), monitor(of: draft, failure),
    ].compactMap { $0 } + dates(draft, failure)
  }

  /// `expect user taps "x"`: an action is no expectation.
  private mutating func stepInExpectation(_ draft: Draft, _ failure: FailurePoint) -> Change? {
    let subject = failure.subject
    guard failure.index == subject + 1, failure.index < draft.words.count,
      draft.words[subject].text == "expect",
      ["app", "user", "device"].contains(draft.words[failure.index].text)
    else { return nil }
    let step = draft.replacing(subject..<subject + 1, with: [])
    guard reads(step) else { return nil }
    return change(
      draft,
      subject..<subject + 1,
      [],
      ParseError(.stepInExpectation),
      cost: 9,
      showsSentence: true
    )
  }

  /// `app has authorization authorized`: the sentence belongs to another actor.
  private mutating func actorOfWhole(_ draft: Draft, _ failure: FailurePoint) -> Change? {
    let subject = failure.subject
    let wrong = draft.words[subject].text
    guard failure.index > subject + 1, ["app", "user", "device"].contains(wrong) else {
      return nil
    }
    for other in ["device", "user", "app"] where other != wrong {
      guard reads(draft.replacing(subject..<subject + 1, with: [other])) else { continue }
      return change(
        draft,
        subject..<subject + 1,
        [other],
        ParseError(.otherActor, ["the \(other)"]),
        cost: 11,
        showsSentence: true
      )
    }
    return nil
  }

  /// `expect "x" of mail delivered`: the app comes first there.
  private mutating func appBehindName(_ draft: Draft, _ failure: FailurePoint) -> Change? {
    let index = failure.index
    guard draft.words[failure.subject].text == "expect", index + 1 < draft.words.count,
      index == failure.subject + 2, draft.words[index].text == "of",
      scope.book.app(named: draft.words[index + 1].text) != nil
    else { return nil }
    let app = draft.words[index + 1].text
    let plain = draft.replacing(index..<index + 2, with: [])
    let moved = plain.replacing(index - 1..<index - 1, with: [app])
    guard reads(moved) else { return nil }
    let repair = Repair(
      error: ParseError(.appAfterName),
      place: draft.place(of: index..<index + 2),
      showsSentence: true
    )
    return (repair, moved, 8)
  }

  /// `expect "a" and "b" delivered`: a line is about one notification.
  private mutating func severalNames(_ draft: Draft, _ failure: FailurePoint) -> Change? {
    let subject = failure.subject
    let words = draft.words
    guard words[subject].text == "expect",
      let first = words[subject...].firstIndex(where: { $0.kind == .text }), first <= subject + 2,
      failure.index == first + 1
    else { return nil }
    var names = [first]
    var end = first + 1
    while end < words.count {
      if words[end].kind == .text {
        names.append(end)
      } else if !["and", ",", "&", "or"].contains(words[end].text) {
        break
      }
      end += 1
    }
    guard names.count > 1 else { return nil }
    let lines = names.map { draft.replacing(first..<end, with: [words[$0].text]) }
    guard lines.allSatisfy({ reads($0) }) else { return nil }
    let sentences = lines.prefix(3).map { $0.text(from: subject).code }
      .joined(separator: ", and below it ")
    return change(
      draft,
      first + 1..<end,
      [],
      ParseError(.severalNames, [sentences]),
      cost: 7
    )
  }

  /// `expect condition "gym" satisfied`: a condition belongs to a monitor.
  private mutating func monitor(of draft: Draft, _ failure: FailurePoint) -> Change? {
    let index = failure.index
    guard index < draft.words.count, index > failure.subject + 2,
      draft.words[failure.subject].text == "expect", draft.words[index - 2].text == "condition",
      let monitor = scope.book.monitors.first
    else { return nil }
    let words = ["in", "monitor", monitor.quoted]
    guard reads(draft.replacing(index..<index, with: words)) else { return nil }
    return change(
      draft,
      index..<index,
      words,
      ParseError(.missingWord, [words.joined(separator: " ")]),
      cost: 8,
      showsSentence: true
    )
  }

  /// `after 5m "Hello"`: a text that does not say whether it is the title.
  private func bareText(_ draft: Draft, _ failure: FailurePoint) -> Change? {
    let index = failure.index
    guard index < draft.words.count, draft.words[index].kind == .text,
      draft.words[index].isAsWritten, failure.words.contains("title"),
      failure.words.contains("body")
    else { return nil }
    return change(
      draft,
      index..<index,
      ["title"],
      ParseError(.textWithoutKind),
      cost: 10,
      showsSentence: true
    )
  }

  /// `1. user opens app`: steps have no numbers.
  private func number(_ draft: Draft, _ failure: FailurePoint) -> Change? {
    let word = draft.words[0].text
    guard failure.index == 0, draft.words.count > 1, Guess.isListNumber(word) else { return nil }
    return change(draft, 0..<1, [], ParseError(.stepNumber, [word]), cost: 5)
  }

  /// `on 2026-03-08 at 09:00`, `at 09:00 on 2026-03-08`, `on Thu at 19:00`.
  private func dates(_ draft: Draft, _ failure: FailurePoint) -> [Change] {
    let texts = draft.words.map { $0.text }
    let starts = [failure.index, failure.index - 1, failure.index - 2]
    for start in starts where start > failure.subject && start + 2 < texts.count {
      guard ["at", "on"].contains(texts[start]) else { continue }
      var day: String?
      var time: String?
      var index = start + 1
      while index < texts.count, day == nil || time == nil {
        if index > start + 1, ["at", "on"].contains(texts[index]) { index += 1 }
        let rest = Array(texts.dropFirst(index))
        if day == nil, let date = Guess.date(rest), !date.isDoubtful {
          (day, index) = (date.words[0], index + date.count)
        } else if time == nil, let clock = Guess.time(rest, isAlone: true) {
          (time, index) = (clock.words[0], index + clock.count)
        } else {
          break
        }
      }
      guard let day, let time else { continue }
      let written = ["at", day, time]
      guard Array(texts[start..<index]) != written else { continue }
      let error = ParseError(.dateAfterTime, [written.joined(separator: " ")])
      return [change(draft, start..<index, written, error, cost: 8)]
    }
    return []
  }
}

extension Guess {
  /// Indicates whether a word numbers a list item, such as `1.` and `2)`.
  static func isListNumber(_ word: String) -> Bool {
    guard let last = word.last, last == "." || last == ")" else { return false }
    return Geographic.isNumber(word.dropLast())
  }
}
