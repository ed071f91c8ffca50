import Scenarios
import VirtualDevice

/// The extent to which a line can be read.
struct FailurePoint {
  /// The word that cannot be read; the number of words, if there are too few.
  var index: Int
  /// The start of the sentence, after the time in the margin.
  var subject: Int
  /// The mistake in the time in the margin, if that is what cannot be read.
  var isInMargin = false
  /// Indicates whether a search for the meaning is useless.
  var isHopeless = false
  /// The words that are possible there, and the kinds of values.
  var words: [String] = []
  var kinds: [Kind] = []
  /// The reader's mistake about the time in the margin.
  var error: ParseError?

  /// Nothing that could be put in the place of a word would help.
  static let hopeless = FailurePoint(index: 0, subject: 0, isHopeless: true)
}

extension Parser {
  /// The most lines that are read on trial for one line; and for a file, until they become fewer.
  static let mostTrials = (line: 200, file: 1000, lineOfLongFile: 25)
  /// The most that a guess may cost.
  private static let mostCost = 48

  /// Looks for the line that was meant: the one that can be read with the least changes.
  ///
  /// Every guess is read like a line, so that nothing is advised that cannot be read either.
  ///
  /// - Returns: The guess, or nil; then `first` is a change that leads further,
  ///   if there is one.
  mutating func mend(_ drafts: [RepairedLine]) -> (whole: RepairedLine?, first: Repair?) {
    var open = drafts
    var seen: Set<String> = []
    var first: Repair?
    var trials = 0
    var best: RepairedLine?
    // A line that can be read, but belongs above the steps.
    var fact: RepairedLine?
    // A file of nonsense is not worth as much thought for each line.
    let isLong = context.trials >= Self.mostTrials.file
    let most = isLong ? Self.mostTrials.lineOfLongFile : Self.mostTrials.line
    guard let start = drafts.first?.draft else { return (nil, nil) }
    var stop = attempt(start)
    if stop != nil { explain(&stop!, in: start) }
    if let stop,
      let repair = state(start, at: stop, among: StateAdvice.forms)
        ?? outOfScope(start, at: stop) ?? state(start, at: stop)
    {
      return (nil, repair)
    }
    if let stop, !stop.isInMargin, let today = upgraded(start, subjectAt: stop.subject) {
      open = [today]
      first = today.repairs.first
    }
    while !open.isEmpty, trials < most {
      let next = open.indices.min { (open[$0].rank, $0) < (open[$1].rank, $1) }!
      let guess = open.remove(at: next)
      guard seen.insert(guess.draft.text()).inserted, !guess.draft.words.isEmpty else { continue }
      trials += 1
      context.trials += 1
      let isAsWritten = drafts.count == 1 && guess.repairs.isEmpty
      guard var failure = isAsWritten ? stop : attempt(guess.draft) else {
        if isBegun, isFact(guess.draft) {
          fact = fact ?? guess
          continue
        }
        guard guess.cost > 20, let advice = advice(on: start, at: stop) else { return (guess, nil) }
        return (nil, advice)
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
        let told = changes.first {
          $0.repair.isTold && leadsFurther($0, of: guess.draft.words.count, than: failure)
        }
        first = told?.repair
      }
      if let whole = reordered(guess, at: failure, trials: &trials) {
        open.append(whole)
        if whole.cost < best?.cost ?? .max { best = whole }
      }
    }
    if let whole = best ?? fact { return (whole, nil) }
    declareUnreadable(start)
    let claimed = stop.flatMap { state(start, at: $0, among: [.anyState]) }
    return (nil, advice(on: start, at: stop) ?? claimed ?? first)
  }

  /// Lets a place be known that could not be read, so that not each use of it is a mistake as well.
  private mutating func declareUnreadable(_ draft: Draft) {
    let words = draft.words
    guard words.count > 1, words[0].text == "place",
      words[1].kind == .text
    else { return }
    let name = script.book.number(of: words[1].inner)
    let region = Region(
      identifier: name,
      center: Coordinate(latitude: 0, longitude: 0)!,
      radius: Geographic.usualRadius
    )
    if !isTelling { header.apply(.place(region), at: line.place) }
    scenario?.setting.apply(.place(region), at: line.place)
  }

  /// Indicates whether steps have begun, after which no fact is allowed.
  private var isBegun: Bool { scenario?.steps.isEmpty == false }

