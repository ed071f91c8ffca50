import PhoneDescription
import Reports
import Scenarios

/// Lists scenarios by their ids, one a line, for people and for scripts.
enum ListCommand {
  static func run(
    _ options: RunOptions,
    _ files: ScriptFiles,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let (selection, operands) = (options.selection, options.places.operands)
    var read: [Scenario] = []
    var isEmpty = true
    var plan = try options.shard.map { shard throws(UsageError) in
      try ShardPlan(shard, operands, selection, files)
    }
    let status = try files.forEach(
      of: operands,
      &console,
      options.palette
    ) {
      file,
      script,
      mistakes,
      console throws(PathError) in
      let meant = try Selection.numbers(in: script, at: file.line)
      read += meant.map { script.scenarios[$0] }
      let chosen = meant.filter { selection.includes(script.scenarios[$0], in: script.name) }
      if !chosen.isEmpty { isEmpty = false }
      // A file with mistakes is played by no shard.
      let listed = mistakes.isEmpty ? plan?.select(chosen) : nil
      for number in listed ?? chosen {
        let id = script.scenarios[number].id(in: script.name)
        let scenario = script.scenarios[number]
        let start = options.isVerbose ? Self.place(of: scenario, in: script) : ""
        console.print(unfolded: (start + id).printable + "\n")
      }
    }
    if let share = plan?.share { console.printError("belfry: \(share.text)\n") }
    guard status == .passed else { return status }
    if isEmpty {
      let nothing = selection.emptiness(among: read)
      console.printError("belfry: \(nothing.reason.printable)\n")
      return ExitStatus(nothing)
    }
    if let problem = selection.problem(amongTags: Set(read.flatMap({ $0.tags }))) {
      throw UsageError(problem)
    }
    return status
  }

  /// The file and the line of a scenario or its row, which a command takes as an operand.
  private static func place(of scenario: Scenario, in script: Script) -> String {
    // A row of an included table is chosen by the line of its scenario.
    let row = scenario.row.map { $0.place }.flatMap { $0.source == 0 ? $0 : nil }
    return "\(script.name):\((row ?? scenario.place).line)  "
  }
}
