import Scenarios
import VirtualDevice

extension Parser {
  /// The most words of a line whose order is questioned.
  private static let mostOrdered = 16

  /// The same words in an order in which they can be read.
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
    var reordering = Reordering(trial(of: guess.draft), words, subject)
    var tries = 0
    defer { trials += tries / 16 }
    for length in 1...3 {
      for start in subject..<words.count where start + length <= words.count {
        for place in subject...(words.count - length) where place != start {
          tries += 1
          guard reordering.reads(start..<start + length, at: place) else { continue }
          let repair = Repair(
            error: ParseError(.wordOrder),
            place: guess.draft.place(of: start..<start + length),
            showsSentence: true
          )
          return RepairedLine(
            draft: guess.draft.moving(start..<start + length, to: place),
            repairs: guess.repairs + [repair],
            cost: guess.cost + 17 + length,
            left: 0
          )
        }
      }
    }
    context.trials += tries / 16
    return nil
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

  private var trial: Parser
  private let tokens: [Token]
  private let subject: Int
  /// The sentences that each word can begin.
  private var beginnings: [Beginning]

  init(_ trial: Parser, _ words: [Draft.Word], _ subject: Int) {
    self.trial = trial
    self.subject = subject
    tokens = trial.reader.tokens
    beginnings = Array(repeating: .unknown, count: words.count)
  }

  /// Indicates whether the line can be read with some words moved; the place is counted without
  /// them.
  mutating func reads(_ range: Range<Int>, at place: Int) -> Bool {
    // The first word after the margin in that order.
    let first =
      place == subject ? range.lowerBound : range.lowerBound == subject ? range.upperBound : subject
    switch beginning(with: first) {
    case .unknown, .none: return false
    case .time:
      arrange(range, at: place)
      return trial.readsLine()
    case .forms(let verbs, let app):
      arrange(range, at: place)
      trial.reader.position = subject
      return trial.match(among: verbs, app) != nil
    }
  }

  private mutating func arrange(_ range: Range<Int>, at place: Int) {
    trial.reader.tokens = tokens
    trial.reader.tokens.removeSubrange(range)
    trial.reader.tokens.insert(contentsOf: tokens[range], at: place)
    trial.reader.start()
  }

  /// Returns the sentences that a word can begin as the first one after the margin.
  private mutating func beginning(with index: Int) -> Beginning {
    if case .unknown = beginnings[index] { beginnings[index] = findBeginning(with: index) }
    return beginnings[index]
  }

  private mutating func findBeginning(with index: Int) -> Beginning {
    let token = tokens[index]
    let word = trial.reader.string(token)
    if ("0"..."9").contains(word.prefix(1)) { return .time }
    trial.reader.tokens = tokens
    trial.reader.position = subject
    guard trial.isSubject(word), let (verbs, app) = try? trial.verbs(for: token) else {
      return .none
    }
    let rest = tokens.indices.filter { $0 >= subject && $0 != index }.map { tokens[$0] }
    let forms = verbs.filter { trial.mayFit(rest, to: $0.pattern) }
    return forms.isEmpty ? .none : .forms(forms, app)
  }
}

extension Parser {
  /// Indicates whether some words, in any order, may be a sentence; true if the answer is
  /// expensive.
  fileprivate func mayFit(_ tokens: [Token], to pattern: Pattern) -> Bool {
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
