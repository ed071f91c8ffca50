import SystemPolicy

extension Device {
  /// Returns whether an app is notified of a significant change or of a visit, and why.
  mutating func reporting(
    to number: AppNumber,
    isVisit: Bool = false,
    isRecent: Bool = false,
    in turn: inout Turn
  ) -> Decision<LocationServiceEvent.Answer> {
    let app = apps[Int(number.rawValue)]
    return turn.ask(LocationServiceEvent.self) {
      if isVisit { .visit }
      if isRecent { .recent }
      if !app.location.isAllowed { .notAllowed }
      if app.location.authorization == .whenInUse { .whenInUse }
      if app.location.terms.contains(.provisional) { .whenInUse }
      if app.state.isInFront || app.isLocating { .inUse }
      if app.isRefreshOff { .refreshOff }
      if app.state == .suspended { .suspended }
      if app.state == .notRunning { .notRunning }
    }
  }

  /// Reports a significant change or a visit to an app, which may have to be launched for it.
  mutating func report(
    _ effect: AppEffect,
    to app: AppNumber,
    by decision: Decision<LocationServiceEvent.Answer>,
    in turn: inout Turn
  ) {
    let because = decision.because
    if decision.answer.wakesApp {
      wake(app, .woken, for: CrossingDelivery.runTime, because: because, in: &turn)
    }
    switch state(of: app) {
    case .foreground, .inactive, .background: note(.app(app, effect), because: because, in: &turn)
    case .suspended, .notRunning: break
    }
  }
}
