import PhoneDescription
import Scenarios
import SystemPolicy

/// A scenario that was played, or a file that could not be read, as CI systems count them.
///
/// Names and paths are as they were written; each form makes them harmless in its own way.
struct ReportCase {
  /// The file it is in; nil for the run as a whole.
  var file: String?
  /// The place where it begins; nil if there is no line.
  var line: Int?
  /// Its title, and the variant where there are several.
  var name: String
  /// The id that its author wrote, with the variant as the name has it; nil without one.
  var id: String?
  var verdict: Verdict

  /// The outcome.
  enum Verdict {
    case passed
    /// It was not played.
    case skipped(reason: String)
    /// The scenario failed, as its `xfail` demands.
    case failedAsExpected(reason: String)
    /// Something was not as expected.
    case failed([Problem])
    /// It could not be played, or not to its end.
    case broken([Problem])
  }

  /// The kind of problem; the words are part of the reports.
  enum Kind: String, CaseIterable {
    /// An expectation that is not met.
    case expectation
    /// A step that cannot happen.
    case step
    /// A crash, a lost response or a notification that nothing expects.
    case surprise
    /// An assumption that changes nothing.
    case assumption
    /// A scenario that was to fail and passes.
    case xfail
    /// A scenario, or a run, that a limit ended early.
    case stopped
    /// A script that cannot be read.
    case mistake
    /// A path that cannot be read, or a run that cannot begin.
    case unreadable
    /// Outcomes that rest on a dispute, where a flag forbids it.
    case disputed
    /// A share of rules that is smaller than a flag demands.
    case uncovered
    /// A page that shows what its command no longer prints.
    case stale
    /// A run that tested nothing.
    case untested
  }

  /// Something that is wrong.
  struct Problem {
    var kind: Kind
    /// The problem, in one line.
    var message: String
    /// The line that is wrong; nil if the problem has no line.
    var place: Place?
    /// The full text of the problem, for people.
    var text: String

    struct Place {
      var file: String
      var line: Int
      var column: Int
    }
  }

  init(file: String?, line: Int? = nil, name: String, id: String? = nil, verdict: Verdict) {
    self.file = file
    self.line = line
    self.name = name
    self.id = id
    self.verdict = verdict
  }

  /// Its problems; none for one that ended as it should.
  var problems: [Problem] {
    switch verdict {
    case .passed, .skipped, .failedAsExpected: []
    case .failed(let problems), .broken(let problems): problems
    }
  }

  /// A scenario that was played.
  init(_ result: ScenarioResult, from sources: [Source], _ variants: Variants) {
    let scenario = result.scenario
    let variant = Self.variant(of: result, variants)
    self.init(
      file: sources[0].name,
      line: Int((scenario.row?.ownPlace ?? scenario.place).line),
      name: scenario.title + variant,
      id: scenario.ownID.map { _ in scenario.id + variant },
      verdict: Self.verdict(of: result, in: sources)
    )
  }

  /// A script that cannot be read; nil for one that can.
  init?(mistakesOf script: FileResult) {
    guard !script.mistakes.isEmpty else { return nil }
    self.init(
      file: script.name,
      line: script.sources[0].lines.lowerBound,
      name: Self.canBeRead,
      verdict: .broken(script.mistakes.map { Problem(.mistake, Snippet($0)) })
    )
  }

  /// A problem with a path or with the run as a whole.
  init(_ problem: RunProblem) {
    let message = problem.message.printable
    let (kind, name): (Kind, String) =
      switch problem.kind {
      case .unreadable: (.unreadable, problem.path == nil ? "can be run" : Self.canBeRead)
      case .disputed: (.disputed, "depends on no open question")
      case .uncovered: (.uncovered, "covers enough rules")
      case .stale: (.stale, "shows what its commands print")
      case .stopped: (.stopped, "is played to its end")
      case .untested: (.untested, "tests something")
      }
    let wrong = Problem(kind: kind, message: message, text: "error: \(message)\n")
    self.init(file: problem.path, name: name, verdict: .broken([wrong]))
  }

  /// Returns the variant after a title; of a single variant, the reading if the script or a flag
  /// names it.
  private static func variant(of result: ScenarioResult, _ variants: Variants) -> String {
    let isNamed = !variants.readings.isEmpty || result.scenario.setting.reading != nil
    guard variants.isSingle else {
      return " (iOS \(result.version.text), reading \(result.reading.rawValue))"
    }
    return isNamed ? " (reading \(result.reading.rawValue))" : ""
  }

  static let canBeRead = "can be read"

  private static func verdict(of result: ScenarioResult, in sources: [Source]) -> Verdict {
    switch result.end {
    case .passed: .passed
    case .skipped: .skipped(reason: result.scenario.skip ?? "")
    case .failedAsExpected: .failedAsExpected(reason: result.scenario.xfail ?? "")
    case .failed:
      .failed(
        FailureText.all(of: result, sources).map { text in
          Problem(text.failure.reason.kind, text.snippet, text.explanation.sentence)
        }
      )
    case .passedUnexpectedly: .failed([Problem(.xfail, .surprise(of: result, in: sources))])
    case .stopped: .broken([Problem(.stopped, .stop(of: result, in: sources))])
    }
  }
}

extension Failure.Reason {
  fileprivate var kind: ReportCase.Kind {
    switch self {
    case .impossible, .neverIdle: .step
    case .found, .foundForOtherReasons, .isSo, .isSoForOtherReasons: .expectation
    case .crashed, .lost, .unexpected: .surprise
    case .idle: .assumption
    }
  }
}

extension Scenario.Row {
  /// The place of the row, if it is in the scenario's own file.
  var ownPlace: Place? { place.source == 0 ? place : nil }
}

extension ReportCase.Problem {
  fileprivate init(_ kind: ReportCase.Kind, _ snippet: Snippet, _ message: String? = nil) {
    self.init(
      kind: kind,
      message: message ?? snippet.heading,
      place: Place(file: snippet.file, line: Int(snippet.place.line), column: snippet.column),
      text: snippet.text(Palette(isColored: false))
    )
  }
}
