import Reports
import ScenarioParsing
import Scenarios

/// The scenarios that a command line chooses, read before the first is played: so the remaining
/// work can be estimated.
struct ChosenScenarios {
  /// A scenario, and its place among all that the flags choose, counted from one.
  struct Chosen {
    var script: Script
    var number: Int
    var place: Int
  }

  private(set) var scenarios: [Chosen] = []
  /// The files that could not be read.
  private(set) var problems: [PerturbReport.Problem] = []
  /// The part of the scenarios; nil for all.
  private(set) var share: RunScope.Shard?

  /// Reads the scripts of all operands.
  mutating func read(
    _ arguments: Arguments,
    _ files: ScriptFiles,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus {
    let selection = try Selection(arguments)
    var plan = try arguments.shard().map { shard throws(UsageError) in
      try ShardPlan(shard, arguments.operands, selection, files, keepsTables: true)
    }
    var all: [Scenario] = []
    var found: [Chosen] = []
    var problems: [PerturbReport.Problem] = []
    var count = 0
    let status = try files.forEach(of: arguments.operands, &console, palette) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      if let obstacle = file.obstacle {
        let kind: PerturbReport.Problem.Kind = obstacle.status == .usage ? .usage : .mistake
        problems.append(.init(kind, path: obstacle.path, obstacle.message))
      }
      if let mistake = mistakes.first {
        problems.append(.init(.mistake, path: mistake.file, mistake.message))
      }
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      all += script.scenarios
      let numbers = try selection.numbers(in: script, at: file.line)
      let chosen = numbers.enumerated().map {
        Chosen(script: script, number: $1, place: count + $0 + 1)
      }
      count += numbers.count
      found += plan?.take(chosen) ?? chosen
    }
    try plan?.check(files)
    scenarios = found
    share = plan?.share
    self.problems = problems
    // An empty shard passes.
    if found.isEmpty, plan == nil, status == .passed {
      guard !all.isEmpty else { throw UsageError("there is no scenario in these files") }
      throw UsageError(selection.emptiness(among: all))
    }
    return status
  }
}
