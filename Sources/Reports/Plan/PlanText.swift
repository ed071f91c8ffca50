public import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualTime

/// The outcome of a plan, as a table for a terminal.
public struct PlanText {
  private let palette: Palette
  private let hasDays: Bool

  /// The most rhythms and days of a table that is folded.
  private static let mostLines = 12

  /// Creates the table.
  ///
  /// - Parameters:
  ///   - palette: The look of the text.
  ///   - hasDays: A Boolean value that indicates whether each day has its line.
  public init(_ palette: Palette, hasDays: Bool) {
    self.palette = palette
    self.hasDays = hasDays
  }

  /// Returns the lives as text; lives with the same table are one.
  public func text(of lives: [PlanLife], named name: String, for span: PlanSpan) -> String {
    guard let first = lives.first else { return "" }
    var text = "\(palette.strong(name.printable)) for \(span.text)"
    text += ", from \(first.start.date.text) \(first.start.time.text)\n"
    if first.isZoneAssumed {
      text += palette.faint("in UTC; --in Europe/Berlin plays it in another time zone") + "\n"
    }
    var tables: [(names: [String], table: String)] = []
    for life in lives {
      let table = table(of: life)
      let name = label(of: life, among: lives)
      if let index = tables.firstIndex(where: { $0.table == table }) {
        tables[index].names.append(name)
      } else {
        tables.append(([name], table))
      }
    }
    for (names, table) in tables {
      text += "\n\(palette.strong(names.joined(separator: ", ")))\(table)"
    }
    return text
  }

  private func label(of life: PlanLife, among lives: [PlanLife]) -> String {
    var label = life.zone.name
    if lives.contains(where: { $0.version != life.version }) {
      label += " on iOS \(life.version.text)"
    }
    if lives.contains(where: { $0.reading != life.reading }) {
      label += " (\(life.reading.rawValue))"
    }
    return label
  }

  private func table(of life: PlanLife) -> String {
    let days = Set(life.deliveries.map { $0.date.date }).count
    let count = life.deliveries.count
    var text = "   \(count) \(count == 1 ? "notification" : "notifications")"
    text += " on \(days) \(days == 1 ? "day" : "days")"
    let found = life.findings.count
    text += found == 0 ? ", \(palette.good("no finding"))\n" : "\n"
    if let stop = life.stop {
      text += "  stopped at \(stop.text), after \(PlanPlayer.mostEvents) events; shorten --for\n"
    }
    text += rows(
      PlanRhythm.all(of: life).map { rhythm in
        let span =
          rhythm.first == rhythm.last
          ? rhythm.first.text : "\(rhythm.first.text) to \(rhythm.last.text)"
        let times = rhythm.isOfSingles ? "" : "\(rhythm.count) times"
        return [rhythm.word, rhythm.time, rhythm.identifiers.asRequests, times, span]
      },
      titled: "comes"
    )
    if !life.findings.isEmpty { text += findings(of: life) }
    text += later(of: life)
    if hasDays { text += self.days(of: life) }
    return text
  }

  /// The rows of a table with aligned columns; those beyond the limit are counted.
  private func rows(_ rows: [[String]], titled title: String) -> String {
    guard let first = rows.first else { return "" }
    let shown = Array(rows.prefix(Self.mostLines))
    let widths = first.indices.map { column in shown.map { $0[column].width }.max() ?? 0 }
    var text = "\n  \(palette.faint(title))\n"
    for row in shown {
      var line = "   "
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        line += " " + cell.padded(to: widths[column]) + " "
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    let more = rows.count - shown.count
    if more > 0 { text += "    and \(more) more; --format json lists all\n" }
    return text
  }

  private func findings(of life: PlanLife) -> String {
    var text = "\n  \(palette.faint("findings"))\n"
    let width = life.findings.map { $0.kind.rawValue.width }.max() ?? 0
    for finding in life.findings.prefix(Self.mostLines * 2) {
      let kind = palette.bad(finding.kind.rawValue.padded(to: width))
      text += "    \(kind)  \(finding.words)\n"
      if let rule = finding.ruleSummary {
        let indent = String(repeating: " ", count: width + 6)
        text += "\(indent)\(palette.faint("by rule")) \(rule.id) (\(rule.remarks))\n"
        if let dispute = rule.dispute { text += "\(indent)        belfry explain \(dispute)\n" }
      }
    }
    let more = life.findings.count - Self.mostLines * 2
    if more > 0 { text += "    and \(more) more; --format json lists all\n" }
    return text
  }

  private func later(of life: PlanLife) -> String {
    var text = ""
    let dated = life.later.filter { $0.date != nil }
    if !dated.isEmpty {
      let next = dated.compactMap { $0.date }.min()
      text += "\n  pending at the end: \(dated.map { $0.identifier }.asRequests)"
      text += next.map { ", next \($0.text)\n" } ?? "\n"
    }
    let undated = life.later.filter { $0.date == nil }
    if !undated.isEmpty {
      text +=
        "\n  pending at the end, without a date: \(undated.map { $0.identifier }.asRequests)\n"
    }
    if life.waiting > 0 {
      let noun = life.waiting == 1 ? "request waits" : "requests wait"
      text += "\n  \(life.waiting) \(noun) for a place, which a plan does not reach\n"
    }
    return text
  }

  private func days(of life: PlanLife) -> String {
    var text = "\n  \(palette.faint("day by day"))\n"
    var index = 0
    let all = life.deliveries
    while index < all.count {
      let date = all[index].date.date
      var cells: [String] = []
      while index < all.count, all[index].date.date == date {
        let offset = all[index].offset.map { Zone.offsetText($0) } ?? ""
        cells.append("\(all[index].date.time.text)\(offset) \(all[index].identifier.inQuotes)")
        index += 1
      }
      let shown = cells.prefix(Self.mostLines).joined(separator: "  ")
      let more = cells.count > Self.mostLines ? "  and \(cells.count - Self.mostLines) more" : ""
      text += "    \(date.text) \(date.weekday.shortName)  \(shown)\(more)\n"
    }
    return text
  }
}

extension PlanFinding {
  /// The requests, the note and the dates as one line.
  var words: String {
    var text = identifiers.asRequests
    if !note.isEmpty { text += " \(note.printable)" }
    // What is known from the start has no date of its own.
    guard kind != .overLimit, kind != .lost, let first = dates.first, let last = dates.last else {
      return text
    }
    if dates.count == 1 { return text + ", \(note.isEmpty ? first.text : first.date.text)" }
    if first.date == last.date { return text + ", \(dates.count) times on \(first.date.text)" }
    return text + ", \(dates.count) times, \(first.date.text) to \(last.date.text)"
  }
}
