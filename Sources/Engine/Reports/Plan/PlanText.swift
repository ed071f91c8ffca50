public import Exploration
import PhoneDescription
import Scenarios
import SystemPolicy
import VirtualTime

/// The outcome of a plan, as a table for a terminal.
public struct PlanText {
  private let palette: Palette
  private let hasDays: Bool
  private let labels: PlanLabels
  private var head = ""
  /// The tables that differ, with the lives that have them.
  private var tables: [(names: [String], table: String)] = []

  /// The most rhythms and days of a table that is folded.
  private static let mostLines = 12

  /// Creates the table of no life.
  ///
  /// - Parameters:
  ///   - palette: The look of the text.
  ///   - hasDays: A Boolean value that indicates whether each day has its line.
  ///   - labels: The labels that distinguish the lives, besides their zones.
  public init(_ palette: Palette, hasDays: Bool, _ labels: PlanLabels) {
    self.palette = palette
    self.hasDays = hasDays
    self.labels = labels
  }

  /// Adds a life; lives with the same table are one.
  public mutating func add(_ life: PlanLife, named name: String, for span: PlanSpan) {
    if head.isEmpty {
      head = "\(palette.strong(name.printable)) for \(span.text)"
      head += ", from \(life.start.date.text) \(life.start.time.text)\n"
      if life.isZoneAssumed {
        head += palette.faint("in UTC; --in Europe/Berlin plays it in another time zone") + "\n"
      }
    }
    let table = table(of: life)
    let label = labels.text(of: life)
    if let index = tables.firstIndex(where: { $0.table == table }) {
      tables[index].names.append(label)
    } else {
      tables.append(([label], table))
    }
  }

  /// The lives as text.
  public var text: String {
    head
      + tables.map { names, table in
        "\n\(palette.strong(names.joined(separator: ", ")))\(table)"
      }.joined()
  }

  private func table(of life: PlanLife) -> String {
    let days = life.deliveries.reduce(into: Set<CivilDate>()) { $0.insert($1.date.date) }.count
    let count = life.deliveries.count
    var text = "   \(count) \(count == 1 ? "notification" : "notifications")"
    text += " on \(days) \(days == 1 ? "day" : "days")"
    let found = life.findings.count
    text += found == 0 ? ", \(palette.good("no finding"))\n" : "\n"
    if let stop = life.stop {
      let limit = life.reached.map { " by \($0.name)\($0.advice), or" } ?? ";"
      text += "  stopped at \(stop.text)\(limit) shorten --for\n"
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
    var day: CivilDate?
    var count = 0
    func end() -> String {
      guard day != nil else { return "" }
      return count > Self.mostLines ? "  and \(count - Self.mostLines) more\n" : "\n"
    }
    for delivery in life.deliveries {
      let date = delivery.date.date
      if date != day {
        text += end() + "    \(date.text) \(date.weekday.shortName)"
        (day, count) = (date, 0)
      }
      count += 1
      guard count <= Self.mostLines else { continue }
      let offset = delivery.offset.map { Zone.offsetText($0) } ?? ""
      text += "  \(delivery.date.time.text)\(offset) \(delivery.identifier.inQuotes)"
    }
    return text + end()
  }
}

/// The labels by which the lives of a plan differ, besides their zones.
public struct PlanLabels: Sendable {
  private let hasVersions: Bool
  private let hasReadings: Bool

  /// Creates the labels of lives with several choices.
  public init(_ choices: [PlanChoices]) {
    hasVersions = choices.contains { $0.version != choices[0].version }
    hasReadings = choices.contains { $0.reading != choices[0].reading }
  }

  func text(of life: PlanLife) -> String {
    life.zone.name + (hasVersions ? " on iOS \(life.version.text)" : "")
      + (hasReadings ? " (\(life.reading.rawValue))" : "")
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
