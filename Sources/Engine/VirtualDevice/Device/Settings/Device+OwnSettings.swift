import SystemPolicy
import VirtualTime

extension Device {
  /// Links Settings and the app's notifications to the app's own settings.
  mutating func linkSettings(of app: AppNumber, because: RuleSet, in turn: inout Turn) {
    guard !apps[Int(app.rawValue)].linksSettings else { return }
    apps[Int(app.rawValue)].linksSettings = true
    note(.app(app, .settingsLinked), because: because, in: &turn)
  }

  /// Follows the link to the app's own settings, on a notification or in Settings.
  ///
  /// As with a tap, the delegate is called in a second step, after the app has launched.
  mutating func followSettingsLink(
    of app: AppNumber,
    from identifier: TextNumber?,
    in turn: inout Turn
  ) {
    let decision = turn.ask(OwnSettingsLink.self) { .followed }
    note(.app(app, .settingsLinkFollowed(identifier)), because: decision.because, in: &turn)
    if decision.answer.opensApp { open(app, because: .linked, in: &turn) }
    let name = identifier.map { NotificationName(app, $0) }
    agenda.add(name.map { .showsSettingsFor($0) } ?? .showsSettings(app), at: now)
  }

  /// Calls the delegate with the settings to show, if there is a delegate.
  mutating func showSettings(
    of app: AppNumber,
    for identifier: TextNumber? = nil,
    in turn: inout Turn
  ) {
    let hasDelegate = !apps[Int(app.rawValue)].delegate.isEmpty
    let decision = turn.ask(OwnSettingsLink.self) { if hasDelegate { .hasDelegate } }
    guard decision.answer.notifiesDelegate else { return }
    note(.app(app, .openSettingsCalled(identifier)), because: decision.because, in: &turn)
  }
}
