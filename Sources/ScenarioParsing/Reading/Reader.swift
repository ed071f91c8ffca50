import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Reads the tokens of one line against patterns, and remembers how far any of them led.
///
/// The place where the best pattern failed is the place of the mistake; what could have stood there
/// is the advice.
struct Reader {
  var bytes: [UInt8]
  var tokens: [Token] = []
  var position = 0

  /// The furthest token at which a pattern failed, and the possible values there.
  private(set) var furthest = 0
  private(set) var expected: [String] = []
  private(set) var expectedWords: [String] = []
  /// The same words, and the descriptions of the kinds, to find one of them among many.
  private var expectedWordSet: Set<String> = []
  /// The kinds of values that are possible there.
  private(set) var expectedKinds: [Kind] = []
  /// The whole of what begins with one of these words, where that is always the same.
  private(set) var phrases: [String: String] = [:]
  /// A value that was of the right form but wrong.
  private(set) var wrongValue: Mistake?
  /// Indicates whether reading stopped at a word that is allowed only once.
  private(set) var isRepetition = false
  /// Indicates whether to record failures; the first try does not, because most lines are
  /// correct.
  var isCollecting = false
  /// Indicates whether to find the message for a wrong value; most trial lines do not need it.
  var saysWhy = true
  /// The furthest token at which a pattern failed since this was zero, remembered or not.
  var reach = 0

  /// The release of the tz database that has the time zones of the script.
  let zones: ZoneDatabase

  init(_ bytes: [UInt8], _ zones: ZoneDatabase = .builtIn) {
    self.bytes = bytes
    self.zones = zones
  }

  var isAtEnd: Bool { position == tokens.count }

  /// Starts on the tokens of a new line.
  mutating func start() {
    position = 0
    furthest = 0
    expected.removeAll(keepingCapacity: true)
    expectedWords.removeAll(keepingCapacity: true)
    expectedWordSet.removeAll(keepingCapacity: true)
    expectedKinds.removeAll(keepingCapacity: true)
    phrases.removeAll(keepingCapacity: true)
    wrongValue = nil
    isRepetition = false
    isCollecting = false
  }

  func string(_ token: Token) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Indicates whether one of a pattern's key words occurs at a required place.
  func mayFit(_ pattern: Pattern, at start: Int) -> Bool {
    guard pattern.keyWithin > 0 else { return true }
    for index in start..<max(start, min(start + pattern.keyWithin, tokens.count))
    where tokens[index].bit & pattern.keyBits != 0 {
      for word in pattern.keys.words where tokens[index].spells(word, in: bytes) { return true }
    }
    return false
  }

  /// Remembers no more than that something failed here.
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
      expected = []
      expectedWords = []
      expectedWordSet.removeAll(keepingCapacity: true)
      expectedKinds = []
      phrases = [:]
      isRepetition = false
      wrongValue = nil
    }
    if isWord {
      if expectedWordSet.insert(what).inserted { expectedWords.append(what) }
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
  ///   - isBetter: Whether it says more than what is remembered of this place already.
  mutating func fail(_ error: ParseError, isBetter: Bool = false) -> Bool {
    guard isCollecting, position >= furthest else { return fail() }
    let token = tokens[position]
    if position > furthest {
      expected = []
      expectedWords = []
      expectedWordSet.removeAll(keepingCapacity: true)
      expectedKinds = []
      phrases = [:]
      isRepetition = false
    }
    if position > furthest || wrongValue == nil || isBetter {
      furthest = position
      wrongValue = Mistake(error, token.start..<token.end)
    }
    return false
  }

  /// Reads the parts of a sentence, one after the other.
  mutating func match(
    _ elements: [Pattern.Element],
    _ captures: inout Captures,
    _ book: Book
  ) -> Bool {
    for element in elements {
      guard match(element, &captures, book) else { return false }
    }
    return true
  }

  private mutating func match(
    _ element: Pattern.Element,
    _ captures: inout Captures,
    _ book: Book
  ) -> Bool {
    switch element {
    case .word(let word):
      guard position < tokens.count, tokens[position].spells(word, in: bytes) else {
        return fail(expecting: word.text, isWord: true)
      }
      position += 1
      return true
    case .slot(let slot):
      let kind = captures.pattern.slots[slot].kind!
      guard position < tokens.count else { return fail(expecting: kind) }
      let start = position
      // Written only where it was read: what is captured is copied at the first change.
      var value: Int64?
      if read(kind, into: &value, book) {
        captures[slot] = value
        return true
      }
      if isCollecting, start == furthest, expectedWordSet.insert(kind.description).inserted {
        expectedKinds.append(kind)
      }
      return false
    case .mark(let slot):
      captures[slot] = 1
      return true
    case .choice(let parts):
      let start = position
      for part in parts {
        if match(part, &captures, book) { return true }
        if isCollecting, start == furthest { note(part) }
        position = start
      }
      return false
    case .options(let parts):
      return matchOptions(parts, &captures, book)
    case .list(let list):
      return matchList(list, &captures, book)
    }
  }

  /// Reads a form as often as it comes, once at least.
  private mutating func matchList(
    _ list: Pattern.List,
    _ captures: inout Captures,
    _ book: Book
  ) -> Bool {
    var items: [Captures] = []
    while true {
      let start = position
      var item = Captures(for: list.pattern)
      if match(list.pattern.elements, &item, book) {
        items.append(item)
      } else {
        guard position == start, !items.isEmpty, list.separator == nil else { return false }
        break
      }
      guard let separator = list.separator else { continue }
      guard position < tokens.count, tokens[position].spells(separator, in: bytes) else {
        _ = fail(expecting: separator.text, isWord: true)
        break
      }
      position += 1
    }
    captures.lists[list.number] = items
    return true
  }

  /// Remembers that a word stands for several; after not, many others may follow.
  private mutating func note(_ part: [Pattern.Element]) {
    let words = part.compactMap { element -> String? in
      if case .word(let word) = element { word.text } else { nil }
    }
    guard words.count > 1, words[0] != "not" else { return }
    phrases[words[0]] = words.joined(separator: " ")
  }

  /// Reads parts that may be left out, in any order, each once.
  ///
  /// A part that began and then failed is a mistake, not a part that was left out; only its first
  /// word decides.
  private mutating func matchOptions(
    _ parts: [[Pattern.Element]],
    _ captures: inout Captures,
    _ book: Book
  ) -> Bool {
    var taken: UInt64 = 0
    search: while true {
      let start = position
      for (index, part) in parts.enumerated() where taken & 1 << UInt64(index) == 0 {
        if match(part, &captures, book) {
          taken |= 1 << UInt64(index)
          continue search
        }
        if position > start, case .word? = part.first { return false }
        position = start
      }
      if isCollecting { noteRepetition(of: parts, taken) }
      return true
    }
  }

  /// Remembers that a part that begins with the word here was read already.
  private mutating func noteRepetition(of parts: [[Pattern.Element]], _ taken: UInt64) {
    for (index, part) in parts.enumerated() where taken & 1 << UInt64(index) != 0 && begins(part) {
      guard case .word(let word)? = part.first else { return }
      _ = fail(.wordTwice, [word.text])
      if position == furthest { isRepetition = true }
      return
    }
  }

  /// Indicates whether a part begins with the current word.
  private func begins(_ part: [Pattern.Element]) -> Bool {
    guard case .word(let word)? = part.first, position < tokens.count else { return false }
    return tokens[position].spells(word, in: bytes)
  }
}
