import Exploration
import Reports
import Scenarios
import SystemPolicy

/// A scenario whose lives are played, and the version of iOS if it is not its own.
struct PerturbTask {
  var chosen: ChosenScenarios.Chosen
  var version: OSVersion?

  /// The scenario.
  var scenario: Scenario { chosen.script.scenarios[chosen.number] }

  /// The work that the lives take, by experience: each line adds lives, and each life plays it.
  var weight: Double { Double(scenario.steps.count * scenario.steps.count) }
}

/// Plays the lives around scenarios, and reports them in the order of their files.
struct PerturbRun {
  private let disturbances: [Disturbance]
  private let budget: Budget
  private var shrinking: Shrinking
  /// The number of scenarios that are played at a time.
  private let jobs: Int
  /// The maximum number of surprises of a scenario that are shown; nil for all.
  private let most: Int?
  private var folder: SurpriseFolder?
  /// The scenarios that were played.
  private(set) var report: PerturbReport
  private var causes = TableCauses()
  private let estimate = Estimate()

  init(
    _ disturbances: [Disturbance],
    _ budget: Budget,
    _ shrinking: Shrinking,
    jobs: Int,
    most: Int?,
    folder: SurpriseFolder?,
    into report: PerturbReport
  ) {
    self.report = report
    self.disturbances = disturbances
    self.budget = budget
    self.shrinking = shrinking
    self.jobs = jobs
    self.most = most
    self.folder = folder
  }

  /// The milliseconds since the start, if a person looks at the output.
  var milliseconds: Int? {
    Console.isTerminal(1) ? Int(estimate.seconds * 1000) : nil
  }

  /// The lives around a scenario, and the number that the budget counts.
  private struct Played {
    var found: Perturbation
    var spent: Int
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
    var spent = 0
    var weight = 0.0
    let whole = tasks.reduce(0) { $0 + $1.weight }
    let (disturbances, budget) = (disturbances, budget)
    let work = OrderedWork(tasks.count, jobs: jobs) { index in
      Self.play(tasks[index], disturbances, budget)
    }
    defer { work.end() }
    for (index, task) in tasks.enumerated() {
      console.showProgress(progress(index, of: tasks.count, weight / max(whole, 1)))
      let rest = budget.mostLives.map { $0 - spent }
      guard rest != 0, var played = work.take() else {
        report.noteUnreached(tasks.count - index)
        break
      }
      if let rest, played.spent > rest || (played.found.isPartial && played.spent == rest) {
        // Other threads do not know how much of the budget the scenarios before this one took.
        var less = budget
        less.mostLives = rest
        played = Self.play(task, disturbances, less)
      }
      spent += played.spent
      weight += task.weight
      try report(played.found, task, &text, &console)
      if played.found.isPartial {
        report.noteUnreached(tasks.count - index - 1)
        break
      }
    }
  }

  private static func play(
    _ task: PerturbTask,
    _ disturbances: [Disturbance],
    _ budget: Budget
  ) -> Played {
    var perturbing = Perturbing(disturbances, budget: budget)
    let found = perturbing.perturb(task.scenario, of: task.chosen.script, on: task.version)
    return Played(found: found, spent: perturbing.budget.lives)
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
    for (index, surprise) in zip(row.surprises.indices, news)
    where !(isTextAlone && text?.hasShown(row.surprises[index]) == true) {
      guard let life = shrinking.shrink(surprise) else { continue }
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
