import SystemPolicy

extension Device {
  /// Registers an app for remote notifications, as far as APNs can be reached.
  mutating func registerForPushes(_ app: AppNumber, in turn: inout Turn) {
    let decision = turn.ask(PushRegistration.self) {
      if apps[Int(app.rawValue)].build?.hasPushEntitlement == false { .lacksEntitlement }
      if !isReachable { .unreachable }
    }
    let because = decision.because
    apps[Int(app.rawValue)].awaitsToken = false
    if decision.answer.fails {
      note(.app(app, .didFailToRegisterForRemoteCalled), because: because, in: &turn)
    } else if decision.answer.givesToken {
      note(.app(app, .didRegisterForRemoteCalled), because: because, in: &turn)
    } else {
      apps[Int(app.rawValue)].awaitsToken = true
      note(.app(app, .registrationWaits), because: because, in: &turn)
    }
  }

  /// Continues the registrations that wait for APNs, now that it can be reached.
  mutating func continueRegistrations(in turn: inout Turn) {
    for index in apps.indices where apps[index].awaitsToken && isReachable {
      registerForPushes(AppNumber(rawValue: UInt16(index)), in: &turn)
    }
  }
}
