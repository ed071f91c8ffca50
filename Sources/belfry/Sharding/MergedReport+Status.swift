import PhoneDescription
import Reports

extension MergedReport {
  /// The reasons why the reports are not the shards of one command.
  var findings: [String] {
    switch self {
    case .run(let merge): merge.findings
    case .perturb(let merge): merge.findings
    }
  }

  /// The message for a whole that tested nothing; nil if it tested something.
  var idleness: String? {
    switch self {
    case .run(let merge): merge.idleness
    // What is missing was not played.
    case .perturb(let merge): merge.findings.isEmpty ? merge.report.idleness : nil
    }
  }

  /// The results for people.
  func text(_ palette: Palette) -> String {
    switch self {
    case .run(let merge): merge.text(palette)
    case .perturb(let merge): merge.text(palette)
    }
  }

  /// The whole in a format that it has.
  func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String {
    switch self {
    case .run(let merge): merge.report(as: format, dialect)
    case .perturb(let merge): merge.report.json
    }
  }

  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .run(let merge): return merge.verdict.status
    case .perturb(let merge):
      var status = merge.report.status
      for problem in merge.report.problems { status = status.or(problem.status) }
      return status.or(idleness == nil ? .passed : .failed)
    }
  }
}

extension PerturbReport {
  /// The exit status of the lives alone.
  var status: ExitStatus {
    (isBad ? ExitStatus.failed : .passed).or(isPartial ? .stopped : .passed)
  }
}

extension PerturbReport.Problem {
  fileprivate var status: ExitStatus {
    switch kind {
    case .mistake: .unreadable
    case .usage: .usage
    case .shards: .failed
    }
  }
}

extension RunMerge {
  /// The whole run in a format.
  fileprivate func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String {
    switch format.flag.name {
    case ReportFormat.json.flag.name: json
    case ReportFormat.junit.flag.name: junit(dialect)
    default: tap
    }
  }
}

extension RunMerge.Verdict {
  /// The exit status, the worst of all.
  fileprivate var status: ExitStatus {
    var status = ExitStatus.passed
    if hasUsageProblem { status = status.or(.usage) }
    if isStopped { status = status.or(.stopped) }
    if restsOnDispute { status = status.or(.restsOnDispute) }
    if hasFailures { status = status.or(.failed) }
    if hasMistakes { status = status.or(.unreadable) }
    return status
  }
}
