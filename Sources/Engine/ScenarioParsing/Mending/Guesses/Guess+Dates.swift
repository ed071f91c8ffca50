import Scenarios
import VirtualTime

extension Guess {
  /// A date in another order, with other signs, or with the name of its month.
  static func date(_ texts: [String]) -> Guess? {
    guard let first = texts.first else { return nil }
    if CivilDate(parsing: first.utf8) != nil { return Guess(words: [first]) }
    if let date = named(texts) { return date }
    if let parts = splitAtT(first) {
      let written = parts.joined(separator: " ")
      return Guess(words: parts, error: ParseError(.dateJoinedToTime, [written]))
    }
    let numbers = first.split { "-/.".contains($0) }.map(String.init)
    guard numbers.count == 3, numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    let values = numbers.map { Int($0)! }
    if numbers[0].count == 4 { return guess(values[0], values[1], values[2], 1) }
    guard numbers[2].count == 4 else { return nil }
    let isDayFirst = values[0] > 12 || first.contains(".")
    let isCertain = isDayFirst || values[1] > 12 || values[0] == values[1]
    guard
      var date = isDayFirst
        ? guess(values[2], values[1], values[0], 1) : guess(values[2], values[0], values[1], 1)
    else { return nil }
    if !isCertain, let other = guess(values[2], values[1], values[0], 1) {
      date.isDoubtful = true
      date.error = ParseError(.dateUnclear, [date.words[0], other.words[0]])
    }
    return date
  }

  /// A day of every year.
  static func monthDay(_ texts: [String]) -> Guess? {
    guard let (month, day, count) = monthAndDay(texts),
      CivilDate(year: 2000, month: month, day: day) != nil
    else {
      let numbers = texts[0].split { "-/.".contains($0) }.map(String.init)
      guard numbers.count >= 2, let first = Int(numbers[numbers.count - 2]),
        let second = Int(numbers[numbers.count - 1])
      else { return nil }
      for (month, day) in [(first, second), (second, first)]
      where CivilDate(year: 2000, month: month, day: day) != nil {
        let written = "\(twoDigits(month))-\(twoDigits(day))"
        let isPlain = numbers.map { $0.count } == [2, 2] && texts[0].contains("-")
        return Guess(
          words: [written],
          error: isPlain || numbers.count == 3
            ? nil : ParseError(.dayOfYear, [texts[0], written.code])
        )
      }
      return nil
    }
    let written = "\(twoDigits(month))-\(twoDigits(day))"
    return Guess(
      words: [written],
      count: count,
      error: ParseError(
        .dayOfYear,
        [texts.prefix(count).joined(separator: " "), written.code]
      )
    )
  }

  /// A month by its name, whole or short.
  static func month(_ word: String) -> Int? {
    let lower = String(word.lowercased().filter { !".,".contains($0) })
    guard lower.count >= 3 else { return nil }
    return CivilDate.monthNames.firstIndex { $0.lowercased().hasPrefix(lower) }.map { $0 + 1 }
  }

  /// `March 8 2026`, `8 March 2026`, `Mar 8, 2026`.
  private static func named(_ texts: [String]) -> Guess? {
    guard let (month, day, count) = monthAndDay(texts), count < texts.count,
      let year = Int(texts[count]), 1000...9999 ~= year
    else { return nil }
    return guess(year, month, day, count + 1)
  }

  private static func monthAndDay(_ texts: [String]) -> (month: Int, day: Int, count: Int)? {
    guard texts.count > 1 else { return nil }
    func day(_ text: String) -> Int? { Int(text.prefix { ("0"..."9").contains($0) }) }
    if let month = month(texts[0]), let day = day(texts[1]) { return (month, day, 2) }
    if let month = month(texts[1]), let day = day(texts[0]) { return (month, day, 2) }
    return nil
  }

  /// Returns the month and the day of `8` and `March`, in either order.
  static func dayOfYear(_ first: String, _ second: String) -> (month: Int, day: Int)? {
    guard !(first + second).contains(":"), let (month, day, _) = monthAndDay([first, second])
    else { return nil }
    return (month, day)
  }

  private static func guess(_ year: Int, _ month: Int, _ day: Int, _ count: Int) -> Guess? {
    guard let date = CivilDate(year: year, month: month, day: day) else { return nil }
    return Guess(
      words: [date.text],
      count: count,
      error: ParseError(.dateForm, [date.text])
    )
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
