import Reports
import Scenarios

/// Lists scenarios by their ids, one a line, for people and for scripts.
enum ListCommand {
  static func run(
    _ arguments: Arguments,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus {
    let selection = try Selection(arguments)
    var read: [(path: String, scenarios: [Scenario])] = []
    let status = try ScriptFiles().forEach(of: arguments.operands, &console, palette) {
      _,
      script,
      _,
      console in
      read.append((script.name, script.scenarios))
      for scenario in script.scenarios where selection.includes(scenario, in: script.name) {
        console.print(Selection.id(of: scenario, in: script.name).printable + "\n")
      }
    }
    let isEmpty = !read.contains { path, scenarios in
      scenarios.contains { selection.includes($0, in: path) }
    }
    if isEmpty, status == .passed { throw UsageError(selection.emptiness(among: read)) }
    return status
  }
}
