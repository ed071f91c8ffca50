import Pages
import PhoneDescription
import Reports
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Passes each result of a run to every report and to the console; keeps no result.
struct RunTelling {
  private let variants: Variants
  private let palette: Palette
  private let why: String?
  private let isTraced: Bool
  private(set) var reports: WantedReports
  private var gitHub: KeptReport?
  /// The summary of the step on GitHub's runner; nil elsewhere.
  private var stepSummary: StepSummary?
  private var people: RunReport
  /// The report of the rules that were used; nil unless a flag asks for it.
  private(set) var coverage: CoverageReport?
  /// The outcomes that corrections touched; nil without `--since`.
  private var corrections: CorrectionReport?
  private var hasWhy = false
  /// The texts to suggest if `--why` names an unknown identifier.
  private var known: Set<String> = []
  /// The ids of the scenarios that were skipped.
  private var skipped: Set<String> = []
  /// The numbers of what was tested, except those of skipped scenarios.
  private var count = TestCount()
  /// The reason why the run tested nothing, once it has ended; nil if it tested something.
  private(set) var nothing: NothingTested?
  private(set) var status = ExitStatus.passed
  /// The outcomes that rest on a dispute; nil without `--strict-facts`.
  private var disputed: RejectedOutcomes?
  /// The outcomes that a rule decides that is weaker than `--strict-facts` allows.
  private var weak: RejectedOutcomes?
  /// The weakest grade that `--strict-facts` allows.
  private let leastGrade: Evidence.Grade?
  /// The problems of the run as a whole that the printed report does not contain.
  private(set) var shortcomings: [String] = []
  /// A Boolean value that indicates whether a scenario was played or skipped.
  private(set) var hasOutcomes = false
  /// The number of scenarios that failed, by file, and one for a file with mistakes.
  private(set) var failures: [String: Int] = [:]

  init(_ arguments: Arguments, _ reports: WantedReports, _ zones: ZoneDatabase) {
    var variants = (try? arguments.variants()) ?? Variants()
    variants.zones = zones
    self.variants = variants
    palette = (try? arguments.palette()) ?? Palette(isColored: false)
    why = arguments.value("--why")
    isTraced = arguments.has("--trace")
    self.reports = reports
    self.reports.begin(variants)
    gitHub =
      arguments.isForGitHub(reports) ? KeptReport(.gitHub(variants, in: .ofGitHub)) : nil
    stepSummary = gitHub == nil ? nil : StepSummary(variants)
    people = RunReport(
      variants,
      palette,
      lines: arguments.lines,
      link: Self.link(arguments.value("--link"))
    )
    let isCovered = arguments.has("--coverage") || arguments.has("--min-coverage")
    coverage = isCovered ? CoverageReport() : nil
    corrections = (try? arguments.release("--since")).flatMap(\.self).map(CorrectionReport.init)
    disputed = arguments.has("--strict-facts") ? RejectedOutcomes() : nil
    leastGrade = arguments.value("--strict-facts").flatMap(Evidence.Grade.init)
    weak = leastGrade == nil ? nil : RejectedOutcomes()
  }

  /// Returns the function that finds the address of a scenario in a playground.
  private static func link(_ value: String?) -> (@Sendable (Scenario, [Source]) -> String?)? {
    guard let value else { return nil }
    let playground = value.isEmpty ? "playground.html" : value
    return { StoryAddress.link(to: $0, in: $1, at: playground) }
  }

  /// Begins a file.
  mutating func open(_ scripts: ArraySlice<FileResult>) {
    people.open(scripts)
    reports.each { $0.open(scripts) }
    gitHub?.open(scripts)
    stepSummary?.tell { $0.open(scripts) }
    count.isIncomplete = count.isIncomplete || scripts.contains { !$0.mistakes.isEmpty }
    if let script = scripts.first {
      failures[script.name] = scripts.contains { !$0.mistakes.isEmpty } ? 1 : 0
    }
  }

  /// Adds the outcomes of one scenario in the open file, one outcome for each variant.
  mutating func add(_ outcomes: [Outcome], of script: Script, _ console: inout Console) {
    hasOutcomes = true
    if outcomes.contains(where: { !$0.result.isPassed }) { failures[script.name, default: 0] += 1 }
    for outcome in outcomes {
      status = status.or(outcome.result.status)
      disputed?.add(
        outcome,
        in: script.name,
        restingOn: outcome.dependencies.map { Law.dispute($0.dispute).id }
      )
      if let leastGrade {
        let rules = outcome.result.decidingRules(weakerThan: leastGrade)
        weak?.add(outcome, in: script.name, restingOn: rules.map { "\($0.id) (\($0.grade.word))" })
      }
      coverage?.add(outcome)
      corrections?.add(outcome.result, in: script.name)
      reports.each { $0.add(outcome, from: script.sources) }
      gitHub?.add(outcome, from: script.sources)
      stepSummary?.tell { $0.add(outcome, from: script.sources) }
      if isTraced { trace(outcome.result, script.sources, &console) }
      if let why { explain(why, outcome.result, script.sources, &console) }
      if outcome.result.end == .skipped {
        skipped.insert(outcome.result.scenario.id(in: script.name))
      } else {
        count.tested += 1
      }
    }
    people.add(outcomes, from: script.sources)
    show(&console)
  }

  /// Ends the file that is open.
  mutating func close(_ console: inout Console) {
    reports.each { $0.close() }
    gitHub?.close()
    stepSummary?.tell { $0.close() }
    people.close()
    show(&console)
  }

