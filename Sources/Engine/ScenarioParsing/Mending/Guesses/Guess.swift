import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A value in the notation of scripts, guessed from another notation.
struct Guess {
  /// The text to write.
  var words: [String]
  /// The number of words that it replaces.
  var count = 1
  /// The mistake, where the reader does not report a better one.
  var error: ParseError?
  /// Indicates whether another meaning is possible as well.
  var isDoubtful = false
  /// Indicates whether the word is the name of an app.
  var isApp = false

  /// Returns the possible meanings of the words where a value is required, the likeliest first.
  static func values(of kind: Kind, meantBy texts: [String], apps: [String]) -> [Guess] {
    guard let first = texts.first else { return [] }
    switch kind {
    case .interval: return [interval(texts)].compactMap { $0 }
    case .time, .clock: return [time(texts, isAlone: true)].compactMap { $0 }
    case .date: return [date(texts)].compactMap { $0 }
    case .monthDay: return [monthDay(texts)].compactMap { $0 }
    case .moment: return [moment(texts)].compactMap { $0 }
    case .zone: return zones(texts)
    case .version: return [version(first)].compactMap { $0 }
    case .count: return [count(first)].compactMap { $0 }
    case .fraction: return [fraction(first)].compactMap { $0 }
    case .one(let vocabulary) where vocabulary.words.contains("Sunday"):
      return [weekday(first).map { Guess(words: [$0]) }].compactMap { $0 }
    case .quoted(let vocabulary): return answers(texts, among: vocabulary)
    case .app: return [app(first, among: apps)].compactMap { $0 }
    case .rule: return nearest(first, among: Law.rules.map { $0.id })
    case .side: return nearest(first, among: Law.disputes.flatMap { [$0.id] + $0.sides })
    case .tags: return [tags(texts)].compactMap { $0 }
    case .length: return [length(texts)].compactMap { $0 }
    case .speed: return [speed(texts)].compactMap { $0 }
    case .coordinate: return [point(texts)].compactMap { $0 }
    case _:
      return []
    }
  }

  /// Returns a number between 0 and 1 that is written in percent or with too many digits.
  private static func fraction(_ word: String) -> Guess? {
    let isPercent = word.hasSuffix("%")
    let digits = word.drop { $0 == "0" }.drop { $0 == "." }.prefix { ("0"..."9").contains($0) }
    let part = digits.prefix(2) + (digits.count == 1 ? "0" : "")
    let number = isPercent ? Int(word.dropLast()) : Int(part)
    guard let number, (1...99).contains(number), isPercent || word.contains(".") else { return nil }
    let tens = number % 10 == 0 ? "\(number / 10)" : number < 10 ? "0\(number)" : "\(number)"
    return Guess(
      words: ["0.\(tens)"],
      error: ParseError(.fractionForm, ["0.\(tens)"])
    )
  }

  private static func version(_ word: String) -> Guess? {
    let digits = word.drop { !("0"..."9").contains($0) }
    let parts = digits.split(separator: ".").prefix(2).joined(separator: ".")
    guard !parts.isEmpty, parts != word, case .success = OSVersion.reading(parts) else {
      return nil
    }
    return Guess(words: [parts], error: ParseError(.versionForm, [parts]))
  }

  private static func count(_ word: String) -> Guess? {
    if let day = weekday(word), let number = Weekday.allCases.first(where: { $0.name == day }) {
      return Guess(words: ["\(number.rawValue)"])
    }
    if let month = month(word) { return Guess(words: ["\(month)"]) }
    if let time = Advice.meant(by: word), word.utf8.last == UInt8(ascii: "m") {
      return Guess(words: ["\(time.hour)"])
    }
    let number = number(word)
    return number.map { Guess(words: ["\($0)"], error: ParseError(.numberInWords, ["\($0)"])) }
  }

