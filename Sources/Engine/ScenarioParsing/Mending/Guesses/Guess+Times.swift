import Scenarios
import VirtualTime

extension Guess {
  /// Returns the possible meaning of the time in the margin; nil if it is not a time.
  static func margin(_ texts: [String]) -> Guess? {
    var words = texts.prefix(6).map { String($0.reversed().drop { ",;:".contains($0) }.reversed()) }
    guard let first = words.first, !isListNumber(texts[0]) else { return nil }
    var count = 0
    var isMarked = true
    if first == "@" {
      count = 1
    } else if first.hasPrefix("@") {
      words[0].removeFirst()
    } else {
      isMarked = false
      if ["at", "on", "after", "in"].contains(first.lowercased()) { count = 1 }
    }
    guard count < words.count else { return nil }
    if let isoDate = splitAtT(words[count]) { words.replaceSubrange(count...count, with: isoDate) }
    let added = words.count - min(texts.count, 6)
    if words[count].hasPrefix("+") || first.lowercased() == "in" || first.lowercased() == "after" {
      if words[count].hasPrefix("+") { words[count].removeFirst() }
      guard let interval = interval(Array(words[count...])) else { return nil }
      let rest = count + interval.count
      let isDays = interval.words[0].hasSuffix("d")
      let time = isDays && rest < words.count ? self.anyTime(Array(words[rest...])) : nil
      return Guess(
        words: ["@+" + interval.words[0]] + (time?.words ?? []),
        count: rest + (time?.count ?? 0),
        error: interval.isDoubtful ? interval.error : nil,
        isDoubtful: interval.isDoubtful
      )
    }
    var day: Guess?
    var rest = count
    func readDay() {
      guard day == nil, rest < words.count, let found = self.day(Array(words[rest...])) else {
        return
      }
      day = found
      rest += found.count
    }
    readDay()
    let time = rest < words.count ? self.time(Array(words[rest...]), isAlone: isMarked) : nil
    guard let time else {
      guard day == nil, isMarked, let interval = interval(Array(words[count...])) else {
        return nil
      }
      return Guess(
        words: ["@+" + interval.words[0]],
        count: count + interval.count,
        error: ParseError(.elapsedWithoutPlus, ["@+\(interval.words[0])"])
      )
    }
    rest += time.count
    readDay()
    let written = (day?.words ?? []) + time.words
    return Guess(
      words: ["@" + written[0]] + written.dropFirst(),
      count: rest - added,
      error: day?.isDoubtful == true ? day?.error : nil,
      isDoubtful: day?.isDoubtful ?? false
    )
  }

  /// A day as it is written in the margin: a date, a weekday, or a number of days.
  private static func day(_ texts: [String]) -> Guess? {
    if let date = date(texts), date.words[0] != "" { return date }
    var count = 0
    if texts[0].lowercased() == "next", texts.count > 1 { count = 1 }
    let word = texts[count].lowercased()
    if word == "tomorrow" { return Guess(words: ["+1d"], count: count + 1) }
    if word == "today" { return Guess(words: [], count: count + 1) }
    guard let name = weekday(word), let day = Weekday.allCases.first(where: { $0.name == name })
    else { return nil }
    return Guess(words: [day.shortName], count: count + 1)
  }

  /// A weekday by its name, whole or short, in letters of any size.
  static func weekday(_ word: String) -> String? {
    let lower = String(word.lowercased().filter { !".,".contains($0) })
    guard lower.count >= 3 else { return nil }
    let plain = lower.hasSuffix("days") ? String(lower.dropLast()) : lower
    return Weekday.allCases.map { $0.name }.first { $0.lowercased().hasPrefix(plain) }
  }

