import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  /// Returns what is wrong with an expectation, if anything is.
  ///
  /// - Parameter start: The first entry of the journal that counts.
  mutating func check(_ expectation: Expectation, from start: Int) -> Failure.Reason? {
    switch expectation.subject {
    case .authorization(let app, let status):
      let found = face(of: app).status
      return found == status ? nil : .isSo(.authorization(app, found))
    case .state(let app, let state):
      let found = face(of: app).state
      return found == state ? nil : .isSo(.state(app, found))
    case .badge(let app, let badge):
      let found = face(of: app).badge
      return found == badge ? nil : .isSo(.badge(app, found))
    case .pending(let name, let isPending):
      let found = face(of: name.app).pending.contains { $0.name == name }
      guard found != isPending else { return reasonsOfWaiting(name, isPending, expectation) }
      return found
        ? .isSo(.pending(name, true)) : fate(of: name, from: start) ?? .isSo(.pending(name, false))
    case .listed(let name, let isListed):
      let found = face(of: name.app).delivered.contains(name)
      guard found != isListed else { return nil }
      return found
        ? .isSo(.listed(name, true)) : fate(of: name, from: start) ?? .isSo(.listed(name, false))
    case .nothingPending:
      let found = device.face.apps.flatMap(\.pending).first
      return found.map { .isSo(.pending($0.name, true)) }
    case .next(let name, let date):
      return checkNext(name, date, expectation)
    case .prompt(let isOpen):
      guard (device.face.prompt != nil) == isOpen else { return .isSo(.prompt(!isOpen)) }
      guard expectation.because != nil else { return nil }
      return one(of: expectation, from: start) {
        if case .promptWithheld = $0 { true } else { false }
      }
    case .nothingDelivered:
      let found = entries(from: start) { if case .delivered = $0 { true } else { false } }
      return found.isEmpty ? nil : .found(found)
    case .delivered(let name, let ways, let times):
      return checkDelivered(name, as: ways, times: times, expectation, from: start)
    case .addReported(let name, let error):
      return one(of: expectation, from: start) { $0 == .addReported(name, error) }
        .map { $0.isNothing ? fate(of: name, from: start) ?? $0 : $0 }
    case .authorizationReported(let app, let isGranted):
      return one(of: expectation, from: start) {
        $0 == .authorizationReported(app, isGranted: isGranted)
      }
    case .dropped(let name):
      return one(of: expectation, from: start, about: name) {
        $0 == .dropped(name, .added) || $0 == .dropped(name, .due)
      }
    case .silenced(let name):
      return one(of: expectation, from: start, about: name) { $0 == .silenced(name) }
    case .tapReceived(let name):
      return one(of: expectation, from: start, about: name) { $0 == .didReceiveCalled(name) }
    case .tapLost(let name):
      return one(of: expectation, from: start, about: name) { $0 == .responseLost(name) }
    case .crashed(let app, let exception):
      let found = entries(from: start) { $0 == .crashed(app, exception) }
      expectedCrashes.formUnion(found)
      return one(of: expectation, from: start) { $0 == .crashed(app, exception) }
    case .region(let subject):
      return check(subject, in: expectation, from: start)
    case .milestone(let app, let milestone):
      return one(of: expectation, from: start) { milestone.isSaid(by: $0, of: app) }
    }
  }

  private mutating func checkNext(
    _ name: NotificationName,
    _ date: CivilDateTime?,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard let next = device.nextTriggerDate(of: name, under: law, noting: &journal) else {
      return .isSo(.pending(name, false))
    }
    let found = next.date.map { device.zone.civil(at: $0) }
    guard found == date else { return .isSo(.next(name, found)) }
    guard let rule = expectation.because, !next.because.contains(rule) else { return nil }
    return .isSoForOtherReasons(next.because)
  }

  private mutating func checkDelivered(
    _ name: NotificationName,
    as ways: Presentation?,
    times: Int,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let found = entries(from: start) {
      if case .delivered(name, _, _) = $0 { true } else { false }
    }
    expectedDeliveries.formUnion(found)
    guard found.count == times else {
      return found.isEmpty ? fate(of: name, from: start) ?? .found([]) : .found(found)
    }
    for index in found {
      guard case .delivered(_, _, let presentation) = journal.entries[index].effect else {
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

  func reasons(of found: [Int], in expectation: Expectation) -> Failure.Reason? {
    guard let rule = expectation.because else { return nil }
    return found.first { !journal.entries[$0].because.contains(rule) }
      .map { .foundForOtherReasons($0) }
  }

  /// A request waits, or does not, for the reason given: what was last noted about that counts.
  private func reasonsOfWaiting(
    _ name: NotificationName,
    _ isPending: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard expectation.because != nil else { return nil }
    let last = journal.entries.lastIndex { entry in
      guard entry.effect.name == name else { return false }
      if entry.effect.isKept { return true }
      return !isPending && entry.effect.endsWaiting
    }
    return last.map { reasons(of: [$0], in: expectation) } ?? .found([])
  }

  /// What became of a notification instead.
  private func fate(of name: NotificationName, from start: Int) -> Failure.Reason? {
    let fates = entries(from: start) { $0.isFate(of: name) }
    return fates.last.map { .found([$0]) }
  }

  func entries(from start: Int, where condition: (Effect) -> Bool) -> [Int] {
    journal.entries.indices.dropFirst(start).filter { condition(journal.entries[$0].effect) }
  }

  func face(of app: AppNumber) -> Face.AppFace { device.face.apps[Int(app.rawValue)] }
}

extension Failure.Reason {
  fileprivate var isNothing: Bool { self == .found([]) }
}
