import Reports
import Scenarios
import SystemPolicy

/// Reads scripts and plays them; mistakes go to standard error.
///
/// Results of a scenario are released once reported, and a file before the next is read.
struct ScenarioRunner {
  private let variants: Variants
  private let selection: Selection
  private let files: ScriptFiles
  /// The part of the scenarios that is played; nil for all.
  private let shard: Shard?
  /// The part, as reports name it, once it is known.
  private(set) var share: RunScope.Shard?
  /// Indicates whether disputes are searched under each of several variants.
  private let isStrict: Bool
  /// Indicates whether a report shows the runs under other sides of disputes.
  private let keepsReplays: Bool
  private var player: Player
  /// The tags of all scenarios that were read.
  private var tags: Set<String> = []

  /// - Parameters:
  ///   - isStrict: Whether no outcome may rest on a dispute.
  ///   - keepsReplays: Whether a report shows the runs under other sides of disputes.
  ///   - mostMemory: The most bytes that journals may take, all that are there at a time.
  init(
    _ variants: Variants,
    _ selection: Selection,
    _ files: ScriptFiles,
    _ shard: Shard?,
    isStrict: Bool,
    keepsReplays: Bool,
    mostEvents: Int,
    mostMemory: Int
  ) {
    self.variants = variants
    self.selection = selection
    self.files = files
    self.shard = shard
    self.isStrict = isStrict
    self.keepsReplays = keepsReplays
    // The runs of a scenario are compared with each other, or a single one with its replays.
    let journals = max(variants.all.count + (isStrict ? 1 : 0), 2)
    player = Player(mostEvents: mostEvents, mostJournalBytes: mostMemory / journals)
  }

  /// A script that was read, of a file whose scripts are read together.
  private struct Read {
    var script: Script
    var result: FileResult
    /// The numbers of the scenarios that are selected.
    var chosen: [Int]
    /// The numbers of those among them that are played.
    var played: [Int]
  }

  /// Plays the scripts of all operands and reports their outcomes.
  mutating func play(
    _ operands: [String],
    _ telling: inout RunTelling,
    _ console: inout Console,
    _ palette: Palette
  ) throws(UsageError) -> ExitStatus {
    // The scripts of one file: the mistakes of all are reported before the first is played.
    var together: [Read] = []
    // What was read while nothing was chosen, to say why.
    var passedOver: [Scenario] = []
    var isChosen = !selection.isNarrow
    var plan = try shard.map { shard throws(UsageError) in
      try ShardPlan(shard, operands, selection, files)
    }
    share = plan?.share
    let status = try files.forEach(of: operands, &console, palette) {
      file,
      script,
      mistakes,
      console throws(PathError) in
      if let obstacle = file.obstacle {
        isChosen = true
        play(&together, &telling, &console)
        telling.add(RunProblem(path: obstacle.path, obstacle.message))
        return
      }
      if !file.isContinued { play(&together, &telling, &console) }
      var chosen: [Int] = []
      if mistakes.isEmpty {
        let meant = try Selection.numbers(in: script, at: file.line)
        for number in meant { tags.formUnion(script.scenarios[number].tags) }
        chosen = meant.filter { selection.includes(script.scenarios[$0], in: script.name) }
        if !isChosen, chosen.isEmpty { passedOver += meant.map { script.scenarios[$0] } }
      }
      isChosen = isChosen || !chosen.isEmpty || !mistakes.isEmpty
      if isChosen { passedOver = [] }
      let result = FileResult(
        sources: script.sources,
        isContinued: file.isContinued,
        mistakes: mistakes,
        outcomes: []
      )
      let played = plan?.take(chosen) ?? chosen
      together.append(Read(script: script, result: result, chosen: chosen, played: played))
    }
    play(&together, &telling, &console)
    try plan?.check(files)
    guard isChosen || passedOver.isEmpty else {
      throw UsageError(selection.emptiness(among: passedOver))
    }
    return status
  }

  /// The message for a requested tag that no scenario has; nil if every tag is known.
  var tagProblem: String? { selection.problem(amongTags: tags) }

  /// Plays the scripts of a file.
  private mutating func play(
    _ together: inout [Read],
    _ telling: inout RunTelling,
    _ console: inout Console
  ) {
    guard !together.isEmpty else { return }
    telling.open(together.map(\.result)[...])
    for read in together { play(read, &telling, &console) }
    telling.close()
    together = []
  }

  private mutating func play(
    _ read: Read,
    _ telling: inout RunTelling,
    _ console: inout Console
  ) {
    let script = read.script
    let idle = player.idleAssumptions(of: script, among: read.chosen, under: variants.all)
    for number in read.played {
      let outcomes = variants.all.map { variant in
        var result = player.play(
          script.scenarios[number],
          of: script,
          on: variant.version,
          reading: variant.reading
        )
        var outcome = outcome(of: result, in: script)
        for assumption in idle[number] ?? [] { result.failAsIdle(assumption) }
        outcome.result = player.explained(result, of: script)
        return outcome
      }
      telling.add(outcomes, of: script, &console)
    }
  }

  private mutating func outcome(of result: ScenarioResult, in script: Script) -> Outcome {
    // Who asks for several readings compares them, and is shown more than what would differ.
    guard variants.isSingle || isStrict else { return Outcome(result: result) }
    var replays: [Replay] = []
    let dependencies = player.dependencies(of: result, in: script) { replay in
      guard keepsReplays, replays.count < Replay.mostKept else { return }
      if replay.length <= Replay.mostKeptLength { replays.append(replay) }
    }
    return Outcome(
      result: result,
      dependencies: dependencies,
      differsUnder: player.differingReadings(of: result, in: script),
      replays: replays
    )
  }
}
