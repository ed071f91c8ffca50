import Exploration
import Reports
import Scenarios

/// Plays a scenario under each combination of values, in the order of the combinations.
struct SweepRun {
  private let sweeping: Sweeping
  private let limits: Limits
  private var budget: Budget
  /// The number of parts that are played at a time.
  private let jobs: Int
  private let estimate = Estimate()

  /// The number of combinations that a thread plays in a row.
  private static let part = 8

  /// A combination that was played.
  private struct Played {
    var outcome: SweepOutcome
    var events = 0
    var hasRunOutOfMemory = false
    /// The limit of the sweep that stopped the run early; nil if none did.
    var end: ScenarioResult.Limit?

    init(_ life: SweptLife) {
      outcome = SweepOutcome(of: life)
      guard case .played(let result) = life else { return }
      events = result.events + result.scenario.steps.count
      hasRunOutOfMemory = result.stop == .memory
      if result.stop == .totalEvents || result.stop == .interruption { end = result.stop }
    }
  }

  /// Creates the run.
  ///
  /// - Parameters:
  ///   - sweeping: The combinations.
  ///   - budget: The limits.
  ///   - limits: The limits of a combination, and of the journals that exist at a time.
  ///   - jobs: The number of parts that are played at a time.
  init(_ sweeping: Sweeping, _ budget: Budget, _ limits: Limits, jobs: Int) {
    self.sweeping = sweeping
    self.limits = limits
    self.budget = budget
    self.jobs = jobs
  }

  /// Plays the combinations until a limit or the user ends it.
  mutating func play(_ report: inout SweepReport, _ console: inout Console) {
    let count = sweeping.count
    // No thread plays what the budget leaves out.
    let most = min(count, budget.mostLives ?? count)
    let parts = stride(from: 0, to: most, by: Self.part).map { $0..<min($0 + Self.part, most) }
    // The threads share half of the memory. A combination that needs more has the other half.
    var alone = sweeping
    alone.keep(to: limits, journals: 2)
    var shared = sweeping
    shared.keep(to: limits, journals: 2 * jobs)
    let work = OrderedWork(parts.count, jobs: jobs) { [shared, limits] index in
      var sweeping = shared
      return parts[index].map { Played(sweeping.play($0, eventsLeft: limits.events)) }
    }
    defer { work.end() }
    for part in parts {
      let done = part.lowerBound
      let rest = estimate.rest(after: Double(done) / Double(most))
      console.showProgress("\(done) of \(most) combinations\(rest)")
      guard budget.mayGoOn(), let all = work.take() else { break }
      for (number, played) in zip(part, all) {
        var played = played
        // Other threads do not know how much of the budget the combinations before this one took.
        let isTooMuch = played.events > budget.eventsLeft
        if isTooMuch || (jobs > 1 && played.hasRunOutOfMemory) {
          played = Played(alone.play(number, eventsLeft: budget.eventsLeft))
        }
        guard budget.takeLife() else { break }
        // Nothing is known of the rest of a combination that the limits of the sweep ended.
        if let end = played.end {
          budget.note(end)
          break
        }
        budget.spend(played.events)
        report.add(played.outcome)
      }
    }
    if most < count { _ = budget.takeLife() }
    report.reached = budget.reached
  }
}
