import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Matches the tokens of one line with patterns, and records how many tokens any of them matched.
///
/// A mistake is at the token where the best pattern failed, and the help names the words and values
/// that are possible there.
struct Reader {
  var bytes: [UInt8]
  var tokens: [Token] = []
  var position = 0

  /// The furthest token at which a pattern failed, and the possible values there.
  private(set) var furthest = 0
  private(set) var expected: [String] = []
  private var words = DistinctWords()
  var expectedWords: [String] { words.all }
  /// The kinds of values that are possible there, and their descriptions.
  private(set) var expectedKinds: [Kind] = []
  private var kindTexts: [String] = []
  /// The whole phrase that a word begins, if every phrase with this word is the same.
  private(set) var phrases: [String: String] = [:]
  /// The mistake in a value that has the right form.
  private(set) var wrongValue: LineError?
  /// The purpose of trying patterns.
  private var purpose = Purpose.search
  /// Indicates whether the line is read on trial.
  private(set) var isOnTrial = false
  /// Indicates whether to find the message for a wrong value; most trial lines do not need it.
  var saysWhy = true
  /// The furthest token at which a pattern failed since the call of ``measure(from:)``.
  private(set) var reach = 0
  /// The furthest token since that call that repeats a word allowed only once; -1 without one.
  private var repetition = -1
  /// Indicates whether the best pattern failed at a word that is allowed only once.
  var isRepetition: Bool { repetition == reach }

  /// The values of the form that is tried, by its slots, and those of its lists: kept here, so that
  /// a form that does not fit costs no memory.
  var values = [Int64](repeating: 0, count: Pattern.mostSlots)
  /// A bit for each slot that has a value.
  var written: UInt64 = 0
  var lists: [[Captures]] = []
  /// The app that a token names, and the token; kept because most forms may begin with an app.
  private var namedApp: (index: Int, app: AppNumber?) = (-1, nil)

  /// The release of the tz database that has the time zones of the script.
  let zones: ZoneDatabase

  init(_ bytes: [UInt8], _ zones: ZoneDatabase = .builtIn) {
    self.bytes = bytes
    self.zones = zones
  }

  var isAtEnd: Bool { position == tokens.count }

  /// Purposes of trying patterns, each of which costs more than the one before.
  private enum Purpose {
    /// To find a pattern that fits, as most lines have one.
    case search
    /// To find the furthest token that any pattern reaches.
    case measure
    /// To find the words and values that are possible there.
    case collect
  }

  /// Indicates whether failures are recorded with what is possible in their place.
  var isCollecting: Bool { purpose == .collect }
  /// A Boolean value that indicates whether only the furthest tokens are recorded.
  var isMeasuring: Bool { purpose == .measure }

  /// Starts on the tokens of a line that is read on trial.
  mutating func startTrial(_ bytes: [UInt8], _ tokens: [Token]) {
    (self.bytes, self.tokens) = (bytes, tokens)
    isOnTrial = true
    saysWhy = true
    namedApp.index = -1
    start()
  }

  /// Starts on the tokens of a new line.
  mutating func start() {
    position = 0
    furthest = 0
    purpose = .search
    forget()
  }

  /// Begins to record the furthest token that patterns reach, from a token on.
  mutating func measure(from start: Int) {
    purpose = .measure
    (reach, repetition) = (start, -1)
  }

  /// Begins to collect the words and values that are possible at the token where the best pattern
  /// failed.
  mutating func collect(at end: Int) {
    purpose = .collect
    furthest = end
  }

  /// Begins to look for a pattern that fits.
  mutating func search() {
    purpose = .search
    namedApp.index = -1
  }

  /// Forgets the words and values that are possible where the best pattern failed.
  private mutating func forget() {
    expected.removeAll(keepingCapacity: true)
    words.removeAll()
    expectedKinds.removeAll(keepingCapacity: true)
    kindTexts.removeAll(keepingCapacity: true)
    if !phrases.isEmpty { phrases.removeAll(keepingCapacity: true) }
    wrongValue = nil
  }

  func string(_ token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Indicates whether one of the words occurs that a sentence needs near its beginning.
  func mayFit(_ verb: Verb, at start: Int) -> Bool {
    guard verb.keyReach > 0 else { return true }
    for index in start..<max(start, min(start + verb.keyReach, tokens.count))
    where tokens[index].bit & verb.keyBits != 0 {
      for word in verb.keys where tokens[index].spells(word, in: bytes) { return true }
    }
    return false
  }

  /// Records a failure here, without the words and values that are possible.
  mutating func fail() -> Bool {
    reach = max(reach, position)
    return false
  }

  /// Records the kind of value that is possible here.
  mutating func fail(expecting kind: Kind) -> Bool {
    guard isCollecting, position >= furthest else { return fail() }
    return fail(expecting: kind.description)
  }

  /// Records the values that are possible here.
  mutating func fail(expecting what: String, isWord: Bool = false) -> Bool {
    guard isCollecting, position >= furthest else { return fail() }
    if position > furthest {
      furthest = position
      forget()
    }
    if isWord {
      words.insert(what)
    } else if !expected.contains(what) {
      expected.append(what)
    }
    return false
  }

  /// Remembers that the value here cannot be right.
  mutating func fail(_ kind: MistakeKind, _ values: [String] = []) -> Bool {
    fail(ParseError(kind, values))
  }

  /// Remembers that the value here cannot be right.
  ///
  /// - Parameters:
  ///   - error: The mistake.
  ///   - isBetter: Whether the mistake is more specific than the one recorded for this token.
  mutating func fail(_ error: ParseError, isBetter: Bool = false) -> Bool {
    guard isCollecting, position >= furthest else { return fail() }
    let token = tokens[position]
    if position > furthest {
      furthest = position
      forget()
    }
    if wrongValue == nil || isBetter {
      wrongValue = LineError(error, token.start..<token.end)
    }
    return false
  }

  /// Remembers that a value of a kind is possible here.
  mutating func note(_ kind: Kind) {
    let text = kind.description
    guard !kindTexts.contains(text) else { return }
    kindTexts.append(text)
    expectedKinds.append(kind)
  }

  /// Records the phrase that a word begins; `not` is left out, because many words may follow it.
  mutating func note(_ way: Int, of pattern: Pattern) {
    var words: [String] = []
    var index = way + 1
    while index < pattern.end(of: way) {
      let part = pattern.parts[index]
      if part.kind == .word { words.append(pattern.text(of: part)) }
      index = pattern.end(of: index)
    }
    guard words.count > 1, words[0] != "not" else { return }
    phrases[words[0]] = words.joined(separator: " ")
  }

  /// Records that the word here is repeated although it is allowed only once.
  mutating func noteRepetition(of word: String) {
    if isMeasuring { repetition = max(repetition, position) }
    _ = fail(.wordTwice, [word])
  }

  /// Indicates whether a token can be one of the values in front of the word that a form needs.
  mutating func isValue(at index: Int, _ book: Book) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word else { return index < tokens.count }
    position = index
    return book.apps.isEmpty ? string(tokens[index]) == "app" : appHere(book) != nil
  }

  /// The app that the token at the position names.
  mutating func appHere(_ book: Book) -> AppNumber? {
    if namedApp.index != position {
      // A call of `string` would copy the reader.
      let token = tokens[position]
      let name = String(decoding: bytes[token.start..<token.end], as: UTF8.self)
      namedApp = (position, book.app(named: name))
    }
    return namedApp.app
  }
}
