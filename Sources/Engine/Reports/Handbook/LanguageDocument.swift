import PhoneDescription
public import ScenarioParsing
import Scenarios

/// Renders the language reference in Markdown: the common parts of all lines, and every sentence
/// with its meaning, examples, and common mistakes with their messages.
public func languageDocument() -> String {
  var text = languageGrammar
  let chapters = Chapter.all
  text += "## Lost responses\n\n\(lossTable)\n"
  text += "## Versions of iOS\n\n\(wrapped(versionsText()))\n\n"
  text += "## Sentences\n\n"
  text += "`<…>` stands for a value. `[…]` is optional. `(a | b)` is one of several choices.\n"
  text += "`{A …}` is one or more `A`; in `{A and …}`, `and` separates them.\n"
  text += "Words in capitals stand for parts that several sentences [share](#shared-parts).\n"
  for chapter in chapters { text += "\n" + section(chapter) }
  text += "\n## Shared parts\n\n```text\n"
  for part in Sentence.parts { text += lines(of: part.name, part.forms) }
  text += "```\n\n## Words for values\n\n| value | words |\n|---|---|\n"
  for (name, words) in Sentence.words {
    let list = words.map { "`\($0)`" }.joined(separator: " ")
    text += "| \(name) | \(list) |\n"
  }
  return text
}

/// The table that says which lost responses fail a scenario.
private var lossTable: String {
  var text = wrapped(
    "A response that no delegate of the app receives is lost. If no line expects that, the scenario "
      + "fails at the step of the user:"
  )
  text += "\n\n| response | fails | reason |\n|---|---|---|\n"
  for row in ResponseLoss.allCases.map({ $0.row }) {
    text += "| \(row.name) | \(row.isFailure ? "yes" : "no") | \(row.reason) |\n"
  }
  text +=
    "\n"
    + wrapped(
      "A line expects the loss if it is `… lost` or `… not received`. A failed `… received` reports "
        + "the loss itself. The fact `app ignores responses` is about all responses of the app."
    ) + "\n"
  return text
}

private func section(_ chapter: Chapter) -> String {
  var text = "### \(chapter.title)\n\n\(wrapped(chapter.summary))\n\n"
  for sentence in chapter.sentences {
    text += wrapped("- `\(sentence.form)`", indent: "  ") + "\n"
    text += wrapped("  \(sentence.summary)", indent: "  ") + "\n"
  }
  for example in chapter.examples { text += "\n```scenario\n\(example.text)```\n" }
  text += "\n| line | message |\n|---|---|\n"
  for slip in chapter.slips {
    let written = slip.text.split(separator: "\n").map { "`\(cell(String($0)))`" }
    text += "| \(written.joined(separator: "<br>")) | \(cell(slip.answer)) |\n"
  }
  return text
}

extension Slip {
  /// The first message of the parser, or the first failure of the run.
  public var answer: String {
    switch happen() {
    case .mistake(let message): return message
    case .nothing: return ""
    case .run(let result):
      guard let failure = result.failures.first else { return "" }
      return Explanation(failure, result).sentence
    }
  }
}

/// Escapes bars, which would end a cell of a table.
private func cell(_ text: String) -> String {
  text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
}

/// Returns a shared part, with a line for each of its forms.
func lines(of name: String, _ forms: [String]) -> String {
  name + "\n"
    + forms.flatMap { wrapped("  \($0)", indent: "    ").split(separator: "\n") }
    .map { "\($0)\n" }.joined()
}

/// Wraps a paragraph at 100 columns.
func wrapped(_ text: String, indent: String = "") -> String {
  var lines: [String] = []
  var line = String(text.prefix { $0 == " " })
  for word in text.split(separator: " ") {
    if line.count + word.count >= 100, !line.allSatisfy({ $0 == " " }) {
      lines.append(line)
      line = indent
    }
    line += (line.last.map { $0 != " " } ?? false ? " " : "") + word
  }
  return (lines + [line]).joined(separator: "\n")
}
