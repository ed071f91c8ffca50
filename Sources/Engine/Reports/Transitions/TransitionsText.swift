import ScenarioParsing
import Scenarios
public import SystemPolicy

/// The drawing of the phone's state machines.
public enum TransitionsFormat: String, Sendable, CaseIterable {
  /// Columns of text.
  case table
  /// A section of Markdown for each machine: a table and a diagram.
  case markdown
  /// Diagrams for Mermaid.
  case mermaid
}

/// Draws every state machine of the phone, with the transitions of a phone that is driven through
/// it.
///
/// - Parameters:
///   - format: How they are drawn.
///   - version: The version of iOS.
///   - reading: The reading that settles the disputes.
public func transitions(
  _ format: TransitionsFormat,
  on version: OSVersion = .newest,
  reading: Reading = .seeds
) -> String {
  drawing(StateMachine.all.map { ($0, $0.transitions(on: version, reading: reading)) }, format)
}

func drawing(
  _ machines: [(machine: StateMachine, transitions: [StateMachine.Transition])],
  _ format: TransitionsFormat
) -> String {
  let sections = machines.map { machine, transitions in
    switch format {
    case .table: table(of: machine, transitions)
    case .markdown: section(of: machine, transitions)
    case .mermaid: "%% \(machine.title)\n" + diagram(of: transitions)
    }
  }
  return (format == .markdown ? introduction : "") + sections.joined(separator: "\n")
}

private let introduction = """
  # State machines

  How an app's state and its permissions change on iOS \(OSVersion.newest.text). This page is \
  written by `make goldens`: a phone
  is driven through every state and every event, and each row is what it did. The rule of a row \
  is the one without which the phone
  would be in another state afterwards. A dash means that no rule decides alone, most often \
  because the event is the change itself.
  `belfry rules --transitions` prints the same, with `--ios VERSION` that of another version.


  """

private func table(of machine: StateMachine, _ rows: [StateMachine.Transition]) -> String {
  let cells =
    [["STATE", "EVENT", "NEXT STATE", "RULE"]]
    + rows.map { row in
      [
        row.before, row.event, row.after,
        row.rules.isEmpty ? "-" : row.names.joined(separator: " "),
      ]
    }
  let widths = cells[0].indices.map { column in cells.map { $0[column].width }.max() ?? 0 }
  return machine.title + "\n\n"
    + cells.map { row in
      let padded = zip(row, widths).dropLast().map { $0.padded(to: $1) }
      return (padded + [row[row.count - 1]]).joined(separator: "  ") + "\n"
    }.joined()
}

private func section(of machine: StateMachine, _ rows: [StateMachine.Transition]) -> String {
  var lines = ["## \(machine.title)", "", machine.sentence, ""]
  lines += ["| state | event | next state | rule |", "|---|---|---|---|"]
  for row in rows {
    let links = row.rules.map { Law.rule($0) }.map { "[\($0.id)](../Rules/\($0.address))" }
    let rules = links.isEmpty ? "–" : links.joined(separator: ", ")
    lines.append("| \(row.before) | \(row.event) | \(row.after) | \(rules) |")
  }
  lines += ["", "```mermaid", diagram(of: rows) + "```"]
  return lines.joined(separator: "\n") + "\n"
}

/// A diagram for Mermaid, with one arrow from a state to another.
private func diagram(of rows: [StateMachine.Transition]) -> String {
  let names = rows.flatMap { [$0.before, $0.after] }.distinct
  // A name of several words is the text of a state that has a number.
  let numbers = names.indices.map { "s\($0)" }
  var lines = ["stateDiagram-v2"]
  for (name, number) in zip(names, numbers) { lines.append("  state \"\(name)\" as \(number)") }
  for (before, from) in zip(names, numbers) {
    for (after, to) in zip(names, numbers) {
      let events = rows.filter { $0.before == before && $0.after == after }.map { $0.event }
      guard !events.isEmpty else { continue }
      lines.append("  \(from) --> \(to): \(events.joined(separator: "<br>").mermaid)")
    }
  }
  return lines.joined(separator: "\n") + "\n"
}

extension StateMachine.Transition {
  /// The names of the rules that decide it.
  fileprivate var names: [String] { rules.map { Law.rule($0).id } }
}

extension String {
  /// The text as an arrow of Mermaid has it, where a colon and a quote would end it.
  fileprivate var mermaid: String {
    reduce(into: "") { $0 += $1 == ":" ? "," : $1 == "\"" ? "'" : String($1) }
  }
}
