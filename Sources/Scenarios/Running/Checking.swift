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
      let found = face(of: app).permission.status
      return found == status ? nil : .isSo(.authorization(app, found))
    case .settings(let app, let settings, let style):
      return checkSettings(of: app, settings, style, expectation)
    case .state(let app, let state):
      let found = face(of: app).state
      return found == state ? nil : .isSo(.state(app, found))
    case .badge(let app, let badge):
      return checkBadge(of: app, badge, expectation)
    case .pending(let name, let isPending):
      let found = face(of: name.app).pending.contains { $0.name == name }
      guard found != isPending else { return reasonsOfWaiting(name, isPending, expectation) }
      return found
        ? .isSo(.pending(name, true)) : fate(of: name, from: start) ?? .isSo(.pending(name, false))
    case .listed(let name, let isListed):
      let found = face(of: name.app).delivered.contains { $0.name == name }
      guard found != isListed else { return nil }
      return found
        ? .isSo(.listed(name, true)) : fate(of: name, from: start) ?? .isSo(.listed(name, false))
    case .nothingPending:
      let found = device.face.apps.flatMap(\.pending).first
      return found.map { .isSo(.pending($0.name, true)) }
    case .next(let name, let date):
      return checkNext(name, date, expectation)
    case .holds(let shelf, let app, let identifiers):
      let found = names(on: shelf, of: app)
      return found == identifiers ? nil : .isSo(.holds(shelf, app, found))
    case .counts(let shelf, let app, let count):
      let found = names(on: shelf, of: app).count
      return found == count ? nil : .isSo(.counts(shelf, app, found))
    case .says(let shelf, let name, let content):
      return checkContent(of: name, on: shelf, content, from: start)
    case .banner(let name):
      let found = device.face.banner
      return found == name ? nil : .isSo(.banner(found))
    case .promptOf(let app):
      let found = device.face.prompt
      guard found == app else { return .isSo(found.map { .promptOf($0) } ?? .prompt(false)) }
      return reasonsOfPrompt(expectation)
    case .prompt(let isOpen):
      let found = device.face.prompt
      guard (found != nil) == isOpen else {
        return .isSo(found.map { .promptOf($0) } ?? .prompt(false))
      }
      guard !isOpen else { return reasonsOfPrompt(expectation) }
      guard expectation.because != nil else { return nil }
      return one(of: expectation, from: start) {
        if case .promptWithheld = $0 { true } else { false }
      }
    case .toldNothing(let app):
      return none(from: start) {
        if case .authorizationReported(app, _) = $0 { true } else { false }
      }
    case .nothingDelivered:
      return none(from: start) { if case .delivered = $0 { true } else { false } }
    case .noSound: return none(from: start, where: \.isSound)
    case .noCrash: return none(from: start) { if case .crashed = $0 { true } else { false } }
    case .delivered(let name, let ways, let times):
      return checkDelivered(name, as: ways, times: times, expectation, from: start)
    case .addReported(let name, let error):
      return one(of: expectation, from: start) { $0 == .addReported(name, error) }
        .map { $0.isNothing ? fate(of: name, from: start) ?? $0 : $0 }
    case .badgeReported(let app, let error):
      return one(of: expectation, from: start) { $0 == .badgeReported(app, error) }
        .map { $0.isNothing ? lastReport(to: app, from: start) { $0.isOfBadge } : $0 }
    case .authorizationReported(let app, let isGranted):
      return one(of: expectation, from: start) {
        $0 == .authorizationReported(app, isGranted: isGranted)
      }
      .map { $0.isNothing ? lastReport(to: app, from: start) { !$0.isOfBadge } : $0 }
    case .happened(let happening, let name):
      if happening == .sounded {
        expectedDeliveries.formUnion(entries(from: start) { happening.isSeen(in: $0, of: name) })
      }
      return one(of: expectation, from: start, about: name) {
        happening.isSeen(in: $0, of: name)
      }
    case .didNotHappen(let happening, let name):
      return none(from: start) { happening.isSeen(in: $0, of: name) }
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

  /// The prompt on the screen is there for the reason given.
  private func reasonsOfPrompt(_ expectation: Expectation) -> Failure.Reason? {
    let last = journal.entries.lastIndex {
      if case .promptShown = $0.effect { true } else { false }
    }
    return last.flatMap { reasons(of: [$0], in: expectation) }
  }

  /// A badge is what it is for the reason that was last noted about it.
  private func checkBadge(
    of app: AppNumber,
    _ badge: Int32,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = face(of: app).badge
    guard found == badge else { return .isSo(.badge(app, found)) }
    guard expectation.because != nil else { return nil }
    let last = journal.entries.lastIndex { entry in
      if case .badgeSet(app, _) = entry.effect { return true }
      return entry.effect == .badgeKept(app)
    }
    return last.map { reasons(of: [$0], in: expectation) } ?? .found([])
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

  /// What a completion handler was called with instead, if it was.
  private func lastReport(
    to app: AppNumber,
    from start: Int,
    where condition: (Effect) -> Bool
  ) -> Failure.Reason {
    let reports = entries(from: start) { $0.isReport && $0.app == app && condition($0) }
    return .found(Array(reports.suffix(1)))
  }

  /// No entry may satisfy a condition.
  private func none(from start: Int, where condition: (Effect) -> Bool) -> Failure.Reason? {
    let found = entries(from: start, where: condition)
    return found.isEmpty ? nil : .found(found)
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
  func fate(of name: NotificationName, from start: Int) -> Failure.Reason? {
    let fates = entries(from: start) { $0.isFate(of: name) }
    return fates.last.map { .found([$0]) }
  }

  func entries(from start: Int, where condition: (Effect) -> Bool) -> [Int] {
    journal.entries.indices.dropFirst(start).filter { condition(journal.entries[$0].effect) }
  }

  func face(of app: AppNumber) -> Face.AppFace { device.face.apps[Int(app.rawValue)] }
}

extension Effect {
  /// Whether a completion handler about the badge was called by it.
  fileprivate var isOfBadge: Bool { if case .badgeReported = self { true } else { false } }

  /// Whether a completion handler about the whole app was called by it.
  fileprivate var isReport: Bool {
    if case .authorizationReported = self { true } else { isOfBadge }
  }
}

extension Failure.Reason {
  fileprivate var isNothing: Bool { self == .found([]) }
}
