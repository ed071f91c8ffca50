import Platform
import Reports
import Scenarios
import SystemPolicy

/// The values of the command line of `belfry run`.
///
/// A new flag is a property, and its declaration in the initializer, at its place in the help.
struct RunOptions: CommandOptions {
  let selection: Selection
  let shard: Shard?
  /// A Boolean value that indicates whether scenarios are listed and none is played.
  let isListing: Bool
  private let isQuiet: Bool
  /// A Boolean value that indicates whether more than the usual text is printed about each
  /// scenario.
  let isVerbose: Bool
  /// A Boolean value that indicates whether the outputs in pages are replaced by the commands'
  /// current outputs.
  let isUpdating: Bool
  /// A Boolean value that indicates whether the first failure ends the run.
  let isHasty: Bool
  /// The number of scenarios that are played at a time.
  let jobs: Int
  /// The notification or region that is explained; nil for none.
  let why: String?
  let isTraced: Bool
  /// The address of a playground, in which failures are shown; nil for none.
  let playground: String?
  /// The versions and readings to play under.
  let variants: Variants
  let places: SourcePlaces
  let limits: Limits
  /// A Boolean value that indicates whether the run lists the rules that were used.
  let isCovered: Bool
  /// The minimum share of used rules, in hundredths; nil if every share is enough.
  let leastCoverage: Int?
  /// The outcomes that are rejected; nil for none.
  let strictness: Strictness?
  /// The release whose later corrections are named; nil for none.
  let since: Release?
  let reports: ReportOptions
  let isWatching: Bool
  let annotations: Annotations
  let palette: Palette
  /// The flags that reports name, each with its value.
  let reportedFlags: [String]
  /// The first mistake in the command line; the run reports it, since report files contain it, too.
  private(set) var mistake: UsageError?

  init(_ flags: inout FlagReader) {
    selection = Selection(&flags)
    shard = flags.shard()
    isListing = flags.has("--list", "list the scenarios and play none")
    isQuiet = flags.has(
      "--quiet",
      "print failures and the summary, not what passed",
      letter: "-q"
    )
    isUpdating = flags.has(
      "--update",
      "write into Markdown what its commands print today",
      isCommon: false
    )
    isVerbose = flags.has(
      "--verbose",
      "print a line for each scenario, not for each file; with --list, its line, too",
      letter: "-v",
      isCommon: false
    )
    isHasty = flags.has(
      "--fail-fast",
      "end the run after the first scenario that fails",
      letter: "-x",
      isCommon: false
    )
    let jobs = flags.value(
      "--jobs",
      "N",
      "play N scenarios at a time, or auto: one for each processor; the default is 1",
      as: .jobs,
      letter: "-j",
      isCommon: false
    )
    self.jobs = jobs ?? 1
    why = flags.value(
      "--why",
      "ID",
      "explain everything that happened to this notification or region",
      as: .text
    )
    isTraced = flags.has("--trace", "print a timeline, every event and the phone after it")
    playground = flags.value(
      "--link",
      "URL",
      "print the address of each failure in a playground, such as playground.html",
      as: .text,
      alone: "playground.html",
      isCommon: false
    )
    variants = Self.variants(&flags)
    places = SourcePlaces(&flags)
    limits = flags.limits(.run, ofEach: "scenario")
    let isListed = flags.has(
      "--coverage",
      "list the rules that were used, and what to write about next"
    )
    leastCoverage = flags.value(
      "--min-coverage",
      "PERCENT",
      "fail if fewer of the rules in force were used",
      as: .percent,
      isCommon: false
    )
    isCovered = isListed || leastCoverage != nil
    strictness = flags.value(
      "--strict-facts",
      "GRADE",
      "fail on open questions, and on rules below a grade: documented, reported",
      as: .strictness,
      alone: Strictness(),
      isReported: true
    )
    since = flags.value(
      "--since",
      "RELEASE",
      "name the outcomes that corrections of rules after this release touched",
      as: .release,
      isCommon: false
    )
    reports = ReportOptions(&flags, isListing: isListing)
    isWatching = flags.has("--watch", "play again what changes, until Ctrl-C", letter: "-w")
    annotations = Annotations(&flags)
    palette = flags.paletteOfErrors()
    reportedFlags = flags.reportedFlags
    if let mistake = combined(flags.operands) { flags.refuse(mistake) }
    mistake = flags.takeMistake()
  }

  private static func variants(_ flags: inout FlagReader) -> Variants {
    let before = flags.mistakes
    let versions = flags.value(
      "--ios",
      "N,…",
      "play on these iOS versions instead of the scenarios' own",
      as: .versions,
      isReported: true
    )
    let readings = flags.value(
      "--reading",
      "NAME,…",
      "decide disputes by these readings instead of the scenarios' own",
      as: .readings,
      isReported: true
    )
    guard flags.mistakes == before else { return Variants() }
    return Variants(versions: versions ?? [], readings: readings ?? [])
  }

  /// Returns the first mistake of flags that exclude each other; nil if all can be combined.
  private func combined(_ operands: [String]) -> UsageError? {
    let ofWhole = leastCoverage != nil ? "--min-coverage" : why != nil ? "--why" : nil
    if shard != nil, let flag = ofWhole {
      return UsageError(
        "\(flag) is about a whole run, and a shard plays a part of it; remove \(flag) or --shard"
      )
    }
    if isQuiet, isVerbose {
      return UsageError("--quiet prints less and --verbose more; write one of them")
    }
    if let strictness, strictness.leastGrade == nil,
      let word = operands.first(where: { Strictness.Grade(rawValue: $0) != nil })
    {
      return UsageError("--strict-facts needs = before its value; write --strict-facts=\(word)")
    }
    if isListing, !reports.paths.isEmpty {
      return UsageError("--list plays nothing, so there is nothing to report")
    }
    return nil
  }

  /// The things that have a line in the report for people.
  ///
  /// A run of one file shows its scenarios; a run of a folder shows whether all files pass.
  var lines: RunReport.Lines {
    if isQuiet { return .failures }
    if isVerbose { return .scenarios }
    guard places.operands.count == 1 else { return .files }
    let path = ScriptFiles.split(places.operands[0]).path
    return (try? FileStatus.of(path))?.kind == .folder ? .files : .scenarios
  }

  /// A Boolean value that indicates whether the command line asks for a result that depends on all
  /// files together.
  var isAboutWhole: Bool {
    isCovered || strictness != nil || since != nil || selection.isNarrow || shard != nil
      || !reports.paths.isEmpty
  }
}
