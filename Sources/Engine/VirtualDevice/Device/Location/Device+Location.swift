import SystemPolicy
import VirtualTime

extension Device {
  /// Performs an app's location action.
  mutating func receive(_ action: LocationAction, of app: AppNumber, in turn: inout Turn) {
    switch action {
    case .requestsState(let region):
      reportState(of: region, to: app, in: &turn)
    case .asks(let request): ask(app, for: request, in: &turn)
    case .asksForFullAccuracy(let hasPurpose):
      askForFullAccuracy(app, hasPurpose: hasPurpose, in: &turn)
    case .monitorsSignificantChanges: monitorSignificantChanges(of: app, in: &turn)
    case .stopsMonitoringSignificantChanges:
      stopMonitoringSignificantChanges(of: app, in: &turn)
    case .monitorsVisits: monitorVisits(of: app, in: &turn)
    case .stopsMonitoringVisits: stopMonitoringVisits(of: app, in: &turn)
    case .startsBackgroundLocation: startBackgroundLocation(of: app, in: &turn)
    case .stopsBackgroundLocation: stopBackgroundLocation(of: app, in: &turn)
    case .opens(let monitor, let awaits): open(monitor, of: app, awaits: awaits, in: &turn)
    case .awaits(let monitor): setAwaiting(monitor, of: app, isOn: true, in: &turn)
    case .stopsAwaiting(let monitor): setAwaiting(monitor, of: app, isOn: false, in: &turn)
    case .createsSession(let session): create(session, of: app, in: &turn)
    case .invalidatesSession(let session): invalidate(session, of: app, in: &turn)
    case .startsLiveUpdates: startLiveUpdates(of: app, in: &turn)
    case .stopsLiveUpdates: stopLiveUpdates(of: app, in: &turn)
    case .monitors(let region, let monitor, let state):
      startMonitoring(region, of: app, by: monitor, assuming: state, in: &turn)
    case .stopsMonitoring(let identifier, let monitor):
      stopMonitoring(RegionName(app, identifier, in: monitor), in: &turn)
    }
  }

  /// Performs a user's location action.
  mutating func receive(_ action: UserLocationAction, in turn: inout Turn) {
    switch action {
    case .turnsAirplaneMode(let isOn):
      set(isOn ? [.airplaneMode, .wiFiOff] : [], in: &turn)
    case .turnsWiFi(let isOn):
      let others = radios.subtracting(.wiFiOff)
      set(isOn ? others : others.union(.wiFiOff), in: &turn)
    case .turnsLocationServices(let isOn): turnLocationServices(isOn, in: &turn)
    case .turnsRefresh(let app, let isOn):
      goToSettings(in: &turn)
      apps[Int(app.rawValue)].isRefreshOff = !isOn
      markSessionsChanged(of: app)
      note(.app(app, .refreshSet(isOn: isOn)), in: &turn)
    case .answers(let verdict, let isPrecise):
      answerLocation(verdict, isPrecise: isPrecise, in: &turn)
    case .turnsPrecise(let app, let isOn):
      goToSettings(in: &turn)
      turnPrecise(isOn, for: app, in: &turn)
    }
  }

  /// Applies a location event of the phone.
  mutating func receive(_ action: DeviceLocationAction, in turn: inout Turn) {
    switch action {
    case .lacksUsage(let app, let request): apps[Int(app.rawValue)].missingUsage = request
    case .noticesVisit(let isArrival): noticeVisit(isArrival: isArrival, in: &turn)
    case .travels(let spot, let speed): depart(for: spot, at: speed, in: &turn)
    case .isSlow(let latency): self.latency = latency
    case .permits(let app, let location): allow(location, for: app, by: .other, in: &turn)
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
    case .noticesVisit(let isArrival):
      objection(toNoticingVisit: isArrival)
    }
  }

  func objection(to action: UserLocationAction) -> Objection? {
    guard !isLocked else { return .locked }
    let isSo: Bool
    switch action {
    case .turnsAirplaneMode(let isOn): isSo = radios.contains(.airplaneMode) == isOn
    case .turnsWiFi(let isOn): isSo = radios.contains(.wiFiOff) != isOn
    case .turnsLocationServices(let isOn): isSo = radios.contains(.locationServicesOff) != isOn
    case .answers: return rare.prompts.isEmpty ? .noPrompt : nil
    case .turnsRefresh(let app, let isOn):
      guard isInstalled(app) else { return .notInstalled(app) }
      isSo = apps[Int(app.rawValue)].isRefreshOff != isOn
    case .turnsPrecise(let app, let isOn):
      if let objection = objectionToLocationInSettings(of: app) { return objection }
      isSo = apps[Int(app.rawValue)].location.terms.contains(.reduced) != isOn
    }
    return isSo ? .location(.alreadySwitched) : nil
  }

  /// Returns the reason why Settings does not list an app under Location Services, if it does
  /// not.
  ///
  /// An app that was authorized once stays in the list.
  func objectionToLocationInSettings(of app: AppNumber) -> Objection? {
    guard isInstalled(app) else { return .notInstalled(app) }
    let permission = apps[Int(app.rawValue)].location
    guard permission.authorization != .restricted else { return .location(.isRestricted(app)) }
    let isListed = permission.authorization != .notDetermined || permission.terms.contains(.listed)
    return isListed ? nil : .location(.notInSettings(app))
  }

  /// Returns whether the phone can detect crossings, and why.
  func receiving(in turn: inout Turn) -> Decision<CrossingDetection.Answer> {
    turn.ask(CrossingDetection.self) {
      if radios.contains(.airplaneMode) { .airplaneMode }
      if radios.contains(.wiFiOff) { .wiFiOff }
    }
  }

  /// Switches the radios with which the phone finds its position; when it can, it looks again.
  private mutating func set(_ radios: Radios, in turn: inout Turn) {
    self.radios = radios.union(self.radios.intersection(.locationServicesOff))
    note(.phone(.radiosSet(self.radios)), in: &turn)
    for row in rare.sessions where row.session == nil { markSessionsChanged(of: row.app) }
    if power != .off { compareWithRegions(in: &turn) }
    continueRegistrations(in: &turn)
    receiveKeptPushes(in: &turn)
  }

  /// Reports to an app whether the phone is inside a region.
  private mutating func reportState(of region: Region, to app: AppNumber, in turn: inout Turn) {
    let blindness = receiving(in: &turn)
    let decision = turn.ask(RegionStateRequest.self) {
      if !apps[Int(app.rawValue)].location.isAllowed { .notAllowed }
      if position == nil || blindness.answer.isBlind { .lost }
      if isInside(region) { .inside }
    }
    guard let state = decision.answer.state else { return }
    let because = decision.because.union(blindness.because)
    let name = RegionName(app, region.identifier)
    note(.region(name, .stateReported(state)), because: because, in: &turn)
  }
}
