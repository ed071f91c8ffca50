/// What things are called elsewhere, and what they are called here.
///
/// The words here stay the only ones: a script reads the same, whoever wrote it. The tables are for
/// answers alone, and a word of them is advised only where the line can then be read.
enum Synonym {
  /// What is asked for in vain, and what there is instead.
  static let advice: [(said: String, advice: String)] = [
    (
      "wait, waits, sleep, sleeps, advance, advances, delay, pause, tick, fast-forward",
      "time passes in the margin; write @+30m in front of the next step"
    ),
    (
      "locale, language, region, calendar",
      "nothing here depends on a language or region; `zone` and `week starts on` are what dates need"
    ),
    (
      "if, else, while, unless, var, let, func",
      "scripts have no conditions; write a scenario for each case, or a table of them"
    ),
    (
      "tomorrow, today, yesterday, tonight",
      "what day that is depends on when it is read; write the date, as in 2026-03-08"
    ),
    (
      "iphone, ipad, iphone15, iphone16, model",
      "the model makes no difference, the version does; write phone iOS 17"
    ),
    (
      "monthly",
      "a day of each month is written as in: matching day 31 hour 9 repeating"
    ),
    (
      "weekly",
      "a day of each week is written as in: weekly on Tue at 09:00"
    ),
    (
      "repeats, repeating, repeated, repeat, recurring",
      "what comes again and again is written with every, as in every 1h, or with daily at"
    ),
    (
      "tag, tags",
      "tags stand in brackets behind a title, as in: scenario \"…\"  [smoke]"
    ),
  ]

  /// Zones by what they are called in everyday life.
  static let zones: [(zone: String, said: Set<String>)] = [
    ("America/New_York", ["est", "edt", "et", "eastern", "eastern time", "us/east", "nyc"]),
    ("America/Chicago", ["cst", "cdt", "ct", "central", "central time"]),
    ("America/Denver", ["mst", "mdt", "mt", "mountain", "mountain time"]),
    ("America/Los_Angeles", ["pst", "pdt", "pt", "pacific", "pacific time", "california"]),
    ("Europe/London", ["bst", "uk", "england", "british time"]),
    ("Europe/Berlin", ["cest", "mez", "mesz", "germany"]),
    ("Europe/Paris", ["france"]),
    ("Asia/Kolkata", ["ist", "india"]),
    ("Asia/Tokyo", ["jst", "japan"]),
    ("Asia/Shanghai", ["china", "beijing"]),
    ("Australia/Sydney", ["aest", "aedt"]),
    ("UTC", ["z", "zulu", "gmt+0", "utc+0", "+00:00", "gmt0"]),
  ]

  /// Answers by what else people say.
  static let answers: [(answer: String, said: Set<String>)] = [
    (
      "Allow", ["yes", "ok", "okay", "accept", "grant", "allowed", "true", "y", "granted", "agree"]
    ),
    (
      "Don't Allow",
      [
        "no", "deny", "dont allow", "do not allow", "decline", "reject", "never", "cancel", "false",
        "not allow", "disallow", "denied", "not now", "n", "refuse",
      ]
    ),
  ]

  /// The rows of the table: what is said here, and what elsewhere.
  static let rows: [(here: String, said: String)] = {
    var rows: [(here: String, said: String)] = []
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix(" ") {
        rows[rows.count - 1].said += line
      } else {
        let colon = line.firstIndex(of: ":")!
        rows.append((String(line[..<colon]), String(line[colon...].dropFirst())))
      }
    }
    return rows
  }()

  /// Each phrase with the words that it may stand for.
  private static let meanings: [String: [[String]]] = {
    var meanings: [String: [[String]]] = [:]
    for (here, said) in rows {
      // A quoted text is one word.
      let words = here.split(separator: " ", maxSplits: here.contains("\"") ? 1 : 9)
      for phrase in said.phrases { meanings[phrase, default: []].append(words.map(String.init)) }
    }
    for phrase in fillers.phrases { meanings[phrase, default: []].append([]) }
    return meanings
  }()

  /// What the words from one on may stand for, with how many of them do.
  static func words(at index: Int, in draft: Draft) -> [(count: Int, here: [String])] {
    for count in stride(from: min(4, draft.words.count - index), through: 1, by: -1) {
      let words = draft.words[index..<index + count]
      guard words.allSatisfy({ $0.kind == .word }) else { continue }
      let phrase = words.map { $0.text.lowercased().filter { !",;:".contains($0) } }
        .joined(separator: " ")
      let here = (meanings[phrase] ?? []).filter { $0 != words.map(\.text) }
      // A longer phrase says more than its beginning.
      if !here.isEmpty { return here.map { (count, $0) } }
    }
    return []
  }

  /// What to do instead of what somebody asks for in vain.
  static func advice(on word: String) -> String? {
    let word = word.lowercased()
    if ["//", "--", "/*"].contains(where: word.hasPrefix) { return "a comment begins with #" }
    if word.contains("("), word.contains(".") {
      return "a script is made of sentences, not of code; `belfry help language` lists them"
    }
    return advice.first { $0.said.phrases.contains(word) }?.advice
  }

  /// The words of the language that somebody may have meant by one of his own, for looking up.
  static func meant(by word: String) -> [String] {
    let found = meanings[word.lowercased()] ?? []
    return found.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }
}

extension String {
  fileprivate var phrases: [String] {
    split(separator: ",").map { phrase in
      phrase.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    }
  }
}
