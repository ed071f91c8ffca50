import Reports
import Scenarios
import SystemPolicy

/// Reads scripts and plays them; what is wrong with them goes to standard error.
struct Playing {
  var reading: Reading
  var mostEvents: Int

  func play(
    _ operands: [String],
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> (files: [FileResult], status: ExitStatus) {
    var results: [FileResult] = []
    var status = ExitStatus.passed
    for operand in operands.isEmpty ? ["scenarios"] : operands {
      do throws(PathError) {
        for file in try ScriptFiles.read(operand) {
          let (result, outcome) = try play(file)
          for mistake in result.mistakes { console.printError(text(of: mistake, palette) + "\n") }
          results.append(result)
          status = status.or(outcome)
        }
      } catch {
        switch error {
        case .usage(let message): throw UsageError(message)
        case .unreadable(let message):
          console.printError("belfry: \(message.printable)\n")
          status = status.or(.unreadable)
        }
      }
    }
    return (results, status)
  }

  private func play(_ file: ScriptFile) throws(PathError) -> (FileResult, ExitStatus) {
    let (script, mistakes) = Script.parse(file.source)
    guard mistakes.isEmpty else {
      return (FileResult(source: file.source, mistakes: mistakes, outcomes: []), .unreadable)
    }
    var status = ExitStatus.passed
    let outcomes = try chosen(script, of: file.source, at: file.line).map { scenario in
      let result = script.play(scenario, reading: reading, mostEvents: mostEvents)
      if result.isStopped { status = status.or(.stopped) }
      if !result.failures.isEmpty { status = status.or(.failed) }
      return Outcome(
        result: result,
        dependencies: script.dependencies(of: result, mostEvents: mostEvents),
        differsUnder: script.differingReadings(of: result, mostEvents: mostEvents)
      )
    }
    return (FileResult(source: file.source, mistakes: [], outcomes: outcomes), status)
  }

  /// The scenario a line belongs to, or all.
  private func chosen(_ script: Script, of source: Source, at line: Int?) throws(PathError)
    -> [Scenario]
  {
    guard let line else { return script.scenarios }
    guard line <= source.lineCount else {
      throw .usage("\(script.name) has no line \(line); it ends with line \(source.lineCount)")
    }
    guard let scenario = script.scenarios.last(where: { $0.place.line <= line }) else {
      let first = script.scenarios[0].place.line
      throw .usage("no scenario at \(script.name):\(line); the first begins at line \(first)")
    }
    return [scenario]
  }
}
