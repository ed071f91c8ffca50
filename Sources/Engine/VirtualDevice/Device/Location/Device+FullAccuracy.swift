import SystemPolicy

extension Device {
  /// Requests full accuracy for an app as long as it is in use.
  mutating func askForFullAccuracy(_ app: AppNumber, hasPurpose: Bool, in turn: inout Turn) {
    let decision = sharpening(app, hasPurpose: hasPurpose, in: &turn)
    guard decision.answer.prompts else {
      return note(.app(app, .promptWithheld), because: decision.because, in: &turn)
    }
    let row = PromptRow(app: app, options: [], location: .fullAccuracy)
    queue(row, because: decision.because, in: &turn)
  }

  /// Requests full accuracy for a service session of an app.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - session: The session that requires full accuracy.
  ///   - cause: The rules by which the session asks.
  ///   - isFirst: Indicates whether a prompt that does not appear is recorded.
  ///   - turn: The event in progress.
  mutating func askForFullAccuracy(
    _ app: AppNumber,
    for session: ServiceSession,
    because cause: RuleSet,
    isFirst: Bool,
    in turn: inout Turn
  ) {
    let hasPurpose = session.fullAccuracy == .withPurpose
    let decision = sharpening(app, hasPurpose: hasPurpose, in: &turn)
    let because = cause.union(decision.because)
    guard decision.answer.prompts else {
      if isFirst { note(.app(app, .promptWithheld), because: because, in: &turn) }
      return
    }
    var row = PromptRow(app: app, options: [], location: .fullAccuracy)
    row.isOfSession = true
    queue(row, because: because, in: &turn)
  }

  private func sharpening(
    _ app: AppNumber,
    hasPurpose: Bool,
    in turn: inout Turn
  ) -> Decision<FullAccuracyRequest.Answer> {
    let row = apps[Int(app.rawValue)]
    return turn.ask(FullAccuracyRequest.self) {
      if !hasPurpose { .noPurpose }
      if !row.location.isReduced { .full }
      if !row.state.isInFront { .unseen }
    }
  }

  /// Shows a prompt for full accuracy that waited; returns whether it still asks anything.
  mutating func showFullAccuracy(_ row: PromptRow, in turn: inout Turn) -> Bool {
    let decision = sharpening(row.app, hasPurpose: true, in: &turn)
    guard decision.answer.prompts else {
      note(.app(row.app, .promptWithheld), because: decision.because, in: &turn)
      if !row.isOfSession {
        note(.app(row.app, .fullAccuracyReported(isGranted: false)), in: &turn)
      }
      return false
    }
    let effect = Effect.app(row.app, .locationPromptShown(.fullAccuracy))
    note(effect, because: decision.because, in: &turn)
    return true
  }

  /// Reports the answer to a prompt for full accuracy, whose effect on the permission is decided.
  mutating func reportFullAccuracy(
    _ decision: Decision<LocationPermissionChoice.Answer>,
    of row: PromptRow,
    in turn: inout Turn
  ) {
    let app = row.app
    let permission = decision.answer.permission
    if permission != apps[Int(app.rawValue)].location {
      set(permission, of: app, because: decision.because, in: &turn)
    }
    let isGranted = permission.terms.contains(.temporarilyFull)
    refuseAccuracy(!isGranted, of: app)
    guard !row.isOfSession else { return }
    let effect = Effect.app(app, .fullAccuracyReported(isGranted: isGranted))
    note(effect, because: decision.because, in: &turn)
  }

  /// Records in the sessions of an app whether the user has refused full accuracy.
  private mutating func refuseAccuracy(_ isRefused: Bool, of app: AppNumber) {
    for index in rare.sessions.indices
    where rare.sessions[index].app == app && rare.sessions[index].session?.fullAccuracy != nil {
      rare.sessions[index].isRefused = isRefused
    }
  }

  /// Returns whether this version of iOS has the switch Precise Location.
  func hasPreciseSwitch(in turn: inout Turn) -> Bool {
    let draft = LocationPermissionChoice.Answer(permission: .init())
    let decision = turn.ask(LocationPermissionChoice.self, from: draft) { .preciseOff }
    return decision.answer.isOffered
  }
}
