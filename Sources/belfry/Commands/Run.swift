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
      scenarios/. PATH:LINE plays the one scenario that the line belongs to.

      Given several versions or readings, every scenario is played under each, and the report says
      which end otherwise.

      The status is 0 if all went as expected, 1 if something did not or too few rules spoke, 2 if
      the command line is wrong, 3 if a file cannot be read as scenarios, 4 if, with --strict-facts,
      an outcome rests on an open question, 6 if a scenario used up its events.
      """,
    flags: Selection.flags + [
      .init("--list", nil, "list what would be played, and play nothing"),
      .init("--why", "ID", "tell why things went as they did with this notification"),
      .init("--trace", nil, "tell what the phone did, and how it stood after every event"),
      .init("--ios", "N,…", "play on these versions, whatever the scenarios say"),
      .init("--reading", "NAME,…", "settle disputes by seeds, apple or field"),
      .init("--max-events", "N", "stop a scenario after N events; a million by default"),
      .init("--coverage", nil, "tell which rules spoke, and what to write about next"),
      .init("--min-coverage", "PERCENT", "fail where fewer of the rules in force spoke"),
      .init("--strict-facts", nil, "fail where an outcome rests on an open question"),
    ] + ReportFormat.allCases.map(\.flag) + [
      .init("--github", nil, "show what is wrong at its line in GitHub's interface"),
      Command.color, Command.errorFormat,
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let variants = try arguments.variants()
    let mostEvents = try arguments.count("--max-events") ?? Script.mostEvents
    let least = try arguments.percent("--min-coverage")
    let palette = try arguments.palette()
    let reports = try WantedReports(arguments)

    if arguments.has("--list"), reports.isWanted {
      throw UsageError("--list plays nothing, so there is nothing to report")
    }
    if arguments.has("--list") { return try Listing.run(arguments, &console, palette) }
    let playing = Playing(
      variants: variants,
      mostEvents: mostEvents,
      selection: Selection(arguments)
    )
    let (files, status) = try playing.play(arguments.operands, &console, palette)
    var report = text(of: files, arguments, variants, palette, &console)
    if arguments.has("--coverage") || least != nil {
      let coverage = CoverageReport(files)
      report.text += coverage.text(palette, least: least)
      if coverage.percent < least ?? 0 { report.status = report.status.or(.failed) }
    }
    try reports.check(files)
    if reports.usesStandardOutput {
      console.printError(report.text)
    } else if arguments.has("--github") {
      console.print(gitHubReport(files, variants, after: report.text))
    } else {
      console.print(report.text)
    }
    try reports.write(files, variants, &console)
    let rests = files.flatMap(\.outcomes).contains { !$0.dependencies.isEmpty }
    return status.or(report.status)
      .or(arguments.has("--strict-facts") && rests ? .restsOnDispute : .passed)
  }

  /// What a person gets to read: the report, or what was asked for instead.
  private static func text(
    of files: [FileResult],
    _ arguments: Arguments,
    _ variants: Variants,
    _ palette: Palette,
    _ console: inout Console
  ) -> (text: String, status: ExitStatus) {
    var text = ""
    var status = ExitStatus.passed
    let runs = files.flatMap { file in file.outcomes.map { (file.sources, $0.result) } }
    if arguments.has("--trace") {
      for (sources, result) in runs {
        text +=
          palette.titled(result.scenario.title, result, variants)
          + traceText(of: result, from: sources) + "\n"
      }
    }
    if let id = arguments.value("--why") {
      let texts = runs.compactMap { sources, result in
        whyText(id, in: result, from: sources, palette).map {
          (variants.isSingle ? "" : palette.titled(result.scenario.title, result, variants)) + $0
        }
      }
      if texts.isEmpty, !runs.isEmpty {
        let known = Set(runs.flatMap { $0.1.book.texts }).sorted()
        let near = Suggestion.nearest(to: id, among: known).first
        let advice = near.map { "; did you mean '\($0.printable)'?" } ?? ""
        console.printError(
          "belfry: nothing happened to a notification '\(id.printable)'\(advice)\n"
        )
        status = .usage
      }
      text += texts.joined(separator: "\n") + (texts.isEmpty ? "" : "\n")
    }
    return (text + RunReport(files, variants, palette).text, status)
  }
}

extension Palette {
  /// A title on a line of its own, with the variant where there are several.
  func titled(_ title: String, _ result: ScenarioResult, _ variants: Variants) -> String {
    let variant =
      variants.isSingle ? "" : " on iOS \(result.version.text), reading \(result.reading.rawValue)"
    return "\"\(title.printable)\"\(variant)\n"
  }
}
