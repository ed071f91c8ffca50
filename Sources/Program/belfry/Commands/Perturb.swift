import Exploration
import Reports
import Scenarios
import VirtualTime

/// Plays the lives around green scenarios.
enum Perturb: Subcommand {
  static let name = "perturb"
  static let group = Command.Group.lookFurther
  static let operands = "PATH[:LINE] …"
  static let summary = "play the lives around green scenarios"

  static var discussion: String {
    """
    Between any two lines of a scenario, something else can happen: the phone restarts, the user
    force-quits the app. It plays these lives and reports each expectation that then fails by a
    rule that the disturbance does not announce: a surprise. Each surprise is printed as the
    shortest scenario that shows it, which belfry run plays red.

    The status is 0 without a surprise, 1 with one or if a scenario is red by itself, 2 if the
    command line is wrong, 3 if a file has mistakes or no scenario, 6 if a limit ended it or
    stopped a life.
    Ctrl-C ends it early with the report of what was played (130); a second one ends it at once.
    """
  }

  static func run(
    _ options: PerturbOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let disturbances = options.disturbances
    guard !options.isListing else {
      console.print(disturbanceList(disturbances))
      return .passed
    }
    let isJSON = options.format == .json
    let (palette, versions, limits) = (options.palette, options.versions, options.limits.limits)
    let budget = options.limits.budget()
    let folder = try options.folder.map { path throws(UsageError) in try SurpriseFolder(path) }
    let files = try options.places.scripts()
    var chosen = ChosenScenarios()
    let status = try chosen.read(options, files, &console, palette)
    let tasks = chosen.scenarios.flatMap { chosen in
      (versions.isEmpty ? [nil] : versions.map(Optional.some)).map {
        PerturbTask(chosen: chosen, version: $0)
      }
    }
    let scope = RunScope(
      release: Version.text,
      inputs: files.read.digest,
      options: options.reportedFlags,
      shard: chosen.share
    )
    let empty = PerturbReport(scope, zones: files.zones.release, chosen.problems)
    if chosen.scenarios.isEmpty, status != .passed {
      // `merge` judges reports, and so needs that of a refused part, too.
      if isJSON { console.print(unfolded: empty.json) }
      if let nothing = chosen.nothing { console.printError("belfry: \(nothing.text)\n") }
      return status
    }
    var exploring = PerturbRun(
      disturbances,
      budget,
      limits,
      // The half of the memory that the threads leave has room for a life and its twin.
      Shrinking(player: limits.player(journals: 4), zones: files.zones),
      jobs: options.jobs,
      most: options.showsEvery ? nil : PerturbText.usualMost,
      folder: folder,
      into: empty
    )
    let text = isJSON ? nil : PerturbText(palette)
    try Interrupt.waitingForReport {
      Result { () throws(UsageError) in try exploring.play(tasks, &console, text) }
    }.get()
    if isJSON {
      console.print(unfolded: exploring.report.json)
    } else {
      console.print(exploring.report.summary(exploring.milliseconds))
    }
    if let interrupted = Interrupt.status { return interrupted }
    if let nothing = exploring.report.nothing {
      console.printError("belfry: \(nothing.text)\n")
      return status.or(ExitStatus(nothing))
    }
    return status.or(exploring.report.status)
  }
}
