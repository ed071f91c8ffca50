import SystemPolicy
import VirtualDevice

/// The failures of a run that are reported with their reasons.
///
/// The time to find the reasons is proportional to the length of the journal. A replay usually
/// needs only the steps that fail.
enum ReportedReasons: Sendable {
  case all, none
  case ofStep(Int)

  func contains(_ step: Int) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .ofStep(let explained): step == explained
    }
  }
}

extension Run {
  /// Records a failure of a step.
  mutating func fail(_ step: Int, _ reason: Failure.Reason, from start: Int = 0) {
    if case .found(let entries) = reason { foundCount += entries.count }
    failures.append(failure(step, reason, from: start))
  }

  /// Returns a failure with its reasons.
  func failure(
    _ step: Int,
    _ reason: Failure.Reason,
    from start: Int
  ) -> Failure {
    let action = scenario.steps[step].action
    let isExplained = reasons.contains(step)
    let cause = isExplained ? cause(of: reason, for: action) : nil
    var failure = Failure(
      step: step,
      reason: reason,
      chain: cause.map(chain(to:)) ?? [],
      rules: reason.rules ?? cause.map { journal.entries[$0.entry].because } ?? [],
      journalCount: journal.entries.count,
      windowStart: start,
      windowBegin: begins.first { $0.entries == start }?.instant,
      moment: device.moment,
      nextSummary: device.nextSummary
    )
    guard isExplained, case .expect(let expectation) = action, failure.isOfExpectation else {
      return failure
    }
    explain(&failure, expectation, cause)
    if reason.isNothing, expectation.since == nil {
      failure.earlierMatch = earlierMatch(of: expectation, before: start)
    }
    return failure
  }
}
