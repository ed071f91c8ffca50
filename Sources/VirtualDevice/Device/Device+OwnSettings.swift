import SystemPolicy
import VirtualTime

extension Device {
  /// The app has settings of its own, to which Settings and its notifications link from now on.
  mutating func linkSettings(of app: AppNumber, because: RuleSet, in turn: inout Turn) {
    guard !apps[Int(app.rawValue)].linksSettings else { return }
    apps[Int(app.rawValue)].linksSettings = true
    note(.app(app, .settingsLinked), because: because, in: &turn)
  }

  /// The user follows the link, on a notification or in Settings.
  ///
  /// As with a tap, the delegate hears of it in a second step, when the app has launched.
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

  /// The app hears which settings to show, if anybody there listens.
  mutating func showSettings(
    of app: AppNumber,
    for identifier: TextNumber? = nil,
    in turn: inout Turn
  ) {
    let hasDelegate = !apps[Int(app.rawValue)].delegate.isEmpty
    let decision = turn.ask(OwnSettingsLink.self) { if hasDelegate { .hasDelegate } }
    guard decision.answer.tellsDelegate else { return }
    note(.app(app, .openSettingsCalled(identifier)), because: decision.because, in: &turn)
  }
}
