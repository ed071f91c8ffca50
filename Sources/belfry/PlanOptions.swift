import Exploration
import PhoneDescription
import Reports
import Scenarios
import SystemPolicy
import VirtualTime

/// The flags of `belfry plan`.
struct PlanOptions {
  let span: PlanSpan
  let zones: [Zone]
  let denied: Set<PlanFinding.Kind>
  /// The path of the picture.
  let picture: String?
  /// The path of the scenario.
  let story: String?
  /// The choices for each version and reading.
  let choices: [PlanChoices]
  /// The limits of all lives, and of the journals that exist at a time.
  var limits: Limits

  init(_ arguments: Arguments) throws(UsageError) {
    let text = arguments.value("--for") ?? "1y"
    guard let span = PlanSpan(text) else {
      throw UsageError(
        "--for is a span above zero and up to \(PlanSpan.mostYears) years, such as 30d, 12w, 6mo or 1y, "
          + "not '\(text)'"
      )
    }
    self.span = span
    zones = try Self.zones(arguments)
    denied = try Self.denied(arguments)
    picture = arguments.value("-o")
    story = arguments.value("--write")
    if let picture, !picture.hasSuffix(".svg") {
      throw UsageError("plan draws SVG; write \(ShellCommand("-o", picture + ".svg").text)")
    }
    if let story, !story.hasSuffix(".scenario") {
      let words = ShellCommand("--write", story + ".scenario").text
      throw UsageError("--write writes a scenario; write \(words)")
    }
    limits = try arguments.limits(.plan)
    let variants = try arguments.variants()
    let start = try Self.start(arguments)
    let night = try Self.night(arguments)
    let versions = variants.versions.isEmpty ? [OSVersion.newest] : variants.versions
    let readings = variants.readings.isEmpty ? [Reading.seeds] : variants.readings
    choices = versions.flatMap { version in
      readings.map { reading in
        var choices = PlanChoices(span: span, version: version, reading: reading)
        choices.start = start
        if let night { choices.night = night }
        return choices
      }
    }
  }

  /// Returns a player with the events that are left.
  func player(_ choices: PlanChoices, left: Int) -> PlanPlayer {
    PlanPlayer(choices, mostEvents: max(1, left), mostMemory: limits.memory)
  }

  private static func zones(_ arguments: Arguments) throws(UsageError) -> [Zone] {
    var zones: [Zone] = []
    for name in try arguments.list("--in") {
      guard let zone = Zone(named: name) else {
        let near = Zone.nearest(to: name).first.map { "; did you mean '\($0)'?" }
        throw UsageError(
          "--in is a list of time zones such as Europe/Berlin, not '\(name)'\(near ?? "")"
        )
      }
      zones.append(zone)
    }
    return zones
  }

  private static func denied(_ arguments: Arguments) throws(UsageError) -> Set<PlanFinding.Kind> {
    let known = PlanFinding.Kind.allCases.map(\.rawValue)
    var denied: Set<PlanFinding.Kind> = []
    for word in try arguments.list("--deny") {
      guard let kind = PlanFinding.Kind(rawValue: word) else {
        throw UsageError(unknown: word, "kind for --deny", known: known)
      }
      denied.insert(kind)
    }
    return denied
  }

  private static func start(_ arguments: Arguments) throws(UsageError) -> CivilDateTime? {
    guard let text = arguments.value("--from") else { return nil }
    guard let start = CivilDateTime(planned: text) else {
      throw UsageError("--from is a date such as '2026-03-06 09:00', not '\(text)'")
    }
    return start
  }

  private static func night(
    _ arguments: Arguments
  ) throws(UsageError) -> (from: CivilTime, to: CivilTime)? {
    guard let text = arguments.value("--night") else { return nil }
    let parts = text.split(separator: "-")
    guard parts.count == 2, let from = CivilTime(parsing: Array(parts[0].utf8)),
      let to = CivilTime(parsing: Array(parts[1].utf8)), from != to
    else {
      throw UsageError("--night is two times such as 22:00-07:00, not '\(text)'")
    }
    return (from, to)
  }
}
