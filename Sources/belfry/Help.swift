import Reports
import Scenarios

/// What the program says of itself.
enum Help {
  static func run(_ words: [String], _ console: inout Console) throws(UsageError) -> ExitStatus {
    guard let word = words.first else {
      console.print(overview)
      return .passed
    }
    if word == "language" {
      console.print(try isMarkdown(Array(words.dropFirst())) ? languageDocument() : language)
      return .passed
    }
    if word == "schema" {
      console.print(try document(Array(words.dropFirst())).schema)
      return .passed
    }
    guard let command = Command.all.first(where: { $0.name == word }) else {
      let topics = ["language", "schema"]
      throw UsageError(unknown: word, "topic", known: Command.all.map(\.name) + topics)
    }
    console.print(text(of: command))
    return .passed
  }

  /// Whether the manual is asked for, rather than the list of sentences.
  private static func isMarkdown(_ words: [String]) throws(UsageError) -> Bool {
    guard let flag = words.first else { return false }
    let given = flag == "--format=markdown" ? ["--format", "markdown"] : words
    guard given.count == 2, given[0] == "--format", ["text", "markdown"].contains(given[1]) else {
      throw UsageError(
        "help language takes --format text or --format markdown, not "
          + "'\(words.joined(separator: " "))'"
      )
    }
    return given[1] == "markdown"
  }

  /// The document whose JSON Schema is asked for: that of a run without a name.
  private static func document(_ words: [String]) throws(UsageError) -> JSONDocument {
    let known = JSONDocument.allCases.map(\.rawValue)
    guard let word = words.first else { return .run }
    guard words.count == 1, let document = JSONDocument(rawValue: word) else {
      throw UsageError(
        "help schema takes \(Suggestion.either(known)), not '\(words.joined(separator: " "))'"
      )
    }
    return document
  }

  static var overview: String {
    """
    Belfry plays scripted app lifecycles on a virtual iPhone and tells, for every local
    notification, what the user sees and when; and if nothing, why.

    usage: belfry COMMAND …

    commands
    \(list(Command.all.map { ("\($0.name) \($0.operands)", $0.summary) }))

    belfry help COMMAND tells more; belfry help language lists every sentence of a scenario
    (--format markdown prints the manual); belfry explain WORD tells of one word; belfry help
    schema prints the JSON Schema of --report-json (help schema rules: of rules --format json);
    belfry --version names the release and that of the time zones.

    a first scenario, to be saved as first.scenario and played with belfry run first.scenario

      phone   iOS 17

      scenario "a reminder comes half an hour later"
      @08:00  user    opens app
              app     asks for alert sound
              user    answers "Allow"
              app     adds "water" after 30m title "Drink water"
              user    leaves app
      @08:30  expect  "water" delivered as banner list

    """
  }

  static func text(of command: Command) -> String {
    var text = "usage: belfry \(command.name) \(command.operands)\n\n\(command.summary)\n"
    if !command.discussion.isEmpty { text += "\n\(command.discussion)\n" }
    if !command.flags.isEmpty {
      let flags = command.flags.map { flag in
        (flag.name + (flag.value.map { " \($0)" } ?? ""), flag.summary)
      }
      text += "\nflags\n\(list(flags))\n"
    }
    return text
  }

  static var language: String {
    """
    A line is one sentence; # begins a comment. Facts stand above the first scenario, for all of
    them, or under a title, for one. A time in the margin holds for the lines below it too:
    @08:00, @2026-03-08 08:00, @Tue 08:00 (the next one), @+1d 08:00 (a day later), @+30m. A time
    that clocks show twice needs its offset: @01:30-05:00. Below, <…> is a place for a value, […]
    may be left out, (a | b) is one of several, {A …} one A or more, {A and …} with and between
    them; tags stand in brackets of their own.

    \(Sentence.all.map { "  \($0.form)\n      \($0.summary)" }.joined(separator: "\n"))

    Words in capitals stand for

    \(Sentence.parts.map(part).joined(separator: "\n"))

    and names in angle brackets, where there is a list, for

    \(list(Sentence.words.map { ($0.name, $0.words.joined(separator: " ")) }))

    """
  }

  /// A shared part, with a line for each of several forms.
  private static func part(_ name: String, _ forms: [String]) -> String {
    ([name] + forms.map { "      \($0)" }).joined(separator: "\n")
  }

  private static func list(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
    }.joined(separator: "\n")
  }
}
