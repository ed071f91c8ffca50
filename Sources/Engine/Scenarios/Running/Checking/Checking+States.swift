import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  /// Returns the state that was found, or the reasons that differ; nil if the expectation is met.
  mutating func check(
    _ subject: StateSubject,
    in expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    switch subject {
    case .impossible(let wanted):
      return cursor.isObjected == wanted ? nil : .isSo(.impossible(!wanted))
    case .authorization(let app, let status):
      let found = snapshot(of: app).permission.status
      return found == status ? nil : .isSo(.authorization(app, found))
    case .settings(let app, let settings, let style):
      return checkSettings(of: app, settings, style, expectation)
    case .state(let app, let state):
      let found = snapshot(of: app).state
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
    case .scene(let app, let scene, let state):
      let found = device.sceneState(scene, of: app)
      guard found == state else { return .isSo(.scene(app, scene, found)) }
      return reasonsOfLast(expectation) {
        if case .app(app, .scene(scene, _)) = $0 { true } else { false }
      }
    case .groups(let app, let count):
      let found = groups(of: app)
      return found == count ? nil : .isSo(.groups(app, found))
    case .banner(let name):
      let found = device.screen.banner
      return found == name ? nil : .isSo(.banner(found))
    case .promptOf(let app):
      return device.screen.prompt == app ? reasonsOfPrompt(expectation) : foundPrompt
    case .prompt(true):
      return device.screen.prompt == nil ? foundPrompt : reasonsOfPrompt(expectation)
    case .prompt(false):
      return device.screen.prompt == nil
        ? reasonsOfNoPrompt(expectation, from: start) : foundPrompt
    case .monitored(let name, let isMonitored):
      guard snapshot(of: name.app).regions.contains(name) == isMonitored else {
        return .isSo(.monitored(name, !isMonitored))
      }
      return reasonsOfLast(expectation) { $0.region == name && $0.aspect == .region }
    case .locationAuthorization(let app, let location):
      let found = snapshot(of: app).location.status
      guard found == location else { return .isSo(.locationAuthorization(app, found)) }
      return reasonsOfPermission(of: app, expectation)
    case .locationAccuracy(let app, let isReduced):
      guard snapshot(of: app).location.isReduced == isReduced else {
        return .isSo(.locationAccuracy(app, isReduced: !isReduced))
      }
      return reasonsOfPermission(of: app, expectation)
    case .sessionDiagnostic(let app, let session, let reason, let isGiven):
      let found = device.diagnostics(of: session, of: app)
      guard let found, reason.map(found.contains) == isGiven else {
        return .isSo(.sessionDiagnostic(app, session, found, !isGiven))
      }
      return reasonsOfLast(expectation) {
        if case .app(app, .sessionDiagnosed(session, _)) = $0 { true } else { false }
      }
    case .liveUpdate(let app, let reason, let isGiven):
      let found = device.liveUpdateDiagnostics(of: app)
      guard let found, reason.map(found.contains) == isGiven else {
        return .isSo(.liveUpdate(app, found, !isGiven))
      }
      return reasonsOfLast(expectation) {
        if case .app(app, .liveUpdateReported) = $0 { true } else { false }
      }
    case .locationPromptOf(let app):
      let isShown = device.screen.prompt == app && device.screen.locationPrompt != nil
      return isShown ? reasonsOfPrompt(expectation) : foundPrompt
    case .actions(let name, let isLimited, let wanted):
      let found = device.actions(of: name, isLimited: isLimited, in: &turn)
      let identifiers = found.actions.map { $0.identifier }
      if let reason = absence(of: name, from: start) { return reason }
      guard identifiers == wanted else {
        return .isSo(.actions(name, isLimited: isLimited, identifiers))
      }
      return reasons(found.because, expectation)
    case .destructive(let name, let identifier, let wanted):
      let found = device.actions(of: name, in: &turn).actions
      if let reason = absence(of: name, from: start) { return reason }
      guard let action = found.first(where: { $0.identifier == identifier }) else {
        let identifiers = found.map { $0.identifier }
        return .isSo(.actions(name, isLimited: false, identifiers))
      }
      let isDestructive = action.options.contains(.destructive)
      return isDestructive == wanted
        ? nil : .isSo(.destructive(name, identifier, !wanted))
    case .categories(let app, let wanted):
      let found = snapshot(of: app).categories.map { $0.identifier }
      guard Set(found) == Set(wanted) else { return .isSo(.categories(app, found)) }
      return reasonsOfLast(expectation) { $0.aspect == .category && $0.app == app }
    case .summaryFormat(let name, let wanted):
      let found = device.summaryFormat(of: name, in: &turn)
      if let reason = absence(of: name, from: start) { return reason }
      guard found.format == wanted else {
        return .isSo(.summaryFormat(name, found.format))
      }
      return reasons(found.because, expectation)
    case .protectedFiles(let wanted):
      let found = device.canReadProtectedFiles(in: &turn)
      guard found.canRead == wanted else { return .isSo(.protectedFiles(!wanted)) }
      return reasons(found.because, expectation)
    case .calledOnMainActor(let wanted):
      let found = device.callsDelegateOnMainActor(in: &turn)
      guard found.isOnMainActor == wanted else {
        return .isSo(.calledOnMainActor(!wanted))
      }
      return reasons(found.because, expectation)
    }
  }

  /// Returns why nothing of a notification can be read; nil if it is shown.
  private func absence(of name: NotificationName, from start: Int) -> Failure.Reason? {
    let screen = device.screen
    let isShown =
      screen.banner == name || screen.lockScreen.contains(name) || device.isListed(name)
    return isShown ? nil : whereabouts(of: name) ?? .isSo(.listed(name, false))
  }

  private func reasons(_ found: RuleSet, _ expectation: Expectation) -> Failure.Reason? {
    guard let rule = expectation.because, !found.contains(rule) else { return nil }
    return .isSoForOtherReasons(found)
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
