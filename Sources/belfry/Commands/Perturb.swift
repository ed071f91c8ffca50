import Exploration
import Reports
import Scenarios
import VirtualTime

/// Plays the lives around green scenarios.
enum Perturb {
  static let command = Command(
    name: "perturb",
    group: .lookFurther,
    operands: "PATH[:LINE] …",
    summary: "play the lives around green scenarios",
    discussion: """
      Between any two lines of a scenario, something else can happen: the phone restarts, the user
      force-quits the app. It plays these lives and reports each expectation that then fails by a
      rule that the disturbance does not announce: a surprise. Each surprise is printed as the
      shortest scenario that shows it, which belfry run plays red.

      The status is 0 without a surprise, 1 with one or if a scenario is red by itself, 2 if the
      command line is wrong, 3 if a file has mistakes or no scenario, 6 if a limit ended it or
      stopped a life.
      Ctrl-C ends it early with the report of what was played (130); a second one ends it at once.
      """,
    flags: [
      .init("--all", nil, "play every disturbance, not only the default set"),
      .init("--only", "NAME,…", "play only these disturbances; --list names them"),
      .init("--list", nil, "list the disturbances and play none"),
      .init(
        "--every",
        nil,
        "show every surprise, and announced losses, not only three of a scenario"
      ),
      .init(
        "--write",
        "FOLDER",
        "write each surprise that is shown as a scenario into a folder",
        path: .starter
      ),
      .init(
        "--jobs",
        "N",
        "play N scenarios at a time, or auto; the output is the same",
        letter: "-j"
      ),
      .init("--ios", "N,…", "play on these iOS versions instead of the scenarios' own"),
      .init("--max-states", "N", "end after N lives"),
    ] + Command.limitFlags(.perturb) + [
      .init("--format", "FORMAT", "text or json")
    ] + Selection.flags + [Command.zones, Command.root, Command.color],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let disturbances = try arguments.disturbances()
    if arguments.has("--list") {
      console.print(disturbanceList(disturbances))
      return .passed
    }
    guard !arguments.operands.isEmpty else {
      throw UsageError("perturb takes scenarios, as in: belfry perturb scenarios")
    }
    let isJSON = try arguments.choice("--format", among: ["text", "json"]) == "json"
    let palette = isJSON ? Palette(isColored: false) : try arguments.palette()
    let limits = try arguments.limits(.perturb)
    let budget = try arguments.budget(limits)
    let folder = try arguments.value("--write").map { path throws(UsageError) in
      try SurpriseFolder(path)
    }
    let jobs = try arguments.jobs()
    let versions = try arguments.variants().versions
    let files = ScriptFiles(zones: try arguments.zones(), roots: try arguments.sourceRoots())
    var chosen = ChosenScenarios()
    let status = try chosen.read(arguments, files, limits, &console, palette)
    let tasks = chosen.scenarios.flatMap { chosen in
      (versions.isEmpty ? [nil] : versions.map(Optional.some)).map {
        PerturbTask(chosen: chosen, version: $0)
      }
    }
    let scope = RunScope(
      release: Version.text,
      inputs: files.read.digest,
      options: arguments.options,
      shard: chosen.share
    )
    let empty = PerturbReport(scope, zones: files.zones.release, chosen.problems)
    if chosen.scenarios.isEmpty, status != .passed {
      // `merge` judges reports, and so needs that of a refused part, too.
      if isJSON { console.print(empty.json) }
      if let nothing = chosen.nothing { console.printError("belfry: \(nothing.text)\n") }
      return status
    }
    var exploring = PerturbRun(
      disturbances,
      budget,
      limits,
      // The half of the memory that the threads leave has room for a life and its twin.
      Shrinking(player: limits.player(journals: 4), zones: files.zones),
      jobs: jobs,
      most: arguments.has("--every") ? nil : PerturbText.usualMost,
      folder: folder,
      into: empty
    )
    let text = isJSON ? nil : PerturbText(palette)
    try Interrupt.waitingForReport {
      Result { () throws(UsageError) in try exploring.play(tasks, &console, text) }
    }.get()
    console.print(isJSON ? exploring.report.json : exploring.report.summary(exploring.milliseconds))
    if let interrupted = Interrupt.status { return interrupted }
    if let nothing = exploring.report.nothing {
      console.printError("belfry: \(nothing.text)\n")
      return status.or(ExitStatus(nothing))
    }
    return status.or(exploring.report.status)
  }
}

extension Arguments {
  /// The disturbances that the command line chooses.
  fileprivate func disturbances() throws(UsageError) -> [Disturbance] {
    let names = try list("--only")
    guard !names.isEmpty else {
      return Disturbance.all.filter { has("--all") || has("--list") || $0.isDefault }
    }
    let known = DisturbanceName.allCases.map(\.rawValue)
    for name in names where !known.contains(name) {
      throw UsageError(unknown: name, "disturbance", known: known)
    }
    return Disturbance.all.filter { names.contains($0.id) }
  }
}
