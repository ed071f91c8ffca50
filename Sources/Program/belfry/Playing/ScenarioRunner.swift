import PhoneDescription
import Reports
import Scenarios
import SystemPolicy

/// Reads scripts and plays them; mistakes go to standard error.
///
/// With several threads, scripts are read and scenarios played ahead of their report, but every
/// report has them in the order of the files. Results of a scenario are released once reported.
struct ScenarioRunner {
  private let rules: PlayRules
  private let selection: Selection
  private let files: ScriptFiles
  /// The part of the scenarios that is played; nil for all.
  private let shard: Shard?
  /// The part, as reports name it, once it is known.
  private(set) var share: RunScope.Shard?
  /// Indicates whether the first failure ends the run.
  private let isHasty: Bool
  /// The threads; nil if the main thread plays.
  private let pool: PlayPool?
  private var player: Player
  private var tally: Tally
  /// The steps that wait for a scenario before them.
  private var waiting: [Step] = []
  /// The tags of all scenarios that were read.
  private var tags: Set<String> = []

  /// The result of the reported part of the run.
  private final class Tally {
    var status = ExitStatus.passed
    /// The numbers of scenarios that are reported, and of those that failed.
    var scenarios = 0
    var failed = 0
    /// The number of files, as soon as it is known.
    var files = 0
    /// The number of events of the scenarios that are reported.
    var events = 0
    /// The number of scenarios that are not played, because earlier scenarios have used all events;
    /// nil while there are events left.
    var unplayed: Int?
    /// Indicates whether the run has ended early.
    var isHalted = false

    func goesOn() -> Bool { !isHalted }
  }

  /// A part of a run, in the order in which it is reported.
  private enum Step {
    /// The text that reading a file printed, and the status for it.
    case text([Console.Piece], ExitStatus)
    case problem(RunProblem)
    case open([FileResult])
    /// A scenario, and the numbers of scenarios in its file and of files after it.
    case play(PlayTask, scenariosLeft: Int, filesLeft: Int)
    case close
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

  init(_ options: RunOptions, _ files: ScriptFiles) {
    rules = PlayRules(options)
    selection = options.selection
    self.files = files
    shard = options.shard
    isHasty = options.isHasty
    pool = options.jobs > 1 ? PlayPool(options.jobs, rules) : nil
    player = rules.player()
    tally = Tally()
  }

  /// Plays the scripts of all operands and reports their outcomes.
  mutating func play(
    _ options: RunOptions,
    _ observers: RunObservers,
    _ console: inout Console
  ) throws(UsageError) -> ExitStatus {
    let (operands, palette) = (options.places.operands, options.palette)
    defer { pool?.end() }
    // The scripts of one file: the mistakes of all are reported before the first is played.
    var together: [Read] = []
    // What was read while nothing was chosen, to say why.
    var passedOver: [Scenario] = []
    var isChosen = !selection.isNarrow
    var plan = try shard.map { shard throws(UsageError) in
      try ShardPlan(shard, operands, selection, files)
    }
    share = plan?.share
    let tally = tally
    var reader = Console.keeping()
    _ = try files.forEach(of: operands, &reader, palette, while: tally.goesOn, with: pool) {
      file,
      script,
      mistakes,
      reader throws(PathError) in
      if let obstacle = file.obstacle {
        isChosen = true
        play(&together, filesLeft: file.filesLeft, observers, &console)
        add(.text(reader.takeKept(), obstacle.status), observers, &console)
        let status = Int(obstacle.status.rawValue)
        let problem = RunProblem(path: obstacle.path, obstacle.message, status: status)
        add(.problem(problem), observers, &console)
        return
      }
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
      let status = mistakes.isEmpty ? ExitStatus.passed : .unreadable
      add(.text(reader.takeKept(), status), observers, &console)
      let played = plan?.select(chosen) ?? chosen
      together.append(Read(script: script, result: result, chosen: chosen, played: played))
      if file.isLast { play(&together, filesLeft: file.filesLeft, observers, &console) }
    }
    play(&together, filesLeft: 0, observers, &console)
    add(.text(reader.takeKept(), .passed), observers, &console)
    reportAll(observers, &console)
    if let unplayed = tally.unplayed, unplayed > 0 {
      tally.status = tally.status.or(.stopped)
      let limit = LimitReached(.events, rules.limits.events)
      observers.endEarly(by: limit, scenarios: unplayed, &console)
    }
    if !tally.isHalted { try plan?.check(files) }
    guard isChosen || passedOver.isEmpty else {
      throw UsageError(selection.emptiness(among: passedOver).text)
    }
    return tally.status
  }

