import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy

/// A sweep as text for people, at most eighty columns wide where the words allow it.
public struct SweepText {
  private let palette: Palette

  /// The width of a terminal.
  static let width = 80
  /// The gap between two columns.
  private static let gap = 2
  /// The widest column of values, and the widest column of outcomes.
  private static let widest = (values: 26, outcomes: 14)

  /// Creates the text with colours.
  public init(_ palette: Palette) {
    self.palette = palette
  }

  /// Returns the text of a sweep.
  public func text(of report: SweepReport) -> String {
    let folded = report.folded
    let table = report.table(folded) { Layout($0).width <= Self.width }
    var text = palette.strong(report.title.inQuotes)
    text += "  \(report.path.printable):\(report.line)\n\n"
    text += rows(of: table, folded)
    if !table.idleAxes.isEmpty {
      text += "\nno difference: \(table.idleAxes.joined(separator: ", "))\n"
    }
    text += "\n" + legend(folded) + "\n"
    for note in report.notes {
      for line in "note: \(note)".folded(to: Self.width) { text += line + "\n" }
      text += "\n"
    }
    if report.isPartial { text += report.ending + "\n" }
    return text + report.summary(folded) + "\n"
  }

  /// The columns of a table with their lines.
  private struct Layout {
    /// The columns that show values: the indices of their axes.
    let axes: [Int]
    let widths: [Int]
    /// The lines of the head of each column.
    let heads: [[String]]
    /// The lines of the values in each row.
    let rows: [[[String]]]

    init(_ table: SweepTable) {
      let axes = table.effectiveAxes
      self.axes = axes
      let values = table.rows.indices.map { row in
        table.texts(ofRow: row).map { $0.folded(to: SweepText.widest.values) }
      }
      var heads = axes.map { [table.rowAxes[$0].name.rawValue] }
      for numbers in table.columns {
        let head = table.columnAxis.map { $0.text(of: numbers) } ?? "outcome"
        heads.append(head.folded(to: SweepText.widest.outcomes))
      }
      var widths = heads.map { lines in lines.map { $0.width }.max() ?? 0 }
      for row in values {
        for (index, lines) in row.enumerated() {
          widths[index] = max(widths[index], lines.map { $0.width }.max() ?? 0)
        }
      }
      for index in axes.count..<widths.count { widths[index] = max(widths[index], 6) }
      self.heads = heads
      self.widths = widths
      rows = values
    }

    /// The width of the table in columns of a terminal.
    var width: Int { widths.reduce(0) { $0 + $1 + SweepText.gap } - SweepText.gap }
  }

  private func rows(of table: SweepTable, _ folded: SweepReport.Folded) -> String {
    let layout = Layout(table)
    var text = ""
    if let axis = table.columnAxis {
      let start = layout.widths.prefix(layout.axes.count).reduce(0) { $0 + $1 + Self.gap }
      text += String(repeating: " ", count: start) + palette.faint(axis.name.rawValue) + "\n"
    }
    text += lines(layout.heads, layout.widths) { palette.strong($0) }
    text +=
      palette.faint(
        layout.widths.map { String(repeating: "─", count: $0) }.joined(separator: "  ")
      ) + "\n"
    var wasTall = false
    for (index, row) in table.rows.enumerated() {
      // Values over several lines need a gap.
      let isTall = layout.rows[index].contains { $0.count > 1 }
      if index > 0, isTall || wasTall { text += "\n" }
      wasTall = isTall
      let cells = row.cells.map { number in [mark(number, folded)] }
      text += lines(layout.rows[index] + cells, layout.widths) { painted($0) }
    }
    return text
  }

  private func mark(_ number: Int?, _ folded: SweepReport.Folded) -> String {
    guard let number else { return "?" }
    return "\(folded.outcomes[number].end.mark.padded(to: 4)) \(sweepLetter(number))"
  }

  /// Returns a cell in the colour of its outcome.
  private func painted(_ cell: String) -> String {
    if cell.hasPrefix("FAIL ") { return palette.bad(cell) }
    if cell.hasPrefix("pass ") { return palette.good(cell) }
    return cell
  }

  /// Returns the lines of a row whose cells have several lines.
  private func lines(
    _ cells: [[String]],
    _ widths: [Int],
    _ paint: (String) -> String
  ) -> String {
    let height = cells.map { $0.count }.max() ?? 0
    var text = ""
    for line in 0..<height {
      var shown = ""
      var blanks = 0
      for (cell, width) in zip(cells, widths) {
        let part = line < cell.count ? cell[line] : ""
        if !part.isEmpty {
          shown += String(repeating: " ", count: blanks) + paint(part)
          blanks = 0
        }
        blanks += width - part.width + Self.gap
      }
      text += shown + "\n"
    }
    return text
  }

  private func legend(_ folded: SweepReport.Folded) -> String {
    var text = ""
    let letters = folded.outcomes.indices.map { sweepLetter($0).width }.max() ?? 1
    let indent = String(repeating: " ", count: letters + Self.gap)
    for (number, outcome) in folded.outcomes.enumerated() {
      let letter = sweepLetter(number).padded(to: letters)
      let words = [outcome.sentence, outcome.linesText].compactMap { $0 }.joined(separator: "; ")
      for (index, line) in words.folded(to: Self.width - letters - Self.gap).enumerated() {
        text += (index == 0 ? palette.strong(letter) + "  " : indent) + line + "\n"
      }
      if let rule = outcome.rule.map({ Law.rule($0) }) {
        let reason = "by rule \(rule.id) (\(rule.remarks))"
        for line in reason.folded(to: Self.width - letters - Self.gap) {
          text += indent + palette.faint(line) + "\n"
        }
      }
    }
    return text
  }
}
