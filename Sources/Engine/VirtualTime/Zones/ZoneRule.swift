/// The two changes of the clock in every year, as POSIX writes them: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule {
  /// A day of every year and the local time of the change.
  struct Change {
    /// The ways to name a day.
    enum Day {
      /// A weekday of a month; 0 is Sunday, and the fifth week is the last.
      case weekday(month: Int, week: Int, weekday: Int)
      /// A day of the year from 1, in which February 29 does not count.
      case julian(Int)
      /// A day of the year from 0.
      case ordinal(Int)
    }

    var day: Day
    /// The seconds after midnight, which may lie in another day.
    var time: Int
  }

  /// The offset in winter, in seconds east of Greenwich.
  var standard: Int32
  /// The offset in summer.
  var daylight: Int32
  var start: Change
  var end: Change

  /// Reads a rule; nil if it has one offset for the whole year.
  static func read(_ text: [UInt8]) throws(ZoneFileError) -> ZoneRule? {
    var text = RuleText(bytes: text)
    try text.skipName()
    let standard = -(try text.seconds(most: 24))
    if text.isAtEnd { return nil }
    try text.skipName()
    let daylight = text.isAt(UInt8(ascii: ",")) ? standard + 3600 : -(try text.seconds(most: 24))
    let (start, end) = (try text.change(), try text.change())
    guard text.isAtEnd else { throw .unknownRule }
    return ZoneRule(
      standard: Int32(standard),
      daylight: Int32(daylight),
      start: start,
      end: end
    )
  }

  /// Returns the changes of a year, the earlier one first.
  func changes(inYear year: Int) -> [ZoneFile.Transition] {
    let toSummer = ZoneFile.Transition(
      second: start.second(inYear: year) - Int64(standard),
      offset: daylight
    )
    let toWinter = ZoneFile.Transition(
      second: end.second(inYear: year) - Int64(daylight),
      offset: standard
    )
    return toSummer.second < toWinter.second ? [toSummer, toWinter] : [toWinter, toSummer]
  }
}

extension ZoneRule.Change {
  /// Returns the local second since 1970 at which the change happens.
  fileprivate func second(inYear year: Int) -> Int64 {
    let first = CivilDate(uncheckedYear: year, month: 1, day: 1).daysSince1970
    let day: Int
    switch self.day {
    case .ordinal(let number): day = first + number
    case .julian(let number):
      let leapDays = dayCount(year: year, month: 2) - 28
      day = first + number - 1 + (number >= 60 ? leapDays : 0)
    case .weekday(let month, let week, let weekday):
      let start = CivilDate(uncheckedYear: year, month: month, day: 1).daysSince1970
      // January 1st 1970 was a Thursday.
      let firstWeekday = ((start + 4) % 7 + 7) % 7
      let found = (weekday - firstWeekday + 7) % 7 + 7 * (week - 1)
      day = start + (found < dayCount(year: year, month: month) ? found : found - 7)
    }
    return Int64(day) * 86_400 + Int64(time)
  }
}

/// The text of a rule while it is read.
private struct RuleText {
  var bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }

  func isAt(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  /// Passes over a byte, if it is the next one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard isAt(byte) else { return false }
    position += 1
    return true
  }

  /// Passes over an abbreviation, such as `CET` or `<+0330>`.
  mutating func skipName() throws(ZoneFileError) {
    let start = position
    if take(UInt8(ascii: "<")) {
      while position < bytes.count, !isAt(UInt8(ascii: ">")) { position += 1 }
      guard take(UInt8(ascii: ">")) else { throw .unknownRule }
    } else {
      while position < bytes.count, bytes[position] >= UInt8(ascii: "A") { position += 1 }
    }
    guard position > start else { throw .unknownRule }
  }

  /// Reads a number of one to three digits.
  mutating func number(_ range: ClosedRange<Int>) throws(ZoneFileError) -> Int {
    var (value, count) = (0, 0)
    while position < bytes.count, count < 3, (0x30...0x39).contains(bytes[position]) {
      value = value * 10 + Int(bytes[position] - 0x30)
      position += 1
      count += 1
    }
    guard count > 0, range.contains(value) else { throw .unknownRule }
    return value
  }

  /// Reads a time such as `-1:30`, in seconds.
  mutating func seconds(most hours: Int) throws(ZoneFileError) -> Int {
    let sign = take(UInt8(ascii: "-")) ? -1 : 1
    if sign > 0 { _ = take(UInt8(ascii: "+")) }
    var value = try number(0...hours) * 3600
    if take(UInt8(ascii: ":")) {
      value += try number(0...59) * 60
      if take(UInt8(ascii: ":")) { value += try number(0...59) }
    }
    return sign * value
  }

  /// Reads a change such as `,M3.5.0/2`.
  mutating func change() throws(ZoneFileError) -> ZoneRule.Change {
    guard take(UInt8(ascii: ",")) else { throw .unknownRule }
    let day: ZoneRule.Change.Day
    if take(UInt8(ascii: "M")) {
      let month = try number(1...12)
      guard take(UInt8(ascii: ".")) else { throw .unknownRule }
      let week = try number(1...5)
      guard take(UInt8(ascii: ".")) else { throw .unknownRule }
      day = .weekday(month: month, week: week, weekday: try number(0...6))
    } else if take(UInt8(ascii: "J")) {
      day = .julian(try number(1...365))
    } else {
      day = .ordinal(try number(0...365))
    }
    return ZoneRule.Change(
      day: day,
      time: take(UInt8(ascii: "/")) ? try seconds(most: 167) : 7200
    )
  }
}