  /// Prints the report so far, unless other text has to come before it.
  private mutating func show(_ console: inout Console) {
    if why == nil, !isTraced { print(people.take(), &console) }
    console.showNow()
  }

  /// Adds a problem that kept a file or the run from being played.
  mutating func add(_ problem: RunProblem) {
    count.isIncomplete = true
    reports.each { $0.add(problem) }
    gitHub?.add(problem)
    stepSummary?.tell { $0.add(problem) }
  }

  /// Notes the facts about the run as a whole, once all is played.
  mutating func note(_ scope: RunScope) {
    reports.each { $0.note(scope) }
    stepSummary?.tell { $0.note(scope) }
    people.shard = scope.shard
    people.commands = scope.commands
    count.others = scope.commands
    count.isPart = scope.shard?.isPart ?? false
    count.scenarios = scope.shard?.scenarios ?? 0
  }

  /// Notes that a limit kept scenarios from being played.
  mutating func endEarly(by limit: LimitReached, scenarios count: Int) {
    let message =
      "ended early by \(limit.name): \(counted(count, "more scenario")) "
      + "\(count == 1 ? "was" : "were") not played\(limit.advice)"
    people.shortfall = message
    add(RunProblem(message, kind: .stopped))
  }

  /// Notes that the run ended at its first failure.
  mutating func endEarly(scenariosLeft: Int, filesLeft: Int) {
    let left = [
      scenariosLeft > 0 ? "\(counted(scenariosLeft, "more scenario")) of this file" : nil,
      filesLeft > 0 ? counted(filesLeft, "more file") : nil,
    ].compactMap(\.self)
    guard !left.isEmpty else { return }
    let isOne = scenariosLeft + filesLeft == 1
    let message =
      "stopped at the first failure: \(left.joined(separator: " and ")) "
      + (isOne ? "was not played" : "were not played")
    people.shortfall = message
    add(RunProblem(message, status: 1))
  }

  /// Prints the end of the report.
  mutating func finish(leastCoverage: Int?, _ console: inout Console) {
    count.skipped = skipped.count
    count.scenarios = max(count.scenarios, count.tested + count.skipped)
    nothing = count.nothing
    print((hasWhy ? "\n" : "") + people.text, &console)
    if let coverage { print(coverage.text(palette, least: leastCoverage), &console) }
    if let corrections { print(corrections.text(palette), &console) }
    if let why, !hasWhy, hasOutcomes {
      let near = Suggestion.nearest(to: why, among: known.sorted()).first
      let advice = near.map { "; did you mean '\($0.printable)'?" } ?? ""
      let message = "nothing happened to a notification or a region '\(why.printable)'\(advice)"
      fail(RunProblem(message))
    }
    if let coverage, let leastCoverage, let problem = coverage.problem(least: leastCoverage) {
      fail(problem)
    }
    if let problem = disputed?.problem(of: "an open question", "--strict-facts") {
      fail(problem)
    }
    if let leastGrade {
      let flag = "--strict-facts=\(leastGrade.rawValue)"
      let problem = weak?.problem(of: "a rule weaker than \(leastGrade.rawValue)", flag)
      if let problem { fail(problem) }
    }
    if let nothing { fail(RunProblem(nothing)) }
  }

  /// Notes what is wrong with the run as a whole, for people and in every report.
  mutating func fail(_ problem: RunProblem) {
    // People have read of the coverage already.
    if problem.kind != .uncovered { shortcomings.append(problem.message) }
    add(problem)
    status = status.or(ExitStatus(problem))
  }

  /// Writes the reports, but never over what was read, and says which cannot be written.
  mutating func writeReports(_ console: inout Console) -> ExitStatus {
    reports.write()
    let status = stepSummary?.write(&console) ?? .passed
    return reports.finish(&console).or(status)
  }

  /// Prints what is wrong as commands of GitHub's workflow runner.
  func printCommands(_ console: inout Console) {
    try? gitHub?.read { console.print($0) }
  }

  private func print(_ text: String, _ console: inout Console) {
    guard !text.isEmpty else { return }
    if reports.usesStandardOutput { console.printError(text) } else { console.print(text) }
  }

  private func trace(
    _ result: ScenarioResult,
    _ sources: [Source],
    _ console: inout Console
  ) {
    let width = Terminal.columns(of: reports.usesStandardOutput ? 2 : 1)
    tracedRun(of: result, from: sources, palette, variants, width: width) { print($0, &console) }
  }

  private mutating func explain(
    _ id: String,
    _ result: ScenarioResult,
    _ sources: [Source],
    _ console: inout Console
  ) {
    guard let text = whyText(id, in: result, from: sources, palette) else {
      if !hasWhy { known.formUnion(result.book.texts) }
      return
    }
    known = []
    let title = variants.isSingle ? "" : palette.titled(result, variants)
    print((hasWhy ? "\n" : "") + title + text, &console)
    hasWhy = true
  }
}

extension Arguments {
  /// The things that have a line in the report for people.
  ///
  /// One file is played to look at its scenarios, a folder to learn whether all is well.
  fileprivate var lines: RunReport.Lines {
    if has("--quiet") { return .failures }
    if has("--verbose") { return .scenarios }
    guard operands.count == 1 else { return .files }
    let path = ScriptFiles.split(operands[0]).path
    return (try? FileStatus.of(path))?.kind == .folder ? .files : .scenarios
  }
}

extension ScenarioResult {
  /// The exit status of a program that played only this scenario.
  fileprivate var status: ExitStatus {
    switch end {
    case .passed, .skipped, .failedAsExpected: .passed
    case .failed, .passedUnexpectedly: .failed
    case .stopped: .stopped
    }
  }
}
