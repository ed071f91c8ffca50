import Reports
import Scenarios
import VirtualTime

/// Passes the events of a run to its observers; keeps no result.
struct RunObservers {
  /// The observers, in the order in which they print the last parts of their texts.
  private let all: [RunObserver]
  private let reports: ReportObserver
  /// The annotations of GitHub's workflow runner, and the summary of the step; nil elsewhere.
  let annotations: AnnotationObserver?
  private let summary: StepSummary?
  /// The counts and the status of the run.
  let tally = RunTally()
  /// The problems of the run as a whole that the printed report does not contain.
  private(set) var shortcomings: [String] = []

  /// Chooses the observers that a command line asks for.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - reports: The reports, which are open.
  ///   - zones: The time zones of the scripts.
  init(_ options: RunOptions, _ reports: ReportObserver, _ zones: ZoneDatabase) {
    var variants = options.variants
    variants.zones = zones
    let palette = options.palette
    let output = RunOutput(isBesideReport: reports.usesStandardOutput)
    self.reports = reports
    reports.begin(variants, options.reports.choices)
    let isAnnotated = options.annotates(reports)
    annotations = isAnnotated ? AnnotationObserver(variants) : nil
    summary = isAnnotated ? StepSummary(variants) : nil
    let trace = options.isTraced ? TraceObserver(variants, palette, output) : nil
    let why = options.why.map { WhyObserver($0, variants, palette, output) }
    let person = PersonObserver(options, variants, output)
    let coverage =
      options.isCovered ? CoverageObserver(options.leastCoverage, palette, output) : nil
    let corrections = options.since.map { CorrectionObserver($0, palette, output) }
    let strictness = options.strictness.map { StrictnessObserver($0) }
    let chosen: [RunObserver?] = [
      .reports(reports),
      annotations.map { .annotations($0) },
      summary.map { .summary($0) },
      trace.map { .trace($0) },
      why.map { .why($0) },
      .person(person),
      coverage.map { .coverage($0) },
      corrections.map { .corrections($0) },
      strictness.map { .strictness($0) },
      .tally(tally),
    ]
    all = chosen.compactMap { $0 }
  }

  @discardableResult
  private func pass(_ event: RunEvent, _ console: inout Console) -> [RunProblem] {
    var problems: [RunProblem] = []
    for observer in all { problems += observer.receive(event, &console) }
    return problems
  }

  /// Begins a file.
  func open(_ scripts: ArraySlice<FileResult>, _ console: inout Console) {
    pass(.opened(scripts), &console)
  }

  /// Adds the outcomes of one scenario in the open file, one outcome for each variant.
  func add(_ outcomes: [Outcome], of script: Script, _ console: inout Console) {
    for outcome in outcomes { pass(.added(outcome, script), &console) }
    pass(.played(outcomes, script), &console)
  }

  /// Ends the file that is open.
  func close(_ console: inout Console) { pass(.closed, &console) }

  /// Adds a problem that kept a file or the run from being played.
  func add(_ problem: RunProblem, _ console: inout Console) { pass(.problem(problem), &console) }

  /// Notes the facts about the run as a whole, once all is played.
  func note(_ scope: RunScope, _ console: inout Console) { pass(.scoped(scope), &console) }

  /// Notes that a limit kept scenarios from being played.
  func endEarly(by limit: LimitReached, scenarios count: Int, _ console: inout Console) {
    let message =
      "ended early by \(limit.name): \(counted(count, "more scenario")) "
      + "\(count == 1 ? "was" : "were") not played\(limit.advice)"
    pass(.endedEarly(message), &console)
    add(RunProblem(message, kind: .stopped), &console)
  }

  /// Notes that the run ended at its first failure.
  func endEarly(scenariosLeft: Int, filesLeft: Int, _ console: inout Console) {
    let left = [
      scenariosLeft > 0 ? "\(counted(scenariosLeft, "more scenario")) of this file" : nil,
      filesLeft > 0 ? counted(filesLeft, "more file") : nil,
    ].compactMap { $0 }
    guard !left.isEmpty else { return }
    let isOne = scenariosLeft + filesLeft == 1
    let message =
      "stopped at the first failure: \(left.joined(separator: " and ")) "
      + (isOne ? "was not played" : "were not played")
    pass(.endedEarly(message), &console)
    add(RunProblem(message, status: 1), &console)
  }

  /// Prints the last parts of the texts, and notes the problems of the run as a whole.
  mutating func finish(_ console: inout Console) {
    for problem in pass(.finished, &console) { fail(problem, &console) }
  }

  /// Notes a problem of the run as a whole, for people and in every report.
  mutating func fail(_ problem: RunProblem, _ console: inout Console) {
    // People have read of the coverage already.
    if problem.kind != .uncovered { shortcomings.append(problem.message) }
    add(problem, &console)
    tally.fail(ExitStatus(problem))
  }

  /// Writes the reports, but never over a file that was read, and prints those that could not be
  /// written.
  func writeReports(_ console: inout Console) -> ExitStatus {
    reports.write()
    let status = summary?.write(&console) ?? .passed
    return reports.printFailures(&console).or(status)
  }
}

/// The stream of the texts of a run.
struct RunOutput {
  /// A Boolean value that indicates whether a report has standard output for itself.
  let isBesideReport: Bool

  /// The descriptor of the stream.
  var descriptor: Int32 { isBesideReport ? 2 : 1 }

  /// Prints a text for people, or lines for programs in the formats that have them.
  func print(_ text: String, _ palette: Palette, _ console: inout Console) {
    guard !text.isEmpty else { return }
    switch (palette.errorFormat, isBesideReport) {
    case (.long, true): console.printError(text)
    case (.long, false): console.print(text)
    case (.short, true), (.json, true): console.printError(unfolded: text)
    case (.short, false), (.json, false): console.print(unfolded: text)
    }
  }
}
