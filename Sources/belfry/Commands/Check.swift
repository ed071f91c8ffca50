import Reports
import ScenarioParsing
import Scenarios

/// Reads scenarios without playing them.
enum Check {
  static let command = Command(
    name: "check",
    operands: "[PATH …]",
    summary: "list the mistakes in scenarios without playing them",
    discussion:
      "The status is 0 without mistakes, 2 if a path is wrong, 3 if there are mistakes or no "
      + "scenario.",
    flags: [Command.zones, Command.root, Command.color, Command.errorFormat],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let palette = try arguments.palette()
    var isPartial = false
    let scripts = ScriptFiles(zones: try arguments.zones(), roots: try arguments.sourceRoots())
    var count = (files: 0, scenarios: 0, mistakes: 0)
    let status = try scripts.forEach(
      of: arguments.operands,
      &console,
      palette,
      needsScenario: needsScenario
    ) {
      file,
      script,
      mistakes,
      _ in
      guard file.obstacle == nil else {
        count.mistakes += 1
        return
      }
      count.files += file.isContinued ? 0 : 1
      count.scenarios += script.scenarios.count
      count.mistakes += mistakes.count
      isPartial = isPartial || mistakes.count >= Script.mostMistakes
    }
    let summary =
      "\(counted(count.files, "file")), \(counted(count.scenarios, "scenario")), "
      + "\(isPartial ? "at least " : "")\(counted(count.mistakes, "mistake"))\n"
    console.print(palette.errorFormat == .json ? summaryLine(of: summary) : summary)
    var tested = TestCount()
    (tested.scenarios, tested.tested) = (count.scenarios, count.scenarios)
    let pages = scripts.read.pages.map { Markdown.page(in: $0) }
    tested.others = pages.reduce(0) { $0 + PageCommands.compared(in: $1) }
    tested.isIncomplete = status != .passed
    guard let nothing = tested.nothing else { return status }
    console.printError("belfry: \(nothing.text)\n")
    return ExitStatus(nothing)
  }

  /// Shared facts, which are named by themselves, need no scenario.
  private static func needsScenario(_ source: Source) -> Bool {
    !source.name.lowercased().hasSuffix(".facts")
  }
}

/// A number of things, in words.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
