import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy

/// The words after a command, told apart.
struct Arguments {
  private(set) var operands: [String] = []
  private(set) var wantsHelp = false
  private(set) var wantsAllHelp = false
  private var values: [String: [String]] = [:]

  /// Tells the words of a command apart; `--` ends the flags, `-` is an operand.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-", !word.hasPrefix("-:") else {
        operands.append(word)
        continue
      }
      if word == "--help" || word == "-h" {
        wantsHelp = true
        continue
      }
      if word == "--help-all" {
        wantsAllHelp = true
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let flag = command.flags.first(where: { $0.names.contains(name) }) else {
        if let answer = Habit.answer(toFlag: name, of: command.name) { throw UsageError(answer) }
        throw UsageError(
          unknown: name,
          "flag of \(command.name)",
          known: command.flags.map(\.name),
          help: "belfry \(command.name) --help"
        )
      }
      try take(flag, parts.count > 1 ? String(parts[1]) : nil, &rest)
    }
  }

  private mutating func take(
    _ flag: Command.Flag,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let wanted = flag.value else {
      guard attached == nil else {
        throw UsageError("\(flag.name) takes no value; write \(flag.name)")
      }
      values[flag.name, default: []].append("")
      return
    }
    if flag.isValueOptional, attached == nil {
      values[flag.name, default: []].append("")
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      let form = flag.isValueOptional ? flag.form : "\(flag.name) \(wanted)"
      throw UsageError("\(flag.name) needs a value: \(form)")
    }
    if let earlier = values[flag.name]?.first, !flag.isRepeatable {
      throw UsageError(
        "\(flag.name) is given twice, as '\(earlier)' and '\(value)'; write it once"
      )
    }
    values[flag.name, default: []].append(value)
  }

  func has(_ flag: String) -> Bool { values[flag] != nil }

  /// The value given.
  func value(_ flag: String) -> String? { values[flag]?.last }

  /// All values given.
  func values(_ flag: String) -> [String] { values[flag] ?? [] }

  /// One word of a closed list.
  func choice(_ flag: String, among words: [String]) throws(UsageError) -> String? {
    guard let word = value(flag), !word.isEmpty else { return nil }
    guard words.contains(word) else {
      throw UsageError("\(flag) is \(Suggestion.either(words)), not '\(word)'")
    }
    return word
  }

  /// The words of a list, separated by commas, each but once.
  func list(_ flag: String) throws(UsageError) -> [String] { try lists(flag).last ?? [] }

  /// The words of each list that is given, for a flag that may be repeated.
  func lists(_ flag: String) throws(UsageError) -> [[String]] {
    var lists: [[String]] = []
    for list in values[flag] ?? [] {
      let parts = list.split(separator: ",", omittingEmptySubsequences: false).map {
        $0.split(separator: " ").map(String.init)
      }
      // Where a variable of a shell was empty, nothing would be chosen, or all.
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw UsageError(
          "\(flag) has an empty word in '\(list)'; separate the words by one comma each"
        )
      }
      let words = parts.flatMap(\.self)
      lists.append(
        words.enumerated().filter { !words[..<$0.offset].contains($0.element) }.map(\.element)
      )
    }
    return lists
  }

  /// The versions and readings to play under.
  func variants() throws(UsageError) -> Variants {
    let known = Reading.allCases.map(\.rawValue)
    var variants = Variants()
    for word in try list("--reading") {
      guard let reading = Reading(rawValue: word) else {
        throw UsageError("--reading is \(Suggestion.either(known)), not '\(word)'")
      }
      variants.readings.append(reading)
    }
    for word in try list("--ios") {
      switch OSVersion.reading(word) {
      case .success(let version): variants.versions.append(version)
      case .failure(let refusal): throw UsageError("--ios: \(refusal.message(for: word))")
      }
    }
    return variants
  }

  /// A whole number above zero.
  func count(_ flag: String) throws(UsageError) -> Int? {
    guard let word = value(flag) else { return nil }
    guard let number = Int(word), number > 0 else {
      throw UsageError("\(flag) needs a whole number above zero, not '\(word)'")
    }
    return number
  }

  /// The number of scenarios that are played at a time.
  func jobs() throws(UsageError) -> Int {
    guard let word = value("--jobs") else { return 1 }
    if word == "auto" { return min(Worker.processors, Self.mostJobs) }
    guard let number = Int(word), (1...Self.mostJobs).contains(number) else {
      throw UsageError("--jobs is a number from 1 to \(Self.mostJobs), or auto, not '\(word)'")
    }
    return number
  }

  private static let mostJobs = 64

  /// Returns the release that a flag names, if it is given.
  ///
  /// - Throws: An error if the value is not a release whose later corrections are recorded.
  func release(_ flag: String) throws(UsageError) -> Release? {
    guard let word = value(flag) else { return nil }
    guard let release = Release(word) else {
      throw UsageError("\(flag) needs a release such as 0.3, not '\(word)'")
    }
    guard release >= .firstWithRecords else {
      let first = Release.firstWithRecords.text
      throw UsageError("corrections are recorded since \(first); write \(flag) \(first)")
    }
    guard let current = Release(Version.text), release <= current else {
      throw UsageError("\(flag) \(word) is newer than this release, \(Version.text)")
    }
    return release
  }

  /// A number of bytes, as in `500MB`.
  func bytes(_ flag: String) throws(UsageError) -> Int? {
    guard let word = value(flag) else { return nil }
    let units = [("KB", 1_000), ("MB", 1_000_000), ("GB", 1_000_000_000)]
    for (unit, size) in units where word.uppercased().hasSuffix(unit) {
      guard let number = Int(word.dropLast(2)), number > 0, number <= 1_000_000 else { break }
      return number * size
    }
    throw UsageError("\(flag) needs a size such as 500MB or 2GB, not '\(word)'")
  }

  /// A share in whole hundredths.
  func percent(_ flag: String) throws(UsageError) -> Int? {
    guard let word = value(flag) else { return nil }
    guard let number = Int(word), (0...100).contains(number) else {
      throw UsageError("\(flag) needs a whole number from 0 to 100, not '\(word)'")
    }
    return number
  }

  /// The form of the results on standard output.
  func palette() throws(UsageError) -> Palette {
    let formats = ErrorFormat.allCases.map(\.rawValue)
    let format = try choice("--error-format", among: formats).flatMap(ErrorFormat.init) ?? .long
    let isColored = try isColored()
    return Palette(isColored: isColored && format != .json, errorFormat: format)
  }

  private func isColored() throws(UsageError) -> Bool {
    switch try choice("--color", among: ["auto", "always", "never"]) {
    case "always": return true
    case "never": return false
    default:
      if !(Console.environment("NO_COLOR") ?? "").isEmpty { return false }
      // A build server shows colours, but is no terminal.
      let forced = ["FORCE_COLOR", "CLICOLOR_FORCE"].map { Console.environment($0) ?? "" }
      if forced.contains(where: { !["", "0"].contains($0) }) { return true }
      return Console.isTerminal(1) && Console.environment("TERM") != "dumb"
    }
  }
}

extension UsageError {
  /// An unknown word, with the word that was probably meant.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - noun: The name of its kind.
  ///   - known: All words of the kind.
  ///   - help: The command that lists them, for where they are too many to read in a message.
  init(unknown word: String, _ noun: String, known: [String], help: String? = nil) {
    // The dashes in front of every flag are no likeness.
    let dashes = word.prefix { $0 == "-" }
    let stems = known.map { String($0.drop { $0 == "-" }) }
    let stem =
      Suggestion.nearest(to: String(word.dropFirst(dashes.count)), among: stems).first
      ?? stems.first { $0.hasSuffix("-" + word.dropFirst(dashes.count)) }
      ?? stems.first {
        // `late-delegate` is `delegate-late`.
        $0.split(separator: "-").sorted() == word.split(separator: "-").sorted()
      }
    let near = stem.map { known[stems.firstIndex(of: $0)!] }
    let all = known.count > 8 ? help.map { "\($0) lists them" } : nil
    let advice =
      near.map { "did you mean '\($0)'?" } ?? all ?? "there are \(Suggestion.either(known))"
    self.init("unknown \(noun) '\(word)'; \(advice)")
  }
}
