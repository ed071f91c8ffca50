import SystemPolicy
import VirtualTime

extension Device {
  /// Confirms that the phone has crossed the boundary of a region that an app monitors.
  mutating func confirmCrossing(of name: RegionName, in turn: inout Turn) {
    guard let index = index(of: name) else { return }
    let because = nearing(index, in: &turn).decision.because
    rare.regions[index].isInside.toggle()
    guard isAwake(index, in: &turn) else { return }
    cross(name, because: because, in: &turn)
  }

  /// Confirms that the phone has crossed the boundary of a location trigger's region.
  mutating func trip(_ name: NotificationName, in turn: inout Turn) {
    guard let index = rare.regions.firstIndex(where: { $0.trigger == name }) else { return }
    let certain = nearing(index, in: &turn).decision.because
    rare.regions[index].isInside.toggle()
    guard isAwake(index, in: &turn) else { return }
    let row = rare.regions[index]
    let app = apps[Int(row.app.rawValue)]
    let isAskedFor = row.region.notifies.contains(row.isInside ? .entry : .exit)
    let decision = turn.ask(LocationTriggerFiring.self) {
      if !isAskedFor { .unasked }
      if !app.location.isAllowed { .notAllowed }
      if app.location.authorization == .whenInUse { .whenInUse }
      if app.state.isInFront { .foreground }
      if app.location.isReduced { .reduced }
    }
    let because = certain.union(decision.because)
    if decision.answer.fires {
      fire(name, because: because, in: &turn)
    } else if !decision.answer.isIgnored {
      passOver(index, because: because, in: &turn)
    }
  }

  /// Reports the crossing of a region's boundary to its app, or drops the report.
  mutating func cross(_ name: RegionName, because earlier: RuleSet, in turn: inout Turn) {
    guard let index = index(of: name) else { return }
    let row = rare.regions[index]
    let boundary: Boundary = row.isInside ? .entry : .exit
    let decision = delivering(row, in: &turn)
    let because = earlier.union(decision.because)
    let answer = decision.answer
    if answer.wakesApp {
      let time = answer.isBrief ? CrossingDelivery.runTime : nil
      wake(name.app, .woken, for: time, because: because, in: &turn)
    }
    if answer.notifiesApp {
      note(.region(name, .crossed(boundary)), because: because, in: &turn)
      if answer.reportsState {
        let state: RegionState = row.isInside ? .inside : .outside
        note(.region(name, .stateReported(state)), because: because, in: &turn)
      }
    } else if answer.notifiesMonitor {
      // An app that the event launches makes its monitor during the launch.
      agenda.add(.reports(name), at: now)
    } else if !answer.isIgnored {
      passOver(index, because: because, in: &turn)
    }
    if answer.isHeld { hold(name, because: because, in: &turn) }
  }

  /// Returns who is notified of a region whose boundary the phone has crossed, and why.
  func delivering(_ row: RegionRow, in turn: inout Turn) -> Decision<CrossingDelivery.Answer> {
    let app = apps[Int(row.app.rawValue)]
    let boundary: Boundary = row.isInside ? .entry : .exit
    return turn.ask(CrossingDelivery.self) {
      if !row.region.notifies.contains(boundary) { .unasked }
      if !app.location.isAllowed { .notAllowed }
      if app.location.authorization == .whenInUse { .whenInUse }
      switch app.state {
      case .foreground, .inactive: .foreground
      case .background: []
      case .suspended: [.suspended, .idle]
      case .notRunning: [.notRunning, .idle]
      }
      if app.isLocating { .showsIndicator }
      if app.isForceQuit { .forceQuit }
      if app.isRefreshOff { .refreshOff }
      if row.monitor != .manager { .condition }
      if row.pending != nil { .pending }
      if app.location.isReduced { .reduced }
      if app.location.terms.contains(.provisional) { .provisional }
    }
  }

