import Scenarios
import VirtualTime

/// The suggestions for dates, times and numbers in other notations.
enum Advice {
  /// The mistake in a date; nil if the word is not like a date.
  static func date(_ word: String) -> ParseError? {
    let parts = word.split { $0 == "-" || $0 == "/" || $0 == "." }
    guard parts.count == 3, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let inOrder: [Substring] = word.split(separator: "-")
    let isInOrder = inOrder.map { $0.count } == [4, 2, 2]
    if isInOrder, let month = CivilDate(parsing: "\(parts[0])-\(parts[1])-01".utf8) {
      let last = "\(parts[0])-\(parts[1])-\(month.daysInMonth)"
      return ParseError(.unknownDate, [word, "write a day of that month, up to `\(last)`"])
    }
    return ParseError(.unknownDate, [word, "write year, month and day, as in `2026-03-08`"])
  }

  /// The mistake in the day of a year; nil if the word is not like one.
  static func monthDay(_ word: String) -> ParseError? {
    let parts = word.split(separator: "-")
    if parts.count == 3, CivilDate(parsing: word.utf8) != nil {
      return ParseError(.dayOfYear, [word, "\(parts[1])-\(parts[2])".code])
    }
    guard parts.count == 2 else { return nil }
    if CivilDate(parsing: "2000-\(parts[1])-\(parts[0])".utf8) != nil {
      return ParseError(.dayOfYear, [word, "\(parts[1])-\(parts[0])".code])
    }
    return ParseError(.dayOfYear, [word, "month and day, as in `05-30`"])
  }

  /// The mistake in a time; nil if the word is not like a time.
  static func time(_ word: String, _ next: String = "") -> ParseError? {
    if let time = meant(by: word, next) { return ParseError(.timeForm, [word, time.text]) }
    return word.contains(":") ? ParseError(.unknownTime, [word]) : nil
  }

  /// The mistake of `am` or `pm` after a time.
  static func half(_ word: String, of time: CivilTime) -> ParseError? {
    guard let isAfternoon = afternoon(word) else { return nil }
    let right = time.hour > 12 ? time : shifted(time, isAfternoon)
    return ParseError(.halfOfDay, [word, right?.text ?? time.text])
  }

  /// Returns the mistake in a duration that exceeds the maximum; nil if the number is not the
  /// problem.
  static func tooLong(_ word: some Collection<UInt8>) -> ParseError? {
    guard Interval(parsing: word) == nil else { return nil }
    // The same units, each once, without fractions; then the number alone can be at fault.
    var ones: [UInt8] = []
    var whole: [UInt8] = []
    var isFraction = false
    for byte in word {
      if byte == UInt8(ascii: ".") {
        guard !isFraction else { return nil }
        isFraction = true
      } else if isDigit(byte) {
        if ones.last != UInt8(ascii: "1") { ones.append(UInt8(ascii: "1")) }
        if !isFraction { whole.append(byte) }
      } else {
        isFraction = false
        ones.append(byte)
        whole.append(byte)
      }
    }
    guard Interval(parsing: ones) != nil, Interval(parsing: whole) == nil else { return nil }
    let weeks = Int64.max / (7 * Interval.day.nanoseconds)
    let text = String(decoding: Array(word), as: UTF8.self)
    return ParseError(.durationTooLong, [text, "\(weeks)w"])
  }

  /// The mistake in a number; nil if the word is not like a number.
  static func number(_ word: String) -> ParseError? {
    let digits = word.utf8.first == UInt8(ascii: "-") ? word.dropFirst() : word[...]
    if !digits.isEmpty, digits.utf8.allSatisfy(isDigit) {
      return ParseError(.numberTooLarge, ["\(Int32.max)"])
    }
    for day in Weekday.allCases where isNamed(word, day.name) {
      return ParseError(.dayAsNumber, ["\(day.rawValue)"])
    }
    if let month = CivilDate.monthNames.firstIndex(where: { isNamed(word, $0) }) {
      return ParseError(.monthAsNumber, ["\(month + 1)"])
    }
    if let time = meant(by: word) {
      return ParseError(.hourAsNumber, ["\(time.hour)"])
    }
    return nil
  }

  private static func isNamed(_ word: String, _ name: String) -> Bool {
    let lower = word.lowercased()
    return lower == name.lowercased() || lower == name.prefix(3).lowercased()
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Returns true for `pm`, false for `am`, and nil for another word.
  private static func afternoon(_ word: String) -> Bool? {
    switch word.lowercased() {
    case "am", "a.m.": false
    case "pm", "p.m.": true
    default: nil
    }
  }

  /// Returns the 24-hour time for a time with `am` or `pm`.
  private static func shifted(_ time: CivilTime, _ isAfternoon: Bool) -> CivilTime? {
    guard 1...12 ~= time.hour else { return nil }
    let hour = time.hour % 12 + (isAfternoon ? 12 : 0)
    return CivilTime(hour: hour, minute: time.minute, second: time.second)
  }

  /// The time that `9`, `9:30`, `9am` or `9:30 pm` probably means; nil if the word is no time.
  static func meant(by word: String, _ next: String = "") -> CivilTime? {
    var rest = word.lowercased()
    var isAfternoon = afternoon(next)
    for half in ["am", "a.m.", "pm", "p.m."] where rest.hasSuffix(half) {
      rest.removeLast(half.count)
      isAfternoon = half.hasPrefix("p")
    }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 3, let hour = parts.first, 1...2 ~= hour.count,
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) })
    else { return nil }
    let numbers = parts.map { Int($0)! } + [0, 0]
    guard let time = CivilTime(hour: numbers[0], minute: numbers[1], second: numbers[2]) else {
      return nil
    }
    return isAfternoon.map { shifted(time, $0) } ?? time
  }
}
