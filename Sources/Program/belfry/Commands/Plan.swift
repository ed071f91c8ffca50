import Exploration
import PhoneDescription
import Platform
import Reports
import Scenarios
import SystemPolicy
import VirtualTime

/// Plays a list of pending requests on, for a year and in several zones.
enum PlanCommand: Subcommand {
  static let name = "plan"
  static let group = Command.Group.lookFurther
  static let operands = "FILE"
  static let summary = "play a list of pending requests on for a year"

  static var discussion: String {
    """
    FILE is a list of pending requests as JSON (Documentation/Reference/Plan.md shows its form), or
    a scenario such as a.scenario:12, whose steps are played first. The output lists what fires,
    what the limit of 64 drops, and what falls in a skipped or doubled hour, fires at night, twice
    or never, with the rule that decides it.

    The kinds for --deny are \(kinds.joined(separator: ", ")).
    The status is 1 if one is found that --deny names, 2 if the command line is wrong, 3 if the
    list cannot be read, and 6 if a limit ended the play.
    """
  }

  private static var kinds: [String] { PlanFinding.Kind.allCases.map { $0.rawValue } }

  /// The maximum number of bytes of a plan.
  private static let most = 50_000_000

  static func run(
    _ options: PlanOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let (path, palette) = (options.path, options.palette)
    let text = PlanText(palette, hasDays: options.hasDays, PlanLabels(options.choices))
    var output = PlanOutput(
      named: path == "-" ? Source.standardInput : path,
      options,
      options.format == .json ? nil : text
    )
    let files = ScriptFiles(roots: try options.places.roots())
    if let unplayed = try play(path, files, options, &output, &console, palette) {
      return unplayed
    }
    try output.writePicture()
    try output.print(&console)
    return status(of: output, options, &console)
  }

  private static func status(
    of output: PlanOutput,
    _ options: PlanOptions,
    _ console: inout Console
  ) -> ExitStatus {
    for shortfall in output.shortfalls { console.printError("belfry: \(shortfall)\n") }
    let found = PlanFinding.Kind.allCases.filter {
      options.denied.contains($0) && output.found.contains($0)
    }
    if !found.isEmpty {
      console.printError("belfry: denied: \(found.map { $0.rawValue }.joined(separator: ", "))\n")
      return .failed
    }
    return output.isStopped ? .stopped : .passed
  }

  /// Plays the lives of a list or of a scenario.
  ///
  /// - Returns: The status for the lives that cannot be played, whose mistakes were printed; nil
  ///   otherwise.
  private static func play(
    _ path: String,
    _ files: ScriptFiles,
    _ options: PlanOptions,
    _ output: inout PlanOutput,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus? {
    let file = path.split(separator: ":").first.map { String($0) } ?? path
    if file.hasSuffix(".scenario") || file.hasSuffix(".md") {
      return try scenario(path, files, options, &output, &console, palette)
    }
    if let old = options.choices.first(where: { $0.version < .center })?.version {
      throw UsageError(
        "a list is played on iOS 10 or later, which has UNUserNotificationCenter, not on iOS "
          + old.text
      )
    }
    let bytes: [UInt8]
    let name = path == "-" ? Source.standardInput : path
    do throws(SystemFailure) {
      bytes =
        path == "-"
        ? try Stream.standardInput(named: Source.standardInput, most: most, for: "a plan")
        : try Stream.bytes(at: path, most: most, .operand, for: "a plan").bytes
    } catch {
      let subject = path == "-" ? Source.standardInput : "'\(path)'"
      throw UsageError("\(subject) cannot be read: \(error.message)", path: path)
    }
    let plan: Plan
    switch Plan.reading(bytes, named: name) {
    case .success(let read): plan = read
    case .failure(let mistakes):
      for mistake in mistakes.all { console.printError(text(of: mistake, in: name)) }
      return .unreadable
    }
    let zones = options.zones.isEmpty ? [nil] : options.zones.map(Optional.some)
    var written: String?
    var left = options.limits.events
    do throws(PlanMistake) {
      // The scenario shows as much as a life, so it is played first.
      if options.scenarioFile != nil {
        var player = options.player(options.choices[0], left: left)
        written = try player.scenario(of: plan, named: name, in: zones[0] ?? plan.zone ?? .utc)
        left -= player.events
      }
      try output.play(in: zones, left: left, &console) { player, zone throws(PlanMistake) in
        try player.play(plan, named: name, in: zone)
      }
    } catch {
      console.printError(text(of: error, in: name))
      return .unreadable
    }
    if let written, let target = options.scenarioFile {
      try FileReplacement.write(written.utf8, to: target, for: .starter("--write", target))
    }
    return nil
  }

  private static func scenario(
    _ path: String,
    _ files: ScriptFiles,
    _ options: PlanOptions,
    _ output: inout PlanOutput,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus? {
    guard options.scenarioFile == nil else {
      throw UsageError("--write writes a list of requests as a scenario; '\(path)' is one")
    }
    var chosen = OnlyScenario()
    let status = try chosen.read(path, files, &console, palette)
    guard let (script, scenario) = try chosen.only(in: path) else { return status }
    let zones = options.zones.isEmpty ? [nil] : options.zones.map(Optional.some)
    do throws(PlanMistake) {
      let left = options.limits.events
      try output.play(in: zones, left: left, &console) { player, zone throws(PlanMistake) in
        try player.play(scenario, of: script, in: zone)
      }
    } catch {
      console.printError(text(of: error, in: path))
      return .unreadable
    }
    return nil
  }

  private static func text(of mistake: PlanMistake, in name: String) -> String {
    let place = mistake.line.map { "\(name):\($0)" } ?? name
    let help = mistake.help.isEmpty ? "" : "; \(mistake.help)"
    return "\(place): error: \(mistake.message)\(help)".printable + "\n"
  }
}
