import PhoneDescription
import Scenarios
import SystemPolicy

/// The scenarios whose outcome depends on the variant: a line for each, with a column for each
/// variant.
struct VariantTable {
  let rows: [Row]
  let variants: Variants

  /// A scenario, and how it ends under each variant.
  struct Row: Sendable {
    var title: String
    var ends: [ScenarioResult.End]

    init(_ outcomes: [Outcome]) {
      title = outcomes[0].result.scenario.title.printable
      ends = outcomes.map { $0.result.end }
    }
  }

  /// Returns the table; empty for fewer than three columns, as the lines above it have the same
  /// facts.
  ///
  /// - Parameters:
  ///   - palette: The form of the text.
  ///   - most: The largest number of lines; the others are counted.
  func text(_ palette: Palette, most: Int) -> String {
    guard variants.all.count > 2, !rows.isEmpty else { return "" }
    let columns = variants.all.map(name)
    let cell = max(columns.map { $0.count }.max() ?? 0, 5) + 2
    // On a terminal, the columns have their room first.
    let room = palette.width.map { max(12, $0 - 4 - columns.count * cell) } ?? 60
    let widest = min(room, 60)
    let width = min(max(rows.map { $0.title.width }.max() ?? 0, 12), widest) + 4
    var text = "\n" + "what differs".padded(to: width)
    text += columns.map { $0.padded(to: cell) }.joined().trimmedEnd + "\n"
    for row in rows.prefix(most) {
      let title = palette.width == nil ? row.title : row.title.cut(to: widest)
      text += ("  " + title + "  ").padded(to: width)
      let marks = row.ends.map { end in
        let padding = String(repeating: " ", count: cell - end.mark.count)
        return (end.isBad ? palette.bad(end.mark) : palette.good(end.mark)) + padding
      }
      text += marks.joined().trimmedEnd + "\n"
    }
    if rows.count > most { text += "  and \(rows.count - most) more\n" }
    return text
  }

  private func name(_ variant: (version: OSVersion?, reading: Reading?)) -> String {
    let version = variant.version.map { "iOS \($0.text)" }
    let reading = variants.readings.count > 1 ? variant.reading?.rawValue : nil
    return [version, reading].compactMap { $0 }.joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}

extension ScenarioResult.End {
  /// The outcome in a word of at most five letters.
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
