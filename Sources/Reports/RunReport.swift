public import Scenarios
public import SystemPolicy
import VirtualDevice

/// What came of reading and playing one file: all that a report may know.
public struct FileResult: Sendable {
  /// The text of the file, and behind it those that it includes.
  public var sources: [Source]
  /// What is wrong with the text; where anything is, nothing was played.
  public var mistakes: [Diagnostic]
  /// What came of each scenario, in order.
  public var outcomes: [Outcome]

  /// Creates the result of a file.
  public init(sources: [Source], mistakes: [Diagnostic], outcomes: [Outcome]) {
    self.sources = sources
    self.mistakes = mistakes
    self.outcomes = outcomes
  }

  /// What the file is called.
  public var name: String { sources[0].name }
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
    var text = palette.strong(file.name.printable) + "\n"
    for outcome in file.outcomes {
      let result = outcome.result
      text += "  \(mark(result)) \(result.scenario.title.printable)\(remark(result))\n"
      text += dependencyLines(of: outcome)
      guard !result.isPassed else { continue }
      for failure in result.failures {
        text += "\n" + Reports.text(of: failure, in: result, from: file.sources, palette)
      }
      if result.isStopped { text += "\n" + stopText(of: result, from: file.sources) }
      if result.end == .passedUnexpectedly {
        text += "\n" + surpriseText(of: result, from: file.sources)
      }
      text += "\n"
    }
    return text
  }

  private func stopText(of result: ScenarioResult, from sources: [Source]) -> String {
    titleText(
      of: result,
      from: sources,
      "stopped at \(result.device.moment.fullText), after \(result.events) events; "
        + "--max-events N allows more"
    )
  }

  private func surpriseText(of result: ScenarioResult, from sources: [Source]) -> String {
    titleText(of: result, from: sources, "this was to fail, and passes; take xfail away")
  }

  private func titleText(
    of result: ScenarioResult,
    from sources: [Source],
    _ heading: String
  ) -> String {
    let place = result.scenario.place
    let source = sources[Int(place.source)]
    return Snippet(
      heading: heading,
      file: source.name,
      place: place,
      line: source.line(Int(place.line))
    ).text(palette)
  }

  private func mark(_ result: ScenarioResult) -> String {
    switch result.end {
    case .passed: palette.good("pass") + " "
    case .failed, .passedUnexpectedly: palette.bad("FAIL") + " "
    case .stopped: palette.bad("stop") + " "
    case .skipped: palette.faint("skip") + " "
    case .failedAsExpected: palette.good("xfail")
    }
  }

  /// Why a scenario is not played, or may fail.
  private func remark(_ result: ScenarioResult) -> String {
    guard let reason = result.scenario.skip ?? result.scenario.xfail else { return "" }
    return palette.faint(": \(reason.printable)")
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
    let counts = EndCounts(outcomes)
    let unread = files.filter { !$0.mistakes.isEmpty }.count
    var parts = ["\(counts.passed) passed"]
    if counts.failed > 0 { parts.append(palette.bad("\(counts.failed) failed")) }
    if counts.stopped > 0 { parts.append(palette.bad("\(counts.stopped) stopped")) }
    if counts.xfailed > 0 { parts.append("\(counts.xfailed) failed as expected") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
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

/// How many scenarios ended in which way.
struct EndCounts {
  var passed = 0
  var failed = 0
  var stopped = 0
  var skipped = 0
  var xfailed = 0

  init(_ outcomes: [Outcome]) {
    for outcome in outcomes {
      switch outcome.result.end {
      case .passed: passed += 1
      case .failed, .passedUnexpectedly: failed += 1
      case .stopped: stopped += 1
      case .skipped: skipped += 1
      case .failedAsExpected: xfailed += 1
      }
    }
  }
}
