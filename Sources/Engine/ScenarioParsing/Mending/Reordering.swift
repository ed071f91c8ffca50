import Scenarios
import VirtualDevice

extension Mender {
  /// The maximum number of words in a line whose order is changed on trial.
  private static let mostOrdered = 16

  /// Returns the same words in an order that can be read.
  mutating func reordered(
    _ guess: RepairedLine,
    at failure: FailurePoint,
    trials: inout Int
  ) -> RepairedLine? {
    let words = guess.draft.words
    let subject = failure.subject
    guard !failure.isInMargin, words.count > subject + 2, words.count <= Self.mostOrdered,
      failure.index >= subject, guess.cost < 40
    else { return nil }
    var tries = 0
    startTrial(guess.draft)
    var reordering = Reordering(of: reader.tokens, subject)
    let found = reordering.readableMove(in: &self, tries: &tries)
    trials += tries / 16
    guard let (range, place) = found else {
      self.trials += tries / 16
      return nil
    }
    let repair = Repair(
      error: ParseError(.wordOrder),
      place: guess.draft.place(of: range),
      showsSentence: true
    )
    return RepairedLine(
      draft: guess.draft.moving(range, to: place),
      repairs: guess.repairs + [repair],
      cost: guess.cost + 17 + range.count,
      left: 0
    )
  }
}

/// Reads the words of a line in other orders.
///
/// There are hundreds of orders, so most are ruled out without reading. No order helps if a word is
/// in none of the sentences for the subject, or if a sentence needs a word that the line lacks.
private struct Reordering {
  /// The sentences that a word can begin.
  private enum Beginning {
    case unknown, none, time
    case forms([Verb], AppNumber)
  }

  private let tokens: [Token]
  private let subject: Int
  /// The sentences that each word can begin.
  private var beginnings: [Beginning]

  init(of tokens: [Token], _ subject: Int) {
    (self.tokens, self.subject) = (tokens, subject)
    beginnings = Array(repeating: .unknown, count: tokens.count)
  }

  /// Returns some words and another place for them at which the line can be read.
  ///
  /// The place is counted without these words. Adds the number of places that were tried.
  mutating func readableMove(
    in trial: inout Mender,
    tries: inout Int
  ) -> (range: Range<Int>, place: Int)? {
    for length in 1...3 {
      for start in subject..<tokens.count where start + length <= tokens.count {
        for place in subject...(tokens.count - length) where place != start {
          tries += 1
          let range = start..<start + length
          if reads(range, at: place, in: &trial) { return (range, place) }
        }
      }
    }
    return nil
  }

  /// Indicates whether the line can be read with some words moved; the place is counted without
  /// them.
  private mutating func reads(_ range: Range<Int>, at place: Int, in trial: inout Mender) -> Bool {
    // The first word after the margin in that order.
    let first =
      place == subject ? range.lowerBound : range.lowerBound == subject ? range.upperBound : subject
    if case .unknown = beginnings[first] { beginnings[first] = beginning(with: first, in: &trial) }
    switch beginnings[first] {
    case .unknown, .none: return false
    case .time:
      arrange(range, at: place, in: &trial)
      return trial.readsLine()
    case .forms(let verbs, let app):
      arrange(range, at: place, in: &trial)
      trial.reader.position = subject
      return trial.match(among: verbs, app) != nil
    }
  }

  private func arrange(_ range: Range<Int>, at place: Int, in trial: inout Mender) {
    trial.reader.tokens = tokens
    trial.reader.tokens.removeSubrange(range)
    trial.reader.tokens.insert(contentsOf: tokens[range], at: place)
    trial.reader.start()
  }

  /// Returns the sentences that a word can begin as the first one after the margin.
  private func beginning(with index: Int, in trial: inout Mender) -> Beginning {
    let token = tokens[index]
    let word = trial.reader.string(token)
    if ("0"..."9").contains(word.prefix(1)) { return .time }
    trial.reader.tokens = tokens
    trial.reader.position = subject
    guard trial.isSubject(word), let (verbs, app) = try? trial.verbs(for: token) else {
      return .none
    }
    let rest = tokens.indices.filter { $0 >= subject && $0 != index }.map { tokens[$0] }
    let forms = verbs.filter { trial.mayFit(rest, to: $0) }
    return forms.isEmpty ? .none : .forms(forms, app)
  }
}

extension Mender {
  /// Returns a Boolean value that indicates whether some words, in any order, may be a sentence.
  ///
  /// It is true if an exact answer is too expensive.
  fileprivate func mayFit(_ tokens: [Token], to verb: Verb) -> Bool {
    // The words that a form needs rule most forms out before they are taken apart.
    let bits = tokens.reduce(0) { $0 | $1.bit }
    guard verb.keyReach == 0 || bits & verb.keyBits != 0 else { return false }
    let pattern = verb.pattern
    var index = 0
    while index < pattern.parts.count {
      let part = pattern.parts[index]
      if part.kind == .word,
        !tokens.contains(where: { $0.spells(part, of: pattern, in: reader.bytes) })
      {
        return false
      }
      index = Int(part.end)
    }
    return tokens.allSatisfy { mayTake($0, pattern) }
  }

  /// Indicates whether any part of a sentence may take a word.
  private func mayTake(_ token: Token, _ pattern: Pattern) -> Bool {
    pattern.parts.contains { part in
      switch part.kind {
      case .word: return token.spells(part, of: pattern, in: reader.bytes)
      case .slot: return mayTake(token, as: pattern.slots[Int(part.number)].kind!)
      case .options, .choice, .way, .mark: return false
      case .list:
        let list = pattern.lists[Int(part.number)]
        return mayTake(token, list.pattern)
          || list.separator.map { token.spells($0, in: reader.bytes) } ?? false
      }
    }
  }

  private func mayTake(_ token: Token, as kind: Kind) -> Bool {
    switch kind {
    case .text, .identifier, .identifiers, .local, .label, .place, .monitor, .quoted:
      token.kind == .text
    case .tags: token.kind == .tags
    case .newName, .word, .app, .zone, .calendar, .rule, .side: token.kind == .word
    case .interval, .count, .fraction, .version, .date, .time, .monthDay, .clock, .moment,
      .coordinate, .length, .speed:
      reader.bytes[token.start..<token.end].contains { (48...57).contains($0) }
    case .one(let vocabulary), .some(let vocabulary):
      vocabulary.entries.contains { token.spells($0.word, in: reader.bytes) }
    }
  }
}
