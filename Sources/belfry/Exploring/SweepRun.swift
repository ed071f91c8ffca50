import Exploration
import Reports

/// Plays a scenario under each combination of values, in the order of the combinations.
struct SweepRun {
  private let sweeping: Sweeping
  private var budget: Budget
  /// The number of parts that are played at a time.
  private let jobs: Int
  private let estimate = Estimate()

  /// The number of combinations that a thread plays in a row.
  private static let part = 8

  init(_ sweeping: Sweeping, _ budget: Budget, jobs: Int) {
    self.sweeping = sweeping
    self.budget = budget
    self.jobs = jobs
  }

  /// Plays the combinations until the budget or the user ends it.
  mutating func play(_ report: inout SweepReport, _ console: inout Console) {
    let count = sweeping.count
    // No thread plays what the budget leaves out.
    let most = min(count, budget.mostLives ?? count)
    let parts = stride(from: 0, to: most, by: Self.part).map { $0..<min($0 + Self.part, most) }
    let sweeping = sweeping
    let work = OrderedWork(parts.count, jobs: jobs) { index in
      var sweeping = sweeping
      return parts[index].map { SweepOutcome(of: sweeping.play($0)) }
    }
    defer { work.end() }
    for part in parts {
      let done = part.lowerBound
      let rest = estimate.rest(after: Double(done) / Double(most))
      console.showProgress("\(done) of \(most) combinations\(rest)")
      guard budget.mayGoOn(), let outcomes = work.take() else { return }
      for outcome in outcomes { report.add(outcome) }
    }
  }
}