  /// A time after `since`, with a date or without.
  static func moment(_ texts: [String]) -> Guess? {
    var texts = texts
    guard let first = texts.first else { return nil }
    if first.hasPrefix("@"), first.count > 1 { texts[0].removeFirst() }
    if let parts = splitAtT(texts[0]) { texts.replaceSubrange(0...0, with: parts) }
    let added = splitAtT(first) == nil ? 0 : 1
    let day = date(texts)
    let rest = Array(texts.dropFirst(day?.count ?? 0))
    guard let time = anyTime(rest) else { return nil }
    return Guess(
      words: (day?.words ?? []) + time.words,
      count: (day?.count ?? 0) + time.count - added,
      error: first.hasPrefix("@") ? ParseError(.needlessAt, [texts[0]]) : nil,
      isDoubtful: day?.isDoubtful ?? false
    )
  }

  private static func anyTime(_ texts: [String]) -> Guess? {
    let plain = texts.first.flatMap { CivilTime(parsing: $0.utf8) }.map { Guess(words: [$0.text]) }
    return time(texts, isAlone: true) ?? plain
  }

  /// The time that a person means by `8pm`, `8:00 PM`, `8h30`, `0800`, `noon`.
  static func time(_ texts: [String], isAlone: Bool) -> Guess? {
    guard let first = texts.first else { return nil }
    var word = first.lowercased()
    for (name, time) in [("noon", "12:00"), ("midnight", "00:00")] where word == name {
      return Guess(words: [time], error: ParseError(.timeForm, [first, time]))
    }
    if word.count == 4, word.utf8.allSatisfy({ (48...57).contains($0) }) {
      word = "\(word.prefix(2)):\(word.suffix(2))"
    }
    // Of a second with one digit, only 0 has one meaning.
    if word.count(where: { $0 == ":" }) == 2, word.hasSuffix(":0") { word += "0" }
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "h" || $0 == "." }
    if parts.count == 2, parts[0].count <= 2, [0, 2].contains(parts[1].count), Int(parts[0]) != nil
    {
      word = "\(parts[0]):\(parts[1].isEmpty ? "00" : parts[1])"
    }
    let next = texts.count > 1 ? texts[1].lowercased().filter { !".,".contains($0) } : ""
    let isHalf = next == "am" || next == "pm"
    guard isHalf || isAlone || word.contains(":") || word.hasSuffix("m"),
      let time = Advice.meant(by: word, isHalf ? next : "")
    else { return nil }
    let error = word == first.lowercased() ? nil : ParseError(.timeForm, [first, time.text])
    return Guess(words: [time.text], count: isHalf ? 2 : 1, error: error)
  }

  /// `2026-03-08T08:00:00Z` as a date and a time.
  static func splitAtT(_ word: String) -> [String]? {
    let parts = word.split(separator: "T", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, CivilDate(parsing: parts[0].utf8) != nil else { return nil }
    let time = parts[1].prefix { "0123456789:.".contains($0) }
    return [
      parts[0], time.hasSuffix(":00") && time.count == 8 ? String(time.dropLast(3)) : String(time),
    ]
  }

  /// Returns the parts of a time in the margin that lacks a space: its day, its time and the word
  /// behind it.
  ///
  /// - Parameters:
  ///   - text: The time without its `@`.
  ///   - subjects: The words that may follow a time.
  static func unglued(_ text: Substring, before subjects: [String]) -> [String]? {
    for end in text.indices.dropFirst().reversed() {
      let (part, rest) = (String(text[..<end]), text[end...])
      if isTime(part), subjects.contains(String(rest)) { return [part, String(rest)] }
      guard isDay(part) else { continue }
      if isTime(String(rest)) { return [part, String(rest)] }
      if let others = unglued(rest, before: subjects) { return [part] + others }
    }
    return nil
  }

  private static func isTime(_ text: String) -> Bool {
    text.hasPrefix("+")
      ? Interval(parsing: text.dropFirst().utf8) != nil
      : text.contains(":") && Advice.meant(by: text) != nil
  }

  private static func isDay(_ text: String) -> Bool {
    if text.hasPrefix("+") {
      return text.hasSuffix("d") && Interval(parsing: text.dropFirst().utf8) != nil
    }
    return weekday(text) != nil || CivilDate(parsing: text.utf8) != nil
  }
}
