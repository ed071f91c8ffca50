import Scenarios
import SystemPolicy

/// A scenario that was played, or a file that could not be read, as CI systems count them.
struct ReportCase {
  /// The file it is in.
  var file: String
  /// Where it begins.
  var line: Int
  /// Its title, and the variant where there are several.
  var name: String
  var verdict: Verdict

  /// What came of it.
  enum Verdict {
    case passed
    /// It was not played.
    case skipped(reason: String)
    /// It failed, as it says it must.
    case failedAsExpected(reason: String)
    /// Something was not as expected.
    case failed([Problem])
    /// It could not be played, or not to its end.
    case broken([Problem])
  }

  /// Something that is wrong.
  struct Problem {
    /// What is wrong, in a line.
    var message: String
    var file: String
    var line: Int
    var column: Int
    /// All there is to say about it, as people read it.
    var text: String
  }

  /// The cases of a file: one for each scenario that was played; one that says why nothing was.
  static func all(of file: FileResult, _ variants: Variants) -> [ReportCase] {
    guard file.mistakes.isEmpty else {
      return [
        ReportCase(
          file: file.name,
          line: file.sources[0].lines.lowerBound,
          name: "can be read",
          verdict: .broken(file.mistakes.map(Problem.init))
        )
      ]
    }
    return file.outcomes.map { ReportCase($0.result, of: file, variants) }
  }

  private init(_ result: ScenarioResult, of file: FileResult, _ variants: Variants) {
    self.init(
      file: file.name,
      line: Int((result.scenario.row?.ownPlace ?? result.scenario.place).line),
      name: result.scenario.title
        + (variants.isSingle
          ? "" : " (iOS \(result.version.text), reading \(result.reading.rawValue))"),
      verdict: Self.verdict(of: result, in: file.sources)
    )
  }

  private init(file: String, line: Int, name: String, verdict: Verdict) {
    self.file = file
    self.line = line
    self.name = name
    self.verdict = verdict
  }

  private static func verdict(of result: ScenarioResult, in sources: [Source]) -> Verdict {
    switch result.end {
    case .passed: .passed
    case .skipped: .skipped(reason: result.scenario.skip ?? "")
    case .failedAsExpected: .failedAsExpected(reason: result.scenario.xfail ?? "")
    case .failed:
      .failed(
        result.failures.map { failure in
          let text = FailureText(failure, result, sources)
          return Problem(text.snippet, "\(text.heading): \(text.label)")
        }
      )
    case .passedUnexpectedly: .failed([Problem(.surprise(of: result, in: sources))])
    case .stopped: .broken([Problem(.stop(of: result, in: sources))])
    }
  }
}

extension Scenario.Row {
  /// Where the row stands, if it stands in the scenario's own file.
  var ownPlace: Place? { place.source == 0 ? place : nil }
}

extension ReportCase.Problem {
  init(_ diagnostic: Diagnostic) { self.init(Snippet(diagnostic)) }

  init(_ snippet: Snippet, _ message: String? = nil) {
    self.init(
      message: message ?? snippet.heading,
      file: snippet.file,
      line: Int(snippet.place.line),
      column: snippet.column,
      text: snippet.text(Palette(isColored: false))
    )
  }
}
