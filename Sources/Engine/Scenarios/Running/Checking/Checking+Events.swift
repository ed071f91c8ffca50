import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  mutating func checkDelivered(
    _ name: NotificationName,
    as ways: Presentation?,
    times: Int,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let found = entries(from: start) {
      if case .notification(name, .delivered) = $0 { true } else { false }
    }
    coverage.deliveries.formUnion(found)
    guard found.count == times else {
      return .found(found.isEmpty ? wasInstead(of: name, from: start) : found)
    }
    for index in found {
      guard case .notification(_, .delivered(_, let presentation)) = journal.entries[index].effect
      else {
        continue
      }
      if let ways, presentation != ways { return .found([index]) }
    }
    return reasons(of: found, in: expectation)
  }

  /// Checks that exactly one entry satisfies a condition, for the given reason.
  func one(
    of expectation: Expectation,
    _ times: Int = 1,
    from start: Int,
    about name: NotificationName? = nil,
    where condition: (Effect) -> Bool
  ) -> Failure.Reason? {
    let found = entries(from: start, where: condition)
    guard found.count == times else {
      return found.isEmpty
        ? name.flatMap { fate(of: $0, from: start) } ?? .found([]) : .found(found)
    }
    return reasons(of: found, in: expectation)
  }

  /// Returns the last call of a completion handler with a different outcome, if any.
  func lastReport(
    to app: AppNumber,
    from start: Int,
    where condition: (Effect) -> Bool
  ) -> Failure.Reason {
    let reports = entries(from: start) { $0.isReport && $0.app == app && condition($0) }
    return .found(Array(reports.suffix(1)))
  }

  func reasons(of found: [Int], in expectation: Expectation) -> Failure.Reason? {
    guard let rule = expectation.because else { return nil }
    return found.first { !journal.entries[$0].because.contains(rule) }
      .map { .foundForOtherReasons($0) }
  }

  /// Returns the outcome of a notification that was not delivered, in the examined part.
  private func wasInstead(of name: NotificationName, from start: Int) -> [Int] {
    guard let cause = causeOfAbsence(of: name, from: start), cause.entry >= start,
      !journal.entries[cause.entry].effect.isKept
    else { return [] }
    return [cause.entry]
  }

  /// Checks the reasons of a missing delivery: the rules of its actual outcome.
  func reasonsOfAbsence(
    of name: NotificationName,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    guard expectation.because != nil else { return nil }
    guard let cause = causeOfAbsence(of: name, from: start) else { return .found([]) }
    // An earlier delivery does not explain a later absence.
    guard !journal.entries[cause.entry].effect.isDelivery else {
      return .foundForOtherReasons(cause.entry)
    }
    return reasons(of: [cause.entry], in: expectation)
  }

  /// Checks the reasons for the absence of any delivery: the rules by which a notification was
  /// not shown.
  func reasonsOfNothing(_ expectation: Expectation, from start: Int) -> Failure.Reason? {
    guard let rule = expectation.because else { return nil }
    let found = entries(from: start) { effect in
      switch effect {
      case .notification(_, .dropped), .notification(_, .silenced), .notification(_, .held),
        .notification(_, .triggerPassedOver):
        true
      case .notification(_, .addReported(let error)): error != nil
      case _: false
      }
    }
    guard let last = found.last else { return .found([]) }
    return found.contains { journal.entries[$0].because.contains(rule) }
      ? nil : .foundForOtherReasons(last)
  }

  /// Returns the outcome of a notification that was not delivered.
  func fate(of name: NotificationName, from start: Int) -> Failure.Reason? {
    let fates = entries(from: start) { $0.isFate(of: name) }
    return fates.last.map { .found([$0]) }
  }

  func entries(from start: Int, where condition: (Effect) -> Bool) -> [Int] {
    journal.entries.indices(from: start, where: condition)
  }

  func snapshot(of app: AppNumber) -> PhoneSnapshot.AppSnapshot { device.snapshot(of: app) }
}

extension Effect {
  /// Indicates whether the effect calls a completion handler about the badge.
  var isOfBadge: Bool { if case .app(_, .badgeReported) = self { true } else { false } }

  /// Indicates whether the effect calls a completion handler about the whole app.
  var isReport: Bool {
    if case .app(_, .authorizationReported) = self { true } else { isOfBadge || isOfRegistration }
  }

  /// Indicates whether the effect reports the registration to the app delegate.
  var isOfRegistration: Bool { if case .app(_, .didRegisterCalled) = self { true } else { false } }
}

extension Failure.Reason {
  var isNothing: Bool { self == .found([]) }
}
