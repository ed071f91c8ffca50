import SystemPolicy
import VirtualTime

extension Device {
  /// The app has settings of its own, to which Settings and its notifications link from now on.
  mutating func linkSettings(of app: AppNumber, because: RuleSet, into journal: inout Journal) {
    guard !apps[Int(app.rawValue)].linksSettings else { return }
    apps[Int(app.rawValue)].linksSettings = true
    note(.settingsLinked(app), because: because, in: &journal)
  }

  /// The user follows the link, on a notification or in Settings.
  ///
  /// As with a tap, the delegate hears of it in a second step, when the app has launched.
  mutating func followSettingsLink(
    of app: AppNumber,
    from identifier: TextNumber?,
    under law: Law,
    into journal: inout Journal
  ) {
    let decision = law.linking.decide(Linking(.followed), from: .init())
    journal.note(decision)
    note(.settingsLinkFollowed(app, identifier), because: decision.because, in: &journal)
    if decision.answer.opensApp { open(app, because: .linked, under: law, into: &journal) }
    let name = identifier.map { NotificationName(app, $0) }
    agenda.add(name.map { .showsSettingsFor($0) } ?? .showsSettings(app), at: now)
  }

  /// The app hears which settings to show, if anybody there listens.
  mutating func showSettings(
    of app: AppNumber,
    for identifier: TextNumber? = nil,
    under law: Law,
    into journal: inout Journal
  ) {
    let hasDelegate = !apps[Int(app.rawValue)].delegate.isEmpty
    let decision = law.linking.decide(Linking(.opened(hasDelegate: hasDelegate)), from: .init())
    journal.note(decision)
    guard decision.answer.tellsDelegate else { return }
    note(.openSettingsCalled(app, identifier), because: decision.because, in: &journal)
  }
}
