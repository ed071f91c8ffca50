import Exploration
import PhoneDescription
import Reports
import Scenarios
import VirtualTime

/// Plays a scenario under each combination of the values of some axes, as a truth table.
enum Sweep {
  static let command = Command(
    name: "sweep",
    group: .lookFurther,
    operands: "FILE[:LINE]",
    summary: "play a scenario over permissions, states, versions",
    discussion: """
      It plays one scenario under each combination of values and prints a truth table: the outcome
      of each combination with the rule that decided it. Equal rows and columns are folded; the
      last axis has the columns. Without --over, the axes are permission and state.

      \(axes)

      The status is 0, also if the scenario fails under some values; 2 if the command line is
      wrong, 3 if the file has mistakes, 6 if a limit ended it or stopped a combination. Ctrl-C
      ends it early with the table of what was played (130); a second one ends it at once.
      """,
    flags: [
      Command.Flag("--over", "AXIS=…", "vary an axis, such as ios=16..27", isRepeatable: true),
      Command.Flag(
        "-o",
        "FILE",
        "write to a file instead: .svg .md .csv or .json",
        path: .result
      ),
      Command.Flag("--format", "FORMAT", "\(formats.joined(separator: ", "))"),
      Command.Flag(
        "--jobs",
        "N",
        "play on N threads, or auto; the output is the same",
        letter: "-j"
      ),
      Command.Flag("--max-states", "N", "end after N combinations"),
    ] + Command.limitFlags(.sweep) + [Command.zones, Command.root, Command.color],
    run: run
  )

  /// The axes with their values, for the help.
  private static var axes: String {
    SweepAxis.Name.allCases.map { name in
      let closed = name == .ios ? nil : name.all
      let words = closed.map { all in all.map(\.text).joined(separator: " ") }
      return text(of: name.rawValue, words ?? "such as \(name.example)")
    }.joined(separator: "\n")
  }

  private static func text(of name: String, _ words: String) -> String {
    var lines = [""]
    for word in words.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 80 { lines.append("") }
      lines[lines.count - 1] += " " + word
    }
    let padding = String(repeating: " ", count: 12 - name.count)
    return "  \(name)\(padding)" + lines.joined(separator: "\n" + String(repeating: " ", count: 14))
  }

  private static let formats = ["text", "markdown", "csv", "json", "svg"]

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("sweep takes one scenario, as in: belfry sweep a.scenario:12")
    }
    let target = arguments.value("-o")
    let format = try arguments.sweepFormat(among: formats)
    let palette = target == nil ? try arguments.palette() : Palette(isColored: false)
    let zones = try arguments.zones()
    let axes = try arguments.axes(zones)
    let limits = try arguments.limits(.sweep)
    let budget = try arguments.budget(limits)
    let jobs = try arguments.jobs()
    var chosen = OnlyScenario()
    let files = ScriptFiles(zones: zones, roots: try arguments.sourceRoots())
    let status = try chosen.read(path, files, &console, palette)
    guard let (script, scenario) = try chosen.only(in: path) else { return status }
    let sweeping: Sweeping
    do throws(SweepMistake) {
      var player = limits.player(journals: 2)
      player.eventsLeft = limits.events
      player.isInterrupted = budget.isInterrupted
      sweeping = try Sweeping(scenario, of: script, over: axes, player: player)
    } catch {
      throw UsageError(error.message)
    }
    var report = SweepReport(of: scenario, in: script, over: axes, count: sweeping.count)
    var exploring = SweepRun(sweeping, budget, limits, jobs: jobs)
    Interrupt.waitingForReport { exploring.play(&report, &console) }
    let text = text(of: report, in: format, palette)
    if let target {
      try FileReplacement.write(text.utf8, to: target, for: .result("-o", target))
    } else {
      console.print(text)
    }
    if let interrupted = Interrupt.status { return interrupted }
    return report.isPartial || report.isStopped ? .stopped : .passed
  }

  private static func text(
    of report: SweepReport,
    in format: String,
    _ palette: Palette
  ) -> String {
    switch format {
    case "markdown": report.markdown
    case "csv": report.csv
    case "json": report.json
    case "svg": report.svg
    default: SweepText(palette).text(of: report)
    }
  }
}

extension Arguments {
  /// The axes that the command line names, or the usual ones.
  fileprivate func axes(_ zones: ZoneDatabase) throws(UsageError) -> [SweepAxis] {
    guard has("--over") else { return SweepAxis.usual }
    var axes: [SweepAxis] = []
    for text in values("--over") {
      do throws(SweepMistake) {
        axes.append(try SweepAxis(parsing: text, zones: zones))
      } catch {
        throw UsageError("--over: \(error.message)")
      }
    }
    return axes
  }

  /// The format: the one that is named, or the one that the ending of the file says.
  fileprivate func sweepFormat(among formats: [String]) throws(UsageError) -> String {
    let named = try choice("--format", among: formats)
    guard let target = value("-o") else { return named ?? "text" }
    let endings = [
      ("svg", ".svg"), ("markdown", ".md"), ("csv", ".csv"), ("json", ".json"), ("text", ".txt"),
    ]
    guard let format = endings.first(where: { target.hasSuffix($0.1) })?.0 else {
      throw UsageError(
        "sweep writes \(Suggestion.either(endings.map(\.1))); write "
          + ShellCommand("-o", target + ".svg").text
      )
    }
    guard named == nil || named == format else {
      throw UsageError("-o \(target) is \(format), and --format is \(named ?? ""); leave one out")
    }
    return format
  }
}
