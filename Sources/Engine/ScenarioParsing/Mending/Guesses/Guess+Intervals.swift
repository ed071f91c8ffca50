import Scenarios
import VirtualTime

extension Guess {
  /// The units by the words people have for them.
  private static let units: [(letter: String, words: [String])] = [
    ("ms", ["ms", "msec", "millis", "millisecond", "milliseconds"]),
    ("s", ["s", "sec", "secs", "second", "seconds"]),
    ("m", ["m", "min", "mins", "minute", "minutes"]),
    ("h", ["h", "hr", "hrs", "hour", "hours"]),
    ("d", ["d", "day", "days"]),
    ("w", ["w", "wk", "week", "weeks"]),
  ]

  private static let numbers = [
    "zero": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "twelve": 12, "fifteen": 15, "twenty": 20,
    "thirty": 30, "forty": 40, "forty-five": 45, "fifty": 50, "sixty": 60, "ninety": 90,
  ]

  /// A number written out.
  static func number(_ word: String) -> Int? { numbers[word.lowercased()] }

  /// `30 minutes`, `30min`, `1 hour 30 minutes`, `half an hour`.
  static func interval(_ texts: [String]) -> Guess? {
    let words = texts.map { $0.lowercased() }
    guard let first = words.first, Interval(parsing: texts[0].utf8) == nil || words.count > 1 else {
      return texts.first.map { Guess(words: [$0]) }
    }
    if words.starts(with: ["half", "an", "hour"]) {
      return Guess(words: ["30m"], count: 3, error: ParseError(.durationForm, ["30m"]))
    }
    if let unit = units.first(where: { $0.words.dropFirst(2).contains(first) }) {
      let error = ParseError(.durationForm, ["1\(unit.letter)"])
      return Guess(words: ["1" + unit.letter], error: error)
    }
    if let time = CivilTime(parsing: first.utf8), time.nanosecondOfDay > 0 {
      let text = Interval(nanoseconds: time.nanosecondOfDay).text
      return Guess(words: [text], error: ParseError(.durationForm, [text]))
    }
    if let plain = tail(first) {
      return Guess(
        words: [plain],
        error: ParseError(first.contains(",") ? .decimalComma : .durationForm, [plain])
      )
    }
    var written = ""
    var count = 0
    while count < words.count {
      if count > 0, words[count] == "and" { count += 1 }
      guard let (part, used) = part(Array(words[min(count, words.count)...])) else { break }
      written += part
      count += used
    }
    guard count > 0, Interval(parsing: written.utf8) != nil else {
      guard first.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }),
        Interval(parsing: "\(first)s".utf8) != nil
      else { return nil }
      let units = "`\(first)m` for minutes, or `\(first)s` for seconds"
      let error = ParseError(.durationWithoutUnit, [units])
      return Guess(words: ["\(first)m"], error: error, isDoubtful: true)
    }
    return Guess(
      words: [written],
      count: count,
      error: ParseError(.durationForm, [written])
    )
  }

  /// `1h30` without its last unit, and `1,5h` with a comma.
  private static func tail(_ word: String) -> String? {
    let dotted = String(word.map { $0 == "," ? "." : $0 })
    if dotted != word, Interval(parsing: dotted.utf8) != nil { return dotted }
    for (unit, next): (Character, String) in [("h", "m"), ("m", "s")] {
      let parts = word.split(separator: unit, omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy(Geographic.isNumber),
        Interval(parsing: (word + next).utf8) != nil
      else { continue }
      return word + next
    }
    return nil
  }

  /// A number with its unit, in one word or in two.
  private static func part(_ words: [String]) -> (text: String, count: Int)? {
    guard let first = words.first else { return nil }
    let digits = first.prefix { "0123456789.".contains($0) }
    let isOneWord = digits.count < first.count && !digits.isEmpty
    let amount = digits.isEmpty ? number(first).map(String.init) : String(digits)
    guard let amount, isOneWord || words.count > 1 else { return nil }
    let name = isOneWord ? String(first.dropFirst(digits.count)) : words[1]
    let plain = name.filter { !".,".contains($0) }
    guard let unit = units.first(where: { $0.words.contains(plain) }) else {
      return Interval(parsing: first.utf8) == nil ? nil : (first, 1)
    }
    return (amount + unit.letter, isOneWord ? 1 : 2)
  }
}
