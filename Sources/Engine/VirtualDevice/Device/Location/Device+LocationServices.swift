import SystemPolicy

extension Device {
  /// Turns Location Services on or off for all apps, as the user does in Settings.
  mutating func turnLocationServices(_ isOn: Bool, in turn: inout Turn) {
    goToSettings(in: &turn)
    if isOn { radios.remove(.locationServicesOff) } else { radios.insert(.locationServicesOff) }
    note(.phone(.radiosSet(radios)), in: &turn)
    for index in apps.indices where apps[index].isInstalled {
      applyLocationServices(to: AppNumber(rawValue: UInt16(index)), in: &turn)
    }
  }

  /// Applies the switch of Location Services to an app, which may be a new one.
  mutating func applyLocationServices(to app: AppNumber, in turn: inout Turn) {
    var permission = apps[Int(app.rawValue)].location
    let decision = turn.ask(LocationServicesSwitch.self) {
      if !hasLocationServices { .servicesOff }
      if permission.authorization == .restricted { .restricted }
    }
    // The reasons name the switch also where the permission stays the same.
    markSessionsChanged(of: app)
    guard decision.answer.denies != permission.terms.contains(.servicesOff) else { return }
    permission.terms.formSymmetricDifference(.servicesOff)
    set(permission, of: app, because: decision.because, in: &turn)
  }
}
