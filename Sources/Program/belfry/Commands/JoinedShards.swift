import PhoneDescription
import Reports
import Scenarios

/// The shards of one command, joined.
extension MergedReport {
  /// The formats in which the joined report can be written.
  var formats: [ReportFormat] {
    switch self {
    case .run: RunMerge.formats
    case .perturb: PerturbMerge.formats
    }
  }

  /// The problems of the joined report: paths that cannot be read, the reasons why the reports are
  /// not all shards of one command, and the reason why nothing was tested.
  var messages: [String] {
    switch self {
    case .run(let merge): merge.messages
    case .perturb(let merge): merge.messages
    }
  }

  /// The exit status.
  var status: ExitStatus {
    switch self {
    case .run(let merge): merge.status
    case .perturb(let merge): merge.status
    }
  }

  /// Returns the results for people.
  func text(_ palette: Palette) -> String {
    switch self {
    case .run(let merge): merge.text(palette)
    case .perturb(let merge): merge.text(palette)
    }
  }

  /// Returns the joined report in one of its formats.
  func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String {
    switch self {
    case .run(let merge): merge.report(as: format, dialect)
    case .perturb(let merge): merge.report.json
    }
  }
}

extension RunMerge {
  static let formats = [ReportFormat.json, .junit, .tap]

  fileprivate var messages: [String] { allProblems.map { $0.message } }

  fileprivate var status: ExitStatus { verdict.status }

  fileprivate func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String {
    switch format {
    case .json: json
    case .junit: junit(dialect)
    default: tap
    }
  }
}

extension PerturbMerge {
  static let formats = [ReportFormat.json]

  // A missing shard may have tested something.
  private var nothing: NothingTested? { findings.isEmpty ? report.nothing : nil }

  fileprivate var messages: [String] {
    report.problems.map { problem in
      guard let path = problem.path, !problem.message.contains(text: path) else {
        return problem.message
      }
      return "\(path): \(problem.message)"
    } + (nothing.map { [$0.text] } ?? [])
  }

  fileprivate var status: ExitStatus {
    let problems = report.problems.reduce(report.status) { $0.or($1.status) }
    return problems.or(nothing.map { ExitStatus($0) } ?? .passed)
  }
}

extension PerturbReport {
  /// The exit status of the lives alone.
  var status: ExitStatus {
    (isBad ? ExitStatus.failed : .passed).or(isPartial || hasStoppedLives ? .stopped : .passed)
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
