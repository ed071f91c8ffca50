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
    expectedDeliveries.formUnion(found)
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

  /// Exactly one entry must satisfy a condition, for the reason given.
  func one(
    of expectation: Expectation,
    from start: Int,
    about name: NotificationName? = nil,
    where condition: (Effect) -> Bool
  ) -> Failure.Reason? {
    let found = entries(from: start, where: condition)
    guard found.count == 1 else {
      return found.isEmpty
        ? name.flatMap { fate(of: $0, from: start) } ?? .found([]) : .found(found)
    }
    return reasons(of: found, in: expectation)
  }

  /// What a completion handler was called with instead, if it was.
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

  /// What became of a notification that was not delivered, in the part that is looked at.
  private func wasInstead(of name: NotificationName, from start: Int) -> [Int] {
    guard let cause = causeOfAbsence(of: name, from: start), cause.entry >= start,
      !journal.entries[cause.entry].effect.isKept
    else { return [] }
    return [cause.entry]
  }

  /// A notification was not delivered for the reason given: that of what became of it instead.
  func reasonsOfAbsence(
    of name: NotificationName,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    guard expectation.because != nil else { return nil }
    guard let cause = causeOfAbsence(of: name, from: start) else { return .found([]) }
    // That it came before is no reason for its not coming again.
    guard !journal.entries[cause.entry].effect.isDelivery else {
      return .foundForOtherReasons(cause.entry)
    }
    return reasons(of: [cause.entry], in: expectation)
  }

  /// Nothing was delivered for the reason given: that by which some notification was not shown.
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

  /// What became of a notification instead.
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
  /// Whether a completion handler about the badge was called by it.
  var isOfBadge: Bool { if case .app(_, .badgeReported) = self { true } else { false } }

  /// Whether a completion handler about the whole app was called by it.
  var isReport: Bool {
    if case .app(_, .authorizationReported) = self { true } else { isOfBadge || isOfRegistration }
  }

  /// Whether the app delegate was told of its registration by it.
  var isOfRegistration: Bool { if case .app(_, .didRegisterCalled) = self { true } else { false } }
}

extension Failure.Reason {
  var isNothing: Bool { self == .found([]) }
}
