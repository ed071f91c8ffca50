import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy

extension SweepReport {
  /// The widest table of a page, in columns of outcomes.
  private static let mostColumns = 12

  /// The report as a table of Markdown, with the rules below it.
  public var markdown: String {
    let folded = folded
    let table = table(folded) { $0.columns.count <= Self.mostColumns }
    let axes = table.effectiveAxes
    var heads = axes.map { table.rowAxes[$0].name.rawValue }
    heads += table.columns.map { numbers in
      table.columnAxis.map { "\($0.name.rawValue) \($0.text(of: numbers))" } ?? "outcome"
    }
    var text = "**\(title.inCell)** (`\(path.inCell):\(line)`)\n\n"
    text += "| \(heads.map { $0.inCell }.joined(separator: " | ")) |\n"
    text += "|" + heads.map { _ in "---|" }.joined() + "\n"
    for row in table.rows {
      let values = axes.map { table.rowAxes[$0].text(of: row.values[$0]).inCell }
      let cells = row.cells.map { number in
        number.map { "\(folded.outcomes[$0].end.mark) **\(sweepLetter($0))**" } ?? "?"
      }
      text += "| \((values + cells).joined(separator: " | ")) |\n"
    }
    text += "\n"
    for (number, outcome) in folded.outcomes.enumerated() {
      let words = [outcome.sentence, outcome.linesText].compactMap { $0 }.joined(separator: "; ")
      let rule = outcome.rule.map { Law.rule($0) }
      let reason = rule.map { ", by rule `\($0.id)` (\($0.remarks))" } ?? ""
      text += "- **\(sweepLetter(number))**: \(words.inCell)\(reason)\n"
    }
    if !table.idleAxes.isEmpty {
      text += "\nNo difference: \(table.idleAxes.joined(separator: ", ")).\n"
    }
    for note in notes { text += "\nNote: \(note).\n" }
    if isPartial { text += "\nE" + String(ending.dropFirst()) + ".\n" }
    return text + "\n\(summary(folded)).\n"
  }

  /// The report as comma-separated values: a line for each combination, nothing folded.
  public var csv: String {
    let folded = folded
    let names = axes.map { $0.name.rawValue }
    var text = Self.line(names + ["outcome", "lines", "what", "rule", "grade"])
    for (number, cell) in folded.cells.enumerated() {
      var rest = number
      var values: [String] = []
      for axis in axes.reversed() {
        values.append(axis.values[rest % axis.values.count].text)
        rest /= axis.values.count
      }
      values.reverse()
      guard let cell else {
        text += Self.line(values + ["not played", "", "", "", ""])
        continue
      }
      let outcome = folded.outcomes[cell]
      let rule = outcome.rule.map { Law.rule($0) }
      let lines = outcome.lines.map { "\($0)" }.joined(separator: " ")
      text += Self.line(
        values + [
          outcome.end.rawValue, lines, outcome.sentence, rule?.id ?? "", rule?.grade.rawValue ?? "",
        ]
      )
    }
    return text
  }

  private static func line(_ fields: [String]) -> String {
    fields.map { $0.inField }.joined(separator: ",") + "\r\n"
  }
}

extension String {
  /// The text as a cell of a Markdown table: no sign in it is markup.
  fileprivate var inCell: String {
    printable.respelled { sign in
      switch sign {
      case "|", "*", "_", "`", "<", ">", "[", "]", "\\", "&": "&#\(sign.value);"
      default: nil
      }
    }
  }

  /// The text as a field of comma-separated values; no program reads it as a formula.
  fileprivate var inField: String {
    let text = printable
    let isFormula = text.utf8.first.map { Self.formulaSigns.contains($0) } ?? false
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.utf8.contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }
    guard needsQuotes else { return safe }
    return "\"" + safe.respelled { $0 == "\"" ? "\"\"" : nil } + "\""
  }

  private static let formulaSigns = Array("=+-@".utf8)
}
