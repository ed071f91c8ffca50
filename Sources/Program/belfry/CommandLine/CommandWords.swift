import ScenarioParsing
import Scenarios

/// The words after a command, by their kinds.
struct CommandWords {
  /// A flag of a command line, by its long name, and its value; empty without one.
  struct Given {
    var name: String
    var value: String
  }

  private(set) var operands: [String] = []
  private(set) var given: [Given] = []
  private(set) var wantsHelp = false
  private(set) var wantsAllHelp = false

  /// Sorts the words of a command; `--` ends the flags, `-` is an operand.
  init(_ words: [String], for command: Command) throws(UsageError) {
    var rest = words[...]
    // Most command lines have no flag, and then none has to be known.
    var flags: [Flag] = []
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
      if flags.isEmpty { flags = command.flags(hasTexts: false) }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let flag = flags.first(where: { $0.name == name || $0.letter == name }) else {
        if let answer = Habit.answer(toFlag: name, of: command.name) { throw UsageError(answer) }
        throw UsageError(
          unknown: name,
          "flag of \(command.name)",
          known: flags.map { $0.name },
          help: "belfry \(command.name) --help"
        )
      }
      try readValue(of: flag, parts.count > 1 ? String(parts[1]) : nil, &rest)
    }
  }

  private mutating func readValue(
    of flag: Flag,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let wanted = flag.value else {
      guard attached == nil else {
        throw UsageError("\(flag.name) takes no value; write \(flag.name)")
      }
      given.append(Given(name: flag.name, value: ""))
      return
    }
    if flag.isValueOptional, attached == nil {
      given.append(Given(name: flag.name, value: ""))
      return
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      let form = flag.isValueOptional ? flag.form : "\(flag.name) \(wanted)"
      throw UsageError("\(flag.name) needs a value: \(form)")
    }
    if !flag.isRepeatable, let earlier = given.first(where: { $0.name == flag.name })?.value {
      throw UsageError(
        "\(flag.name) is given twice, as '\(earlier)' and '\(value)'; write it once"
      )
    }
    given.append(Given(name: flag.name, value: value))
  }
}

extension UsageError {
  /// Creates the mistake of an unknown word, with the word that was probably meant.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - noun: The name of its kind.
  ///   - known: All words of the kind.
  ///   - help: The command that lists the words, if they are too many for a message.
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
