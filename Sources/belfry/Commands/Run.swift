import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Plays scenarios.
enum Run {
  static let command = Command(
    name: "run",
    operands: "[PATH[:LINE] …]",
    summary: "play scenarios and report failed expectations",
    discussion: """
      A PATH is a .scenario file, a Markdown file with ```scenario blocks, a folder that contains
      such files, or - for standard input. The default is scenarios/. In a folder, links are
      followed and names that begin with a dot are ignored. PATH:LINE plays the scenario at that
      line; so does PATH:LINE:COLUMN.

      A reading (seeds, apple or field) decides questions on which sources disagree: belfry explain
      seeds. With several versions or readings, every scenario is played under each of them, and
      the report names those that end differently.

      The status is 0 if every expectation was met, 1 if one failed, if too few rules were used or
      if every scenario is skipped, 2 if the command line is wrong or a report cannot be written, 3
      if a file has mistakes or there is no scenario, 4 if --strict-facts rejects an outcome, 6 if a
      scenario reached its limit of events or memory, or the run that of all events.
      """,
    flags: Selection.flags + [
      .init("--list", nil, "list the scenarios and play none"),
      .init("--quiet", nil, "print failures and the summary, not what passed", letter: "-q"),
      .init(
        "--update",
        nil,
        "write into Markdown what its commands print today",
        isCommon: false
      ),
      .init(
        "--verbose",
        nil,
        "print a line for each scenario, not for each file; with --list, its line, too",
        isCommon: false,
        letter: "-v"
      ),
      .init(
        "--fail-fast",
        nil,
        "end the run after the first scenario that fails",
        isCommon: false,
        letter: "-x"
      ),
      .init(
        "--jobs",
        "N",
        "play N scenarios at a time, or auto: one for each processor; the default is 1",
        isCommon: false,
        letter: "-j"
      ),
      .init("--why", "ID", "explain everything that happened to this notification or region"),
      .init("--trace", nil, "print a timeline, every event and the phone after it"),
      .init(
        "--link",
        "URL",
        "print the address of each failure in a playground, such as playground.html",
        isCommon: false,
        isValueOptional: true
      ),
      .init("--ios", "N,…", "play on these iOS versions instead of the scenarios' own"),
      .init(
        "--reading",
        "NAME,…",
        "decide disputes by these readings instead of the scenarios' own"
      ),
      Command.zones, Command.root,
    ] + Command.limitFlags(.run, ofEach: "scenario", [.scenarioEvents, .events, .memory]) + [
      .init("--coverage", nil, "list the rules that were used, and what to write about next"),
      .init(
        "--min-coverage",
        "PERCENT",
        "fail if fewer of the rules in force were used",
        isCommon: false
      ),
      .init(
        "--strict-facts",
        "GRADE",
        "fail on open questions, and on rules below a grade: documented, reported",
        isValueOptional: true
      ),
      .init(
        "--since",
        "RELEASE",
        "name the outcomes that corrections of rules after this release touched",
        isCommon: false
      ),
    ] + ReportFormat.all.map(\.flag) + ReportChoices.flags + [
      .init(
        "--watch",
        nil,
        "play again what changes, until Ctrl-C",
        letter: "-w"
      ),
      .init("--github", nil, "annotate failures at their lines on GitHub", isCommon: false),
      .init("--no-github", nil, "do not annotate, where GITHUB_ACTIONS is set", isCommon: false),
      Command.color, Command.errorFormat,
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let bazel = Bazel.current
    try bazel?.begin()
    defer { bazel?.end() }
    guard arguments.has("--watch") else { return try play(arguments, ScriptFiles(), &console).0 }
    var watch = try Watch(arguments)
    return try watch.run(&console) { files, console throws(UsageError) in
      try play(arguments, files, &console)
    }
  }

  /// Plays once.
  ///
  /// - Returns: The status, and the number of failures of each file.
  private static func play(
    _ arguments: Arguments,
    _ files: ScriptFiles,
    _ console: inout Console
  ) throws(UsageError) -> (ExitStatus, failures: [String: Int]) {
    let reports = try WantedReports(arguments)
    return try Interrupt.during(reports: reports.files) {
      Result { () throws(UsageError) in try play(arguments, reports, files, &console) }
    }.get()
  }

  private static func play(
    _ arguments: Arguments,
    _ wanted: WantedReports,
    _ files: ScriptFiles,
    _ console: inout Console
  ) throws(UsageError) -> (ExitStatus, failures: [String: Int]) {
    var reports = wanted
    try reports.open(arguments)
    let zones = Result { () throws(UsageError) in try arguments.zones() }
    let roots = Result { () throws(UsageError) in try arguments.sourceRoots() }
    var scripts = files
    scripts.zones = (try? zones.get()) ?? .builtIn
    scripts.roots = (try? roots.get()) ?? scripts.roots
    var telling = RunTelling(arguments, reports, scripts.zones)
    var status = ExitStatus.passed
    var failure: UsageError?
    let word = arguments.isForGitHub(reports) ? StopWord.draw() : nil
    if let word {
      console.print(GitHubFrame.stop(word))
      // Mistakes quote scripts too; they go to standard error.
      console.flush()
    }
    do throws(UsageError) {
      _ = try (zones.get(), roots.get())
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
    if failure != nil || arguments.has("--fail-fast"), telling.reports.isReplacing {
      scripts.readRest(of: arguments.operands)
    }
    if let failure { console.printError("belfry: \(failure.message.printable)\n") }
    for shortcoming in telling.shortcomings { console.printError("belfry: \(shortcoming)\n") }
    status = status.or(telling.writeReports(&console))
    return (status, telling.failures)
  }

  private static func run(
    _ arguments: Arguments,
    _ scripts: ScriptFiles,
    _ telling: inout RunTelling,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    _ = try ReportChoices(arguments)
    let variants = try arguments.variants()
    let limits = try arguments.limits(.run)
    let shard = try arguments.checkedShard()
    let jobs = try arguments.jobs()
    let least = try arguments.percent("--min-coverage")
    _ = try arguments.release("--since")
    let palette = try arguments.palette()
    if arguments.has("--quiet"), arguments.has("--verbose") {
      throw UsageError("--quiet prints less and --verbose more; write one of them")
    }
    let grades = ["documented", "reported"]
    let grade = try arguments.choice("--strict-facts", among: grades)
    if arguments.has("--strict-facts"), grade == nil,
      let word = arguments.operands.first(where: grades.contains)
    {
      throw UsageError("--strict-facts needs = before its value; write --strict-facts=\(word)")
    }

    if arguments.has("--list") {
      if telling.reports.isWanted {
        throw UsageError("--list plays nothing, so there is nothing to report")
      }
      return try ListCommand.run(arguments, scripts, shard, &console, palette)
    }
    let selection = try Selection(arguments)
    let rules = PlayRules(
      variants: variants,
      isStrict: arguments.has("--strict-facts"),
      keepsReplays: arguments.has(ReportFormat.html.flag.name),
      limits: limits
    )
    var playing = ScenarioRunner(
      rules,
      selection,
      scripts,
      shard,
      jobs: jobs,
      isHasty: arguments.has("--fail-fast")
    )
    let status = try playing.play(arguments.operands, &telling, &console, palette)
    var scope = RunScope(
      release: Version.text,
      inputs: scripts.read.digest,
      options: arguments.options,
      shard: playing.share
    )
    telling.note(scope)
    if !selection.isNarrow, !playing.isHalted {
      let pages = PageUpdate(isWriting: arguments.has("--update"), roots: scripts.roots)
      scope.commands = try pages.check(scripts.read.pages, &telling, &console)
      telling.note(scope)
    }
    telling.finish(leastCoverage: least, &console)
    // With a tag that is misspelt, fewer were played than were meant.
    if status == .passed, telling.nothing == nil, let problem = playing.tagProblem {
      throw UsageError(problem)
    }
    return status.or(telling.status)
  }
}
