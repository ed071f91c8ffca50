import Reports
import Scenarios
import SystemPolicy
import VirtualDevice

/// Plays scenarios.
enum Run {
  static let command = Command(
    name: "run",
    operands: "[PATH[:LINE] …]",
    summary: "plays scenarios and says what was not as expected",
    discussion: """
      A PATH is a .scenario file, a Markdown file, whose fenced blocks that begin with ```scenario
      are scripts, a folder with all such files below it, or - for standard input; without one it is
      scenarios/. In a folder, links are followed, and names that begin with a dot are passed over.
      PATH:LINE plays the one scenario that the line belongs to; so does PATH:LINE:COLUMN.

      A reading (seeds, apple or field) settles what sources dispute: belfry explain seeds.

      Given several versions or readings, every scenario is played under each, and the report says
      which end otherwise.

      The status is 0 if all went as expected, 1 if something did not, if too few rules spoke or if
      every scenario is skipped, 2 if the command line is wrong or a report cannot be written, 3 if
      a file cannot be read as scenarios, 4 if, with --strict-facts, an outcome rests on an open
      question, 6 if a scenario used up its events or its memory.
      """,
    flags: Selection.flags + [
      .init("--list", nil, "list what would be played, and play nothing"),
      .init("--why", "ID", "tell why things went as they did with this notification or region"),
      .init("--trace", nil, "tell what the phone did, and how it stood after every event"),
      .init("--ios", "N,…", "play on these versions, whatever the scenarios say"),
      .init("--reading", "NAME,…", "settle disputes by these, whatever the scenarios say"),
      .init("--max-events", "N", "stop a scenario after N events; a million by default"),
      .init(
        "--max-memory",
        "SIZE",
        "stop one whose journal would take more, as 500MB; 1GB by default"
      ),
      .init("--coverage", nil, "tell which rules spoke, and what to write about next"),
      .init("--min-coverage", "PERCENT", "fail where fewer of the rules in force spoke"),
      .init("--strict-facts", nil, "fail where an outcome rests on an open question"),
    ] + ReportFormat.all.map(\.flag) + ReportChoices.flags + [
      .init("--github", nil, "show what is wrong at its line in GitHub's interface"),
      Command.color, Command.errorFormat,
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    var reports = try WantedReports(arguments)
    try reports.open(arguments)
    let scripts = ScriptFiles()
    var telling = RunTelling(arguments, reports)
    var status = ExitStatus.passed
    var failure: UsageError?
    let word = arguments.has("--github") ? StopWord.draw() : nil
    if let word {
      console.print(GitHubFrame.stop(word))
      // Mistakes quote scripts too; they go to standard error.
      console.flush()
    }
    do throws(UsageError) {
      status = try run(arguments, scripts, &telling, &console)
    } catch {
      // Who reads a report alone must see that the run ended early.
      telling.add(RunProblem(path: error.path, error.message))
      status = .usage
      failure = error
    }
    if let word {
      console.print(GitHubFrame.resume(word))
      telling.printCommands(&console)
    }
    console.flush()
    // What was not reached is not to be written over either.
    for operand in arguments.operands { scripts.note(operand) }
    if let failure { console.printError("belfry: \(failure.message.printable)\n") }
    for shortcoming in telling.shortcomings { console.printError("belfry: \(shortcoming)\n") }
    return status.or(telling.writeReports(except: scripts.read, &console))
  }

  private static func run(
    _ arguments: Arguments,
    _ scripts: ScriptFiles,
    _ telling: inout RunTelling,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    _ = try ReportChoices(arguments)
    let variants = try arguments.variants()
    let mostEvents = try arguments.count("--max-events") ?? Script.mostEvents
    let mostMemory = try arguments.bytes("--max-memory") ?? 1_000_000_000
    let least = try arguments.percent("--min-coverage")
    let palette = try arguments.palette()

    if arguments.has("--list") {
      if telling.reports.isWanted {
        throw UsageError("--list plays nothing, so there is nothing to report")
      }
      return try ListCommand.run(arguments, &console, palette)
    }
    var playing = ScenarioRunner(
      variants,
      try Selection(arguments),
      scripts,
      isStrict: arguments.has("--strict-facts"),
      mostEvents: mostEvents,
      mostMemory: mostMemory
    )
    let status = try playing.play(arguments.operands, &telling, &console, palette)
    telling.finish(leastCoverage: least, &console)
    // With a tag that is misspelt, fewer were played than were meant.
    if status == .passed, let problem = playing.tagProblem { throw UsageError(problem) }
    return status.or(telling.status)
  }
}
