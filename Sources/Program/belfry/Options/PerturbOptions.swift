import Exploration
import Reports
import Scenarios
import SystemPolicy

/// The values of the command line of `belfry perturb`.
struct PerturbOptions: CommandOptions {
  let disturbances: [Disturbance]
  /// A Boolean value that indicates whether the disturbances are listed and nothing is played.
  let isListing: Bool
  /// A Boolean value that indicates whether every surprise of a scenario is shown.
  let showsEvery: Bool
  /// The path of the folder into which surprises are written.
  let folder: String?
  /// The number of scenarios that are played at a time.
  let jobs: Int
  /// The versions of iOS; none where each scenario's own counts.
  let versions: [OSVersion]
  let limits: ExplorationLimits
  let format: OutputFormat
  let selection: Selection
  let shard: Shard?
  let places: SourcePlaces
  let palette: Palette
  /// The flags that reports name, each with its value.
  let reportedFlags: [String]

  init(_ flags: inout FlagReader) {
    let isAll = flags.has(
      "--all",
      "play every disturbance, not only the default set",
      isReported: true
    )
    let names = flags.value(
      "--only",
      "NAME,…",
      "play only these disturbances; --list names them",
      as: .disturbances,
      isReported: true
    )
    isListing = flags.has("--list", "list the disturbances and play none")
    let hasAll = isAll || isListing
    disturbances = Disturbance.all.filter { disturbance in
      names?.contains(disturbance.id) ?? (hasAll || disturbance.isDefault)
    }
    // The other flags are about lives, and a list plays none.
    if isListing { flags.ignoreMistakes() }
    if flags.operands.isEmpty {
      flags.refuse(UsageError("perturb takes scenarios, as in: belfry perturb scenarios"))
    }
    showsEvery = flags.has(
      "--every",
      "list every surprise, and a line for each failure that a disturbance announces",
      isReported: true
    )
    folder = flags.value(
      "--write",
      "FOLDER",
      "write each surprise that is shown as a scenario into a folder",
      as: .path(.starter)
    )
    let jobs = flags.value(
      "--jobs",
      "N",
      "play N scenarios at a time, or auto; the output is the same",
      as: .jobs,
      letter: "-j"
    )
    self.jobs = jobs ?? 1
    let versions = flags.value(
      "--ios",
      "N,…",
      "play on these iOS versions instead of the scenarios' own",
      as: .versions,
      isReported: true
    )
    self.versions = versions ?? []
    limits = ExplorationLimits(&flags, .perturb, lives: "lives")
    let format = flags.value(
      "--format",
      "FORMAT",
      "text or json",
      as: FlagType<OutputFormat>.word
    )
    self.format = format ?? .text
    selection = Selection(&flags)
    shard = flags.shard()
    places = SourcePlaces(&flags)
    palette = format == .json ? .plain : flags.palette()
    reportedFlags = flags.reportedFlags
  }
}

extension FlagType<[String]> {
  /// Names of disturbances.
  fileprivate static var disturbances: Self {
    Self { word, flag throws(UsageError) in
      let names = try list.read(word, flag)
      let known = DisturbanceName.allCases.map { $0.rawValue }
      for name in names where !known.contains(name) {
        throw UsageError(unknown: name, "disturbance", known: known)
      }
      return names
    }
  }
}
