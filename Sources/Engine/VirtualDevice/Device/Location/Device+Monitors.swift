import SystemPolicy
import VirtualTime

extension Device {
  /// Makes a monitor for an app, which may iterate over its events from now on.
  mutating func open(
    _ monitor: MonitorNumber,
    of app: AppNumber,
    awaits: Bool,
    in turn: inout Turn
  ) {
    let decision = turn.ask(MonitorCreation.self) {}
    var row = MonitorRow(app: app, monitor: monitor)
    if awaits { (row.reported, row.loops) = ([], 1) }
    rare.monitors.append(row)
    guard awaits else {
      return note(.app(app, .monitorMade(monitor)), because: decision.because, in: &turn)
    }
    iterate(.monitorMade(monitor), of: app, because: decision.because, in: &turn)
  }

  /// Starts or ends a loop over the events of a monitor; only the first and the last one count.
  mutating func setAwaiting(
    _ monitor: MonitorNumber,
    of app: AppNumber,
    isOn: Bool,
    in turn: inout Turn
  ) {
    let index = rare.monitors.firstIndex { $0.app == app && $0.monitor == monitor }
    guard let index else { return }
    let wasAwaited = rare.monitors[index].isAwaited
    if isOn {
      rare.monitors[index].loops += 1
    } else if wasAwaited {
      rare.monitors[index].loops -= 1
    }
    guard rare.monitors[index].isAwaited != wasAwaited else { return }
    guard isOn else {
      // The next loop gets the reasons again, or the state that this one did not get.
      rare.monitors[index].reported = nil
      note(.app(app, .monitorAwaited(monitor, isOn: false)), in: &turn)
      return markSessionsChanged(of: app)
    }
    iterate(.monitorAwaited(monitor, isOn: true), of: app, in: &turn)
  }

  /// Delivers an event of a monitor to its app, if the app awaits it.
  mutating func report(_ name: RegionName, in turn: inout Turn) {
    guard let index = index(of: name) else { return }
    let start = starting(index, isLater: true, in: &turn)
    guard !start.answer.isWithheld else {
      return passOver(index, because: start.because, in: &turn)
    }
    report(rare.regions[index].state, of: name, because: [], in: &turn)
  }

  /// Reports a condition to an app, if its process has made the monitor.
  mutating func report(
    _ state: ConditionState,
    _ reasons: LocationDiagnostics = [],
    of name: RegionName,
    hasWaited: Bool = false,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let decision = turn.ask(MonitorEventDelivery.self) {
      if isOpen(name.monitor, of: name.app) { .open }
      if hasWaited { .waited }
      if !reasons.subtracting(.limitExceeded).isEmpty { .diagnosed }
    }
    let effect: Effect =
      decision.answer.arrives
      ? .region(name, .conditionReported(state, reasons)) : .region(name, .crossingIgnored)
    if let index = index(of: name) {
      if decision.answer.arrives { rare.regions[index].reported = state }
      if decision.answer.waits { rare.regions[index].pending = state }
    }
    note(effect, because: because.union(decision.because), in: &turn)
  }

  /// Reports the conditions of a monitor: with the reasons, or with the event that waits for the
  /// app and the state, if that is not the one that was reported last.
  ///
  /// - Parameters:
  ///   - monitor: The monitor.
  ///   - app: Its app.
  ///   - decision: The reasons.
  ///   - isAll: Indicates whether the reasons have changed.
  ///   - turn: The event in progress.
  mutating func reportConditions(
    of monitor: MonitorNumber,
    of app: AppNumber,
    by decision: Decision<LocationDiagnosis.Answer>,
    isAll: Bool,
    in turn: inout Turn
  ) {
    let reasons = decision.answer.diagnostics
    for index in regionIndices(of: app) {
      let row = rare.regions[index]
      guard row.request == nil, row.monitor == monitor else { continue }
      guard reasons.isEmpty else {
        guard isAll else { continue }
        rare.regions[index].pending = nil
        report(.unmonitored, reasons, of: row.name, because: decision.because, in: &turn)
        continue
      }
      reportPending(index, in: &turn)
      let isFirst = isAll || row.reported == nil
      let start = isFirst ? stateToReport(index, in: &turn) : changedState(index, in: &turn)
      guard let start else { continue }
      report(start.state, of: row.name, because: start.because, in: &turn)
    }
  }

