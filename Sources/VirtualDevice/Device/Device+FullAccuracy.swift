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
      note(.app(row.app, .fullAccuracyReported(isGranted: false)), in: &turn)
      return false
    }
    let effect = Effect.app(row.app, .locationPromptShown(.fullAccuracy))
    note(effect, because: decision.because, in: &turn)
    return true
  }

  /// Reports the answer to a prompt for full accuracy, whose effect on the permission is decided.
  mutating func settleFullAccuracy(
    _ decision: Decision<LocationPermissionChoice.Answer>,
    of app: AppNumber,
    in turn: inout Turn
  ) {
    let permission = decision.answer.permission
    if permission != apps[Int(app.rawValue)].location {
      set(permission, of: app, because: decision.because, in: &turn)
    }
    let isGranted = permission.terms.contains(.temporarilyFull)
    let effect = Effect.app(app, .fullAccuracyReported(isGranted: isGranted))
    note(effect, because: decision.because, in: &turn)
  }

  /// Returns whether this version of iOS has the switch Precise Location.
  func hasPreciseSwitch(in turn: inout Turn) -> Bool {
    let draft = LocationPermissionChoice.Answer(permission: .init())
    let decision = turn.ask(LocationPermissionChoice.self, from: draft) { .preciseOff }
    return decision.answer.isOffered
  }
}
