import PhoneDescription
import Reports
import Scenarios

/// The shards of one command, joined.
protocol JoinedShards {
  /// The formats in which the whole can be written.
  static var formats: [ReportFormat] { get }
  /// The problems of the whole: the paths that cannot be read, the reasons why the reports are not
  /// all shards of one command, and the reason why nothing was tested.
  var messages: [String] { get }
  /// The exit status.
  var status: ExitStatus { get }
  /// The results for people.
  func text(_ palette: Palette) -> String
  /// The whole in one of its formats.
  func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String
}

extension MergedReport {
  var shards: any JoinedShards {
    switch self {
    case .run(let merge): merge
    case .perturb(let merge): merge
    }
  }
}

extension RunMerge: JoinedShards {
  static let formats = [ReportFormat.json, .junit, .tap]

  var messages: [String] { allProblems.map(\.message) }

  var status: ExitStatus { verdict.status }

  func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String {
    switch format.flag.name {
    case ReportFormat.json.flag.name: json
    case ReportFormat.junit.flag.name: junit(dialect)
    default: tap
    }
  }
}

extension PerturbMerge: JoinedShards {
  static let formats = [ReportFormat.json]

  // A missing shard may have tested something.
  private var nothing: NothingTested? { findings.isEmpty ? report.nothing : nil }

  var messages: [String] {
    report.problems.map { problem in
      guard let path = problem.path, !problem.message.contains(text: path) else {
        return problem.message
      }
      return "\(path): \(problem.message)"
    } + (nothing.map { [$0.text] } ?? [])
  }

  var status: ExitStatus {
    let problems = report.problems.reduce(report.status) { $0.or($1.status) }
    return problems.or(nothing.map { ExitStatus($0) } ?? .passed)
  }

  func report(as format: ReportFormat, _ dialect: JUnitDialect) -> String { report.json }
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
