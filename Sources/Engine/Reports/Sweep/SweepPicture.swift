import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy

/// A sweep as a drawing: a coloured cell for each outcome, with the outcomes below.
struct SweepPicture {
  private static let margin = 28
  private static let lineHeight = 18
  private static let cell = (width: 118, height: 40)
  private static let gap = 6
  private static let widestValue = 30
  private static let leastWidth = 620

  private let report: SweepReport
  private let folded: SweepReport.Folded
  private let table: SweepTable
  /// The indices of the axes that have a column.
  private let axes: [Int]
  /// The values of each row and axis, in lines.
  private let values: [[[String]]]
  /// The heads of the columns of outcomes, in lines.
  private let heads: [[String]]
  /// The widths of the columns of values.
  private let widths: [Int]
  private let width: Int
  private var drawing = SVG()
  private var y = margin

  init(of report: SweepReport) {
    self.report = report
    folded = report.folded
    let table = report.table(folded) { $0.columns.count <= 12 }
    self.table = table
    let axes = table.effectiveAxes
    self.axes = axes
    values = table.rows.indices.map { row in
      table.texts(ofRow: row).map { $0.folded(to: Self.widestValue) }
    }
    heads = table.columns.map { numbers in
      (table.columnAxis.map { $0.text(of: numbers) } ?? "outcome").folded(to: 15)
    }
    var widths = axes.map { table.rowAxes[$0].name.rawValue.extent(size: 13) }
    for row in values {
      for (index, lines) in row.enumerated() {
        for line in lines { widths[index] = max(widths[index], line.extent(size: 13)) }
      }
    }
    self.widths = widths
    let left = widths.reduce(0) { $0 + $1 + 22 }
    let right = heads.count * (Self.cell.width + Self.gap)
    width = max(Self.leastWidth, 2 * Self.margin + left + right)
  }

  /// The drawing.
  mutating func document() -> String {
    drawTitle()
    drawHeads()
    for index in table.rows.indices { drawRow(index) }
    y += 22
    for index in folded.outcomes.indices { drawOutcome(index) }
    drawSummary()
    return drawing.document(
      width: width,
      height: y + Self.margin - 10,
      title: "A truth table of \(report.title)"
    )
  }

  private var room: Int { width - 2 * Self.margin }

  private mutating func drawTitle() {
    y += 14
    let font = SVG.Font(size: 20, isBold: true)
    drawing.text(report.title, x: Self.margin, y: y, font, room: room)
    y += 20
    let place = "\(report.path):\(report.line)"
    drawing.text(place, x: Self.margin, y: y, SVG.Font(size: 12, color: Ink.faint), room: room)
    y += 30
  }

  private var cellStart: Int { Self.margin + widths.reduce(0) { $0 + $1 + 22 } }

  private mutating func drawHeads() {
    let font = SVG.Font(size: 12, color: Ink.faint)
    if let axis = table.columnAxis {
      drawing.text(axis.name.rawValue, x: cellStart, y: y, font)
      y += Self.lineHeight
    }
    let height = heads.map { $0.count }.max() ?? 1
    let bottom = y + (height - 1) * Self.lineHeight
    var x = Self.margin
    for (number, index) in axes.enumerated() {
      drawing.text(table.rowAxes[index].name.rawValue, x: x, y: bottom, font)
      x += widths[number] + 22
    }
    for (number, lines) in heads.enumerated() {
      for (index, line) in lines.enumerated() {
        drawing.text(
          line,
          x: cellStart + number * (Self.cell.width + Self.gap) + Self.cell.width / 2,
          y: bottom - (lines.count - 1 - index) * Self.lineHeight,
          SVG.Font(size: 13, isBold: true, anchor: .middle),
          room: Self.cell.width
        )
      }
    }
    y = bottom + 10
  }

