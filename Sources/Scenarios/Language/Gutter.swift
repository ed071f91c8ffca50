import VirtualTime

extension Reader {
  /// Reads the time in the margin, if the line begins with one.
  mutating func readGutter() throws(Mistake) -> Gutter? {
    guard let first = tokens.first, first.kind == .word, bytes[first.start] == .at else {
      return nil
    }
    position = 1
    let text = bytes[first.start + 1..<first.end]
    if text.first == UInt8(ascii: "+") { return try readLater(text.dropFirst(), first) }
    if let time = CivilTime(parsing: text) { return .time(time) }
    if let date = CivilDate(parsing: text) {
      let (time, offset) = try readClock(after: first)
      return .dateTime(CivilDateTime(date: date, time: time), offset: offset)
    }
    let word = String(decoding: text, as: UTF8.self)
    if let weekday = Weekday.allCases.first(where: { [$0.name, $0.shortName].contains(word) }) {
      return .weekday(weekday, try readClock(after: first).time)
    }
    let isDate = word.split(separator: "-").count == 3
    throw Mistake(
      isDate ? "there is no date \(word)" : "@\(word) is no time; \(advice(on: word))",
      first.start..<first.end
    )
  }

  private func advice(on word: String) -> String {
    if word.split(separator: ":").count > 1 { return "the day runs from 00:00 to 23:59:59" }
    let days = Weekday.allCases.flatMap { [$0.shortName, $0.name] }
    if let near = Suggestion.nearest(to: word, among: days).first {
      return "did you mean @\(near)?"
    }
    return "write @08:00, @2026-03-08 08:00, @Tue 08:00, @+1d 08:00 or @+30m"
  }

  /// Reads `+1d 09:00`, a calendar day, or `+30m`, time that passes.
  private mutating func readLater(
    _ text: ArraySlice<UInt8>,
    _ token: Token
  ) throws(Mistake) -> Gutter {
    guard let interval = Interval(parsing: text) else {
      throw Mistake("write how much later, as in @+30m or @+1d 09:00", token.start..<token.end)
    }
    guard interval >= .zero else {
      throw Mistake("time never goes back", token.start..<token.end)
    }
    let isDays =
      text.last == UInt8(ascii: "d") && interval.nanoseconds % Interval.day.nanoseconds == 0
    guard position < tokens.count, tokens[position].kind == .word,
      let time = CivilTime(parsing: bytes[tokens[position].start..<tokens[position].end])
    else { return .elapsed(interval) }
    guard isDays else {
      throw Mistake(
        "a time of day follows whole days only, as in @+1d \(time.text)",
        token.start..<tokens[position].end
      )
    }
    position += 1
    return .days(Int(interval.nanoseconds / Interval.day.nanoseconds), time)
  }

  /// Reads the time after a date or a weekday, with an offset if there is one.
  private mutating func readClock(
    after token: Token
  ) throws(Mistake) -> (time: CivilTime, offset: Int?) {
    guard position < tokens.count else {
      throw Mistake("a time must follow, as in 08:00", token.end..<token.end)
    }
    let clock = tokens[position]
    let text = bytes[clock.start..<clock.end]
    let sign = text.dropFirst().firstIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let time = CivilTime(parsing: text[..<(sign ?? text.endIndex)]) else {
      throw Mistake("a time must follow, as in 08:00", clock.start..<clock.end)
    }
    var offset: Int?
    if let sign {
      offset = Zone.parseOffset(text[sign...])
      if offset == nil {
        throw Mistake("an offset is written as in 01:30-05:00", sign..<clock.end)
      }
    }
    position += 1
    return (time, offset)
  }
}

extension Gutter {
  /// The time as it is written in the margin.
  var text: String {
    switch self {
    case .time(let time): "@\(time.text)"
    case .dateTime(let dateTime, let offset):
      "@\(dateTime.date.text) \(dateTime.time.text)\(offset.map(Zone.offsetText) ?? "")"
    case .weekday(let weekday, let time): "@\(weekday.shortName) \(time.text)"
    case .days(let days, let time): "@+\(days)d \(time.text)"
    case .elapsed(let interval): "@+\(interval.text)"
    }
  }
}
