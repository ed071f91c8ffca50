import Reports
import Scenarios

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
      """,
    flags: [
      Command.Flag("--at", "TIME", "draw the phone at 09:30, 09:30:15 or '2026-03-07 09:30'"),
      Command.Flag("-o", "FILE", "write to a file instead of standard output"),
      Command.Flag("--ios", "VERSION", "play on a version of iOS"),
      Command.Flag("--reading", "READING", "play under a reading: seeds, apple or field"),
      Command.zones,
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
    if let target, !target.hasSuffix(".svg") {
      throw UsageError("draw writes SVG; write -o \(target.stem).svg")
    }
    var chosen: [(script: Script, number: Int)] = []
    let status = try ScriptFiles(zones: try arguments.zones()).forEach(
      of: arguments.operands,
      &console,
      try arguments.palette()
    ) { file, script, mistakes, _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      chosen += try Selection.numbers(in: script, at: file.line).map { (script, $0) }
    }
    if status != .passed { return status }
    let drawing = try draw(try only(of: chosen, in: arguments.operands[0]), variants, time)
    guard let target else {
      console.print(drawing)
      return .passed
    }
    do throws(SystemFailure) {
      let file = try FileReplacement(target)
      file.write(drawing.utf8)
      try file.commit()
    } catch {
      throw UsageError("'\(target)' cannot be written: \(error.message)")
    }
    return .passed
  }

  /// Returns the scenario that a path names; of the rows of a table, the first one.
  private static func only(
    of chosen: [(script: Script, number: Int)],
    in path: String
  ) throws(UsageError) -> (script: Script, scenario: Scenario) {
    let scenarios = chosen.map { $0.script.scenarios[$0.number] }
    guard let first = scenarios.first else {
      throw UsageError("there is no scenario in '\(path)'")
    }
    guard scenarios.allSatisfy({ $0.place.line == first.place.line }) else {
      throw UsageError(
        "'\(path)' has \(scenarios.count) scenarios; name one by its line, such as "
          + "\(path):\(first.place.line) for \"\(first.title)\""
      )
    }
    return (chosen[0].script, first)
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
      throw UsageError("\"\(chosen.scenario.title)\" starts later than --at")
    }
    return drawing
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
