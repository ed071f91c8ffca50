public import Scenarios
public import SystemPolicy
import VirtualDevice

/// What came of reading and playing one file: all that a report may know.
public struct FileResult: Sendable {
  /// The text of the script, and behind it those that it includes.
  public var sources: [Source]
  /// Whether another script of the same file, as in Markdown, is the one before it.
  public var isContinued: Bool
  /// What is wrong with the text; where anything is, nothing was played.
  public var mistakes: [Diagnostic]
  /// What came of each scenario, in order.
  public var outcomes: [Outcome]

  /// Creates the result of a file.
  public init(
    sources: [Source],
    isContinued: Bool = false,
    mistakes: [Diagnostic],
    outcomes: [Outcome]
  ) {
    self.sources = sources
    self.isContinued = isContinued
    self.mistakes = mistakes
    self.outcomes = outcomes
  }

  /// What the file is called.
  public var name: String { sources[0].name }
}

extension [FileResult] {
  /// The scripts of each file together.
  var byFile: [ArraySlice<FileResult>] {
    var starts = indices.filter { !self[$0].isContinued || $0 == 0 }
    starts.append(count)
    return zip(starts, starts.dropFirst()).map { self[$0..<$1] }
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

/// Renders a run for a person: a line a scenario, what failed in full, and what it comes to; or
/// just what failed, in a line each.
public struct RunReport: Sendable {
  let files: [FileResult]
  let variants: Variants
  let palette: Palette

  /// Creates the report of a run.
  public init(_ files: [FileResult], _ variants: Variants, _ palette: Palette) {
    self.files = files
    self.variants = variants
    self.palette = palette
  }

  /// The report.
  public var text: String {
    switch palette.errorFormat {
    case .long: full
    case .short: files.map(problems).joined() + summary.drop { $0 == "\n" }
    }
  }

  private var full: String {
    let texts = files.byFile.map { scripts in
      let outcomes = scripts.map(text(of:)).joined()
      return outcomes.isEmpty ? "" : palette.strong(scripts.first!.name.printable) + "\n" + outcomes
    }
    return texts.joined() + VariantTable(files: files, variants: variants).text(palette) + summary
  }

  /// Whether one scenario alone was played: then all that differs is told, however it ends.
  private var isAlone: Bool {
    files.flatMap { OutcomeGroup.groups(of: $0.outcomes) }.count == 1
  }

  private func text(of file: FileResult) -> String {
    var text = ""
    for group in OutcomeGroup.groups(of: file.outcomes) {
      let outcome = group.outcomes[0]
      let result = outcome.result
      if isAlone, group.parts.count == 1, group.ways.count > 1 {
        text += "  \(mark(result)) \(result.scenario.title.printable)\(remark(result))\n"
        text += Parting(group, variants).text(palette) + details(of: result, in: file)
        continue
      }
      if group.parts.count > 1 {
        text += self.text(of: group, in: file)
        continue
      }
      text += "  \(mark(result)) \(result.scenario.title.printable)\(remark(result))\n"
      text += dependencyLines(of: outcome)
      text += details(of: result, in: file)
    }
    return text
  }

  /// A scenario that ends otherwise under another variant: how it ends under which.
  private func text(of group: OutcomeGroup, in file: FileResult) -> String {
    let title = group.outcomes[0].result.scenario.title.printable
    var text = "  \(palette.bad("diff"))  \(title)\n"
    for part in group.parts {
      text += "        \(part[0].result.end.text) under \(variants.names(of: part))\n"
    }
    text += Parting(group, variants).text(palette)
    for part in group.parts { text += details(of: part[0].result, in: file) }
    return text
  }

  /// What is wrong with how a run ended, in full.
  private func details(of result: ScenarioResult, in file: FileResult) -> String {
    guard !result.isPassed else { return "" }
    return snippets(of: result, in: file).map { "\n" + $0.text(palette) }.joined() + "\n"
  }

  /// What is wrong with how a run ended.
  private func snippets(of result: ScenarioResult, in file: FileResult) -> [Snippet] {
    guard !result.isPassed else { return [] }
    var snippets = result.failures.map { FailureText($0, result, file.sources).snippet }
    if result.isStopped { snippets.append(.stop(of: result, in: file.sources)) }
    if result.end == .passedUnexpectedly {
      snippets.append(.surprise(of: result, in: file.sources))
    }
    return snippets
  }

  /// What is wrong in a file, in a line each, and under which variants if not under all.
  private func problems(of file: FileResult) -> String {
    OutcomeGroup.groups(of: file.outcomes).flatMap { group in
      group.parts.flatMap { part in
        snippets(of: part[0].result, in: file).map { snippet in
          var snippet = snippet
          if group.parts.count > 1 { snippet.heading += " under \(variants.names(of: part))" }
          return snippet.text(palette)
        }
      }
    }.joined()
  }

  private func mark(_ result: ScenarioResult) -> String {
    let mark = result.end.mark.padded(to: 5)
    return switch result.end {
    case .passed, .failedAsExpected: palette.good(mark)
    case .failed, .passedUnexpectedly, .stopped: palette.bad(mark)
    case .skipped: palette.faint(mark)
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
    let byFile = files.byFile
    let unread = byFile.filter { scripts in scripts.contains { !$0.mistakes.isEmpty } }.count
    var parts = ["\(counts.passed) passed"]
    if counts.failed > 0 { parts.append(palette.bad("\(counts.failed) failed")) }
    if counts.stopped > 0 { parts.append(palette.bad("\(counts.stopped) stopped")) }
    if counts.xfailed > 0 { parts.append("\(counts.xfailed) failed as expected") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    if unread > 0 { parts.append(palette.bad("\(unread) of \(byFile.count) files not read")) }
    guard variants.isSingle else { return manySummary(parts) }
    let count = outcomes.count == 1 ? "1 scenario" : "\(outcomes.count) scenarios"
    let last = outcomes.isEmpty ? "" : readingLine(outcomes) + "\n"
    return "\n\(count): \(parts.joined(separator: ", "))\n\(last)"
  }

  /// What runs under several variants come to.
  private func manySummary(_ parts: [String]) -> String {
    let groups = files.flatMap { OutcomeGroup.groups(of: $0.outcomes) }
    let differing = groups.filter { $0.parts.count > 1 }.count
    let count = groups.count == 1 ? "1 scenario" : "\(groups.count) scenarios"
    let differ =
      differing == 0
      ? "none differs" : palette.bad("\(differing) \(differing == 1 ? "differs" : "differ")")
    let runs = files.flatMap(\.outcomes).count
    return "\n\(count) under \(variants.description): \(differ)\n"
      + "\(runs) runs: \(parts.joined(separator: ", "))\n"
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
    return palette.faint("reading \(variants.readings[0].rawValue); \(rest)")
  }
}

extension ScenarioResult.End {
  /// How it ended, in a word or two.
  fileprivate var text: String {
    switch self {
    case .passed: "passes"
    case .failed: "fails"
    case .stopped: "is stopped"
    case .skipped: "is skipped"
    case .failedAsExpected: "fails as expected"
    case .passedUnexpectedly: "passes unexpectedly"
    }
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
