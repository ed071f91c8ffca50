import Scenarios
import SystemPolicy

/// The shards of one run, joined: what `belfry merge` judges and writes.
public struct RunMerge: Sendable {
  /// The reasons why the reports are not the shards of one run, or not all of them.
  public let findings: [String]
  let files: [RecordedRun.File]
  let problems: [JSON]
  let first: RecordedRun
  let facts: [String]
  let readings: [String]

  /// Joins the reports of shards; there is at least one.
  init(_ runs: [RecordedRun]) {
    first = runs[0]
    findings = RecordedShard.findings(in: runs.map { $0.head })
    files = Self.files(of: runs.sorted { $0.head.shard.number < $1.head.shard.number })
    facts = Set(runs.flatMap { $0.facts }).sorted()
    let played = Set(runs.filter { !$0.head.ids.isEmpty }.flatMap { $0.readings })
    let known = first.readings + Reading.allCases.map { $0.rawValue }
    var readings: [String] = []
    for reading in known where played.contains(reading) && !readings.contains(reading) {
      readings.append(reading)
    }
    self.readings = readings.isEmpty ? first.readings : readings
    var problems = Self.distinct(runs.flatMap { $0.problems })
    problems += findings.map { finding in
      .object(["message": .text(finding), "type": .text(RunProblem.Kind.unreadable.rawValue)])
    }
    self.problems = problems
  }

  /// The message for a run that tested nothing; nil if it tested something.
  public var idleness: String? {
    let scenarios = files.flatMap { $0.scenarios }
    let skipped = Set(scenarios.compactMap { $0["id"]?.text }).count
    let isIdle = scenarios.allSatisfy { $0["outcome"]?.text == ScenarioResult.End.skipped.rawValue }
    guard isIdle, skipped > 0 else { return nil }
    return skipped == 1
      ? "nothing was tested: the only scenario is skipped"
      : "nothing was tested: all \(skipped) scenarios are skipped"
  }

  /// The problems of the run, with that of one that tested nothing.
  var allProblems: [JSON] {
    guard let idleness, !problems.contains(where: { $0["message"]?.text == idleness }) else {
      return problems
    }
    let type = RunProblem.Kind.unreadable.rawValue
    return problems + [.object(["message": .text(idleness), "type": .text(type)])]
  }

  /// Every scenario has a place in its file: its line, and that of its row.
  private static func files(of runs: [RecordedRun]) -> [RecordedRun.File] {
    var files: [RecordedRun.File] = []
    for run in runs {
      // A path that was given twice is there twice.
      var seen: [String: Int] = [:]
      for file in run.files {
        let count = seen[file.path, default: 0]
        seen[file.path] = count + 1
        let known = files.indices.filter { files[$0].path == file.path }
        guard count < known.count else {
          files.append(file)
          continue
        }
        let index = known[count]
        files[index].mistakes = distinct(files[index].mistakes + file.mistakes)
        files[index].scenarios += file.scenarios
      }
    }
    for index in files.indices {
      let scenarios = files[index].scenarios
      let order = scenarios.indices.sorted { one, other in
        let places = (scenarios[one].placeInFile, scenarios[other].placeInFile)
        return places.0 == places.1 ? one < other : places.0 < places.1
      }
      files[index].scenarios = order.map { scenarios[$0] }
    }
    return files
  }

  /// Values that each shard reports, such as the mistakes of a file, are there once.
  private static func distinct(_ values: [JSON]) -> [JSON] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0.written(depth: nil)).inserted }
  }
}

extension JSON {
  fileprivate var placeInFile: (Int, Int) { (self["line"]?.number ?? 0, self["row"]?.number ?? 0) }
}
