import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

/// Plays scenarios.
enum Run: Subcommand {
  static let name = "run"
  static let operands = "[PATH[:LINE] …]"
  static let summary = "play scenarios and report failed expectations"

  static var discussion: String {
    """
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
    """
  }

  static func run(
    _ options: RunOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let bazel = Bazel.current
    try bazel?.begin()
    defer { bazel?.end() }
    guard options.isWatching else { return try play(options, ScriptFiles(), &console).0 }
    var watch = try Watch(options)
    return try watch.run(&console) { files, console throws(UsageError) in
      try play(options, files, &console)
    }
  }

  /// Plays the scenarios once.
  ///
  /// - Returns: The status, and the number of failures of each file.
  private static func play(
    _ options: RunOptions,
    _ files: ScriptFiles,
    _ console: inout Console
  ) throws(UsageError) -> (ExitStatus, failures: [String: Int]) {
    try ReportObserver.check(options.reports)
    return try Interrupt.during(reports: options.reports.files) {
      Result { () throws(UsageError) in try report(options, files, &console) }
    }.get()
  }

  /// Plays the scenarios and writes the reports, even if the run cannot begin.
  private static func report(
    _ options: RunOptions,
    _ files: ScriptFiles,
    _ console: inout Console
  ) throws(UsageError) -> (ExitStatus, failures: [String: Int]) {
    let reports = try ReportObserver(opening: options.reports)
    if reports.usesStandardOutput, options.annotations == .everywhere {
      throw UsageError("--github writes to standard output; a report needs a file beside it")
    }
    var scripts = files
    var failure = options.mistake
    do throws(UsageError) {
      try scripts.look(in: options.places)
    } catch {
      failure = failure ?? error
    }
    var observers = RunObservers(options, reports, scripts.zones)
    var status = ExitStatus.passed
    let word = observers.annotations == nil ? nil : StopWord.draw()
    if let word {
      console.print(GitHubFrame.stop(word))
      // Mistakes quote scripts too; they go to standard error.
      console.flush()
    }
    if failure == nil {
      do throws(UsageError) {
        status = try play(options, scripts, &observers, &console)
      } catch {
        failure = error
      }
    }
    if let failure {
      // Who reads a report alone must see that the run ended early.
      observers.add(RunProblem(path: failure.path, failure.message), &console)
      status = .usage
    }
    if let word {
      console.print(GitHubFrame.resume(word))
      observers.annotations?.print(&console)
    }
    console.flush()
    if failure != nil || options.isHasty, reports.isReplacing {
      scripts.readRest(of: options.places.operands)
    }
    if let failure { console.printError("belfry: \(failure.message.printable)\n") }
    for shortcoming in observers.shortcomings { console.printError("belfry: \(shortcoming)\n") }
    status = status.or(observers.writeReports(&console))
    return (status, observers.tally.failures)
  }

  private static func play(
    _ options: RunOptions,
    _ scripts: ScriptFiles,
    _ observers: inout RunObservers,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard !options.isListing else { return try ListCommand.run(options, scripts, &console) }
    var playing = ScenarioRunner(options, scripts)
    let status = try playing.play(options, observers, &console)
    var scope = RunScope(
      release: Version.text,
      inputs: scripts.read.digest,
      options: options.reportedFlags,
      shard: playing.share
    )
    observers.note(scope, &console)
    if !options.selection.isNarrow, !playing.isHalted {
      let pages = PageUpdate(isWriting: options.isUpdating, roots: scripts.roots)
      scope.commands = try pages.check(scripts.read.pages, &observers, &console)
      observers.note(scope, &console)
    }
    observers.finish(&console)
    // With a tag that is misspelt, fewer were played than were meant.
    if status == .passed, observers.tally.nothing == nil, let problem = playing.tagProblem {
      throw UsageError(problem)
    }
    return status.or(observers.tally.status)
  }
}

extension ScriptFiles {
  /// Sets the zones and the folders that a command line names.
  fileprivate mutating func look(in places: SourcePlaces) throws(UsageError) {
    zones = try places.zones()
    roots = try places.roots()
  }
}