  /// Zones by their city, their letters in some country, or their distance from Greenwich.
  private static func zones(_ texts: [String]) -> [Guess] {
    var guesses: [Guess] = []
    for count in stride(from: min(3, texts.count), through: 1, by: -1) {
      let words = texts.prefix(count).map { $0.filter { !"\",".contains($0) } }
      let name = words.joined(separator: " ")
      if let zone = Synonym.zones.first(where: { $0.said.contains(name.lowercased()) })?.zone {
        guesses.append(
          Guess(
            words: [zone],
            count: count,
            error: ParseError(.zoneByCity, [name, zone])
          )
        )
      }
      if let zone = fixedZone(name) {
        let error = ParseError(.zoneByOffset, [name, zone])
        guesses.append(Guess(words: [zone], count: count, error: error))
      }
      if let near = Zone.nearest(to: words.joined(separator: "_")).first {
        let error = texts[0].hasPrefix("\"") ? ParseError(.needlessQuotes, [near]) : nil
        guesses.append(Guess(words: [near], count: count, error: error))
      }
    }
    return guesses
  }

  /// `GMT+1` and `+02:00`, in whole hours.
  private static func fixedZone(_ name: String) -> String? {
    var rest = name.uppercased()[...]
    for prefix in ["UTC", "GMT"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(3) }
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let parts = rest.dropFirst().split(separator: ":")
    guard let hours = parts.first.flatMap({ Int($0.prefix(2)) }), 1...14 ~= hours,
      parts.dropFirst().allSatisfy({ Int($0) == 0 })
    else { return nil }
    let zone = "Etc/GMT\(sign == "+" ? "-" : "+")\(hours)"
    return Zone(named: zone) == nil ? nil : zone
  }

  /// Returns guesses among the quoted texts of a list, for words with or without quotes.
  private static func answers(_ texts: [String], among vocabulary: Vocabulary) -> [Guess] {
    var guesses: [Guess] = []
    for count in stride(from: min(12, texts.count), through: 1, by: -1) {
      var said = texts.prefix(count).joined(separator: " ")
      let isQuoted = said.hasPrefix("\"")
      guard count == 1 || !said.contains("\"") else { continue }
      said = said.filter { !"\"“”".contains($0) }
      let meant =
        Synonym.answers.first { $0.said.contains(said.lowercased()) }?.answer
        ?? Suggestion.nearest(to: said, among: vocabulary.words).first
      guard let meant, vocabulary.words.contains(meant) else { continue }
      let error =
        isQuoted
        ? ParseError(.otherWord, [said.quoted, meant.quoted])
        : ParseError(.nameWithoutQuotes, [meant.quoted])
      guesses.append(Guess(words: [meant.quoted], count: count, error: error))
    }
    return guesses
  }

  private static func app(_ word: String, among apps: [String]) -> Guess? {
    guard apps.count == 1, apps[0] != word, !Synonym.isAskedInVain(word) else { return nil }
    if let hash = word.firstIndex(of: "#"), apps[0] == word[..<hash] {
      return Guess(words: apps, error: ParseError(.noSpaceBeforeComment), isApp: true)
    }
    let error = ParseError(.otherAppName, [word, apps[0]])
    if word == "app" { return Guess(words: apps, error: error, isApp: true) }
    guard !Verb.words.contains(word), !WordShape.isValue(word), !word.hasPrefix("\"") else {
      return nil
    }
    return Guess(words: [apps[0]], error: error, isApp: true)
  }

  private static func nearest(_ word: String, among names: [String]) -> [Guess] {
    Suggestion.nearest(to: word, among: names).map { Guess(words: [$0]) }
  }

  private static func tags(_ texts: [String]) -> Guess? {
    let tags = texts.prefix { !Verb.words.contains($0) && !$0.hasPrefix("\"") }
    guard !tags.isEmpty else { return nil }
    let written = "[\(tags.map { $0.filter { !",#@".contains($0) } }.joined(separator: " "))]"
    return Guess(
      words: [written],
      count: tags.count,
      error: ParseError(.tagsWithoutBrackets, [written])
    )
  }
}