  /// A Boolean value that indicates whether a failure or a limit ended the run early.
  var isHalted: Bool { tally.isHalted || tally.unplayed ?? 0 > 0 }

  /// The message for a requested tag that no scenario has; nil if every tag is known.
  var tagProblem: String? { selection.problem(amongTags: tags) }

  /// Plays the scripts of a file.
  private mutating func play(
    _ together: inout [Read],
    filesLeft: Int,
    _ observers: RunObservers,
    _ console: inout Console
  ) {
    guard !together.isEmpty else { return }
    add(.open(together.map { $0.result }), observers, &console)
    var scenariosLeft = together.reduce(0) { $0 + $1.played.count }
    for read in together {
      let script = PlayedScript(read.script, chosen: read.chosen, rules)
      for number in read.played where !tally.isHalted {
        scenariosLeft -= 1
        let task = PlayTask(script, number)
        add(
          .play(task, scenariosLeft: scenariosLeft, filesLeft: filesLeft),
          observers,
          &console
        )
      }
    }
    add(.close, observers, &console)
    together = []
    // What is read after a failure must not depend on the number of threads.
    if isHasty { reportAll(observers, &console) }
  }

  /// Adds a step, and reports those before it that are ready.
  private mutating func add(
    _ step: Step,
    _ observers: RunObservers,
    _ console: inout Console
  ) {
    guard !tally.isHalted else { return }
    waiting.append(step)
    guard let pool else { return reportFirst(observers, &console) }
    if case .play(let task, _, _) = step, tally.unplayed == nil { pool.add(task) }
    while let first = waiting.first {
      if case .play = first, tally.unplayed == nil, !pool.isFirstReady, pool.count < pool.most,
        waiting.count < Self.mostSteps
      {
        return
      }
      reportFirst(observers, &console)
    }
  }

  /// The largest number of steps that wait, most of them without a scenario.
  private static let mostSteps = 256

  private mutating func reportAll(_ observers: RunObservers, _ console: inout Console) {
    while !waiting.isEmpty { reportFirst(observers, &console) }
  }

  private mutating func reportFirst(_ observers: RunObservers, _ console: inout Console) {
    switch waiting.removeFirst() {
    case .text(let pieces, let status):
      console.print(pieces)
      tally.status = tally.status.or(status)
    case .problem(let problem): observers.add(problem, &console)
    case .open(let results): observers.open(results[...], &console)
    case .close: observers.close(&console)
    case .play where tally.unplayed != nil:
      // Every file is read all the same, so the report does not depend on the number of threads.
      tally.unplayed? += 1
    case .play(let task, let scenariosLeft, let filesLeft):
      tally.files = max(tally.files, filesLeft + 1)
      console.showProgress(progressLine(in: task.script.script, filesLeft))
      let played = play(task)
      let outcomes = played.outcomes
      observers.add(outcomes, of: task.script.script, &console)
      tally.scenarios += 1
      tally.events += played.events + task.script.takeIdleEvents()
      if tally.events >= rules.limits.events {
        tally.unplayed = 0
        pool?.stopPlaying()
      }
      guard outcomes.contains(where: { !$0.result.isPassed }) else { return }
      tally.failed += 1
      guard isHasty else { return }
      tally.isHalted = true
      waiting = []
      observers.close(&console)
      observers.endEarly(scenariosLeft: scenariosLeft, filesLeft: filesLeft, &console)
    }
  }

  /// Plays a scenario with the events that those before it have left.
  private mutating func play(_ task: PlayTask) -> PlayedOutcomes {
    let left = rules.limits.events - tally.events
    guard let pool else { return task.script.play(task.number, with: &player, left: left) }
    // The threads do not know what is left.
    let played = pool.takeFirst()
    return played.events > left ? pool.playLast(task, left: left) : played
  }

  private func progressLine(in script: Script, _ filesLeft: Int) -> String {
    let failed = tally.failed > 0 ? " · \(tally.failed) failed" : ""
    let file = "file \(tally.files - filesLeft) of \(tally.files)"
    return
      "\(counted(tally.scenarios, "scenario"))\(failed) · \(file) · \(script.name.printable)"
  }
}
