import Exploration
import Platform
import Reports
import Scenarios
import SystemPolicy

/// A scenario whose lives are played, and the version of iOS if it differs from the scenario's own.
struct PerturbTask {
  var chosen: ChosenScenarios.Chosen
  var version: OSVersion?

  /// The scenario.
  var scenario: Scenario { chosen.script.scenarios[chosen.number] }

  /// The estimated work for the lives: each line adds lives, and each life plays all lines.
  var weight: Double { Double(scenario.steps.count * scenario.steps.count) }
}

/// Plays the lives around scenarios, and reports them in the order of their files.
struct PerturbRun {
  private let disturbances: [Disturbance]
  private let budget: Budget
  /// The limits of a life, and of the journals that exist at a time.
  private let limits: Limits
  private var shrinking: Shrinking
  /// The number of surprises that were not shrunk, because the exploration had ended.
  private var unshrunk = 0
  /// The number of scenarios that are played at a time.
  private let jobs: Int
  /// The maximum number of surprises of a scenario that are shown; nil for all.
  private let most: Int?
  private var folder: SurpriseFolder?
  /// The part of the budget that is left after the scenarios before a task.
  private var left: Budget
  /// The scenarios that were played.
  private(set) var report: PerturbReport
  private var causes = TableCauses()
  private let estimate = Estimate()

  init(
    _ disturbances: [Disturbance],
    _ budget: Budget,
    _ limits: Limits,
    _ shrinking: Shrinking,
    jobs: Int,
    most: Int?,
    folder: SurpriseFolder?,
    into report: PerturbReport
  ) {
    self.report = report
    self.disturbances = disturbances
    self.budget = budget
    left = budget
    self.limits = limits
    self.shrinking = shrinking
    self.jobs = jobs
    self.most = most
    self.folder = folder
  }

  /// The number of milliseconds since the start, if a person reads the output.
  var milliseconds: Int? {
    Terminal.has(1) ? Int(estimate.seconds * 1000) : nil
  }

  /// The lives around a scenario, with the lives and the events that the budget counts.
  private struct Played {
    var found: Perturbation
    var lives: Int
    var events: Int
    var hasRunOutOfMemory: Bool
  }

  /// Plays the lives around scenarios.
  ///
  /// - Parameter text: The text for people; nil for none.
  mutating func play(
    _ tasks: [PerturbTask],
    _ console: inout Console,
    _ text: PerturbText?
  ) throws(UsageError) {
    var text = text
    var weight = 0.0
    let whole = tasks.reduce(0) { $0 + $1.weight }
    let (disturbances, budget, limits) = (disturbances, budget, limits)
    // The threads share half of the memory. A scenario that needs more has the other half.
    let shares = 2 * jobs
    let work = OrderedWork(tasks.count, jobs: jobs) { index in
      Self.play(tasks[index], disturbances, budget, limits, shares: shares)
    }
    defer { work.end() }
    for (index, task) in tasks.enumerated() {
      console.showProgress(progress(index, of: tasks.count, weight / max(whole, 1)))
      guard left.allowsMore, var played = work.take() else {
        var ended = left
        _ = ended.takeLife()
        note(ended.reached, unreached: tasks.count - index)
        break
      }
      // Other threads do not know how much of the budget the scenarios before this one took.
      let isTooMuch =
        played.events >= left.mostEvents || left.mostLives.map { played.lives >= $0 } ?? false
      if isTooMuch || (jobs > 1 && played.hasRunOutOfMemory) {
        played = Self.play(task, disturbances, left, limits, shares: 2)
      }
      left.mostLives = left.mostLives.map { $0 - played.lives }
      left.mostEvents -= played.events + task.chosen.idle.takeEvents()
      weight += task.weight
      try report(played.found, task, &text, &console)
      if let reached = played.found.reached {
        note(reached, partly: 1, unreached: tasks.count - index - 1)
        break
      }
    }
    if unshrunk > 0 { note(left.reached, unshrunk: unshrunk) }
  }

  /// Notes that a limit ended the exploration early.
  private mutating func note(
    _ reached: LimitReached?,
    partly: Int = 0,
    unreached: Int = 0,
    unshrunk: Int = 0
  ) {
    // The scenarios before may have used a part of the limit.
    let whole = reached?.asWhole(of: limits)
    report.noteEnd(whole, partly: partly, unreached: unreached, unshrunk: unshrunk)
  }

  private static func play(
    _ task: PerturbTask,
    _ disturbances: [Disturbance],
    _ budget: Budget,
    _ limits: Limits,
    shares: Int
  ) -> Played {
    var player = limits.player(journals: shares)
    player.isInterrupted = budget.isInterrupted
    let (idle, lost) = task.chosen.idle.assumptions(of: task.chosen.number, with: &player)
    var perturbing = Perturbing(disturbances, budget: budget, limits: limits, shares: shares)
    let found = perturbing.perturb(
      task.scenario,
      of: task.chosen.script,
      on: task.version,
      idle: idle
    )
    return Played(
      found: found,
      lives: perturbing.budget.lives,
      events: perturbing.budget.events + lost,
      hasRunOutOfMemory: perturbing.hasRunOutOfMemory || player.hasRunOutOfMemory
    )
  }

  private mutating func report(
    _ found: Perturbation,
    _ task: PerturbTask,
    _ text: inout PerturbText?,
    _ console: inout Console
  ) throws(UsageError) {
    let script = task.chosen.script
    // A cause that an earlier row of the same table shows is not shown again.
    let news = causes.news(of: found, in: script)
    var row = PerturbRow(found, in: script, number: task.chosen.place, news: news, most: most)
    let isTextAlone = folder == nil
    var late = 0
    for (index, surprise) in zip(row.surprises.indices, news)
    where !(isTextAlone && text?.hasShown(row.surprises[index]) == true) {
      // After a limit has ended the exploration, only the most important surprises are shrunk.
      if !left.mayGoOn() { late += 1 }
      guard late <= PerturbText.usualMost else {
        unshrunk += 1
        continue
      }
      guard let life = shrinking.shrink(surprise) else {
        row.surprises[index].hasNoScript = true
        continue
      }
      row.surprises[index].shrunk = PerturbRow.Shrunk(life)
      let name = "\(surprise.undisturbed.title.fileName)-\(surprise.disturbance.id)"
      _ = try folder?.write(life.text, named: name)
    }
    report.add(row)
    if let lines = text?.text(of: row), !lines.isEmpty {
      console.print(lines)
      console.flush()
    }
  }

  /// Returns the number of lives, with an estimate of the rest once enough is known.
  private func progress(_ index: Int, of count: Int, _ share: Double) -> String {
    let line = "\(index) of \(count) scenarios, \(report.lives) lives"
    return index < 10 ? line : line + estimate.rest(after: share)
  }
}
