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
    guard variants.all.count == 1 else {
      throw UsageError("draw plays one version and one reading; name one of each")
    }
    let target = arguments.value("-o")
    if let target, !target.hasSuffix(".svg") {
      throw UsageError("draw writes SVG; write -o \(target.stem).svg")
    }
    var drawings: [String] = []
    var titles: [(line: Int, title: String)] = []
    var refusal: String?
    let palette = try arguments.palette()
    var player = Player()
    let status = try ScriptFiles(zones: try arguments.zones()).forEach(
      of: arguments.operands,
      &console,
      palette
    ) { file, script, mistakes, _ throws(PathError) in
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      for number in try Selection.numbers(in: script, at: file.line) {
        let scenario = script.scenarios[number]
        titles.append((Int(scenario.place.line), scenario.title))
        guard titles.count == 1 else { continue }
        let result = player.play(
          scenario,
          of: script,
          on: variants.all[0].version,
          reading: variants.all[0].reading
        )
        if let time {
          let drawing = phonePicture(of: result, at: time)
          if drawing == nil { refusal = "\"\(scenario.title)\" starts later than --at" }
          drawings.append(drawing ?? "")
        } else {
          drawings.append(timelinePicture(of: result, from: script.sources))
        }
      }
    }
    if status != .passed { return status }
    guard let drawing = drawings.first else {
      throw UsageError("there is no scenario in '\(arguments.operands[0])'")
    }
    let lines = Set(titles.map(\.line))
    guard lines.count == 1 else {
      let path = arguments.operands[0]
      throw UsageError(
        "'\(path)' has \(titles.count) scenarios; name one by its line, such as "
          + "\(path):\(titles[0].line) for \"\(titles[0].title)\""
      )
    }
    if let refusal { throw UsageError(refusal) }
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
