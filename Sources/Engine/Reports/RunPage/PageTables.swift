import Scenarios
import SystemPolicy
import VirtualDevice

/// The tables of a page: the scenarios that end differently on another version or under another
/// reading, the rules that decided something, and the longest runs.
struct PageTables {
  private var coverage = CoverageReport()
  private var longest: [Run] = []
  private var differing: [[Run]] = []
  /// The runs of the scenario that was added last, once for each version and reading.
  private var last: [Run] = []

  /// The largest numbers of rows.
  private static let mostLongest = 5
  private static let mostDiffering = 100

  /// An entry of the page, in a row of a table.
  private struct Run {
    var id: String
    var title: String
    var variant: String
    var verdict: String
    var entries: Int
    var scenario: String
  }

  /// Adds an entry of the page.
  mutating func add(_ outcome: Outcome, in file: String, id: String, verdict: String) {
    coverage.add(outcome)
    let result = outcome.result
    let run = Run(
      id: id,
      title: result.scenario.title,
      variant: "iOS \(result.version.text), \(result.reading.rawValue)",
      verdict: verdict,
      entries: result.journal.entries.count,
      scenario: "\(file)#\(result.scenario.id)"
    )
    let place = longest.firstIndex { $0.entries < run.entries } ?? longest.count
    longest.insert(run, at: place)
    if longest.count > Self.mostLongest { longest.removeLast() }
    if let first = last.first, first.scenario != run.scenario { endScenario() }
    last.append(run)
  }

  private mutating func endScenario() {
    if Set(last.map { $0.verdict }).count > 1, differing.count < Self.mostDiffering {
      differing.append(last)
    }
    last = []
  }

  /// The table at the beginning of a page.
  var differences: String {
    var all = self
    all.endScenario()
    return all.differenceTable
  }

  /// The tables at the end of a page.
  var rest: String {
    let text = rules + lengths
    return text.isEmpty ? "" : "<section>\n<h2>About this run</h2>\n\(text)</section>\n"
  }

  private var differenceTable: String {
    guard !differing.isEmpty else { return "" }
    let rows = differing.map { runs in
      [runs[0].title.inPage]
        + runs.map { "<a href=\"#\($0.id)\">\($0.variant.inPage)</a>: \($0.verdict)" }
    }
    let heading =
      rows.count == 1 ? "1 scenario ends differently" : "\(rows.count) scenarios end differently"
    return Self.table(heading + " by version or reading", rows)
  }

  private var rules: String {
    guard coverage.total > 0 else { return "" }
    let rows = coverage.parts.map { part in
      [part.topic.inPage, "\(part.applied.count) of \(part.applied.count + part.silent.count)"]
    }
    return Self.table("\(coverage.applied) of \(coverage.total) rules decided something", rows)
  }

  private var lengths: String {
    guard longest.count > 1 else { return "" }
    let rows = longest.map { run in
      ["<a href=\"#\(run.id)\">\(run.title.inPage)</a>", "\(run.entries) entries in the journal"]
    }
    return Self.table("The longest scenarios", rows)
  }

  private static func table(_ heading: String, _ rows: [[String]]) -> String {
    let lines = rows.map { cells in
      let rest = cells.dropFirst().map { "<td>\($0)</td>" }.joined()
      return "<tr><th scope=\"row\">\(cells[0])</th>\(rest)</tr>\n"
    }
    return """
      <details class="table">
      <summary>\(heading)</summary>
      <table>
      \(lines.joined())</table>
      </details>

      """
  }
}
