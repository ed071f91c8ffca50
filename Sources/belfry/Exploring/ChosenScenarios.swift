import Reports
import Scenarios

/// The scenarios that a command line chooses, read before the first is played: so the remaining
/// work can be estimated.
struct ChosenScenarios {
  private(set) var scenarios: [(script: Script, number: Int)] = []

  /// Reads the scripts of all operands.
  mutating func read(
    _ arguments: Arguments,
    _ files: ScriptFiles,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus {
    let selection = try Selection(arguments)
    var plan = try arguments.shard().map { shard throws(UsageError) in
      try ShardPlan(shard, arguments.operands, selection, files)
    }
    var all: [Scenario] = []
    var found: [(script: Script, number: Int)] = []
    let status = try files.forEach(of: arguments.operands, &console, palette) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      all += script.scenarios
      let numbers = try selection.numbers(in: script, at: file.line)
      found += (plan?.take(numbers) ?? numbers).map { (script, $0) }
    }
    scenarios = found
    // An empty shard passes.
    if found.isEmpty, plan == nil, status == .passed {
      guard !all.isEmpty else { throw UsageError("there is no scenario in these files") }
      throw UsageError(selection.emptiness(among: all))
    }
    return status
  }
}
