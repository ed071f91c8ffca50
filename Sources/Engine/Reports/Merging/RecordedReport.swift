public import Scenarios

/// A report that a command wrote as JSON, and that can be a shard.
public enum RecordedReport: Sendable {
  /// The report of a run.
  case run(RecordedRun)
  /// The report of lives around scenarios.
  case perturb(RecordedPerturb)

  /// The name of the report in messages.
  var name: String {
    switch self {
    case .run(let run): run.head.name
    case .perturb(let lives): lives.head.name
    }
  }

  /// Reads a report.
  ///
  /// - Parameters:
  ///   - bytes: The JSON that `run --report-json` or `perturb --format json` wrote.
  ///   - name: The name of the report in messages.
  ///   - release: The release that reads it.
  /// - Throws: A refusal that says why it is no such report.
  public init(
    json bytes: [UInt8],
    named name: String,
    release: String
  ) throws(IncludeRefusal) {
    let help = "belfry run --report-json and belfry perturb --format json write one"
    guard !bytes.isEmpty else { throw IncludeRefusal("'\(name)' is empty", help: help) }
    let report = JSON(try Payload(json: bytes, named: name).value)
    if report["summary"] != nil {
      self = .run(try RecordedRun(report, named: name))
    } else if report["lives"] != nil {
      self = .perturb(try RecordedPerturb(report, named: name, release: release))
    } else {
      throw IncludeRefusal("'\(name)' is not the report of a run", help: help)
    }
  }
}

/// Lives around scenarios as a JSON report has them.
public struct RecordedPerturb: Sendable {
  let head: RecordedShard
  let report: PerturbReport

  init(_ json: JSON, named name: String, release: String) throws(IncludeRefusal) {
    let help = "belfry perturb --format json writes one"
    var head = try RecordedShard(json, named: name, version: perturbJSONVersion, help: help)
    // The sentences of rules and disturbances are those of the release that prints them.
    guard head.scope.release == release else {
      throw IncludeRefusal(
        "'\(name)' is of the release \(head.scope.release) of Belfry, and this is \(release)",
        help: "write and merge reports with the same release"
      )
    }
    guard let report = PerturbReport(json, head.scope, zones: head.zones) else {
      throw IncludeRefusal("'\(name)' is not the report of lives around scenarios", help: help)
    }
    head.ids = Set(report.rows.map { $0.id })
    self.head = head
    self.report = report
  }
}

/// The joined shards of one command, as `belfry merge` judges and writes them.
public enum MergedReport: Sendable {
  /// The shards of a run.
  case run(RunMerge)
  /// The shards of lives around scenarios.
  case perturb(PerturbMerge)

  /// Joins the reports of shards; there is at least one.
  ///
  /// - Throws: A refusal, if they are reports of different commands.
  public init(_ reports: [RecordedReport]) throws(IncludeRefusal) {
    var runs: [RecordedRun] = []
    var lives: [RecordedPerturb] = []
    for report in reports {
      switch report {
      case .run(let run): runs.append(run)
      case .perturb(let life): lives.append(life)
      }
      guard runs.isEmpty || lives.isEmpty else {
        throw IncludeRefusal(
          "'\(reports[0].name)' and '\(report.name)' are reports of different commands",
          help: "merge those of run and those of perturb each by themselves"
        )
      }
    }
    self = lives.isEmpty ? .run(RunMerge(runs)) : .perturb(PerturbMerge(lives))
  }
}
