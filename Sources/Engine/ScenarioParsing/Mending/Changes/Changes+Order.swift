import Scenarios
import VirtualDevice
import VirtualTime

extension Mender {
  /// Returns changes that add the actor, if the line does not name one.
  func actorChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    guard index < draft.words.count else { return [] }
    let word = draft.words[index]
    // Above the first step, and without a time, a line is a fact.
    let isStep = scope.isAmongSteps || failure.subject > 0
    return Verb.bySubject.compactMap { subject, verbs -> Change? in
      guard ["app", "user", "device", "expect"].contains(subject.text),
        isStep || subject.text != "expect"
      else { return nil }
      let begins = verbs.contains { verb in
        if let first = verb.firstWord { return first.text == word.text }
        return subject.text == "expect"
          && (word.kind == .text || Self.expectable.contains(word.text))
      }
      guard begins else { return nil }
      let name =
        subject.text == "app" ? scope.book.apps.first ?? "app" : subject.text
      return change(
        draft,
        index..<index,
        [name],
        ParseError(subject.text == "expect" ? .missingExpect : .missingActor),
        cost: subject.text == "app" && scope.book.apps.count > 1 ? 18 : 12,
        showsSentence: true
      )
    }
  }

  /// The words of all expectations.
  private static let expectable = Verb.words(of: Verb.all.filter { $0.subject.text == "expect" })

  /// Returns changes that replace the actor of the action.
  func otherActors(in draft: Draft, at failure: FailurePoint) -> [Change] {
    let subject = failure.subject
    let actors = ["user", "device"] + (scope.book.apps.count == 1 ? scope.book.apps : ["app"])
    guard failure.index == subject + 1, failure.index < draft.words.count,
      actors.contains(draft.words[subject].text)
    else { return [] }
    let wrong = draft.words[subject].text
    let word = draft.words[failure.index].text
    return Verb.bySubject.compactMap { group, verbs -> Change? in
      let actor = group.text == "app" ? actors[2] : group.text
      let begins = verbs.contains { $0.firstWord?.text == word }
      guard begins, actor != wrong, actors.contains(actor) else { return nil }
      return change(
        draft,
        subject..<subject + 1,
        [actor],
        ParseError(.otherActor, ["the \(actor)"]),
        cost: 12,
        showsSentence: true
      )
    }
  }

  /// Returns changes that add a missing word.
  func additions(to draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    var words = failure.words.filter { $0 != "for" || draft.words.count > index }
    // Where there is but one app, it is the one that is meant.
    for app in scope.book.apps where words.contains(app) && scope.book.apps.count > 1 {
      words.removeAll { $0 == app }
    }
    let isAtEnd = index == draft.words.count
    if isAtEnd, words.contains("now"), words.contains("after") {
      // Any trigger would do; the shortest makes the line whole.
      return [
        change(
          draft,
          index..<index,
          ["now"],
          ParseError(.missingTrigger),
          cost: 20,
          showsSentence: true,
          way: .addition
        )
      ]
    }
    guard index > failure.subject, words.count <= (isAtEnd ? 2 : 12) else { return [] }
    // The text cannot be guessed.
    guard isAtEnd || draft.words[index].kind == .word || words.count <= 2 else { return [] }
    return words.map { word in
      change(
        draft,
        index..<index,
        [word],
        isAtEnd ? ParseError(.lineTooShort) : ParseError(.missingWord, [word]),
        cost: isAtEnd ? 35 : 16,
        showsSentence: true,
        way: .addition
      )
    }
  }

  /// Returns changes that move a time after a step into the margin.
  mutating func timeChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    let index = failure.index
    let words = draft.words
    guard failure.subject < index, index < words.count else { return [] }
    let isMargin = words[index].text.hasPrefix("@") && words[index].text != "@"
    guard isMargin || index + 1 < words.count else { return [] }
    let range: Range<Int>
    let gutter: String
    switch words[index].text {
    case _ where isMargin:
      guard let guess = Guess.margin(words[index...].map { $0.text }) else { return [] }
      gutter = guess.words.joined(separator: " ")
      range = index..<index + guess.count
    case "at", "by", "on", "@":
      guard let guess = Guess.margin(words[(index + 1)...].map { $0.text }) else { return [] }
      gutter = guess.words.joined(separator: " ")
      range = index..<index + 1 + guess.count
    case "after", "in", "within":
      guard let guess = Guess.interval(words[(index + 1)...].map { $0.text }) else { return [] }
      gutter = "@+\(guess.words[0])"
      range = index..<index + 1 + guess.count
    default: return []
    }
    var moved = draft.replacing(range, with: [])
    moved = moved.replacing(
      0..<failure.subject,
      with: gutter.split(separator: " ").map(String.init)
    )
    guard reads(moved) else { return [] }
    let sentence = moved.text()
    let repair = Repair(
      error: ParseError(.timeInSentence, [sentence]),
      place: draft.place(of: range),
      isDoubtful: true,
      way: .addition
    )
    return [(repair, moved, 15)]
  }

  /// Returns changes that replace the time in the margin by its possible meanings.
  func marginChanges(of draft: Draft, at failure: FailurePoint) -> [Change] {
    if let change = gluedMargin(in: draft) ?? dateWithoutYear(in: draft) { return [change] }
    let texts = draft.words.map { $0.text }
    guard let guess = Guess.margin(texts), guess.count <= texts.count else { return [] }
    let words = guess.words
    guard Array(texts.prefix(guess.count)) != words else { return [] }
    let written = words.joined(separator: " ")
    // What is right already is not pointed at.
    let right = zip(texts, words).prefix { $0 == $1 }.count
    guard right < guess.count else { return [] }
    let said = texts[right..<guess.count].joined(separator: " ")
    let error =
      if failure.isInMargin, let error = failure.error, error.help == "write `\(written)`" {
        error
      } else if texts[0].hasPrefix("@") {
        guess.error ?? ParseError(.marginForm, [said, written])
      } else {
        ParseError(.marginWithoutAt, [written])
      }
    return [
      change(
        draft,
        right..<guess.count,
        Array(words[min(right, words.count)...]),
        error,
        cost: guess.isDoubtful ? 13 : 9,
        isDoubtful: guess.isDoubtful
      )
    ]
  }

  /// `@08:06expect`, `@Tue14:00` and `@+1d09:00`.
  private func gluedMargin(in draft: Draft) -> Change? {
    let word = draft.words[0].text
    let subjects = Verb.bySubject.map { $0.subject.text } + scope.book.apps
    guard word.hasPrefix("@"), let parts = Guess.unglued(word.dropFirst(), before: subjects) else {
      return nil
    }
    let written = ["@" + parts[0]] + parts.dropFirst()
    let error = ParseError(.marginForm, [word, written.joined(separator: " ")])
    return change(draft, 0..<1, written, error, cost: 8)
  }

  /// `@8 March 08:00`: the year is the one in which that day is next.
  private func dateWithoutYear(in draft: Draft) -> Change? {
    var texts = draft.words.map { $0.text }
    guard texts.count > 2, texts[0].hasPrefix("@"), Int(texts[2]) == nil,
      let (month, day) = Guess.dayOfYear(String(texts[0].dropFirst()), texts[1])
    else { return nil }
    if texts[2] == "at" { texts.remove(at: 2) }
    let count = draft.words.count - texts.count + 2
    let isTimed = texts.count > 2 && texts[2].contains(":")
    let time = isTimed ? texts[2] : "08:00"
    let today = scope.today
    let dates = [today.year, today.year + 1].compactMap {
      CivilDate(year: $0, month: month, day: day)
    }
    guard let date = dates.first(where: { $0 >= today }) else { return nil }
    let said = texts[0] + " " + texts[1]
    let written = ["@" + date.text] + (isTimed ? [] : [time])
    let error = ParseError(.unknownMargin, [said, "write `@\(date.text) \(time)`"])
    return change(draft, 0..<count, written, error, cost: 9, isDoubtful: true)
  }
}
