import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  /// Returns what is wrong with an expectation, if anything is.
  ///
  /// - Parameter start: The first entry of the journal that counts.
  mutating func check(_ expectation: Expectation, from start: Int) -> Failure.Reason? {
    switch expectation.subject {
    case .impossible(let wanted):
      return isObjected == wanted ? nil : .isSo(.impossible(!wanted))
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
      let found = device.isPending(name)
      guard found != isPending else { return reasonsOfWaiting(name, isPending, expectation) }
      return found
        ? .isSo(.pending(name, true)) : whatBecame(of: name) ?? .isSo(.pending(name, false))
    case .listed(let name, let isListed):
      let found = device.isListed(name)
      guard found != isListed else { return nil }
      return found
        ? .isSo(.listed(name, true)) : whereabouts(of: name) ?? .isSo(.listed(name, false))
    case .nothingPending:
      return device.anyPending.map { .isSo(.pending($0, true)) }
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
    case .preview(let name, let isHidden):
      return checkPreview(of: name, isHidden: isHidden, expectation, from: start)
    case .reads(let name, let texts):
      return checkReads(name, texts, expectation, from: start)
    case .summaryArgument(let name, let argument):
      return checkSummaryArgument(of: name, argument, expectation, from: start)
    case .grouped(let name, let other, let areGrouped):
      return checkGrouped(name, other, areGrouped, expectation, from: start)
    case .groups(let app, let count):
      let found = groups(of: app)
      return found == count ? nil : .isSo(.groups(app, found))
    case .banner(let name):
      let found = device.screen.banner
      return found == name ? nil : .isSo(.banner(found))
    case .promptOf(let app):
      let found = device.screen.prompt
      guard found == app else { return .isSo(found.map { .promptOf($0) } ?? .prompt(false)) }
      return reasonsOfPrompt(expectation)
    case .prompt(let isOpen):
      let found = device.screen.prompt
      guard (found != nil) == isOpen else {
        return .isSo(found.map { .promptOf($0) } ?? .prompt(false))
      }
      guard !isOpen else { return reasonsOfPrompt(expectation) }
      guard expectation.because != nil else { return nil }
      return one(of: expectation, from: start) {
        if case .app(_, .promptWithheld) = $0 { true } else { false }
      }
    case .delivered(let name, _, times: 0):
      return happened(of: expectation, from: start)
        ?? reasonsOfAbsence(of: name, expectation, from: start)
    case .nothingDelivered:
      return happened(of: expectation, from: start)
        ?? reasonsOfNothing(expectation, from: start)
    case .toldNothing, .noSound, .noCrash, .didNotHappen, .openSettingsNotCalled,
      .signalled(_, _, false):
      return happened(of: expectation, from: start)
    case .delivered(let name, let ways, let times):
      return checkDelivered(name, as: ways, times: times, expectation, from: start)
    case .addReported(let name, let error):
      return one(of: expectation, from: start) { $0 == .notification(name, .addReported(error)) }
        .map { $0.isNothing ? fate(of: name, from: start) ?? $0 : $0 }
    case .attachmentRefused(let name, let error):
      return one(of: expectation, from: start, about: name) {
        $0 == .notification(name, .attachmentRefused(error))
      }
    case .badgeReported(let app, let error):
      return one(of: expectation, from: start) { $0 == .app(app, .badgeReported(error)) }
        .map { $0.isNothing ? lastReport(to: app, from: start) { $0.isOfBadge } : $0 }
    case .authorizationReported(let app, let isGranted):
      return one(of: expectation, from: start) {
        $0 == .app(app, .authorizationReported(isGranted: isGranted))
      }
      .map { $0.isNothing ? lastReport(to: app, from: start) { !$0.isOfBadge } : $0 }
    case .registered(let app, let kinds):
      return one(of: expectation, from: start) { $0 == .app(app, .didRegisterCalled(kinds)) }
        .map { $0.isNothing ? lastReport(to: app, from: start) { $0.isOfRegistration } : $0 }
    case .happened(let happening, let name):
      if happening == .sounded {
        expectedDeliveries.formUnion(entries(from: start) { happening.isSeen(in: $0, of: name) })
      }
      return one(of: expectation, from: start, about: name) {
        happening.isSeen(in: $0, of: name)
      }
    case .crashed(let app, let exception):
      let found = entries(from: start) { $0 == .app(app, .crashed(exception)) }
      expectedCrashes.formUnion(found)
      let failure = one(of: expectation, from: start) { $0 == .app(app, .crashed(exception)) }
      guard failure == .found([]) else { return failure }
      let others = entries(from: start) {
        if case .app(app, .crashed) = $0 { true } else { false }
      }
      return .found(others.suffix(1))
    case .response(let subject):
      return check(subject, in: expectation, from: start)
    case .location(let subject): return check(subject, in: expectation)
    case .region(let subject):
      return check(subject, in: expectation, from: start)
    case .openSettingsCalled(let app, let identifier):
      return one(of: expectation, from: start) { $0 == .app(app, .openSettingsCalled(identifier)) }
    case .signalled(let app, let signals, true):
      return checkSignals(signals, to: app, expectation, from: start)
    case .milestone(let app, let milestone):
      return one(of: expectation, from: start) { milestone.isSaid(by: $0, of: app) }
    }
  }
}