  /// Launches an app into the background, or wakes it there; it is suspended again after a time.
  mutating func wake(
    _ app: AppNumber,
    _ cause: Effect.Cause,
    for time: Interval?,
    because: RuleSet,
    in turn: inout Turn
  ) {
    if apps[Int(app.rawValue)].state == .notRunning {
      let because = because.union(scenelessLaunch(of: app, in: &turn))
      guard launch(app, because: because, in: &turn) else { return }
    }
    move(app, to: .background, because: cause, in: &turn)
    if let time { agenda.add(.suspends(app), at: now + time) }
    catchUp(app, in: &turn)
  }

  /// Indicates whether a region is monitored, and records why not if the phone has restarted
  /// since.
  private mutating func isAwake(_ index: Int, in turn: inout Turn) -> Bool {
    guard rare.regions[index].isAsleep else { return true }
    let decision = resuming(index, isLaunch: false, in: &turn)
    passOver(index, because: decision.because, in: &turn)
    return false
  }

  private func resuming(
    _ index: Int,
    isLaunch: Bool,
    in turn: inout Turn
  ) -> Decision<RegionRecovery.Answer> {
    turn.ask(RegionRecovery.self) {
      if power != .on { .beforeUnlock }
      if isLaunch { .launch }
      if rare.regions[index].request != nil { .trigger }
    }
  }

  /// Resumes the monitoring that a restart of the phone stopped, if the policy allows it.
  ///
  /// - Parameter app: The app that is being launched; nil if the phone was unlocked.
  mutating func resumeRegions(of app: AppNumber?, in turn: inout Turn) {
    for index in rare.regions.indices where rare.regions[index].isAsleep {
      guard app == nil || rare.regions[index].app == app else { continue }
      let decision = resuming(index, isLaunch: app != nil, in: &turn)
      guard decision.answer.resumes else { continue }
      let row = rare.regions[index]
      let start = start(index, in: &turn)
      if row.request == nil {
        note(.region(row.name, .monitoringResumed), because: decision.because, in: &turn)
        guard start.answer.entersAtOnce else { continue }
        let because = decision.because.union(start.because)
        cross(row.name, because: because, in: &turn)
      }
    }
  }

  /// Changes an app's location authorization, as the user does in Settings or did in the past.
  mutating func allow(
    _ location: LocationAuthorization,
    for app: AppNumber,
    by cause: Effect.LocationCause,
    in turn: inout Turn
  ) {
    let before = apps[Int(app.rawValue)].location
    var kept = before.terms.intersection([.reduced, .askedForAlways, .servicesOff])
    // An app that had Always has asked for it.
    if before.authorization == .always, location != .always { kept.insert(.askedForAlways) }
    let permission = LocationPermission(location, kept)
    set(permission, of: app, by: cause, because: [], in: &turn)
  }

  /// Sets an app's location permission; monitoring starts with the first permission.
  mutating func set(
    _ permission: LocationPermission,
    of app: AppNumber,
    by cause: Effect.LocationCause = .other,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let before = apps[Int(app.rawValue)].location
    apps[Int(app.rawValue)].location = permission
    mayLapse = true
    markSessionsChanged(of: app)
    note(.app(app, .locationChanged(permission, cause)), because: because, in: &turn)
    guard !before.isAllowed, permission.isAllowed else { return }
    for index in rare.regions.indices
    where rare.regions[index].app == app && !rare.regions[index].isAsleep {
      let row = rare.regions[index]
      let start = start(index, in: &turn)
      guard row.request == nil else { continue }
      if start.answer.entersAtOnce { cross(row.name, because: start.because, in: &turn) }
      if start.answer.reportsState, isOpen(row.monitor, of: app) {
        // A suspended process gets the event as it gets that of a crossing.
        guard state(of: app) != .suspended else {
          cross(row.name, because: start.because, in: &turn)
          continue
        }
        let state: ConditionState = rare.regions[index].isInside ? .satisfied : .unsatisfied
        report(state, of: row.name, because: start.because, in: &turn)
      }
    }
  }
}
