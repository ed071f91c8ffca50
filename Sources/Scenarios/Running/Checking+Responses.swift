import SystemPolicy
import VirtualDevice

extension Run {
  /// Returns what is wrong with an expectation about responses or categories, if anything is.
  mutating func check(
    _ subject: ResponseSubject,
    in expectation: Expectation,
    from start: Int
  ) -> Failure.Reason? {
    switch subject {
    case .received(let name, let wanted):
      return one(of: expectation, from: start, about: name) { $0.tells(name, of: wanted) }
    case .notReceived, .notWarned: return happened(of: expectation, from: start)
    case .lost(let name, let wanted):
      return one(of: expectation, from: start, about: name) { effect in
        guard case .notification(name, .responseLost(let response)) = effect else { return false }
        return response.fits(wanted)
      }
    case .actions(let name, let isLimited, let wanted):
      let found = device.actions(of: name, isLimited: isLimited, in: &turn)
      let identifiers = found.actions.map(\.identifier)
      if let reason = absence(of: name, from: start) { return reason }
      guard identifiers == wanted else {
        return .isSo(.response(.actions(name, isLimited: isLimited, identifiers)))
      }
      return reasons(found.because, expectation)
    case .destructive(let name, let identifier, let wanted):
      let found = device.actions(of: name, in: &turn).actions
      if let reason = absence(of: name, from: start) { return reason }
      guard let action = found.first(where: { $0.identifier == identifier }) else {
        let identifiers = found.map(\.identifier)
        return .isSo(.response(.actions(name, isLimited: false, identifiers)))
      }
      let isDestructive = action.options.contains(.destructive)
      return isDestructive == wanted
        ? nil : .isSo(.response(.destructive(name, identifier, !wanted)))
    case .categories(let app, let wanted):
      let found = face(of: app).categories.map(\.identifier)
      guard Set(found) == Set(wanted) else { return .isSo(.response(.categories(app, found))) }
      guard expectation.because != nil else { return nil }
      let last = journal.entries.lastIndex { $0.effect.aspect == .category && $0.effect.app == app }
      return last.map { self.reasons(of: [$0], in: expectation) } ?? .found([])
    case .summaryFormat(let name, let wanted):
      let found = device.summaryFormat(of: name, in: &turn)
      if let reason = absence(of: name, from: start) { return reason }
      guard found.format == wanted else {
        return .isSo(.response(.summaryFormat(name, found.format)))
      }
      return reasons(found.because, expectation)
    case .protectedFiles(let wanted):
      let found = device.canReadProtectedFiles(in: &turn)
      guard found.canRead == wanted else { return .isSo(.response(.protectedFiles(!wanted))) }
      return reasons(found.because, expectation)
    case .calledOnMainActor(let wanted):
      let found = device.callsDelegateOnMainActor(in: &turn)
      guard found.isOnMainActor == wanted else {
        return .isSo(.response(.calledOnMainActor(!wanted)))
      }
      return reasons(found.because, expectation)
    case .warned(let app, let warning):
      return one(of: expectation, from: start) { $0 == .app(app, .warned(warning)) }
    }
  }

  /// What became of a notification that is not shown, and so has nothing to look at.
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
}

extension Effect {
  /// Whether the delegate hears of a response to a notification by it.
  func tells(_ name: NotificationName, of wanted: Response) -> Bool {
    if case .notification(name, .handleActionCalled(let response)) = self {
      return response.fits(wanted)
    }
    guard case .notification(name, .didReceiveCalled(let response)) = self else { return false }
    return response.fits(wanted)
  }
}