  private mutating func drawRow(_ index: Int) {
    let lines = values[index].map { $0.count }.max() ?? 1
    let height = max(Self.cell.height, lines * Self.lineHeight + 8)
    // The line begins at the first value that is not that of the row above.
    let old = values[index].prefix { $0 == [""] }.count
    let start = Self.margin + widths.prefix(old).reduce(0) { $0 + $1 + 22 }
    drawing.line(from: (start, y), to: (width - Self.margin, y), color: Ink.hairline)
    var x = Self.margin
    for (number, text) in values[index].enumerated() {
      let top = y + Self.gap / 2 + (height - text.count * Self.lineHeight) / 2 + 13
      for (line, words) in text.enumerated() {
        drawing.text(words, x: x, y: top + line * Self.lineHeight, SVG.Font(size: 13))
      }
      x += widths[number] + 22
    }
    for (number, outcome) in table.rows[index].cells.enumerated() {
      let x = cellStart + number * (Self.cell.width + Self.gap)
      drawCell(outcome, SVG.Frame(x: x, y: y + 3, width: Self.cell.width, height: height))
    }
    y += height + Self.gap
  }

  private mutating func drawCell(_ number: Int?, _ frame: SVG.Frame) {
    let outcome = number.map { folded.outcomes[$0] }
    let look = outcome?.end.look ?? (fill: Ink.paper, ink: Ink.faint)
    let words = outcome.map { $0.end.mark } ?? "?"
    let letter = number.map { " \(sweepLetter($0))" } ?? ""
    drawing.group(outcome?.sentence ?? "not played") { inner in
      inner.rectangle(frame, radius: 7, fill: look.fill, stroke: number == nil ? Ink.hairline : nil)
      inner.text(
        words + letter,
        x: frame.x + frame.width / 2,
        y: frame.y + frame.height / 2 + 5,
        SVG.Font(size: 14, isBold: true, color: look.ink, anchor: .middle)
      )
    }
  }

  private mutating func drawOutcome(_ index: Int) {
    let outcome = folded.outcomes[index]
    let badge = SVG.Frame(x: Self.margin, y: y - 14, width: 26, height: 20)
    drawing.rectangle(badge, radius: 5, fill: outcome.end.look.fill)
    drawing.text(
      sweepLetter(index),
      x: badge.x + 13,
      y: y,
      SVG.Font(size: 13, isBold: true, color: outcome.end.look.ink, anchor: .middle)
    )
    let words = [outcome.sentence, outcome.linesText].compactMap { $0 }.joined(separator: "; ")
    let columns = max(40, (room - 40) * 100 / (13 * 56))
    for line in words.folded(to: columns) {
      drawing.text(line, x: Self.margin + 38, y: y, SVG.Font(size: 13), room: room - 38)
      y += Self.lineHeight
    }
    if let rule = outcome.rule.map({ Law.rule($0) }) {
      let text = "by rule \(rule.id) (\(rule.briefRemarks))"
      let font = SVG.Font(size: 12, color: Ink.faint)
      for line in text.folded(to: columns) {
        drawing.text(line, x: Self.margin + 38, y: y, font, room: room - 38)
        y += Self.lineHeight
      }
    }
    y += 8
  }

  private mutating func drawSummary() {
    let font = SVG.Font(size: 12, color: Ink.faint)
    var lines = ["\(report.summary(folded))"]
    if !table.idleAxes.isEmpty {
      lines.insert("no difference: \(table.idleAxes.joined(separator: ", "))", at: 0)
    }
    if report.isPartial { lines.insert(report.ending, at: 0) }
    let columns = max(40, room * 100 / (12 * 56))
    lines = report.notes.flatMap { "note: \($0)".folded(to: columns) } + lines
    y += 4
    for line in lines {
      drawing.text(line, x: Self.margin, y: y, font, room: room)
      y += Self.lineHeight
    }
  }
}

extension SweepReport {
  /// The report as a drawing in SVG.
  public var svg: String {
    var picture = SweepPicture(of: self)
    return picture.document()
  }
}

extension SweepOutcome.End {
  /// The ground and the ink of a cell; the text has a contrast of at least 4.5 to 1.
  fileprivate var look: (fill: String, ink: String) {
    switch self {
    case .passed: ("#d6efdd", "#14532b")
    case .failed: ("#f9dcd9", "#8c1d18")
    case .stopped: ("#fff3d6", "#6b4e00")
    case .impossible: ("#eceef4", Ink.faint)
    }
  }
}
