import PhoneDescription
import Scenarios

/// The scenarios that failed, a line each, so that the end of a long run shows them on one screen.
struct FailureList: Sendable {
  /// The largest number of scenarios with a line.
  private static let most = 12
  /// The largest width of a place, and of a title behind it.
  private static let widest = (place: 60, title: 100)

  private var rows: [(mark: String, place: String, title: String)] = []
  /// The number of scenarios.
  private(set) var count = 0

  mutating func add(_ result: ScenarioResult, _ sources: [Source]) {
    count += 1
    guard rows.count < Self.most else { return }
    let place = result.scenario.row?.place ?? result.scenario.place
    let name = sources[Int(place.source)].name.printable
    rows.append(
      (
        result.end.mark,
        "\(name):\(place.line)",
        result.scenario.title.printable.cut(to: Self.widest.title)
      )
    )
  }

  /// The list, below a blank line; nothing if no scenario failed.
  func text(_ palette: Palette) -> String {
    guard count > 0 else { return "" }
    let width = min(rows.map { $0.place.width }.max() ?? 0, Self.widest.place)
    var text = "\nwhat failed\n"
    for row in rows {
      text += "  \(palette.bad(row.mark))  \(row.place.padded(to: width))  \(row.title)\n"
    }
    if count > rows.count { text += "        and \(count - rows.count) more\n" }
    return text
  }
}
