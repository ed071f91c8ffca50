import SystemPolicy

extension Device {
  /// Starts location updates of an app that go on in the background.
  mutating func startBackgroundLocation(of app: AppNumber, in turn: inout Turn) {
    let row = apps[Int(app.rawValue)]
    let decision = turn.ask(BackgroundLocationStart.self) {
      if row.location.isAllowed { .allowed }
      if row.state.isInFront { .foreground }
    }
    guard decision.answer.isInUse else {
      return note(.app(app, .backgroundLocationRefused), because: decision.because, in: &turn)
    }
    apps[Int(app.rawValue)].isLocating = true
    markSessionsChanged(of: app)
    note(.app(app, .backgroundLocationSet(isOn: true)), because: decision.because, in: &turn)
  }

  /// Stops the location updates of an app that go on in the background.
  mutating func stopBackgroundLocation(of app: AppNumber, in turn: inout Turn) {
    apps[Int(app.rawValue)].isLocating = false
    markSessionsChanged(of: app)
    note(.app(app, .backgroundLocationSet(isOn: false)), in: &turn)
  }
}
