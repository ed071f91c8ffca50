public import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Renders a run for a person: a line a scenario, what failed in full, and what it comes to; or
/// just what failed, in a line each.
///
/// It receives the events of a run while the run goes on, and keeps words and numbers only.
public struct RunReport: Sendable {
  private let variants: Variants
  private let palette: Palette
  private let isQuiet: Bool
  /// The text so far.
  private var written = ""
  /// The text if only one scenario is played: it has every difference.
  private var writtenAlone = ""
  /// The name of the file that is open, until something is said of it.
  private var heading = ""
  /// Indicates whether a failure was written last; a blank line separates the text after it.
  private var endsInDetails = false
  var groupCount = 0
  /// The part of the scenarios that was played; nil for all.
  public var shard: RunScope.Shard?
  var differing: [VariantTable.Row] = []
  var endings: [Ending] = []
  var files = (all: 0, unread: 0)
  /// The names of the facts that every script below their folder includes.
  var bases: Set<String> = []

  /// Creates the report of a run that begins.
  ///
  /// - Parameters:
  ///   - variants: The versions and readings that are played.
  ///   - palette: The form of the text.
  ///   - isQuiet: Whether scenarios that ended as they should have no line.
  public init(_ variants: Variants, _ palette: Palette, isQuiet: Bool = false) {
    self.variants = variants
    self.palette = palette
    self.isQuiet = isQuiet
  }

  /// Creates the report of a run that has ended.
  public init(_ files: [FileResult], _ variants: Variants, _ palette: Palette) {
    self.init(variants, palette)
    for scripts in files.byFile {
      open(scripts)
      for script in scripts {
        for group in OutcomeGroup.groups(of: script.outcomes) {
          add(group.outcomes, from: script.sources)
        }
      }
    }
  }

  /// Begins a file.
  ///
  /// - Parameter scripts: The scripts of the file; their outcomes are not looked at.
  public mutating func open(_ scripts: ArraySlice<FileResult>) {
    files.all += 1
    for script in scripts { bases.formUnion(script.bases) }
    if scripts.contains(where: { !$0.mistakes.isEmpty }) { files.unread += 1 }
    heading = scripts.first.map { palette.strong($0.name.printable) + "\n" } ?? ""
  }

  /// Reports a scenario of the file that is open.
  ///
  /// - Parameters:
  ///   - outcomes: The scenario's outcomes, in the order of the variants.
  ///   - sources: The text of its script, and behind it those that it includes.
  public mutating func add(_ outcomes: [Outcome], from sources: [Source]) {
    let group = OutcomeGroup(outcomes: outcomes)
    groupCount += 1
    endings += outcomes.map(Ending.init)
    let parts = group.parts
    if parts.count > 1 { differing.append(VariantTable.Row(outcomes)) }
    if isQuiet, parts.count == 1, outcomes.allSatisfy({ $0.result.isPassed }) {
      if groupCount > 1 { writtenAlone = "" }
      return
    }
    switch palette.errorFormat {
    case .short, .json: written += problems(of: parts, from: sources)
    case .long:
      if groupCount == 1 { writtenAlone = heading + text(of: group, isAlone: true, from: sources) }
      written += (endsInDetails ? "\n" : "") + heading + text(of: group, from: sources)
      heading = ""
      endsInDetails = outcomes.contains { !$0.result.isPassed }
    }
    if groupCount > 1 { writtenAlone = "" }
  }

  /// Takes out what is written so far and stays as it is.
  public mutating func take() -> String {
    guard groupCount > 1 else { return "" }
    defer { written = "" }
    return written
  }

  /// The report, but for what was taken out.
  public var text: String {
    let lines = groupCount == 1 && palette.errorFormat == .long ? writtenAlone : written
    switch palette.errorFormat {
    case .long:
      let text = lines + VariantTable(rows: differing, variants: variants).text(palette) + summary
      return isQuiet ? String(text.drop { $0 == "\n" }) : text
    case .short: return lines + summary.drop { $0 == "\n" }
    case .json: return lines + summaryLine(of: summary)
    }
  }

  /// The number of its bytes.
  public var count: Int { written.utf8.count + writtenAlone.utf8.count }

  private func text(
    of group: OutcomeGroup,
    isAlone: Bool = false,
    from sources: [Source]
  ) -> String {
    let parts = group.parts
    let outcome = group.outcomes[0]
    let result = outcome.result
    if isAlone, parts.count == 1, group.ways.count > 1 {
      return line(of: result) + Divergence(group, variants).text(palette)
        + details(of: result, from: sources)
    }
    if parts.count > 1 { return text(of: group, parts, from: sources) }
    return line(of: result) + dependencyLines(of: outcome) + details(of: result, from: sources)
  }

