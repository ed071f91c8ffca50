import PhoneDescription
import Platform
import Reports
import Scenarios
import VirtualDevice

/// Draws a scenario: its timeline, or the phone at a time.
enum Draw: Subcommand {
  static let name = "draw"
  static let group = Command.Group.lookFurther
  static let operands = "FILE:LINE"
  static let summary = "draw a timeline, or the phone at a time"

  static var discussion: String {
    """
    It plays the scenario at a line and draws it: as a timeline, or with --at the phone as its
    user sees it, next to Notification Center, pending requests and settings. On a terminal the
    drawing is text; in a pipe or a file it is SVG. LINE can be left out if the file has one
    scenario. The status is 0, also if the scenario fails. -o x.png makes a PNG with the program
    rsvg-convert; -o x.json writes the script, the journal and the phone at each moment as data
    (help schema played).
    """
  }

  static func run(
    _ options: DrawOptions,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let (path, target) = (options.path, options.target)
    var chosen = OnlyScenario()
    let files = try options.places.scripts()
    let status = try chosen.read(path, files, &console, Palette.usual)
    guard let only = try chosen.only(in: path) else { return status }
    if target == nil, Terminal.has(1) {
      console.print(unfolded: try text(only, options))
      return .passed
    }
    let drawing =
      options.form == .json
      ? played(only, options) : try draw(only, options)
    guard let target else {
      console.print(unfolded: drawing)
      return .passed
    }
    do throws(SystemFailure) {
      let file = try FileReplacement(target, for: .result("-o", target))
      file.write(options.form == .png ? try Converter.png(drawing) : Array(drawing.utf8))
      try file.commit()
    } catch {
      throw UsageError("'\(target)' cannot be written: \(error.message)")
    }
    return .passed
  }

  private static func run(
    _ chosen: (script: Script, scenario: Scenario),
    _ options: DrawOptions,
    by player: inout Player
  ) -> ScenarioResult {
    player.play(
      chosen.scenario,
      of: chosen.script,
      on: options.version,
      reading: options.reading
    )
  }

  /// Returns the run as data, with its replays under other sides of disputes.
  private static func played(
    _ chosen: (script: Script, scenario: Scenario),
    _ options: DrawOptions
  ) -> String {
    var player = Player()
    let result = run(chosen, options, by: &player)
    var outcome = Outcome(result: result)
    outcome.dependencies = player.dependencies(of: result, in: chosen.script) { replay in
      if outcome.replays.count < Replay.mostKept { outcome.replays.append(replay) }
    }
    return playedJSON(of: outcome, from: chosen.script.sources)
  }

  /// Returns the drawing as text, as wide as the terminal.
  private static func text(
    _ chosen: (script: Script, scenario: Scenario),
    _ options: DrawOptions
  ) throws(UsageError) -> String {
    var player = Player()
    let result = run(chosen, options, by: &player)
    let palette = Palette.usual
    guard let time = options.time else {
      let width = palette.width ?? Terminal.columns(of: 1) ?? 80
      return palette.titled(result, Variants()) + "\n"
        + timelineText(of: result, from: chosen.script.sources, palette, width: width)
    }
    guard let text = phoneText(of: result, at: time, palette) else {
      throw late(result)
    }
    return text
  }

  /// The mistake of a time before the start of a run.
  private static func late(_ result: ScenarioResult) -> UsageError {
    let start = result.journal.entries.first.map { $0.moment.text(withDate: true) } ?? "no time"
    return UsageError("\"\(result.scenario.title)\" starts at \(start), later than --at")
  }

  private static func draw(
    _ chosen: (script: Script, scenario: Scenario),
    _ options: DrawOptions
  ) throws(UsageError) -> String {
    var player = Player()
    let result = run(chosen, options, by: &player)
    guard let time = options.time else {
      return timelinePicture(of: result, from: chosen.script.sources)
    }
    guard let drawing = phonePicture(of: result, at: time) else { throw late(result) }
    return drawing
  }
}
