import Exploration
import PhoneDescription
import Platform
import Reports
import Scenarios
import VirtualTime

/// Plays a scenario under each combination of the values of some axes, as a truth table.
enum Sweep: Subcommand {
  static let name = "sweep"
  static let group = Command.Group.lookFurther
  static let operands = "FILE[:LINE]"
  static let summary = "play a scenario over permissions, states, versions"

  static var discussion: String {
    """
    It plays one scenario under each combination of values and prints a truth table: the outcome
    of each combination with the rule that decided it. Equal rows and columns are folded; the
    last axis has the columns. Without --over, the axes are permission and state.

    \(axes)

    The status is 0, also if the scenario fails under some values; 2 if the command line is
    wrong, 3 if the file has mistakes, 6 if a limit ended it or stopped a combination. Ctrl-C
    ends it early with the table of what was played (130); a second one ends it at once.
    """
  }

  /// The axes with their values, for the help.
  private static var axes: String {
    SweepAxis.Name.allCases.map { name in
      let closed = name == .ios ? nil : name.all
      let words = closed.map { all in all.map { $0.text }.joined(separator: " ") }
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

  static func run(
    _ options: SweepOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let (path, limits) = (options.path, options.limits.limits)
    let zones = try options.places.zones()
    let axes = try options.axes(zones)
    let budget = options.limits.budget()
    var chosen = OnlyScenario()
    let files = ScriptFiles(zones: zones, roots: try options.places.roots())
    let status = try chosen.read(path, files, &console, options.palette)
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
    var exploring = SweepRun(sweeping, budget, limits, jobs: options.jobs)
    Interrupt.waitingForReport { exploring.play(&report, &console) }
    let text = text(of: report, in: options.format, options.palette)
    if let target = options.target {
      try FileReplacement.write(text.utf8, to: target, for: .result("-o", target))
    } else {
      // A table is as wide as it has to be.
      console.print(unfolded: text)
    }
    if let interrupted = Interrupt.status { return interrupted }
    return report.isPartial || report.isStopped ? .stopped : .passed
  }

  private static func text(
    of report: SweepReport,
    in format: SweepFormat,
    _ palette: Palette
  ) -> String {
    switch format {
    case .text: SweepText(palette).text(of: report)
    case .markdown: report.markdown
    case .csv: report.csv
    case .json: report.json
    case .svg: report.svg
    }
  }
}
