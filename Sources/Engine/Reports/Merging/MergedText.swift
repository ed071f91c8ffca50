import PhoneDescription
import Scenarios
import SystemPolicy

extension RunMerge {
  /// The facts that decide the exit status of a run.
  public struct Verdict: Hashable, Sendable {
    /// Indicates whether a script cannot be read.
    public var hasMistakes = false
    /// Indicates whether something was not as expected, or nothing was tested.
    public var hasFailures = false
    /// Indicates whether an outcome rests on what a flag rejects.
    public var restsOnDispute = false
    /// Indicates whether a scenario reached its limit.
    public var isStopped = false
    /// Indicates whether a path or a command line was wrong.
    public var hasUsageProblem = false
  }

  /// The verdict on the whole run.
  public var verdict: Verdict {
    var verdict = Verdict()
    verdict.hasMistakes = files.contains { !$0.mistakes.isEmpty }
    for scenario in files.flatMap({ $0.scenarios }) {
      switch scenario.end {
      case .passed, .skipped, .failedAsExpected: continue
      case .failed, .passedUnexpectedly: verdict.hasFailures = true
      case .stopped: verdict.isStopped = true
      }
    }
    for problem in allProblems {
      switch problem.status {
      case 1: verdict.hasFailures = true
      case 3: verdict.hasMistakes = true
      case 4: verdict.restsOnDispute = true
      case 6: verdict.isStopped = true
      case _: verdict.hasUsageProblem = true
      }
    }
    return verdict
  }

  /// Returns the results for people: all problems, and the summary of the run.
  public func text(_ palette: Palette) -> String {
    var text = ""
    for file in files {
      let cases = ReportCase.all(of: file).filter { !$0.problems.isEmpty }
      guard !cases.isEmpty else { continue }
      text += palette.strong(file.path.printable) + "\n"
      for report in cases {
        let mark = report.name == ReportCase.canBeRead ? "" : "  \(palette.bad("FAIL")) "
        if !mark.isEmpty { text += "\(mark) \(report.name.printable)\n" }
        text += report.problems.map { "\n\($0.text.printable(keeping: ["\n", "\t"]))" }.joined()
        text += "\n"
      }
    }
    return text + summary(palette)
  }

  private func summary(_ palette: Palette) -> String {
    var report = RunReport(variants, palette)
    report.files = (files.count, files.count { !$0.mistakes.isEmpty })
    report.bases = Set(facts)
    report.commands = commands
    for scenarios in files.flatMap({ groups(of: $0.scenarios) }) {
      report.groupCount += 1
      report.endings += scenarios.map { Ending($0) }
      let ways = Set(scenarios.map { $0.way })
      if ways.count > 1 { report.differing.append(VariantTable.Row(scenarios)) }
    }
    let summary = report.summary
    return String(summary.drop { $0 == "\n" })
  }

  /// The runs of each scenario, which are next to each other.
  private func groups(of scenarios: [JSON]) -> [[JSON]] {
    var groups: [[JSON]] = []
    for scenario in scenarios {
      if let last = groups.last, last[0]["id"]?.text == scenario["id"]?.text {
        groups[groups.count - 1].append(scenario)
      } else {
        groups.append([scenario])
      }
    }
    return groups
  }

  /// The versions and readings that flags named.
  private var variants: Variants {
    var variants = Variants()
    for option in first.head.scope.options {
      let words = option.split(separator: " ").map { String($0) }
      guard words.count > 1 else { continue }
      let values = words[1].split(separator: ",").map { String($0) }
      if words[0] == "--reading" { variants.readings = values.compactMap { Reading(rawValue: $0) } }
      if words[0] == "--ios" {
        variants.versions = values.compactMap { word in
          if case .success(let version) = OSVersion.reading(word) { version } else { nil }
        }
      }
    }
    return variants
  }
}

extension JSON {
  fileprivate var end: ScenarioResult.End {
    self["outcome"]?.text.flatMap { ScenarioResult.End(rawValue: $0) } ?? .failed
  }

  /// The outcome and its failures, as far as they distinguish runs.
  fileprivate var way: String {
    let lines = (self["failures"]?.list ?? []).map { "\($0["line"]?.number ?? 0)" }
    return ([end.rawValue] + lines).joined(separator: " ")
  }
}

extension Ending {
  /// Reads the end of a run of a scenario.
  fileprivate init(_ json: JSON) {
    end = json.end
    reading = json["reading"]?.text.flatMap { Reading(rawValue: $0) } ?? .seeds
    stop = json["limit"]?.text.map { ScenarioResult.Limit(word: $0) }
    disputes = (json["restsOn"]?.list ?? []).compactMap { $0["dispute"]?.text }
    differsUnder = (json["differsUnder"]?.texts ?? []).compactMap { Reading(rawValue: $0) }
  }
}

extension VariantTable.Row {
  fileprivate init(_ scenarios: [JSON]) {
    title = (scenarios[0]["title"]?.text ?? "").printable
    ends = scenarios.map { $0.end }
  }
}
