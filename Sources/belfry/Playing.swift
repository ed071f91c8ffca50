import Reports
import Scenarios
import SystemPolicy

/// Reads scripts and plays them; what is wrong with them goes to standard error.
struct Playing {
  var variants: Variants
  var mostEvents: Int
  var selection: Selection

  func play(
    _ operands: [String],
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> (files: [FileResult], status: ExitStatus) {
    var results: [FileResult] = []
    var read: [(path: String, scenarios: [Scenario])] = []
    var outcome = ExitStatus.passed
    let status = try ScriptFiles.forEach(of: operands, &console, palette) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      var outcomes: [Outcome] = []
      if mistakes.isEmpty {
        read.append((script.name, script.scenarios))
        outcomes = try play(script, of: file)
      }
      outcome = outcomes.reduce(outcome) { $0.or($1.result.status) }
      results.append(
        FileResult(
          sources: script.sources,
          isContinued: file.isContinued,
          mistakes: mistakes,
          outcomes: outcomes
        )
      )
    }
    if selection.isNarrow, !read.isEmpty, results.allSatisfy(\.outcomes.isEmpty),
      results.allSatisfy(\.mistakes.isEmpty)
    {
      throw UsageError(selection.emptiness(among: read))
    }
    return (results, status.or(outcome))
  }

  private func play(_ script: Script, of file: ScriptFile) throws(PathError) -> [Outcome] {
    let chosen = try chosen(script, at: file.line).filter {
      selection.includes($0, in: script.name)
    }
    var results = variants.all.map { variant in
      chosen.map {
        script.play($0, on: variant.version, reading: variant.reading, mostEvents: mostEvents)
      }
    }
    let verdicts = results.map { $0.map { outcome(of: $0, in: script) } }
    script.noteIdleAssumptions(in: &results)
    let runs = zip(verdicts, results).map { verdicts, results in
      zip(verdicts, results).map { verdict, result in
        Outcome(
          result: result,
          dependencies: verdict.dependencies,
          differsUnder: verdict.differsUnder
        )
      }
    }
    return chosen.indices.flatMap { index in runs.map { $0[index] } }
  }

  private func outcome(of result: ScenarioResult, in script: Script) -> Outcome {
    // Who asks for several readings compares them, and is shown more than what would differ.
    guard variants.isSingle else { return Outcome(result: result) }
    return Outcome(
      result: result,
      dependencies: script.dependencies(of: result, mostEvents: mostEvents),
      differsUnder: script.differingReadings(of: result, mostEvents: mostEvents)
    )
  }

  /// The scenarios a line belongs to, or all; a row of a table belongs to the story told for it.
  private func chosen(_ script: Script, at line: Int?) throws(PathError) -> [Scenario] {
    guard let line else { return script.scenarios }
    let told = script.scenarios.filter {
      $0.row.map { $0.place.source == 0 && $0.place.line == line } ?? false
    }
    guard told.isEmpty else { return told }
    guard let last = script.scenarios.last(where: { $0.place.line <= line }) else {
      let first = script.scenarios[0].place.line
      throw .usage("no scenario at \(script.name):\(line); the first begins at line \(first)")
    }
    return script.scenarios.filter { $0.place.line == last.place.line }
  }
}

extension ScenarioResult {
  /// How a program ends that played it alone.
  fileprivate var status: ExitStatus {
    switch end {
    case .passed, .skipped, .failedAsExpected: .passed
    case .failed, .passedUnexpectedly: .failed
    case .stopped: .stopped
    }
  }
}
