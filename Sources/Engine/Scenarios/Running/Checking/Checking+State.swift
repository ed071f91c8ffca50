import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  /// Checks the reasons for the prompt on the screen.
  func reasonsOfPrompt(_ expectation: Expectation) -> Failure.Reason? {
    let last = journal.entries.lastIndex {
      if case .app(_, .locationPromptShown) = $0.effect { return true }
      return if case .app(_, .promptShown) = $0.effect { true } else { false }
    }
    return last.flatMap { reasons(of: [$0], in: expectation) }
  }

  /// Checks the reasons for the absence of a prompt: the rules by which one was withheld.
  func reasonsOfNoPrompt(_ expectation: Expectation, from start: Int) -> Failure.Reason? {
    guard expectation.because != nil else { return nil }
    return one(of: expectation, from: start) {
      if case .app(_, .promptWithheld) = $0 { true } else { false }
    }
  }

  /// The prompt that is on the screen, or that none is.
  var foundPrompt: Failure.Reason {
    .isSo(device.screen.prompt.map { .promptOf($0) } ?? .prompt(false))
  }

  /// Checks the reasons of a state: those of the last effect that made it so.
  func reasonsOfLast(
    _ expectation: Expectation,
    where makesSo: (Effect) -> Bool
  ) -> Failure.Reason? {
    guard expectation.because != nil else { return nil }
    let last = journal.entries.lastIndex { makesSo($0.effect) }
    return last.map { reasons(of: [$0], in: expectation) } ?? .found([])
  }

  /// Checks the reasons for the value of a badge, as they were last recorded.
  func checkBadge(
    of app: AppNumber,
    _ badge: Int32,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    let found = snapshot(of: app).badge
    guard found == badge else { return .isSo(.badge(app, found)) }
    return reasonsOfLast(expectation) { effect in
      if case .app(app, .badgeSet) = effect { true } else { effect == .app(app, .badgeKept) }
    }
  }

  mutating func checkNext(
    _ name: NotificationName,
    _ date: CivilDateTime?,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    guard let next = device.nextTriggerDate(of: name, in: &turn) else {
      return .isSo(.pending(name, false))
    }
    let found = next.date.map { device.zone.civil(at: $0) }
    guard found == date else { return .isSo(.next(name, found)) }
    guard let rule = expectation.because, !next.because.contains(rule) else { return nil }
    return .isSoForOtherReasons(next.because)
  }

  /// Checks the reasons why a request is pending or not, as they were last recorded.
  func reasonsOfWaiting(
    _ name: NotificationName,
    _ isPending: Bool,
    _ expectation: Expectation
  ) -> Failure.Reason? {
    reasonsOfLast(expectation) { effect in
      effect.name == name && (effect.isKept || (!isPending && effect.endsWaiting))
    }
  }
}
