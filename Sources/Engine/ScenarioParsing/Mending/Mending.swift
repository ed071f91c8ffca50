import Scenarios
import VirtualDevice

// The search for the line that was meant.
extension Mender {
  /// Looks for the line that was meant: the one that can be read with the least changes.
  ///
  /// Every guess is read like a line, so the advised line can always be read.
  ///
  /// - Parameters:
  ///   - drafts: The line, cut in each possible way.
  ///   - scope: The names that it may use, and its position in the script.
  mutating func mend(_ drafts: [RepairedLine], in scope: Scope) -> Result {
    self.scope = scope
    // The book is to have one owner when the line that was meant is entered there.
    defer { self.scope = Scope() }
    return search(among: drafts)
  }

  private mutating func search(among drafts: [RepairedLine]) -> Result {
    var open = drafts
    var seen: Set<String> = []
    var first: Repair?
    var trials = 0
    var best: RepairedLine?
    // A line that can be read, but belongs above the steps.
    var fact: RepairedLine?
    // A file of nonsense is not worth as much thought for each line.
    let isLong = self.trials >= Self.mostTrials.file
    let most = isLong ? Self.mostTrials.lineOfLongFile : Self.mostTrials.line
    guard let start = drafts.first?.draft else { return Result() }
    var stop = attempt(start)
    if var failure = stop {
      explain(&failure, in: start)
      stop = failure
    }
    if let stop,
      let repair = state(start, at: stop, among: StateAdvice.forms)
        ?? outOfScope(start, at: stop) ?? state(start, at: stop)
    {
      return Result(first: repair)
    }
    if let stop, !stop.isInMargin, let today = upgraded(start, subjectAt: stop.subject) {
      open = [today]
      first = today.repairs.first
    }
    while trials < most,
      let next = open.indices.min(by: { (open[$0].rank, $0) < (open[$1].rank, $1) })
    {
      let guess = open.remove(at: next)
      guard seen.insert(guess.draft.text()).inserted, !guess.draft.words.isEmpty else { continue }
      trials += 1
      self.trials += 1
      let isAsWritten = drafts.count == 1 && guess.repairs.isEmpty
      guard var failure = isAsWritten ? stop : attempt(guess.draft) else {
        if scope.hasSteps, isFact(guess.draft) {
          fact = fact ?? guess
          continue
        }
        guard guess.cost > 20, let advice = advice(on: start, at: stop) else {
          return Result(whole: guess)
        }
        return Result(first: advice)
      }
      let left = guess.draft.words.count - failure.index
      guard guess.cost < Self.mostCost, !failure.isHopeless,
        guess.mayStay || left < guess.left
      else { continue }
      if !isAsWritten { explain(&failure, in: guess.draft) }
      let changes = changes(of: guess.draft, at: failure)
      for (repair, draft, cost) in changes where !guess.leadsAstray(with: repair) {
        open.append(
          RepairedLine(
            draft: draft,
            repairs: guess.repairs + [repair],
            cost: guess.cost + cost,
            left: left + max(0, draft.words.count - guess.draft.words.count),
            mayStay: repair.isHalf
          )
        )
      }
      if guess.repairs.isEmpty, first == nil {
        let change = changes.first {
          $0.repair.isReported && leadsFurther($0, of: guess.draft.words.count, than: failure)
        }
        first = change?.repair
      }
      if let whole = reordered(guess, at: failure, trials: &trials) {
        open.append(whole)
        if whole.cost < best?.cost ?? .max { best = whole }
      }
    }
    if let whole = best ?? fact { return Result(whole: whole) }
    let claimed = stop.flatMap { state(start, at: $0, among: [.anyState]) }
    return Result(
      first: advice(on: start, at: stop) ?? claimed ?? first,
      unreadablePlace: start.declaredPlace
    )
  }

  /// Indicates whether a line is a fact.
  private mutating func isFact(_ draft: Draft) -> Bool {
    startTrial(draft)
    guard let (verbs, app) = sentences() else { return false }
    return match(among: verbs, app)?.0.isFact ?? false
  }

  /// The advice for something that the language has no word for, at an explained place.
  private func advice(on draft: Draft, at failure: FailurePoint?) -> Repair? {
    guard !draft.words.isEmpty, let failure, failure.index < draft.words.count,
      !failure.kinds.contains(where: { $0.hasOwnMistake })
    else { return nil }
    var named = draft
    if failure.subject < failure.index {
      named.words[failure.subject].text = subject(of: draft, at: failure.subject)
    }
    guard let error = Synonym.advice(on: named, at: failure)
    else { return nil }
    return Repair(error: error, place: draft.words[failure.index].place)
  }

  /// Returns a Boolean value that indicates whether a change of the word at the failure lets
  /// reading continue past it.
  ///
  /// After a verb, one matching word is enough, because many things can be wrong after it.
  /// Elsewhere, another word must match as well. Quotes turn any word into a name, so they are
  /// advised alone only where nothing but a name is possible.
  private mutating func leadsFurther(
    _ change: Change,
    of words: Int,
    than failure: FailurePoint
  ) -> Bool {
    guard let next = attempt(change.draft) else { return true }
    if change.repair.way == .quotes, !failure.words.isEmpty { return false }
    let isVerb = failure.index <= failure.subject + 1
    let left = words - failure.index
    let isAtEnd = next.index == change.draft.words.count
    return next.index > failure.index
      && (isVerb || isAtEnd || change.draft.words.count - next.index < left - 1)
  }
}

extension Kind {
  /// Indicates whether the reader's own mistake about a value says what to write in its place.
  fileprivate var hasOwnMistake: Bool { if case .calendar = self { true } else { false } }
}
