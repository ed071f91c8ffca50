import Reports
import ScenarioParsing
import Scenarios

/// Reads scenarios without playing them.
enum Check: Subcommand {
  static let name = "check"
  static let operands = "[PATH …]"
  static let summary = "list the mistakes in scenarios without playing them"

  static var discussion: String {
    "The status is 0 without mistakes, 2 if a path is wrong, 3 if there are mistakes or no "
      + "scenario."
  }

  /// The values of the command line.
  struct Options: CommandOptions {
    let places: SourcePlaces
    let palette: Palette

    init(_ flags: inout FlagReader) {
      places = SourcePlaces(&flags)
      palette = flags.paletteOfErrors()
    }
  }

  static func run(
    _ options: Options,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let palette = options.palette
    var isPartial = false
    let scripts = try options.places.scripts()
    var count = (files: 0, scenarios: 0, mistakes: 0)
    let status = try scripts.forEach(
      of: options.places.operands,
      &console,
      palette,
      needsScenario: needsScenario
    ) {
      file,
      script,
      mistakes,
      console in
      guard file.obstacle == nil else {
        count.mistakes += 1
        return
      }
      count.files += file.isContinued ? 0 : 1
      let files = counted(count.files, "file")
      console.showProgress("\(files), \(counted(count.scenarios, "scenario"))")
      count.scenarios += script.scenarios.count
      count.mistakes += mistakes.count
      isPartial = isPartial || mistakes.count >= Script.mostMistakes
    }
    let summary =
      "\(counted(count.files, "file")), \(counted(count.scenarios, "scenario")), "
      + "\(isPartial ? "at least " : "")\(counted(count.mistakes, "mistake"))\n"
    if palette.errorFormat == .json {
      console.print(unfolded: summaryLine(of: summary))
    } else {
      console.print(summary)
    }
    var tested = TestCount()
    (tested.scenarios, tested.tested) = (count.scenarios, count.scenarios)
    let pages = scripts.read.pages.map { Markdown.page(in: $0) }
    tested.others = pages.reduce(0) { $0 + PageCommands.compared(in: $1) }
    tested.isIncomplete = status != .passed
    guard let nothing = tested.nothing else { return status }
    console.printError("belfry: \(nothing.text)\n")
    return ExitStatus(nothing)
  }

  /// Returns whether a file without a scenario is a mistake; a named file of shared facts needs
  /// none.
  private static func needsScenario(_ source: Source) -> Bool {
    !source.name.lowercased().hasSuffix(".facts")
  }
}

/// Returns a number of things in words.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
