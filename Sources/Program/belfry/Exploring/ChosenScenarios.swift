import Reports
import ScenarioParsing
import Scenarios

/// The scenarios that a command line chooses.
///
/// They are read before the first one is played, so that the remaining work can be estimated.
struct ChosenScenarios {
  /// A scenario, and its place among all that the flags choose, counted from one.
  struct Chosen {
    var script: Script
    var number: Int
    var place: Int
    /// The search for the assumptions of the script that change nothing.
    let idle: IdleSearch
  }

  private(set) var scenarios: [Chosen] = []
  /// The files that could not be read.
  private(set) var problems: [PerturbReport.Problem] = []
  /// The part of the scenarios; nil for all.
  private(set) var share: RunScope.Shard?
  /// The reason why no part has a scenario; nil if one has, or if a mistake was reported instead.
  private(set) var nothing: NothingTested?

  /// Reads the scripts of all operands.
  mutating func read(
    _ options: PerturbOptions,
    _ files: ScriptFiles,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus {
    let selection = options.selection
    let variants = Variants(versions: options.versions)
    let operands = options.places.operands
    let mostEvents = options.limits.limits.events
    var plan = try options.shard.map { shard throws(UsageError) in
      try ShardPlan(shard, operands, selection, files, keepsTables: true)
    }
    var all: [Scenario] = []
    var found: [Chosen] = []
    var problems: [PerturbReport.Problem] = []
    var count = 0
    let status = try files.forEach(of: operands, &console, palette) {
      file,
      script,
      mistakes,
      _ throws(PathError) in
      if let obstacle = file.obstacle {
        let kind: PerturbReport.Problem.Kind = obstacle.status == .usage ? .usage : .mistake
        problems.append(.init(kind, path: obstacle.path, obstacle.message))
      }
      if let mistake = mistakes.first {
        problems.append(.init(.mistake, path: mistake.file, mistake.message))
      }
      guard file.obstacle == nil, mistakes.isEmpty else { return }
      all += script.scenarios
      let numbers = try selection.numbers(in: script, at: file.line)
      let idle = IdleSearch(script, among: numbers, under: variants, mostEvents: mostEvents)
      let chosen = numbers.enumerated().map {
        Chosen(script: script, number: $1, place: count + $0 + 1, idle: idle)
      }
      count += numbers.count
      found += plan?.select(chosen) ?? chosen
    }
    try plan?.check(files)
    scenarios = found
    share = plan?.share
    self.problems = problems
    guard status == .passed else { return status }
    // A part may be empty, but not all parts.
    if count == 0 {
      let nothing = selection.emptiness(among: all)
      self.nothing = nothing
      if nothing != .noScenario { self.problems.append(.init(.usage, nothing.text)) }
      return ExitStatus(nothing)
    }
    // With a tag that is misspelt, fewer are played than were meant.
    if let problem = selection.problem(amongTags: Set(all.flatMap({ $0.tags }))) {
      throw UsageError(problem)
    }
    return status
  }
}
