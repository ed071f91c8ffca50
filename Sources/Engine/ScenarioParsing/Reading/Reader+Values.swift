import Scenarios
public import SystemPolicy
import VirtualDevice
import VirtualTime

extension Reader {
  /// Reads a value of a kind; a quoted text is remembered by its token and entered in the book
  /// once the whole line has proved right.
  mutating func read(_ kind: Kind, into value: inout Int64?, _ book: Book) -> Bool {
    let token = tokens[position]
    let text = bytes[token.start..<token.end]
    switch kind {
    case .text, .identifier, .local:
      guard token.kind == .text else { return fail(expecting: kind) }
      value = Int64(position)
    case .identifiers:
      guard token.kind == .text else { return fail(expecting: kind) }
      let count = tokens[position...].prefix { $0.kind == .text }.count
      value = Int64(position) << 32 | Int64(count)
      position += count
      return true
    case .quoted(let vocabulary):
      return readQuoted(vocabulary, kind, into: &value)
    case .one(let vocabulary):
      let bytes = bytes
      guard let entry = vocabulary.entries.first(where: { token.spells($0.word, in: bytes) }) else {
        return failWord(of: vocabulary)
      }
      value = entry.value
    case .some(let vocabulary):
      return readSome(vocabulary, into: &value)
    case .app where book.apps.isEmpty:
      // There is one, called app, unless others are declared.
      guard token.kind == .word, string(token) == "app" else {
        return fail(.unknownApp, [string(token)])
      }
      value = AppNumber(rawValue: 0).captured
    case .app:
      guard token.kind == .word, let app = appHere(book) else {
        guard isCollecting else { return fail() }
        for app in book.apps { _ = fail(expecting: app, isWord: true) }
        guard string(token) == "app", !book.apps.isEmpty else { return false }
        return fail(.app(called: "app", among: book.apps))
      }
      value = app.captured
    case .interval:
      return readInterval(text, into: &value)
    case .count:
      return readCount(into: &value)
    case .fraction:
      guard let hundredths = Self.hundredths(of: text) else {
        return fail(expecting: kind)
      }
      value = hundredths
    case .version:
      return readVersion(into: &value)
    case .zone:
      return readZone(into: &value)
    case .calendar:
      guard string(token) == "gregorian" else {
        return fail(.otherCalendar, [string(token)])
      }
      value = 1
    case .date:
      guard let date = CivilDate(parsing: text) else { return failDate() }
      value = Int64(date.daysSince1970)
    case .time:
      return readTime(into: &value)
    case .clock:
      return readClock(into: &value)
    case .monthDay:
      return readMonthDay(into: &value)
    case .moment:
      return readMoment(into: &value)
    case .rule:
      return readRule(into: &value)
    case .side:
      return readSide(into: &value)
    case .newName, .word:
      guard token.kind == .word else { return fail(expecting: kind) }
      value = Int64(position)
    case .label:
      guard token.kind == .text else { return fail(expecting: kind) }
      value = Int64(position)
    case .place, .monitor:
      guard token.kind == .text else { return fail(expecting: kind) }
      value = Int64(position)
    case .coordinate:
      return readCoordinate(into: &value)
    case .length:
      return readLength(into: &value)
    case .speed:
      return readSpeed(into: &value)
    case .tags:
      guard token.kind == .tags else { return fail(expecting: kind) }
      value = Int64(position)
    }
    position += 1
    return true
  }

  /// A number from 0 to 1 with two digits behind the point at most, in hundredths.
  private static func hundredths(of text: ArraySlice<UInt8>) -> Int64? {
    switch String(decoding: text, as: UTF8.self) {
    case "0", "0.0", "0.00": return 0
    case "1", "1.0", "1.00": return 100
    case let word:
      let digits = word.dropFirst(2)
      guard word.hasPrefix("0."), (1...2).contains(digits.count),
        digits.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int64(digits)
      else { return nil }
      return digits.count == 1 ? number * 10 : number
    }
  }

  private mutating func readQuoted(
    _ vocabulary: Vocabulary,
    _ kind: Kind,
    into value: inout Int64?
  ) -> Bool {
    let token = tokens[position]
    guard token.kind == .text, let text = try? Lexer.text(bytes, token) else {
      return fail(expecting: kind)
    }
    let plain = String(text.map { $0 == "’" ? "'" : $0 })
    guard let entry = vocabulary.entries.first(where: { $0.word.text == plain }) else {
      guard isCollecting else { return fail() }
      let known = Suggestion.codes(vocabulary.words.map { "\"\($0)\"" })
      return fail(.unknownAnswer, [text.quoted, known])
    }
    value = entry.value
    position += 1
    return true
  }

