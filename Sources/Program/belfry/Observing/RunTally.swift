import Reports
import Scenarios

/// Counts what was tested, and decides the status of a run.
final class RunTally: RunObserving {
  /// The status of what was played.
  private(set) var status = ExitStatus.passed
  /// The number of scenarios that failed, by file, and one for a file with mistakes.
  private(set) var failures: [String: Int] = [:]
  /// The reason why the run tested nothing, once it has ended; nil if it tested something.
  private(set) var nothing: NothingTested?
  /// The ids of the scenarios that were skipped.
  private var skipped: Set<String> = []
  /// The numbers of what was tested, except those of skipped scenarios.
  private var count = TestCount()

  func open(_ scripts: ArraySlice<FileResult>) {
    let hasMistakes = scripts.contains { !$0.mistakes.isEmpty }
    count.isIncomplete = count.isIncomplete || hasMistakes
    if let script = scripts.first { failures[script.name] = hasMistakes ? 1 : 0 }
  }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    fail(outcome.result.status)
    if outcome.result.end == .skipped {
      skipped.insert(outcome.result.scenario.id(in: script.name))
    } else {
      count.tested += 1
    }
  }

  func add(_ outcomes: [Outcome], of script: Script, _ console: inout Console) {
    if outcomes.contains(where: { !$0.result.isPassed }) { failures[script.name, default: 0] += 1 }
  }

  func add(_ problem: RunProblem) { count.isIncomplete = true }

  func note(_ scope: RunScope) {
    count.others = scope.commands
    count.isPart = scope.shard?.isPart ?? false
    count.scenarios = scope.shard?.scenarios ?? 0
  }

  func finish(_ console: inout Console) -> [RunProblem] {
    count.skipped = skipped.count
    count.scenarios = max(count.scenarios, count.tested + count.skipped)
    nothing = count.nothing
    return nothing.map { [RunProblem($0)] } ?? []
  }

  /// Makes the status at least as bad as another one.
  func fail(_ status: ExitStatus) { self.status = self.status.or(status) }
}

extension ScenarioResult {
  /// The exit status of a program that played only this scenario.
  fileprivate var status: ExitStatus {
    switch end {
    case .passed, .skipped, .failedAsExpected: .passed
    case .failed, .passedUnexpectedly: .failed
    case .stopped: .stopped
    }
  }
}