  private mutating func isFact(_ draft: Draft) -> Bool {
    onTrial(draft) { trial in
      guard let (verbs, app) = trial.sentences() else { return false }
      return trial.match(among: verbs, app)?.0.isFact ?? false
    }
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

  /// Indicates whether a change of the word where reading stopped lets it go on behind it.
  ///
  /// Of a verb much may follow that is wrong for reasons of its own; anywhere else, what fits in
  /// front of a word that does not is no better than what was there. Quotes make a name of any
  /// word, so they are advised alone only where only a name is possible.
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

  /// Reads a line on trial; nil if it can be read.
  mutating func attempt(_ draft: Draft) -> FailurePoint? {
    onTrial(draft) { $0.failurePoint() }
  }

  private mutating func failurePoint() -> FailurePoint? {
    do throws(Mistake) {
      _ = try reader.readGutter()
    } catch {
      return FailurePoint(index: 0, subject: 0, isInMargin: true, error: error.error)
    }
    let subject = reader.position
    guard subject < reader.tokens.count else {
      return FailurePoint(index: subject, subject: subject)
    }
    guard let (verbs, app) = try? verbs(for: reader.tokens[subject]) else {
      let words = Verb.bySubject.map { $0.subject.text } + script.book.apps
      return FailurePoint(index: subject, subject: subject, words: words)
    }
    guard match(among: verbs, app) == nil else { return nil }
    measure(among: verbs, app)
    return reader.isRepetition ? .hopeless : FailurePoint(index: reader.reach, subject: subject)
  }

  /// Finds out what is possible where a line cannot be read.
  mutating func explain(_ failure: inout FailurePoint, in draft: Draft) {
    guard !failure.isInMargin, failure.index > failure.subject else { return }
    let subject = subject(of: draft, at: failure.subject)
    // Neither the word there nor those behind it matter, but one must be there. Above the first
    // scenario, the number of words matters, too, as a line of two may declare an app.
    let isOpening =
      failure.index == failure.subject + 1 && failure.index < draft.words.count && isTelling
    let apps = script.book.apps.count
    if isOpening, let opening, opening.apps == apps, opening.subject == subject {
      (failure.words, failure.kinds) = (opening.failure.words, opening.failure.kinds)
      return
    }
    let isFound = onTrial(draft) { trial in
      trial.reader.saysWhy = false
      guard let (verbs, app) = trial.sentences() else { return false }
      trial.explain(among: verbs, app, at: failure.index)
      (failure.words, failure.kinds) = (trial.reader.expectedWords, trial.reader.expectedKinds)
      return true
    }
    if isOpening, isFound { opening = (subject, apps, failure) }
  }

  /// Returns the reader's mistake about a line that begins with a subject.
  mutating func mistake(in draft: Draft) -> ParseError {
    onTrial(draft) { trial in
      guard let (verbs, app) = trial.sentences() else {
        return ParseError(.otherWords, ["write another word"])
      }
      trial.explain(among: verbs, app)
      return trial.mistake(among: verbs).error
    }
  }

  /// Reads the time in the margin, and returns the sentences for the word behind it, if any begins
  /// with it.
  private mutating func sentences() -> ([Verb], AppNumber)? {
    _ = try? reader.readGutter()
    guard reader.position < reader.tokens.count else { return nil }
    return try? verbs(for: reader.tokens[reader.position])
  }

  /// Indicates whether a line can be read; cheaper than finding the reason if not.
  mutating func reads(_ draft: Draft) -> Bool { onTrial(draft) { $0.readsLine() } }

  /// Indicates whether the tokens of the line can be read.
  mutating func readsLine() -> Bool {
    guard let first = reader.tokens.first,
      (try? reader.readGutter()) != nil || reader.bytes[first.start] != .at,
      reader.position < reader.tokens.count,
      // A word that is no actor needs no further look.
      isSubject(reader.string(reader.tokens[reader.position])),
      let (verbs, app) = try? verbs(for: reader.tokens[reader.position])
    else { return false }
    return match(among: verbs, app) != nil
  }

  /// Indicates whether a word names the actor, or begins an expectation.
  func isSubject(_ word: String) -> Bool {
    Verb.bySubject.contains { $0.subject.text == word } || script.book.app(named: word) != nil
  }

  /// Reads a draft with the second reader, and leaves the line being read unchanged.
  ///
  /// Calls do not nest. A copy of the parser for each draft would take longer than reading most of
  /// them.
  mutating func onTrial<Result>(_ draft: Draft, _ read: (inout Parser) -> Result) -> Result {
    assert(!reader.isOnTrial, "a draft is read within another")
    let (bytes, tokens) = draft.tokens()
    let (written, range) = (line.bytes, line.range)
    (line.bytes, line.range) = (bytes, bytes.indices)
    swap(&reader, &trialReader)
    reader.startTrial(bytes, tokens)
    defer {
      swap(&reader, &trialReader)
      (line.bytes, line.range) = (written, range)
    }
    return read(&self)
  }

  /// Reports the mistakes of a line, and continues with the repaired line.
  mutating func take(_ mended: RepairedLine) {
    let (line, tokens) = mended.draft.line(like: line)
    let start = onTrial(mended.draft) { trial in
      _ = try? trial.reader.readGutter()
      return trial.reader.position
    }
    let sentence = mended.draft.text(from: start)
    // A message with the line to write needs no follow-up message.
    let wasWhole = !hasMistakes
    for repair in mended.told {
      var error = repair.error
      if repair.showsSentence { error.otherHelp = "write `\(sentence)`" }
      report(error, at: repair.place)
    }
    if wasWhole, !mended.isDoubtful { hasMistakes = false }
    self.line = line
    reader.bytes = line.bytes
    reader.tokens = tokens
    reader.start()
  }
}

extension Kind {
  /// Indicates whether the reader's own mistake about a value says what to write in its place.
  fileprivate var hasOwnMistake: Bool { if case .calendar = self { true } else { false } }
}
