import SystemPolicy
import VirtualTime

extension Device {
  /// An app does something about where the phone is.
  mutating func receive(
    _ action: LocationAction,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    switch action {
    case .requestsState(let region):
      tellState(of: region, to: app, under: law, into: &journal)
    case .asks(let request): ask(app, for: request, under: law, into: &journal)
    case .opens(let monitor): open(monitor, of: app, under: law, into: &journal)
    case .monitors(let region, let monitor, let state):
      watch(region, of: app, in: monitor, assuming: state, under: law, into: &journal)
    case .stopsMonitoring(let identifier, let monitor):
      stopWatching(RegionName(app, identifier, in: monitor), into: &journal)
    }
  }

  /// The user does something about where the phone is.
  mutating func receive(
    _ action: UserLocationAction,
    under law: Law,
    into journal: inout Journal
  ) {
    switch action {
    case .turnsAirplaneMode(let isOn):
      set(isOn ? [.airplaneMode, .wiFiOff] : [], under: law, into: &journal)
    case .turnsWiFi(let isOn):
      let others = radios.subtracting(.wiFiOff)
      set(isOn ? others : others.union(.wiFiOff), under: law, into: &journal)
    case .turnsRefresh(let app, let isOn):
      goToSettings(into: &journal)
      apps[Int(app.rawValue)].isRefreshOff = !isOn
      note(.location(.refreshSet(app, isOn: isOn)), in: &journal)
    case .answers(let verdict, let isPrecise):
      answerLocation(verdict, isPrecise: isPrecise, under: law, into: &journal)
    case .turnsPrecise(let app, let isOn):
      goToSettings(into: &journal)
      turnPrecise(isOn, for: app, under: law, into: &journal)
    }
  }

  /// Something happens to the phone about where it is.
  mutating func receive(
    _ action: DeviceLocationAction,
    under law: Law,
    into journal: inout Journal
  ) {
    switch action {
    case .lacksUsage(let app, let request): apps[Int(app.rawValue)].missingUsage = request
    case .travels(let spot, let speed): depart(for: spot, at: speed, into: &journal)
    case .isSlow(let latency): self.latency = latency
    case .permits(let app, let location): allow(location, for: app, under: law, into: &journal)
    }
  }

  func objection(to action: DeviceLocationAction) -> Objection? {
    switch action {
    case .lacksUsage(let app, _), .permits(let app, _):
      isInstalled(app) ? nil : .notInstalled(app)
    case .travels(let spot, _):
      position == nil
        ? .location(.nowhere) : spot.coordinate == currentPosition ? .alreadyAtPlace : nil
    case .isSlow: nil
    }
  }

  func objection(to action: UserLocationAction) -> Objection? {
    guard !isLocked else { return .locked }
    let isSo: Bool
    switch action {
    case .turnsAirplaneMode(let isOn): isSo = radios.contains(.airplaneMode) == isOn
    case .turnsWiFi(let isOn): isSo = radios.contains(.wiFiOff) != isOn
    case .answers: return prompts.isEmpty ? .noPrompt : nil
    case .turnsRefresh(let app, let isOn):
      guard isInstalled(app) else { return .notInstalled(app) }
      isSo = apps[Int(app.rawValue)].isRefreshOff != isOn
    case .turnsPrecise(let app, let isOn):
      if let objection = objectionToLocationInSettings(of: app) { return objection }
      isSo = apps[Int(app.rawValue)].location.terms.contains(.reduced) != isOn
    }
    return isSo ? .location(.alreadySwitched) : nil
  }

  /// Why Settings does not list an app among those that may know the location, if it does not: one
  /// that was allowed once stays in the list.
  func objectionToLocationInSettings(of app: AppNumber) -> Objection? {
    guard isInstalled(app) else { return .notInstalled(app) }
    let permission = apps[Int(app.rawValue)].location
    let isListed = permission.authorization != .notDetermined || permission.terms.contains(.listed)
    return isListed ? nil : .location(.notInSettings(app))
  }

  /// Whether the phone cannot tell where it is, and why.
  func receiving(under law: Law, noting journal: inout Journal) -> Decision<Receiving.Answer> {
    let question = Receiving(
      isInAirplaneMode: radios.contains(.airplaneMode),
      isWiFiOff: radios.contains(.wiFiOff)
    )
    let decision = law.receiving.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// The user switches what the phone finds its place by; once it can tell again, it looks.
  private mutating func set(_ radios: Radios, under law: Law, into journal: inout Journal) {
    self.radios = radios
    note(.location(.radiosSet(radios)), in: &journal)
    if power != .off { compareWithRegions(under: law, into: &journal) }
  }

  /// Tells an app where the phone is, seen from a region.
  private mutating func tellState(
    of region: Region,
    to app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let blindness = receiving(under: law, noting: &journal)
    let question = Determining(
      location: apps[Int(app.rawValue)].location.authorization,
      isLost: position == nil || blindness.answer.isBlind,
      isInside: isInside(region)
    )
    let decision = law.determining.decide(question, from: .init())
    journal.note(decision)
    guard let state = decision.answer.state else { return }
    let because = decision.because.union(blindness.because)
    let name = RegionName(app, region.identifier)
    note(.location(.stateTold(name, state)), because: because, in: &journal)
  }
}