  private func line(of result: ScenarioResult) -> String {
    "  \(mark(result)) \(result.scenario.title.printable)\(remark(result))\n"
  }

  /// A scenario that ends otherwise under another variant: how it ends under which.
  private func text(
    of group: OutcomeGroup,
    _ parts: [[Outcome]],
    from sources: [Source]
  ) -> String {
    let title = group.outcomes[0].result.scenario.title.printable
    var text = "  \(palette.bad("diff"))  \(title)\n"
    for part in parts {
      text += "        \(part[0].result.end.text) under \(variants.names(of: part))\n"
    }
    text += Divergence(group, variants).text(palette)
    for part in parts { text += details(of: part[0].result, from: sources) }
    return text
  }

  /// The problems with the end of a run, in full.
  private func details(of result: ScenarioResult, from sources: [Source]) -> String {
    guard !result.isPassed else { return "" }
    return snippets(of: result, from: sources).map { "\n" + $0.text(palette) }.joined()
  }

  /// The problems with the end of a run.
  private func snippets(of result: ScenarioResult, from sources: [Source]) -> [Snippet] {
    guard !result.isPassed else { return [] }
    var snippets = FailureText.all(of: result, sources).map { $0.snippet }
    if result.isStopped { snippets.append(.stop(of: result, in: sources)) }
    if result.end == .passedUnexpectedly {
      snippets.append(.surprise(of: result, in: sources))
    }
    return snippets
  }

  /// The problems of a scenario, one a line, with their variants if they are not in all.
  private func problems(of parts: [[Outcome]], from sources: [Source]) -> String {
    parts.flatMap { part in
      snippets(of: part[0].result, from: sources).map { snippet in
        var snippet = snippet
        if parts.count > 1 { snippet.heading += " under \(variants.names(of: part))" }
        return snippet.text(palette)
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

  /// The reason why a scenario is not played, or may fail.
  private func remark(_ result: ScenarioResult) -> String {
    guard let reason = result.scenario.skip ?? result.scenario.xfail else { return "" }
    return palette.faint(": \(reason.printable)")
  }

  private func dependencyLines(of outcome: Outcome) -> String {
    outcome.dependencies.map { palette.faint("        \($0.sentence)") + "\n" }.joined()
  }

  /// The summary of the run, in two lines.
  public var summary: String {
    let counts = EndCounts(endings)
    var parts = ["\(counts.passed) passed"]
    if counts.failed > 0 { parts.append(palette.bad("\(counts.failed) failed")) }
    if counts.stopped > 0 { parts.append(palette.bad("\(counts.stopped) stopped")) }
    if counts.xfailed > 0 { parts.append("\(counts.xfailed) failed as expected") }
    if counts.skipped > 0 { parts.append("\(counts.skipped) skipped") }
    let unread = palette.bad("\(files.unread) of \(files.all) files not read")
    // Numbers of nothing would look like a result.
    guard !endings.isEmpty else {
      if let shard { return "\n\(shard.text)\n" + (files.unread > 0 ? "\(unread)\n" : "") }
      return "\nnothing was played" + (files.unread > 0 ? ": \(unread)" : "") + "\n"
    }
    if files.unread > 0 { parts.append(unread) }
    let part = shard.map { "\($0.text)\n" } ?? ""
    guard variants.isSingle else { return "\n" + part + manySummary(parts) }
    let count = endings.count == 1 ? "1 scenario" : "\(endings.count) scenarios"
    let shared = bases.isEmpty ? "" : "; with " + bases.sorted().joined(separator: ", ")
    let last = palette.faint(ReadingLine(endings, variants).text + shared + zoneRemark)
    return "\n\(part)\(count): \(parts.joined(separator: ", "))\n\(last)\n"
  }

  /// The release of the time zones, if it is not the one that is compiled in.
  private var zoneRemark: String {
    guard let folder = variants.zones.folder else { return "" }
    return "; time zones \(variants.zones.release) of \(folder.printable)"
  }

  /// The summary of runs under several variants.
  private func manySummary(_ parts: [String]) -> String {
    let count = groupCount == 1 ? "1 scenario" : "\(groupCount) scenarios"
    let differ =
      differing.isEmpty
      ? "none differs"
      : palette.bad("\(differing.count) \(differing.count == 1 ? "differs" : "differ")")
    return "\(count) under \(variants.description): \(differ)\n"
      + "\(endings.count) runs: \(parts.joined(separator: ", "))\n"
  }
}

extension ScenarioResult.End {
  /// The outcome in a word or two.
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

extension Dependency {
  /// The dispute, the side that was taken, and the sides with another result.
  var sentence: String {
    "depends on \(Law.dispute(dispute).id): side \(side); "
      + "the result differs with side \(Suggestion.either(others))"
  }
}
