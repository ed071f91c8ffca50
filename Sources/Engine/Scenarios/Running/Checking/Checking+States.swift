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
      return difference(of: cursor.isObjected, from: wanted) { .impossible($0) }
    case .authorization(let app, let status):
      return difference(of: snapshot(of: app).permission.status, from: status) {
        .authorization(app, $0)
      }
    case .settings(let app, let settings, let style):
      return checkSettings(of: app, settings, style, expectation)
    case .state(let app, let state):
      return difference(of: snapshot(of: app).state, from: state) { .state(app, $0) }
    case .badge(let app, let badge):
      return checkBadge(of: app, badge, expectation)
    case .pending(let name, let isPending):
      return checkPending(name, isPending, expectation)
    case .listed(let name, let isListed):
      return checkListed(name, isListed)
    case .nothingPending:
      return device.anyPending.map { .isSo(.pending($0, true)) }
    case .next(let name, let date):
      return checkNext(name, date, expectation)
    case .holds(let shelf, let app, let identifiers):
      return difference(of: names(on: shelf, of: app), from: identifiers) { .holds(shelf, app, $0) }
    case .counts(let shelf, let app, let count):
      return difference(of: names(on: shelf, of: app).count, from: count) {
        .counts(shelf, app, $0)
      }
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
      return checkScene(scene, of: app, state, expectation)
    case .groups(let app, let count):
      return difference(of: groups(of: app), from: count) { .groups(app, $0) }
    case .banner(let name):
      return difference(of: device.screen.banner, from: name) { .banner($0) }
    case .promptOf(let app):
      return device.screen.prompt == app ? reasonsOfPrompt(expectation) : foundPrompt
    case .prompt(let isShown):
      return checkPrompt(isShown, expectation, from: start)
    case .locationPromptOf(let app):
      return checkLocationPrompt(of: app, expectation)
    case .monitored(let name, let isMonitored):
      return checkMonitored(name, isMonitored, expectation)
    case .locationAuthorization(let app, let location):
      return checkLocationAuthorization(of: app, location, expectation)
    case .locationAccuracy(let app, let isReduced):
      return checkLocationAccuracy(of: app, isReduced: isReduced, expectation)
    case .sessionDiagnostic(let app, let session, let reason, let isGiven):
      return checkDiagnostic(of: session, of: app, reason, isGiven, expectation)
    case .liveUpdate(let app, let reason, let isGiven):
      return checkLiveUpdate(of: app, reason, isGiven, expectation)
    case .actions(let name, let isLimited, let wanted):
      return checkActions(of: name, isLimited: isLimited, wanted, expectation, from: start)
    case .destructive(let name, let identifier, let wanted):
      return checkDestructive(name, identifier, wanted, from: start)
    case .categories(let app, let wanted):
      return checkCategories(of: app, wanted, expectation)
    case .summaryFormat(let name, let wanted):
      return checkSummaryFormat(of: name, wanted, expectation, from: start)
    case .protectedFiles(let wanted):
      return checkProtectedFiles(wanted, expectation)
    case .calledOnMainActor(let wanted):
      return checkMainActor(wanted, expectation)
    }
  }

  /// Returns the state that was found, if it is not the expected one.
  private func difference<State: Equatable>(
    of found: State,
    from wanted: State,
    _ subject: (State) -> StateSubject
  ) -> Failure.Reason? {
    found == wanted ? nil : .isSo(subject(found))
  }

  private func checkPending(
    _ name: NotificationName,
    _ isPending: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = device.isPending(name)
    guard found != isPending else { return reasonsOfWaiting(name, isPending, expectation) }
    return found
      ? .isSo(.pending(name, true)) : whatBecame(of: name) ?? .isSo(.pending(name, false))
  }

  private func checkListed(_ name: NotificationName, _ isListed: Bool) -> Failure.Reason? {
    let found = device.isListed(name)
    guard found != isListed else { return nil }
    return found
      ? .isSo(.listed(name, true)) : whereabouts(of: name) ?? .isSo(.listed(name, false))
  }

  private func checkScene(
    _ scene: TextNumber?,
    of app: AppNumber,
    _ state: SceneState,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = device.sceneState(scene, of: app)
    guard found == state else { return .isSo(.scene(app, scene, found)) }
    return reasonsOfLast(expectation) {
      if case .app(app, .scene(scene, _)) = $0 { true } else { false }
    }
  }

  private func checkPrompt(
    _ isShown: Bool,
    _ expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    let isThere = device.screen.prompt != nil
    guard isThere == isShown else { return foundPrompt }
    return isShown ? reasonsOfPrompt(expectation) : reasonsOfNoPrompt(expectation, from: start)
  }

  private mutating func checkProtectedFiles(
    _ wanted: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = device.canReadProtectedFiles(in: &turn)
    guard found.canRead == wanted else { return .isSo(.protectedFiles(!wanted)) }
    return reasons(found.because, expectation)
  }

  private mutating func checkMainActor(
    _ wanted: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = device.callsDelegateOnMainActor(in: &turn)
    guard found.isOnMainActor == wanted else { return .isSo(.calledOnMainActor(!wanted)) }
    return reasons(found.because, expectation)
  }

  /// Returns why nothing of a notification can be read; nil if it is shown.
  func absence(of name: NotificationName, from start: Int) -> Failure.Reason? {
    let screen = device.screen
    let isShown =
      screen.banner == name || screen.lockScreen.contains(name) || device.isListed(name)
    return isShown ? nil : whereabouts(of: name) ?? .isSo(.listed(name, false))
  }

  /// Returns the rules that led to a state, if an expected rule is not among them.
  func reasons(_ found: RuleSet, _ expectation: Expectation) -> Failure.Reason? {
    guard let rule = expectation.because, !found.contains(rule) else { return nil }
    return .isSoForOtherReasons(found)
  }
}
