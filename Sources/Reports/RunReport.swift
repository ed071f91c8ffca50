public import Scenarios
public import SystemPolicy
import VirtualDevice

/// What came of reading and playing one file: all that a report may know.
public struct FileResult: Sendable {
  /// The text of the file.
  public var source: Source
  /// What is wrong with the text; where anything is, nothing was played.
  public var mistakes: [Diagnostic]
  /// What came of each scenario, in order.
  public var outcomes: [Outcome]

  /// Creates the result of a file.
  public init(source: Source, mistakes: [Diagnostic], outcomes: [Outcome]) {
    self.source = source
    self.mistakes = mistakes
    self.outcomes = outcomes
  }
}

/// What came of one scenario.
public struct Outcome: Sendable {
  /// The run.
  public var result: ScenarioResult
  /// The open questions its outcome rests on.
  public var dependencies: [Dependency]
  /// The readings under which it would have ended otherwise.
  public var differsUnder: [Reading]

  /// Creates an outcome.
  public init(
    result: ScenarioResult,
    dependencies: [Dependency] = [],
    differsUnder: [Reading] = []
  ) {
    self.result = result
    self.dependencies = dependencies
    self.differsUnder = differsUnder
  }
}

/// Renders a run for a person: a line a scenario, what failed in full, and what it comes to.
public struct RunReport: Sendable {
  let files: [FileResult]
  let reading: Reading
  let palette: Palette

  /// Creates the report of a run.
  public init(_ files: [FileResult], reading: Reading, _ palette: Palette) {
    self.files = files
    self.reading = reading
    self.palette = palette
  }

  /// The report.
  public var text: String {
    files.map(text(of:)).joined() + summary
  }

  private func text(of file: FileResult) -> String {
    guard file.mistakes.isEmpty, !file.outcomes.isEmpty else { return "" }
    var text = palette.strong(file.source.name.printable) + "\n"
    for outcome in file.outcomes {
      text += "  \(mark(outcome.result))  \(outcome.result.scenario.title.printable)\n"
      text += dependencyLines(of: outcome)
      let failures = outcome.result.failures
      for failure in failures {
        text += "\n" + Reports.text(of: failure, in: outcome.result, from: file.source, palette)
      }
      if outcome.result.isStopped {
        text += "\n" + stopText(of: outcome.result, from: file.source)
      }
      if !outcome.result.isPassed { text += "\n" }
    }
    return text
  }

  private func stopText(of result: ScenarioResult, from source: Source) -> String {
    let place = result.scenario.place
    return Snippet(
      heading: "stopped at \(result.device.moment.fullText), after \(result.events) events; "
        + "--max-events N allows more",
      file: source.name,
      place: place,
      line: source.line(Int(place.line))
    ).text(palette)
  }

  private func mark(_ result: ScenarioResult) -> String {
    if result.isStopped { return palette.bad("stop") }
    return result.isPassed ? palette.good("pass") : palette.bad("FAIL")
  }

  private func dependencyLines(of outcome: Outcome) -> String {
    outcome.dependencies.map { dependency in
      let dispute = Law.dispute(dependency.dispute)
      let others = Suggestion.either(dependency.others)
      return palette.faint(
        "        rests on \(dispute.id): \(dependency.side) here, otherwise under \(others)"
      ) + "\n"
    }.joined()
  }

  /// What the run comes to, in two lines.
  public var summary: String {
    let outcomes = files.flatMap(\.outcomes)
    let failed = outcomes.filter { !$0.result.failures.isEmpty }.count
    let stopped = outcomes.filter { $0.result.isStopped && $0.result.failures.isEmpty }.count
    let unread = files.filter { !$0.mistakes.isEmpty }.count
    var parts = ["\(outcomes.count - failed - stopped) passed"]
    if failed > 0 { parts.append(palette.bad("\(failed) failed")) }
    if stopped > 0 { parts.append(palette.bad("\(stopped) stopped")) }
    if unread > 0 { parts.append(palette.bad("\(unread) of \(files.count) files not read")) }
    let count = outcomes.count == 1 ? "1 scenario" : "\(outcomes.count) scenarios"
    let last = outcomes.isEmpty ? "" : readingLine(outcomes) + "\n"
    return "\n\(count): \(parts.joined(separator: ", "))\n\(last)"
  }

  private func readingLine(_ outcomes: [Outcome]) -> String {
    let differing = Reading.allCases.compactMap { other -> String? in
      let count = outcomes.filter { $0.differsUnder.contains(other) }.count
      guard count > 0 else { return nil }
      return "\(count) outcome\(count == 1 ? "" : "s") would differ under \(other.rawValue)"
    }
    let rest =
      differing.isEmpty
      ? "no outcome would differ under another" : differing.joined(separator: ", ")
    return palette.faint("reading \(reading.rawValue); \(rest)")
  }
}
