import PhoneDescription
public import ScenarioParsing
import Scenarios

/// Explains a kind of mistake: its message, its help and an example.
public func explanation(of kind: MistakeKind, _ palette: Palette) -> String {
  let row = kind.row
  let (message, help) = row.exampleTexts
  var text = palette.strong(kind.id) + "\n\n  \(message)\n"
  if !help.isEmpty { text += "  \(palette.faint("help:")) \(help)\n" }
  if !row.reason.isEmpty { text += "\n  \(row.reason)\n" }
  for (title, example) in [("wrong", row.example.wrong), ("right", row.example.right)] {
    text += "\n" + palette.faint("  \(title)") + "\n\n"
    for line in example.exampleLines {
      text += line.isEmpty ? "\n" : "      \(String(line).printable)\n"
    }
  }
  return text
}

/// Renders the table of mistakes as a page in Markdown.
public func mistakesDocument() -> String {
  let rows = MistakeRow.all
  var text = """
    # Mistakes

    The \(rows.count) kinds of mistakes that Belfry reports in a script. The identifier of a kind
    never changes. `belfry explain E0031` shows one of them. `make goldens` writes this page from
    the table in `Sources/Engine/ScenarioParsing/Mistakes`.

    Each entry has the message and the help that its example gets, and then the example: first with
    the mistake, then without it. Where an example is a line, the rest of the script is left out.


    """
  for topic in MistakeRow.topics {
    text += "## \(topic.title)\n\n"
    for row in topic.rows {
      let (message, help) = row.exampleTexts
      text += "### \(row.kind.id)\n\n"
      text += "- Error: \(message.inMarkdown)\n"
      text += help.isEmpty ? "" : "- Help: \(help.inMarkdown)\n"
      if !row.reason.isEmpty { text += "\n\(row.reason)\n" }
      text += "\n````text\n"
      text += row.example.wrong.exampleLines.map { "\(String($0).printable)\n" }.joined()
      text += "````\n\n````text\n"
      text += row.example.right.exampleLines.map { "\(String($0).printable)\n" }.joined()
      text += "````\n\n"
    }
  }
  while text.hasSuffix("\n\n") { text.removeLast() }
  return text
}

extension String {
  /// The lines of an example, without the empty one at its end.
  fileprivate var exampleLines: [Substring] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.last == "" ? lines.dropLast() : lines
  }

  /// The text with the signs escaped that Markdown would take for its own.
  fileprivate var inMarkdown: String {
    var isCode = false
    return reduce(into: "") { text, sign in
      if sign == "`" { isCode.toggle() }
      text += !isCode && "<>*_[".contains(sign) ? "\\\(sign)" : String(sign)
    }
  }
}
