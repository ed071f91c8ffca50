import SystemPolicy
import VirtualDevice
import VirtualTime

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
    if case .found(let entries) = reason { budget.foundCount += entries.count }
    failures.append(failure(step, reason, from: start))
  }

  /// Returns the rules behind what was found.
  private func rules(behind reason: Failure.Reason, _ cause: Cause?) -> RuleSet {
    let decisive = cause.map { journal.entries[$0.entry] }
    if let cause, let decisive, case .app(_, .deleted) = decisive.effect {
      // A new installation has rules of its own.
      let other = cause.other.flatMap { $0 > cause.entry ? journal.entries[$0].because : nil }
      return decisive.because.union(other ?? [])
    }
    if case .isSo(.calledOnMainActor) = reason {
      return law.decide(DelegateThread.self) { .always }.because
    }
    return reason.rules ?? decisive?.because ?? []
  }

  /// Returns the moment at which a request is due of which a line expects that it was shown.
  private func due(of expectation: Expectation) -> Moment? {
    guard expectation.subject.needsPresentation, let name = expectation.subject.name else {
      return nil
    }
    let pending = snapshot(of: name.app).pending.first { $0.name == name }
    guard let due = pending?.due, due > device.moment.instant else { return nil }
    let moment = device.moment
    return Moment(instant: due, wall: due + (moment.wall - moment.instant), zone: moment.zone)
  }

  /// Indicates whether an earlier line has expected a delivery of the notification of which this
  /// line expects one.
  private func isExpectedAbove(_ expectation: Expectation, _ step: Int) -> Bool {
    guard case .delivered(let name, _, times: 1) = expectation.subject else { return false }
    let instant = scenario.steps[step].instant
    return scenario.steps[..<step].contains { step in
      guard case .expect(let other) = step.action, step.instant < instant,
        case .delivered(name, _, times: 1...) = other.subject
      else { return false }
      return true
    }
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
      rules: rules(behind: reason, cause),
      journalCount: journal.entries.count,
      windowStart: start,
      windowBegin: cursor.begins.first { $0.entries == start }?.instant,
      moment: device.moment,
      nextSummary: device.nextSummary
    )
    guard isExplained else { return failure }
    if case .lost = reason { explainLoss(&failure) }
    guard case .expect(let expectation) = action, failure.isOfExpectation else { return failure }
    if let cause, case .app(_, .deleted) = journal.entries[cause.entry].effect,
      !expectation.subject.isOfCategories,
      let rule = Law.number(of: "lifecycle.deletion-takes-everything"),
      failure.rules.contains(rule)
    {
      failure.decisiveRule = rule
    }
    let isLost = cause.map { journal.entries[$0.entry].effect.isLoss } ?? false
    if reason.isOfAbsence, !isLost { failure.due = due(of: expectation) }
    explain(&failure, expectation, cause)
    guard expectation.since == nil else { return failure }
    if case .found(let found) = reason {
      failure.laterMatch = laterMatch(of: expectation, found)
      if failure.laterMatch == nil, expectation.subject.isCountedAbove(found.count) {
        // What is due later is a time to wait for, not a part of the run to look at.
        guard failure.due == nil else { return failure }
        failure.earlierMatch = earlierMatch(of: expectation, before: start)
        failure.isOfAnotherDelivery =
          failure.earlierMatch != nil && isExpectedAbove(expectation, step)
      }
    }
    return failure
  }
}

extension Failure.Reason {
  /// Indicates whether nothing was found, or a state.
  fileprivate var isOfAbsence: Bool { if case .isSo = self { true } else { isNothing } }
}

extension Expectation.Subject {
  /// Indicates whether the line expects more events than were found, or an event where none was.
  fileprivate func isCountedAbove(_ count: Int) -> Bool {
    switch self {
    case .delivered(_, _, let times): count < times
    case _: count == 0
    }
  }

  /// Indicates whether a notification must have been presented for the expectation to be met.
  fileprivate var needsPresentation: Bool {
    switch self {
    case .delivered(_, _, times: 1...), .happened, .isSo(.listed(_, true)),
      .isSo(.says(.listed, _, _)), .isSo(.banner(_?)):
      true
    case _: false
    }
  }

  /// Indicates whether the expectation is about categories, which a deletion has rules of its own
  /// for.
  fileprivate var isOfCategories: Bool {
    if case .isSo(let subject) = self { subject.aspect == .category } else { false }
  }
}
