import Scenarios
import VirtualTime

extension Reader {
  mutating func failDate() -> Bool {
    guard isCollecting else { return fail() }
    let word = string(tokens[position])
    if let time = word.contains(":") ? Advice.meant(by: word) : nil {
      return fail(.dateWithoutTime, ["2026-03-08 \(time.text)"])
    }
    return fail(Advice.date(word)) { $0.fail(expecting: Kind.date) }
  }

  private mutating func failTime() -> Bool {
    guard isCollecting else { return fail() }
    let next = position + 1 < tokens.count ? string(tokens[position + 1]) : ""
    // Where a date is optional, a time was meant.
    if let error = Advice.time(string(tokens[position]), next) {
      return fail(error, isBetter: true)
    }
    return fail(expecting: Kind.time)
  }

  /// Records the mistake in a value, or the values that are possible there.
  private mutating func fail(_ error: ParseError?, _ orElse: (inout Reader) -> Bool) -> Bool {
    error.map { fail($0) } ?? orElse(&self)
  }

  mutating func readTime(into value: inout Int64?) -> Bool {
    let token = tokens[position]
    guard let time = CivilTime(parsing: bytes[token.start..<token.end]) else { return failTime() }
    position += 1
    if let mistake = mistake(behind: time) { return fail(mistake) }
    value = time.nanosecondOfDay
    return true
  }

  /// Reads a time of day, with an offset where it comes twice.
  mutating func readClock(into value: inout Int64?) -> Bool {
    guard let written = readOffsetTime() else { return false }
    if let mistake = mistake(behind: written.time) { return fail(mistake) }
    value = written.captured
    return true
  }

  private mutating func readOffsetTime() -> WrittenClock? {
    let token = tokens[position]
    do {
      guard let (time, offset) = try Self.clock(bytes[token.start..<token.end]) else {
        _ = failTime()
        return nil
      }
      position += 1
      return WrittenClock(time: time, offset: offset)
    } catch {
      _ = fail(error.error)
      return nil
    }
  }

  /// The mistake of a word after a time that belongs elsewhere.
  private func mistake(behind time: CivilTime) -> ParseError? {
    guard position < tokens.count else { return nil }
    let next = string(tokens[position])
    if let advice = Advice.half(next, of: time) { return advice }
    guard CivilDate(parsing: next.utf8) != nil else { return nil }
    return ParseError(.dateAfterTime, ["\(next) \(time.text)"])
  }

  /// Reads the day of a year; February 29th is one, though not of every year.
  mutating func readMonthDay(into value: inout Int64?) -> Bool {
    let word = string(tokens[position])
    guard let date = CivilDate(parsing: "2000-\(word)".utf8) else {
      guard isCollecting else { return fail() }
      return fail(Advice.monthDay(word)) { $0.fail(expecting: Kind.monthDay) }
    }
    value = Int64(date.month * 100 + date.day)
    position += 1
    return true
  }

  mutating func readMoment(into value: inout Int64?) -> Bool {
    var moment = WrittenMoment(second: 0)
    let token = tokens[position]
    if let date = CivilDate(parsing: bytes[token.start..<token.end]) {
      moment.day = date.daysSince1970
      position += 1
      guard position < tokens.count else { return fail(expecting: Kind.time) }
    } else if let advice = Advice.date(string(token)) {
      return fail(advice)
    }
    guard let written = readOffsetTime() else { return false }
    guard written.time.nanosecond == 0 else {
      position -= 1
      let word = string(tokens[position])
      let whole = word.prefix { $0 != "." }
      let offset = word[whole.endIndex...].drop { $0 != "+" && $0 != "-" }
      return fail(.timeTooFine, [String(whole + offset)])
    }
    moment.second = written.time.secondOfDay
    moment.offset = written.offset
    value = moment.captured
    return true
  }

  /// Reads a whole number; for the name of a weekday or a month, gives its number.
  mutating func readCount(into value: inout Int64?) -> Bool {
    let token = tokens[position]
    // Whatever does not begin like a number is most often the word of another form.
    let isNumber = bytes[token.start] < UInt8(ascii: ":")
    guard isNumber || isCollecting else { return fail() }
    let word = string(token)
    if word.hasPrefix("+"), Int32(word) != nil {
      return fail(.numberWithPlus, [String(word.dropFirst())])
    }
    if token.kind == .word, let number = Int32(word) {
      value = Int64(number)
      position += 1
      return true
    }
    return fail(token.kind == .word ? Advice.number(word) : nil) {
      $0.fail(expecting: Kind.count)
    }
  }
}
