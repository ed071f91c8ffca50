import PhoneDescription
public import Scenarios
public import SystemPolicy
import VirtualDevice

/// The outcomes of a run that corrections of rules have touched since a release.
public struct CorrectionReport: Sendable {
  /// A rule or a dispute that was corrected.
  private struct Row {
    var name: String
    /// The new behaviour, or the question of a dispute.
    var now: (label: String, text: String)
    var correction: Correction
  }

  private let since: Release
  private let rules: [(number: RuleNumber, row: Row)]
  private let disputes: [(number: DisputeNumber, row: Row)]
  private var count = 0
  private var touched = 0
  /// The places of the scenarios that each correction touched, by the name of its row.
  private var places: [String: [String]] = [:]

  /// Creates an empty report on the corrections after a release.
  public init(since: Release) {
    self.since = since
    rules = Law.rules.compactMap { rule in
      guard let correction = rule.corrected, correction.release > since else { return nil }
      let row = Row(name: rule.id, now: ("now   ", rule.sentence), correction: correction)
      return (rule.number, row)
    }
    disputes = Law.disputes.compactMap { dispute in
      guard let correction = dispute.corrected, correction.release > since else { return nil }
      let row = Row(name: dispute.id, now: ("asks  ", dispute.sentence), correction: correction)
      return (dispute.number, row)
    }
  }

  private var rows: [Row] { disputes.map { $0.row } + rules.map { $0.row } }

  /// Adds the outcome of a scenario.
  ///
  /// - Parameters:
  ///   - result: The result of the scenario.
  ///   - path: The name of its script.
  public mutating func add(_ result: ScenarioResult, in path: String) {
    guard result.end != .skipped else { return }
    count += 1
    let journal = result.journal
    let names =
      disputes.filter { journal.consulted.contains($0.number) }.map { $0.row.name }
      + rules.filter { journal.applied.contains($0.number) }.map { $0.row.name }
    guard !names.isEmpty else { return }
    touched += 1
    let place = "\(path.printable):\(result.scenario.place.line)"
    for name in names where places[name]?.last != place { places[name, default: []].append(place) }
  }

  /// Returns the report as text: each correction with the scenarios that it touched.
  public func text(_ palette: Palette) -> String {
    let outcomes = count == 1 ? "1 outcome" : "\(count) outcomes"
    guard touched > 0 else {
      return "\ncorrections since \(since.text) touch none of \(outcomes)\n"
    }
    var text = "\ncorrections since \(since.text) touch \(touched) of \(outcomes)\n"
    for row in rows {
      guard let places = places[row.name] else { continue }
      text += """

          \(palette.strong(row.name)) (\(row.correction.release.text))
            before  \(row.correction.before)
            \(row.now.label)  \(row.now.text)

        """
      text += places.map { "    \($0)\n" }.joined()
    }
    return text
  }
}
