import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  /// Returns the failure of an expectation, if it fails.
  ///
  /// - Parameter start: The first entry of the journal that counts.
  mutating func check(_ expectation: Expectation, from start: Int) -> Failure.Reason? {
    switch expectation.subject {
    case .isSo(let subject): return check(subject, in: expectation, from: start)
    case .delivered(let name, _, times: 0):
      return happened(of: expectation, from: start)
        ?? reasonsOfAbsence(of: name, expectation, from: start)
    case .nothingDelivered:
      return happened(of: expectation, from: start)
        ?? reasonsOfNothing(expectation, from: start)
    case .authorizationNotReported, .noSound, .noCrash, .didNotHappen, .openSettingsNotCalled,
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
        coverage.deliveries.formUnion(entries(from: start) { happening.isSeen(in: $0, of: name) })
      }
      return one(of: expectation, from: start, about: name) {
        happening.isSeen(in: $0, of: name)
      }
    case .crashed(let app, let exception):
      // A pattern rejects other effects at once, where `==` compares whole effects.
      let found = entries(from: start) {
        if case .app(app, .crashed(exception)) = $0 { true } else { false }
      }
      coverage.crashes.formUnion(found)
      guard found.count == 1 else {
        guard found.isEmpty else { return .found(found) }
        let others = entries(from: start) {
          if case .app(app, .crashed) = $0 { true } else { false }
        }
        return .found(others.suffix(1))
      }
      return reasons(of: found, in: expectation)
    case .response(let subject):
      return check(subject, in: expectation, from: start)
    case .region(let subject):
      return check(subject, in: expectation, from: start)
    case .openSettingsCalled(let app, let identifier):
      return one(of: expectation, from: start) { $0 == .app(app, .openSettingsCalled(identifier)) }
    case .signalled(let app, let signals, true):
      return checkSignals(signals, to: app, expectation, from: start)
    case .sceneConnected(let app, let scene, let response):
      return one(of: expectation, from: start) {
        guard case .app(app, .scene(scene, .connected(let found))) = $0 else { return false }
        switch response {
        case .any: return true
        case .none: return found == nil
        case .to(let name): return found == name
        }
      }
    case .task(let app, let identifier, let outcome):
      return one(of: expectation, from: start) { outcome.isSeen(in: $0, of: identifier, app) }
    case .milestone(let app, let milestone):
      return one(of: expectation, from: start) { milestone.isReported(by: $0, of: app) }
    }
  }
}
