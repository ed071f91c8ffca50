public import Scenarios
import SystemPolicy

/// The joined shards of one run, as `belfry merge` judges and writes them.
public struct RunMerge: Sendable {
  /// The reasons why the reports are not the shards of one run, or not all of them.
  public let findings: [String]
  let files: [RecordedRun.File]
  let problems: [RunProblem]
  /// The number of commands of pages whose output each shard compared.
  let commands: Int
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
    // Whether nothing was tested is decided anew, for all shards together.
    let problems = Self.distinct(runs.flatMap { $0.problems }).map { RunProblem($0) }
      .filter { $0.kind != .untested }
    self.problems = problems + findings.map { RunProblem($0, status: 1) }
    commands = runs.map { $0.commands }.max() ?? 0
  }

  /// The reason why the run tested nothing; nil if it tested something.
  public var nothing: NothingTested? {
    let scenarios = files.flatMap { $0.scenarios }
    func ids(where isCounted: (JSON) -> Bool) -> Int {
      Set(scenarios.filter(isCounted).compactMap { $0["id"]?.text }).count
    }
    let skipped = ScenarioResult.End.skipped.rawValue
    var count = TestCount()
    count.scenarios = ids { _ in true }
    count.tested = ids { $0["outcome"]?.text != skipped }
    count.skipped = count.scenarios - count.tested
    count.others = commands
    count.isIncomplete = !problems.isEmpty || files.contains { !$0.mistakes.isEmpty }
    return count.nothing
  }

  /// The problems of the run, with that of one that tested nothing.
  public var allProblems: [RunProblem] { problems + (nothing.map { [RunProblem($0)] } ?? []) }

  /// Returns the files of all shards, with the scenarios in the order of their lines and rows.
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

  /// Returns the values without repetitions, because each shard reports the mistakes of a file.
  private static func distinct(_ values: [JSON]) -> [JSON] {
    var seen: Set<String> = []
    return values.filter { seen.insert($0.written(depth: nil)).inserted }
  }
}

extension JSON {
  fileprivate var placeInFile: (Int, Int) { (self["line"]?.number ?? 0, self["row"]?.number ?? 0) }
}
