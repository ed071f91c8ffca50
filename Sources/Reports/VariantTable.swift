import Scenarios
import SystemPolicy

/// The scenarios that end otherwise under some variant, a line each, a column for each variant.
struct VariantTable {
  let files: [FileResult]
  let variants: Variants

  /// The table; nothing where it would have fewer than three columns, as the lines above say it.
  func text(_ palette: Palette) -> String {
    let columns = variants.all.map(name)
    guard columns.count > 2 else { return "" }
    let rows = files.flatMap { OutcomeGroup.groups(of: $0.outcomes) }.filter { $0.parts.count > 1 }
    guard !rows.isEmpty else { return "" }
    let titles = rows.map { $0.outcomes[0].result.scenario.title.printable }
    let width = min(max(titles.map(\.width).max() ?? 0, 12), 60) + 4
    let cell = max(columns.map(\.count).max() ?? 0, 5) + 2
    var text = "\n" + "what differs".padded(to: width)
    text += columns.map { $0.padded(to: cell) }.joined().trimmedEnd + "\n"
    for (title, row) in zip(titles, rows) {
      text += ("  " + title).padded(to: width)
      let marks = row.outcomes.map { outcome in
        let word = outcome.result.end.mark
        let padding = String(repeating: " ", count: cell - word.count)
        return (outcome.result.isPassed ? palette.good(word) : palette.bad(word)) + padding
      }
      text += marks.joined().trimmedEnd + "\n"
    }
    return text
  }

  private func name(_ variant: (version: OSVersion?, reading: Reading)) -> String {
    let version = variant.version.map { "iOS \($0.text)" }
    let reading = variants.readings.count > 1 ? variant.reading.rawValue : nil
    return [version, reading].compactMap(\.self).joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension ScenarioResult.End {
  /// How it ended, in a word of five letters at most.
  var mark: String {
    switch self {
    case .passed: "pass"
    case .failed, .passedUnexpectedly: "FAIL"
    case .stopped: "stop"
    case .skipped: "skip"
    case .failedAsExpected: "xfail"
    }
  }
}