  /// Reports the event of a condition that waited until its app made the monitor, if there is one.
  private mutating func reportPending(_ index: Int, in turn: inout Turn) {
    var row = rare.regions[index]
    guard let state = row.pending else { return }
    row.pending = nil
    guard delivering(row, in: &turn).answer.notifiesMonitor else { return }
    rare.regions[index].pending = nil
    report(state, of: row.name, hasWaited: true, because: [], in: &turn)
  }

  /// Returns the state of a condition, if its last event reported another one because the system
  /// could not report the change.
  private func changedState(
    _ index: Int,
    in turn: inout Turn
  ) -> (state: ConditionState, because: RuleSet)? {
    let row = rare.regions[index]
    guard row.reported != row.state, !row.isAsleep else { return nil }
    // A crossing of this instant is about to be reported.
    guard !agenda.contains(where: { $0 == .reports(row.name) }) else { return nil }
    guard delivering(row, in: &turn).answer.notifiesMonitor else { return nil }
    let decision = starting(index, isLater: true, in: &turn)
    return decision.answer.reportsState ? (row.state, decision.because) : nil
  }

  /// Starts to monitor a condition again, and returns the state that its first event reports, if
  /// there is one; a crossing that was not certain yet is part of that state.
  private mutating func stateToReport(
    _ index: Int,
    in turn: inout Turn
  ) -> (state: ConditionState, because: RuleSet)? {
    let row = rare.regions[index]
    guard !row.isAsleep, apps[Int(row.app.rawValue)].location.isAllowed else { return nil }
    let decision = start(index, in: &turn)
    guard decision.answer.reportsState else { return nil }
    return (rare.regions[index].state, decision.because)
  }

  /// Indicates whether an app's process has made a monitor.
  func isOpen(_ monitor: MonitorNumber, of app: AppNumber) -> Bool {
    rare.monitors.contains { $0.app == app && $0.monitor == monitor }
  }

  func objection(to action: LocationAction, of app: AppNumber) -> Objection? {
    switch action {
    case .requestsState, .asks, .asksForFullAccuracy, .opens, .startsBackgroundLocation,
      .monitorsSignificantChanges, .monitorsVisits, .createsSession, .startsLiveUpdates:
      return nil
    case .stopsMonitoringSignificantChanges:
      let isMonitoring = rare.significant.contains { $0.app == app }
      return isMonitoring ? nil : .location(.noSignificantChanges(app))
    case .stopsMonitoringVisits:
      return rare.visitMonitors.contains(app) ? nil : .location(.noVisits(app))
    case .stopsBackgroundLocation:
      return apps[Int(app.rawValue)].isLocating ? nil : .location(.noBackgroundLocation(app))
    case .awaits(let monitor), .stopsAwaiting(let monitor):
      return isOpen(monitor, of: app) ? nil : .location(.noMonitor(monitor))
    case .invalidatesSession(let session):
      let isHeld = rare.sessions.contains { $0.app == app && $0.session == session }
      return isHeld ? nil : .location(.noSession(app, session))
    case .stopsLiveUpdates:
      let isOn = rare.sessions.contains { $0.app == app && $0.session == nil }
      return isOn ? nil : .location(.noLiveUpdates(app))
    case .monitors(_, let monitor, _):
      return isOpen(monitor, of: app) ? nil : .location(.noMonitor(monitor))
    case .stopsMonitoring(let identifier, let monitor):
      guard isOpen(monitor, of: app) else { return .location(.noMonitor(monitor)) }
      let name = RegionName(app, identifier, in: monitor)
      return index(of: name) == nil ? .notMonitored(name) : nil
    }
  }

  /// Returns the reason why an app cannot make a monitor now, if there is one.
  func objection(
    toOpening monitor: MonitorNumber,
    of app: AppNumber,
    in turn: inout Turn
  ) -> Objection? {
    let decision = turn.ask(MonitorCreation.self) { if isOpen(monitor, of: app) { .hasTwin } }
    guard decision.answer.exists else { return .location(.noMonitors) }
    return decision.answer.isTaken ? .location(.monitorIsThere) : nil
  }
}
