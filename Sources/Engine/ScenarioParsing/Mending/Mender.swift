import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Finds the line that was meant where one cannot be read.
///
/// It reads lines on trial with a reader of its own, and changes nothing of the script. Each search
/// has a ``Scope``: the names that the line may use, and its position in the script.
struct Mender {
  /// The names that a line may use, and its position in the script.
  struct Scope {
    /// The texts and apps of the script so far.
    var book = Book()
    /// Indicates whether the line belongs to a scenario.
    var isInScenario = false
    /// Indicates whether steps of the scenario have begun, after which no fact is allowed.
    var hasSteps = false
    /// The times of the steps above it, in the last scenario that there was; nil without any.
    var timeline: Timeline?
    /// The date on which a scenario here starts.
    var start = CivilDate(daysSince1970: 0)
    /// The version of iOS.
    var version = OSVersion.newest

    /// Indicates whether there are steps above it.
    var isAmongSteps: Bool { if case .some = timeline { true } else { false } }
    /// The date of the phone's clock.
    var today: CivilDate { timeline?.today ?? start }
  }

  /// The result of a search.
  struct Result {
    /// The guess; nil without one.
    var whole: RepairedLine?
    /// A change that lets more of the line be read, if no guess was found; nil if there is no such
    /// change.
    var first: Repair?
    /// The name of the place that the line would have declared, if none can be read.
    var unreadablePlace: String?
  }

  /// The maximum number of trial lines: for one line; for a file, after which each line gets fewer;
  /// and for each line from then on.
  static let mostTrials = (line: 200, file: 1000, lineOfLongFile: 25)
  /// The most that a guess may cost.
  static let mostCost = 48

  /// The reader of lines that are read on trial.
  var reader: Reader
  /// The scope of the line that is mended.
  var scope = Scope()
  /// The number of lines that were read on trial.
  var trials = 0
  /// The words and values that may follow the last subject, kept because hundreds of trial lines
  /// fail there.
  ///
  /// They are valid while the number of apps is the same.
  private var opening: (subject: String, apps: Int, failure: FailurePoint)?

  /// Creates a mender that reads trial lines with a reader.
  init(_ reader: Reader) { self.reader = reader }
}

/// The point at which a line cannot be read.
struct FailurePoint {
  /// The word that cannot be read; the number of words, if there are too few.
  var index: Int
  /// The start of the sentence, after the time in the margin.
  var subject: Int
  /// A Boolean value that indicates whether the time in the margin cannot be read.
  var isInMargin = false
  /// Indicates whether a search for the meaning is useless.
  var isHopeless = false
  /// The words that are possible there, and the kinds of values.
  var words: [String] = []
  var kinds: [Kind] = []
  /// The reader's mistake about the time in the margin.
  var error: ParseError?

  /// The failure of a line that no replacement of a word can repair.
  static let hopeless = FailurePoint(index: 0, subject: 0, isHopeless: true)
}

// Lines that are read on trial, one after the other.
extension Mender {
  /// Begins to read a line on trial.
  mutating func startTrial(_ draft: Draft) {
    let (bytes, tokens) = draft.tokens()
    reader.startTrial(bytes, tokens)
  }

  /// Reads a line on trial; nil if it can be read.
  mutating func attempt(_ draft: Draft) -> FailurePoint? {
    startTrial(draft)
    do throws(LineError) {
      _ = try reader.readGutter()
    } catch {
      return FailurePoint(index: 0, subject: 0, isInMargin: true, error: error.error)
    }
    let subject = reader.position
    guard subject < reader.tokens.count else {
      return FailurePoint(index: subject, subject: subject)
    }
    guard let (verbs, app) = try? verbs(for: reader.tokens[subject]) else {
      let words = Verb.bySubject.map { $0.subject.text } + scope.book.apps
      return FailurePoint(index: subject, subject: subject, words: words)
    }
    guard match(among: verbs, app) == nil else { return nil }
    reader.measure(among: verbs, app, scope.book, isInScenario: scope.isInScenario)
    return reader.isRepetition ? .hopeless : FailurePoint(index: reader.reach, subject: subject)
  }

  /// Adds to a failure the words and values that are possible at its point.
  mutating func explain(_ failure: inout FailurePoint, in draft: Draft) {
    guard !failure.isInMargin, failure.index > failure.subject else { return }
    let subject = subject(of: draft, at: failure.subject)
    // Neither the word there nor those behind it matter, but one must be there. Above the first
    // scenario, the number of words matters, too, as a line of two may declare an app.
    let isOpening =
      failure.index == failure.subject + 1 && failure.index < draft.words.count
      && scope.isInScenario
    let apps = scope.book.apps.count
    if isOpening, let opening, opening.apps == apps, opening.subject == subject {
      (failure.words, failure.kinds) = (opening.failure.words, opening.failure.kinds)
      return
    }
    startTrial(draft)
    reader.saysWhy = false
    guard let (verbs, app) = sentences() else { return }
    let (end, isInScenario) = (failure.index, scope.isInScenario)
    reader.explain(among: verbs, app, at: end, scope.book, isInScenario: isInScenario)
    (failure.words, failure.kinds) = (reader.expectedWords, reader.expectedKinds)
    if isOpening { opening = (subject, apps, failure) }
  }

  /// Returns the reader's mistake about a line that begins with a subject.
  mutating func mistake(in draft: Draft) -> ParseError {
    startTrial(draft)
    guard let (verbs, app) = sentences() else {
      return ParseError(.otherWords, ["write another word"])
    }
    let isInScenario = scope.isInScenario
    reader.explain(among: verbs, app, scope.book, isInScenario: isInScenario)
    return reader.mistake(among: verbs, scope.book, isInScenario: isInScenario).error
  }

  /// Returns the index of the word with which the sentence of a line begins.
  mutating func sentenceStart(of draft: Draft) -> Int {
    startTrial(draft)
    _ = try? reader.readGutter()
    return reader.position
  }

  /// Reads the time in the margin, and returns the sentences for the word behind it, if any begins
  /// with it.
  mutating func sentences() -> ([Verb], AppNumber)? {
    _ = try? reader.readGutter()
    guard reader.position < reader.tokens.count else { return nil }
    return try? verbs(for: reader.tokens[reader.position])
  }

  /// Returns a Boolean value that indicates whether a line can be read; ``attempt(_:)`` costs more.
  mutating func reads(_ draft: Draft) -> Bool {
    startTrial(draft)
    return readsLine()
  }

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
    Verb.bySubject.contains { $0.subject.text == word } || scope.book.app(named: word) != nil
  }

  /// Returns the sentences for a first word, and the app that acts if it is the name of one.
  mutating func verbs(for token: Token) throws(LineError) -> ([Verb], AppNumber) {
    try reader.verbs(for: token, scope.book, isInScenario: scope.isInScenario)
  }

  /// Matches what follows the first word of a sentence; nil if no form fits.
  mutating func match(among verbs: [Verb], _ app: AppNumber) -> (Verb, Captures)? {
    reader.match(among: verbs, app, scope.book, isInScenario: scope.isInScenario)
  }
}
