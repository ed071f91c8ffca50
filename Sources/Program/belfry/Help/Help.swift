import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios

/// The texts of `belfry help`.
enum Help {
  /// The topics of `belfry help` besides the commands.
  private static let topics: [(name: String, summary: String)] = [
    ("scenario", "a first scenario to save and play"),
    ("card", "the language and eleven recipes on one page"),
    ("language", "every sentence (--format markdown: the manual)"),
  ]

  /// The topics for programs and installers, which the overview does not list.
  private static let forPrograms = ["schema", "completions", "man"]

  /// The words that `belfry help` accepts.
  static var words: [String] {
    Command.all.map { $0.name } + topics.map { $0.name } + forPrograms
  }

  static func run(_ words: [String], _ console: inout Console) throws(UsageError) -> ExitStatus {
    guard let word = words.first else {
      console.print(page: overview)
      return .passed
    }
    if word == "language" {
      if try isMarkdown(Array(words.dropFirst())) {
        console.print(unfolded: languageDocument())
      } else {
        console.print(page: language)
      }
      return .passed
    }
    if word == "card" {
      console.print(page: Card.text)
      return .passed
    }
    if word == "man" {
      console.print(unfolded: ManualPage.text)
      return .passed
    }
    if word == "completions" {
      console.print(unfolded: try shell(Array(words.dropFirst())).text)
      return .passed
    }
    if word == "scenario" {
      console.print(unfolded: scenario)
      return .passed
    }
    if word == "schema" {
      console.print(unfolded: try document(Array(words.dropFirst())).schema)
      return .passed
    }
    guard let command = Command.all.first(where: { $0.name == word }) else {
      throw UsageError(unknown: word, "topic", known: Self.words)
    }
    console.print(page: text(of: command))
    return .passed
  }

  /// Returns a Boolean value that indicates whether the words ask for the manual and not for the
  /// list of sentences.
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

  /// Returns the document of the JSON Schema to print; without a name, that of a run.
  private static func document(_ words: [String]) throws(UsageError) -> JSONDocument {
    let known = JSONDocument.allCases.map { $0.rawValue }
    guard let word = words.first else { return .run }
    guard words.count == 1, let document = JSONDocument(rawValue: word) else {
      throw UsageError(
        "help schema takes \(Suggestion.either(known)), not '\(words.joined(separator: " "))'"
      )
    }
    return document
  }

  /// Returns the shell that the words name.
  private static func shell(_ words: [String]) throws(UsageError) -> ShellCompletion {
    let known = ShellCompletion.allCases.map { $0.rawValue }
    guard words.count == 1, let shell = ShellCompletion(rawValue: words[0]) else {
      throw UsageError(
        "help completions takes \(Suggestion.either(known)), not '\(words.joined(separator: " "))'"
      )
    }
    return shell
  }

  /// The overview, which fits a terminal of 80 columns and 24 lines.
  static var overview: String {
    """
    Belfry plays scripts on a virtual iPhone: what does the user see, when, and why?

    usage: belfry COMMAND …  (--help lists its flags; belfry version: the release)

    \(Command.Group.allCases.map(overview).joined(separator: "\n\n"))

    topics
    \(list(topics.map { ("belfry help \($0.name)", $0.summary) }))

    """
  }

  private static func overview(of group: Command.Group) -> String {
    let pages = Command.all.map { ($0.name, $0.page) }
    let width = pages.map { $0.count + $1.operands.count + 1 }.max() ?? 0
    let rows = pages.filter { $1.group == group }.map { name, page in
      let form = "\(name) \(page.operands)"
      let padding = String(repeating: " ", count: width - form.count)
      return (form + padding, page.summary)
    }
    return "\(group.rawValue)\n\(list(rows))"
  }

  /// A first scenario, as a file that plays.
  static var scenario: String {
    """
    # Save this as first.scenario; play it with: belfry run first.scenario
    \(Starter.scenario)
    """
  }

  /// The help of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - isWhole: A Boolean value that indicates whether rarely used flags are listed too.
  static func text(of command: Command, isWhole: Bool = false) -> String {
    let page = command.page
    let usage = "belfry \(command.name) \(page.operands)"
    var text = "usage: \(usage)\n\n\(page.summary)\n"
    if !page.discussion.isEmpty { text += "\n\(page.discussion)\n" }
    let all = command.flags
    let flags = all.filter { isWhole || $0.isCommon }
    if !flags.isEmpty { text += "\nflags\n\(list(flags.map { ($0.form, $0.summary) }))\n" }
    if flags.count < all.count {
      let rest = counted(all.count - flags.count, "more flag")
      text += "\nbelfry \(command.name) --help-all lists \(rest).\n"
    }
    return text
  }

  static var language: String {
    """
    A line is one sentence; # begins a comment. Facts above the first scenario apply to all
    scenarios, facts under a title to that one. A time in the margin also applies to the lines
    below it: @08:00, @2026-03-08 08:00, @Tue 08:00 (the next one), @+1d 08:00 (a day later),
    @+30m. A time that clocks show twice needs its offset: @01:30-05:00. Below, <…> is a value,
    […] is optional, (a | b) is one of several, {A …} is one A or more, {A and …} has and between
    them; write tags in square brackets.

    \(Sentence.all.map { "  \($0.form)\n      \($0.summary)" }.joined(separator: "\n"))

    Words in capitals

    \(Sentence.parts.map(part).joined(separator: "\n"))

    Names in angle brackets that are one of a list

    \(list(Sentence.words.map { ($0.name, $0.words.joined(separator: " ")) }))

    """
  }

  /// Returns a shared part, with a line for each of its forms.
  private static func part(_ name: String, _ forms: [String]) -> String {
    ([name] + forms.map { "      \($0)" }).joined(separator: "\n")
  }

  private static func list(_ rows: [(String, String)]) -> String {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { name, summary in
      "  \(name)\(String(repeating: " ", count: width - name.count))  \(summary)"
    }.joined(separator: "\n")
  }
}
