import Exploration
import PhoneDescription
import Reports
import Scenarios
import SystemPolicy
import VirtualTime

/// The values of the command line of `belfry plan`.
struct PlanOptions: CommandOptions {
  /// The operand that names the list or the scenario.
  let path: String
  let span: PlanSpan
  let zones: [Zone]
  let denied: [PlanFinding.Kind]
  /// The path of the picture.
  let picture: String?
  /// The path of the scenario.
  let scenarioFile: String?
  /// A Boolean value that indicates whether each day is listed.
  let hasDays: Bool
  let format: OutputFormat
  /// The choices for each version and reading.
  let choices: [PlanChoices]
  /// The limits of all lives, and of the journals that exist at a time.
  var limits: Limits
  let places: SourcePlaces
  let palette: Palette

  init(_ flags: inout FlagReader) {
    path = flags.operand("plan takes one list or scenario, as in: belfry plan pending.json")
    let span = flags.value(
      "--for",
      "SPAN",
      "play on for 30d, 12w, 6mo or 1y; the default is 1y",
      as: .span
    )
    self.span = span ?? .year
    let zones = flags.value(
      "--in",
      "LIST",
      "play in each time zone, such as Europe/Berlin,Asia/Tokyo",
      as: .zones
    )
    self.zones = zones ?? []
    let versions = flags.value(
      "--ios",
      "LIST",
      "play on each version of iOS, such as 17,26",
      as: .versions
    )
    let denied = flags.value(
      "--deny",
      "LIST",
      "fail if one of these kinds is found, such as over-64,lost",
      as: .findings
    )
    self.denied = denied ?? []
    picture = flags.value("-o", "FILE", "write a calendar as SVG, too", as: .picture)
    scenarioFile = flags.value(
      "--write",
      "FILE",
      "write a scenario to edit, too",
      as: .scenarioFile
    )
    hasDays = flags.has("--days", "list each day")
    let format = flags.value(
      "--format",
      "FORMAT",
      "text or json",
      as: FlagType<OutputFormat>.word,
      isCommon: false
    )
    self.format = format ?? .text
    let start = flags.value(
      "--from",
      "DATE",
      "add the requests at '2026-03-06 09:00'",
      as: .start,
      isCommon: false
    )
    let night = flags.value(
      "--night",
      "TIMES",
      "the night, such as 23:00-06:30",
      as: .night,
      isCommon: false
    )
    let readings = flags.value(
      "--reading",
      "LIST",
      "play under seeds, apple or field",
      as: .readings,
      isCommon: false
    )
    // A life has no limit of its own.
    limits = flags.limits(.plan, ofEach: nil)
    places = SourcePlaces(&flags, hasZones: false)
    palette = flags.palette()
    choices = Self.choices(span ?? .year, versions, readings, start, night)
  }

  private static func choices(
    _ span: PlanSpan,
    _ versions: [OSVersion]?,
    _ readings: [Reading]?,
    _ start: CivilDateTime?,
    _ night: (from: CivilTime, to: CivilTime)?
  ) -> [PlanChoices] {
    (versions ?? [.newest]).flatMap { version in
      (readings ?? [.seeds]).map { reading in
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
}
