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
    var read: [Scenario] = []
    var isEmpty = true
    let status = try ScriptFiles(zones: try arguments.zones()).forEach(
      of: arguments.operands,
      &console,
      palette
    ) {
      file,
      script,
      _,
      console throws(PathError) in
      let meant = try Selection.numbers(in: script, at: file.line)
      read += meant.map { script.scenarios[$0] }
      for number in meant where selection.includes(script.scenarios[number], in: script.name) {
        isEmpty = false
        let id = Selection.id(of: script.scenarios[number], in: script.name)
        console.print(id.printable + "\n")
      }
    }
    guard status == .passed else { return status }
    if isEmpty { throw UsageError(selection.emptiness(among: read)) }
    if let problem = selection.problem(amongTags: Set(read.flatMap(\.tags))) {
      throw UsageError(problem)
    }
    return status
  }
}
