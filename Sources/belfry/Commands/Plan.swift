import Exploration
import PhoneDescription
import Reports
import Scenarios
import SystemPolicy
import VirtualTime

/// Plays a list of pending requests on, for a year and in several zones.
enum PlanCommand {
  static let command = Command(
    name: "plan",
    group: .lookFurther,
    operands: "FILE",
    summary: "play a list of pending requests on for a year",
    discussion: """
      FILE is a list of pending requests as JSON (Documentation/Plan.md shows its form), or a
      scenario such as a.scenario:12, whose steps are played on. The output says what comes, what
      gives way to the limit of 64, and what falls in a skipped or doubled hour, comes at night,
      twice or never, with the rule that decides it.

      The kinds for --deny are \(PlanFinding.Kind.allCases.map(\.rawValue).joined(separator: ", ")).
      The status is 1 if one is found that --deny names, 2 if the command line is wrong, 3 if the
      list cannot be read, and 6 if a limit ended the play.
      """,
    flags: [
      Command.Flag("--for", "SPAN", "play on for 30d, 12w, 6mo or 1y; the default is 1y"),
      Command.Flag("--in", "LIST", "play in each time zone, such as Europe/Berlin,Asia/Tokyo"),
      Command.Flag("--ios", "LIST", "play on each version of iOS, such as 17,26"),
      Command.Flag("--deny", "LIST", "fail if one of these kinds is found, such as over-64,lost"),
      Command.Flag("-o", "FILE", "write a calendar as SVG, too", path: .result),
      Command.Flag("--write", "FILE", "write a scenario to edit, too", path: .starter),
      Command.Flag("--days", nil, "list each day"),
      Command.Flag("--format", "FORMAT", "text or json", isCommon: false),
      Command.Flag("--from", "DATE", "add the requests at '2026-03-06 09:00'", isCommon: false),
      Command.Flag("--night", "TIMES", "the night, such as 23:00-06:30", isCommon: false),
      Command.Flag("--reading", "LIST", "play under seeds, apple or field", isCommon: false),
    ]
      // A life has no limit of its own.
      + Command.limitFlags(.plan, [.events, .memory]) + [Command.root, Command.color],
    run: run
  )

  /// The most bytes of a plan.
  private static let most = 50_000_000

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("plan takes one list or scenario, as in: belfry plan pending.json")
    }
    let palette = try arguments.palette()
    let isJSON = try arguments.choice("--format", among: ["text", "json"]) == "json"
    let options = try PlanOptions(arguments)
    var telling = PlanTelling(
      named: path == "-" ? Source.standardInput : path,
      options,
      isJSON
        ? nil
        : PlanText(palette, hasDays: arguments.has("--days"), PlanLabels(options.choices))
    )
    let files = ScriptFiles(roots: try arguments.sourceRoots())
    if let unplayed = try play(path, files, options, &telling, &console, palette) {
      return unplayed
    }
    try telling.writePicture()
    try telling.print(&console)
    return status(of: telling, options, &console)
  }

  private static func status(
    of telling: PlanTelling,
    _ options: PlanOptions,
    _ console: inout Console
  ) -> ExitStatus {
    for shortfall in telling.shortfalls { console.printError("belfry: \(shortfall)\n") }
    let found = PlanFinding.Kind.allCases.filter {
      options.denied.contains($0) && telling.found.contains($0)
    }
    if !found.isEmpty {
      console.printError("belfry: denied: \(found.map(\.rawValue).joined(separator: ", "))\n")
      return .failed
    }
    return telling.isStopped ? .stopped : .passed
  }

  /// Plays the lives of a list or of a scenario.
  ///
  /// - Returns: The status of what cannot be played, whose mistakes were printed; nil otherwise.
  private static func play(
    _ path: String,
    _ files: ScriptFiles,
    _ options: PlanOptions,
    _ telling: inout PlanTelling,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus? {
    let file = path.split(separator: ":").first.map { String($0) } ?? path
    if file.hasSuffix(".scenario") || file.hasSuffix(".md") {
      return try scenario(path, files, options, &telling, &console, palette)
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
        ? try Stream.standardInput(most: most, for: "a plan")
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
    var story: String?
    var left = options.limits.events
    do throws(PlanMistake) {
      // The scenario shows as much as a life, so it is played first.
      if options.story != nil {
        var player = options.player(options.choices[0], left: left)
        story = try player.scenario(of: plan, named: name, in: zones[0] ?? plan.zone ?? .utc)
        left -= player.events
      }
      try telling.play(in: zones, left: left) { player, zone throws(PlanMistake) in
        try player.play(plan, named: name, in: zone)
      }
    } catch {
      console.printError(text(of: error, in: name))
      return .unreadable
    }
    if let story, let target = options.story {
      try FileReplacement.write(story.utf8, to: target, for: .starter("--write", target))
    }
    return nil
  }

  private static func scenario(
    _ path: String,
    _ files: ScriptFiles,
    _ options: PlanOptions,
    _ telling: inout PlanTelling,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus? {
    guard options.story == nil else {
      throw UsageError("--write writes a list of requests as a scenario; '\(path)' is one")
    }
    var chosen = OnlyScenario()
    let status = try chosen.read(path, files, &console, palette)
    guard let (script, scenario) = try chosen.only(in: path) else { return status }
    let zones = options.zones.isEmpty ? [nil] : options.zones.map(Optional.some)
    do throws(PlanMistake) {
      try telling.play(in: zones, left: options.limits.events) { player, zone throws(PlanMistake) in
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
