package import Scenarios
import SystemPolicy
import VirtualDevice

/// A scenario that was played, as a page shows it next to its script.
package struct ScenarioView {
  /// The title.
  package let title: String
  /// The outcome, in a word or two: `passed`, `failed`, `skipped`, `stopped`.
  package let verdict: String
  /// The line of the title.
  package let line: Int
  /// The problems, as the command line prints them.
  package let problems: [Problem]
  /// The reason why it is skipped or may fail, and what the outcome rests on.
  package let notes: [String]
  /// The drawing of the timeline, in SVG; empty for a scenario that is skipped.
  package let timeline: String
  /// The data of the viewer: the phone at each moment, and the journal; nil if it is skipped.
  package let data: JSON?

  /// The drawing of the phone at the moment that a viewer shows first; empty if it is skipped.
  package let still: String

  /// The bytes that it adds to a page, as far as its length decides them.
  package var size: Int {
    timeline.utf8.count + still.utf8.count + (data?.written(depth: nil).utf8.count ?? 0)
      + problems.reduce(0) { $0 + $1.text.utf8.count + $1.label.utf8.count }
  }

  /// Something that is wrong, and its place.
  package struct Problem {
    /// The full text of the problem.
    package let text: String
    /// The part of the script that is meant.
    package let place: Place
    /// The value that was found instead, or what is wrong.
    package let label: String
  }

  /// Creates the view of an outcome.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - sources: The text of its script, and behind it those that it includes.
  ///   - pool: The parts that all scenarios of the page share.
  package init(_ outcome: Outcome, _ sources: [Source], _ pool: inout PagePool) {
    let result = outcome.result
    title = result.scenario.title
    line = Int(result.scenario.place.line)
    verdict = result.end.verdict
    problems = Self.problems(of: result, sources)
    notes =
      [result.scenario.skip, result.scenario.xfail].compactMap { $0 }
      + outcome.dependencies.map { $0.sentence }
    guard result.end != .skipped else {
      (timeline, still, data) = ("", "", nil)
      return
    }
    let columns = TimelineColumns(of: result, sources)
    let picture = TimelinePicture(of: columns, result, sources)
    timeline = picture.document
    let played = PlayedScenario(of: columns, outcome, sources, picture, &pool)
    still = played.still(of: columns)
    data = played.json(hasJournal: true, &pool)
  }

  private static func problems(of result: ScenarioResult, _ sources: [Source]) -> [Problem] {
    guard !result.isPassed || result.end == .failedAsExpected else { return [] }
    var snippets = FailureText.all(of: result, sources).map { $0.snippet }
    if result.isStopped { snippets.append(.stop(of: result, in: sources)) }
    if result.end == .passedUnexpectedly { snippets.append(.surprise(of: result, in: sources)) }
    return snippets.map { snippet in
      Problem(
        text: snippet.text(Palette(isColored: false)),
        place: snippet.place,
        label: snippet.label.isEmpty ? snippet.heading : "found: \(snippet.label)"
      )
    }
  }
}

extension ScenarioResult.End {
  /// The outcome as pages name it.
  fileprivate var verdict: String {
    switch self {
    case .passed: "passed"
    case .failed, .passedUnexpectedly: "failed"
    case .failedAsExpected: "failed as expected"
    case .stopped: "stopped"
    case .skipped: "skipped"
    }
  }
}