  private mutating func readSome(_ vocabulary: Vocabulary, into value: inout Int64?) -> Bool {
    var bits: Int64 = 0
    let start = position
    // Loops and no closure: one that holds the reader would copy it for every word.
    search: while position < tokens.count {
      for entry in vocabulary.entries where tokens[position].spells(entry.word, in: bytes) {
        guard bits & entry.value != entry.value else {
          return fail(.wordTwice, [entry.word.text])
        }
        bits |= entry.value
        position += 1
        continue search
      }
      break
    }
    guard position > start else { return failWord(of: vocabulary) }
    _ = failWord(of: vocabulary)
    value = bits
    return true
  }

  private mutating func failWord(of vocabulary: Vocabulary) -> Bool {
    guard isCollecting else { return fail() }
    for word in vocabulary.words { _ = fail(expecting: word, isWord: true) }
    return false
  }

  private mutating func readInterval(
    _ text: ArraySlice<UInt8>,
    into value: inout Int64?
  ) -> Bool {
    if let interval = Interval(parsing: text) {
      value = interval.nanoseconds
      position += 1
      return true
    }
    guard isCollecting else { return fail() }
    let word = String(decoding: text, as: UTF8.self)
    if word.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }) {
      let next = position + 1 < tokens.count ? string(tokens[position + 1]) : ""
      let unit = ["seconds": "s", "minutes": "m", "hours": "h", "days": "d", "weeks": "w"]
        .first { next.hasPrefix($0.key.dropLast()) }
      return fail(.durationWithoutUnit, ["\(word)\(unit?.value ?? "m")".code])
    }
    if let error = Advice.tooLong(text) { return fail(error) }
    if word.utf8.first.map({ (48...57).contains($0) }) == true {
      return fail(.notADuration, [word])
    }
    return fail(expecting: Kind.interval)
  }

  private mutating func readVersion(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    switch OSVersion.reading(word) {
    case .success(let version):
      value = Int64(version.major) << 8 | Int64(version.minor)
      position += 1
      return true
    case .failure(let refusal):
      guard refusal.reason != .malformed else { return fail(expecting: Kind.version) }
      return fail(refusal.error(for: word))
    }
  }

  private mutating func readZone(into value: inout Int64?) -> Bool {
    if let zone = zones.zone(named: string(tokens[position])) {
      value = Int64(zone.number)
      position += 1
      return true
    }
    // What was meant is looked for when it is asked for.
    guard isCollecting, saysWhy else { return fail(.unknownZone) }
    // A city of two words is looked for as a whole.
    let word = tokens[position...].prefix { $0.kind == .word }.map(string).joined(separator: " ")
    let near = Zone.nearest(to: word).filter { zones.zone(named: $0) != nil }
    let known = near.isEmpty ? "a name such as `Europe/London`" : Suggestion.codes(near)
    return fail(.unknownZone, [word, known])
  }
}

extension OSVersion.RefusalError {
  /// Returns the reason why a version cannot be simulated, and what to write instead.
  public func message(for word: String) -> String {
    let error = error(for: word)
    return "\(error.message); \(error.help)"
  }

  /// The mistake of a version in a script.
  func error(for word: String) -> ParseError {
    let majors = OSVersion.majors
    let known = "one of the versions \(OSVersion.majorsText)"
    return switch reason {
    case .malformed: ParseError(.notAVersion, [word, "\(known), or one such as `17.4`"])
    case .neverReleased:
      ParseError(
        .versionNeverReleased,
        [word, Self.neighbours(of: word, among: majors) ?? known]
      )
    case .tooOld: ParseError(.versionTooOld, [known])
    }
  }

  /// Returns the known versions on both sides of a version; nil if it is not between two.
  private static func neighbours(of word: String, among majors: [UInt8]) -> String? {
    if let last = OSVersion.last(like: word) { return last.text.code }
    guard let major = word.split(separator: ".").first.flatMap({ Int($0) }) else { return nil }
    guard let below = majors.last(where: { $0 < major }),
      let above = majors.first(where: { $0 > major })
    else { return nil }
    return Suggestion.codes([below, above].map { "\($0)" })
  }
}
