import SystemPolicy

extension Push {
  /// Indicates whether it is a background push, which presents nothing.
  var isBackground: Bool { isContentAvailable && content.carries.isSubset(of: .additions) }
}

extension Device {
  /// Begins or ends to hold background pushes.
  mutating func holdBackgroundPushes(_ isHolding: Bool, in turn: inout Turn) {
    holdsBackgroundPushes = isHolding
    note(.phone(.backgroundPushesHeld(isHolding)), in: &turn)
    if !isHolding { releaseHeldPushes(in: &turn) }
  }

  /// Delivers the background pushes that the system has held, unless something still holds them.
  mutating func releaseHeldPushes(in turn: inout Turn) {
    guard !holdsBackgroundPushes, !isLowPower, !rare.heldPushes.isEmpty else { return }
    let decision = turn.ask(BackgroundPushDelay.self) { .released }
    guard decision.answer.isDelivered else { return }
    let released = rare.heldPushes
    rare.heldPushes = []
    for row in released { receive(row.push, for: row.app, because: decision.because, in: &turn) }
  }

  /// Holds a background push for an app, if the system delays it now.
  ///
  /// - Returns: The rules by which the push arrives now, or nil if the system holds it.
  mutating func hold(
    _ push: Push,
    for app: AppNumber,
    because kept: RuleSet,
    in turn: inout Turn
  ) -> RuleSet? {
    guard holdsBackgroundPushes || isLowPower, push.isBackground else { return kept }
    let decision = turn.ask(BackgroundPushDelay.self) {
      .arrives
      if holdsBackgroundPushes { .throttled }
      if isLowPower { .lowPower }
      if state(of: app).isInFront { .inFront }
      if rare.heldPushes.contains(where: { $0.app == app }) { .hasEarlier }
    }
    let because = decision.because.union(kept)
    guard decision.answer.isHeld else { return because }
    if decision.answer.replacesEarlier { discardHeldPush(of: app, because: because, in: &turn) }
    let row = KeptPush(app: app, push: push, sent: now)
    rare.heldPushes.append(row)
    note(.notification(row.name, .pushHeld(push.content)), because: because, in: &turn)
    return nil
  }

  /// Delivers the background push that the system holds for an app that the user has opened.
  mutating func deliverHeldPush(of app: AppNumber, in turn: inout Turn) {
    guard let index = rare.heldPushes.firstIndex(where: { $0.app == app }) else { return }
    let decision = turn.ask(BackgroundPushDelay.self) { .appOpened }
    guard decision.answer.isDelivered else { return }
    let row = rare.heldPushes.remove(at: index)
    receive(row.push, for: app, because: decision.because, in: &turn)
  }

  /// Discards the background push that the system holds for an app whose process ends.
  mutating func endHeldPush(of app: AppNumber, in turn: inout Turn) {
    guard rare.heldPushes.contains(where: { $0.app == app }) else { return }
    let decision = turn.ask(BackgroundPushDelay.self) { .appEnded }
    guard !decision.answer.isDelivered else { return }
    discardHeldPush(of: app, because: decision.because, in: &turn)
  }

  /// Discards the background push that the system holds for an app, if it holds one.
  mutating func discardHeldPush(
    of app: AppNumber,
    because: RuleSet,
    in turn: inout Turn
  ) {
    guard let index = rare.heldPushes.firstIndex(where: { $0.app == app }) else { return }
    let row = rare.heldPushes.remove(at: index)
    note(.notification(row.name, .dropped(.pushed)), because: because, in: &turn)
  }
}
