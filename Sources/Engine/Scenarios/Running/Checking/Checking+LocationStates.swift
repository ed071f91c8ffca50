import SystemPolicy
import VirtualDevice

// What an app may know about the location, and what it monitors.
extension Run {
  func checkMonitored(
    _ name: RegionName,
    _ isMonitored: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard snapshot(of: name.app).regions.contains(name) == isMonitored else {
      return .isSo(.monitored(name, !isMonitored))
    }
    return reasonsOfLast(expectation) { $0.region == name && $0.aspect == .region }
  }

  func checkLocationAuthorization(
    of app: AppNumber,
    _ location: LocationAuthorization,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = snapshot(of: app).location.status
    guard found == location else { return .isSo(.locationAuthorization(app, found)) }
    return reasonsOfPermission(of: app, expectation)
  }

  func checkLocationAccuracy(
    of app: AppNumber,
    isReduced: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard snapshot(of: app).location.isReduced == isReduced else {
      return .isSo(.locationAccuracy(app, isReduced: !isReduced))
    }
    return reasonsOfPermission(of: app, expectation)
  }

  func checkLocationPrompt(of app: AppNumber, _ expectation: Expectation) -> Failure.Reason? {
    let isShown = device.screen.prompt == app && device.screen.locationPrompt != nil
    return isShown ? reasonsOfPrompt(expectation) : foundPrompt
  }

  func checkDiagnostic(
    of session: ServiceSession,
    of app: AppNumber,
    _ reason: LocationDiagnostics?,
    _ isGiven: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = device.diagnostics(of: session, of: app)
    guard let found, reason.map(found.contains) == isGiven else {
      return .isSo(.sessionDiagnostic(app, session, found, !isGiven))
    }
    return reasonsOfLast(expectation) {
      if case .app(app, .sessionDiagnosed(session, _)) = $0 { true } else { false }
    }
  }

  func checkLiveUpdate(
    of app: AppNumber,
    _ reason: LocationDiagnostics?,
    _ isGiven: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = device.liveUpdateDiagnostics(of: app)
    guard let found, reason.map(found.contains) == isGiven else {
      return .isSo(.liveUpdate(app, found, !isGiven))
    }
    return reasonsOfLast(expectation) {
      if case .app(app, .liveUpdateReported) = $0 { true } else { false }
    }
  }

  private func reasonsOfPermission(
    of app: AppNumber,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    reasonsOfLast(expectation) {
      if case .app(app, .locationChanged) = $0 { true } else { false }
    }
  }
}
