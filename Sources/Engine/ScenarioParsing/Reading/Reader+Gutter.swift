import Scenarios
import VirtualTime

extension Reader {
  /// Reads the time in the margin, if the line begins with one.
  mutating func readGutter() throws(LineError) -> Gutter? {
    guard let first = tokens.first, first.kind == .word, bytes[first.start] == .at else {
      return nil
    }
    position = 1
    let text = bytes[first.start + 1..<first.end]
    if text.first == UInt8(ascii: "+") { return try readLater(text.dropFirst(), first) }
    if let clock = try Self.clock(text) { return .time(clock.time, offset: clock.offset) }
    if let date = CivilDate(parsing: text) {
      let (time, offset) = try readClock(after: first)
      return .dateTime(CivilDateTime(date: date, time: time), offset: offset)
    }
    let word = String(decoding: text, as: UTF8.self)
    if word == "until" { return try readIdle(after: first) }
    if let weekday = Weekday.allCases.first(where: { [$0.name, $0.shortName].contains(word) }) {
      let (time, offset) = try readClock(after: first)
      return .weekday(weekday, time, offset: offset)
    }
    throw LineError(
      Advice.date(word) ?? ParseError(.unknownMargin, ["@\(word)", help(for: word)]),
      first.start..<first.end
    )
  }

  /// Reads `idle` after `until`.
  private mutating func readIdle(after token: Token) throws(LineError) -> Gutter {
    let next = position < tokens.count ? string(tokens[position]) : ""
    guard next == "idle" else { throw LineError(.untilForm, token.start..<token.end) }
    position += 1
    return .untilIdle
  }

  private func help(for word: String) -> String {
    if word == "idle" { return "write `@until idle`" }
    if let time = Advice.meant(by: word) { return "write `@\(time.text)`" }
    if word.split(separator: ":").count > 1 { return "write a time from `@00:00` to `@23:59:59`" }
    let days = Weekday.allCases.flatMap { [$0.shortName, $0.name] }
    if let near = Suggestion.nearest(to: word, among: days).first { return "write `@\(near)`" }
    return "write `@08:00`, `@2026-03-08 08:00`, `@Tue 08:00`, `@+1d 08:00` or `@+30m`"
  }

  /// Reads `+1d 09:00`, a calendar day, or `+30m`, time that passes.
  private mutating func readLater(
    _ text: ArraySlice<UInt8>,
    _ token: Token
  ) throws(LineError) -> Gutter {
    guard let interval = Interval(parsing: text) else {
      let error = Advice.tooLong(text) ?? ParseError(.elapsedForm, [string(token)])
      throw LineError(error, token.start..<token.end)
    }
    guard interval >= .zero else {
      throw LineError(.elapsedForm, [string(token)], token.start..<token.end)
    }
    let isDays =
      text.last == UInt8(ascii: "d") && interval.nanoseconds % Interval.day.nanoseconds == 0
    guard position < tokens.count, tokens[position].kind == .word,
      let clock = try Self.clock(bytes[tokens[position].start..<tokens[position].end])
    else { return .elapsed(interval) }
    guard isDays else {
      throw LineError(
        .timeAfterElapsed,
        [clock.time.text],
        token.start..<tokens[position].end
      )
    }
    position += 1
    let days = Int(interval.nanoseconds / Interval.day.nanoseconds)
    return .days(days, clock.time, offset: clock.offset)
  }

  /// Reads the time after a date or a weekday, with an offset if there is one.
  private mutating func readClock(
    after token: Token
  ) throws(LineError) -> (time: CivilTime, offset: Int?) {
    guard position < tokens.count else {
      throw LineError(.marginWithoutTime, ["\(string(token)) 08:00"], token.end..<token.end)
    }
    let day = string(token)
    let token = tokens[position]
    guard let clock = try Self.clock(bytes[token.start..<token.end]) else {
      let word = string(token)
      throw LineError(
        Advice.time(word) ?? ParseError(.marginWithoutTime, ["\(day) 08:00"]),
        token.start..<token.end
      )
    }
    position += 1
    return clock
  }

  /// Reads a time such as `08:00`, or `01:30-05:00` where it comes twice; nil if it is no time.
  static func clock(
    _ text: ArraySlice<UInt8>
  ) throws(LineError) -> (time: CivilTime, offset: Int?)? {
    let sign = text.dropFirst().firstIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    guard let time = CivilTime(parsing: text[..<(sign ?? text.endIndex)]) else { return nil }
    guard let sign else { return (time, nil) }
    let offset = Zone.parseOffset(text[sign...]) ?? .max
    guard abs(offset) <= WrittenClock.mostOffset else {
      throw LineError(.offsetForm, sign..<text.endIndex)
    }
    return (time, offset)
  }
}
