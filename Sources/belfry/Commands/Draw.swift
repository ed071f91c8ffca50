import PhoneDescription
import Reports
import Scenarios
import VirtualDevice

/// Draws a scenario: its timeline, or the phone at a time.
enum Draw {
  static let command = Command(
    name: "draw",
    group: .lookFurther,
    operands: "FILE:LINE",
    summary: "draw a timeline, or the phone at a time",
    discussion: """
      It plays the scenario at a line and draws it as SVG: as a timeline, or with --at the phone
      as its user sees it, next to Notification Center, pending requests and settings. LINE can be
      left out if the file has one scenario. The status is 0, also if the scenario fails.
      -o x.png makes a PNG with the program rsvg-convert; -o x.json writes the script, the journal
      and the phone at each moment as data (help schema played).
      """,
    flags: [
      Command.Flag("--at", "TIME", "draw the phone at 09:30, 09:30:15 or '2026-03-07 09:30'"),
      Command.Flag("-o", "FILE", "write to a file instead of standard output", path: .result),
      Command.Flag("--ios", "VERSION", "play on a version of iOS"),
      Command.Flag("--reading", "READING", "play under a reading: seeds, apple or field"),
      Command.zones, Command.root,
    ],
    run: run
  )

  @Sendable private static func run(
    _ arguments: Arguments,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count == 1 else {
      throw UsageError("draw takes one scenario, as in: belfry draw a.scenario:12 -o a.svg")
    }
    let time = try arguments.pictureTime()
    let variants = try arguments.variants()
    guard variants.isSingle else {
      throw UsageError("draw plays one version and one reading; name one of each")
    }
    let target = arguments.value("-o")
    let form = try Form(of: target)
    if form == .json, time != nil {
      throw UsageError("-o x.json has the phone at each moment; leave --at out")
    }
    var chosen = OnlyScenario()
    let path = arguments.operands[0]
    let files = ScriptFiles(zones: try arguments.zones(), roots: try arguments.sourceRoots())
    let status = try chosen.read(path, files, &console, try arguments.palette())
    guard let only = try chosen.only(in: path) else { return status }
    let drawing =
      form == .json ? played(only, variants) : try draw(only, variants, time)
    guard let target else {
      console.print(drawing)
      return .passed
    }
    do throws(SystemFailure) {
      let file = try FileReplacement(target, for: .result("-o", target))
      file.write(form == .png ? try Converter.png(drawing) : Array(drawing.utf8))
      try file.commit()
    } catch {
      throw UsageError("'\(target)' cannot be written: \(error.message)")
    }
    return .passed
  }

  /// Returns the run as data, with its replays under other sides of disputes.
  private static func played(
    _ chosen: (script: Script, scenario: Scenario),
    _ variants: Variants
  ) -> String {
    var player = Player()
    let result = player.play(
      chosen.scenario,
      of: chosen.script,
      on: variants.all[0].version,
      reading: variants.all[0].reading
    )
    var outcome = Outcome(result: result)
    outcome.dependencies = player.dependencies(of: result, in: chosen.script) { replay in
      if outcome.replays.count < Replay.mostKept { outcome.replays.append(replay) }
    }
    return playedJSON(of: outcome, from: chosen.script.sources)
  }

  private static func draw(
    _ chosen: (script: Script, scenario: Scenario),
    _ variants: Variants,
    _ time: PictureTime?
  ) throws(UsageError) -> String {
    var player = Player()
    let result = player.play(
      chosen.scenario,
      of: chosen.script,
      on: variants.all[0].version,
      reading: variants.all[0].reading
    )
    guard let time else { return timelinePicture(of: result, from: chosen.script.sources) }
    guard let drawing = phonePicture(of: result, at: time) else {
      let start = result.journal.entries.first.map { $0.moment.text(withDate: true) } ?? "no time"
      throw UsageError("\"\(chosen.scenario.title)\" starts at \(start), later than --at")
    }
    return drawing
  }
}

/// The form of a drawing, which the ending of its file says.
private enum Form: CaseIterable {
  case svg, png, json

  init(of target: String?) throws(UsageError) {
    guard let target else {
      self = .svg
      return
    }
    guard let form = Self.allCases.first(where: { target.hasSuffix($0.ending) }) else {
      let endings = Suggestion.either(Self.allCases.map(\.ending))
      throw UsageError(
        "draw writes \(endings); write \(ShellCommand("-o", target.stem + ".svg").text)"
      )
    }
    self = form
  }

  private var ending: String {
    switch self {
    case .svg: ".svg"
    case .png: ".png"
    case .json: ".json"
    }
  }
}

extension Arguments {
  /// The time at which the phone is drawn.
  fileprivate func pictureTime() throws(UsageError) -> PictureTime? {
    guard let text = value("--at") else { return nil }
    guard let time = PictureTime(text) else {
      throw UsageError("--at is a time such as 09:30 or '2026-03-07 09:30', not '\(text)'")
    }
    return time
  }
}

extension String {
  /// The path without the ending of its last part.
  fileprivate var stem: String {
    guard let dot = lastIndex(of: "."), !self[dot...].contains("/") else { return self }
    return String(self[..<dot])
  }
}
