import SystemPolicy
import VirtualTime

/// A monitor that a process has made.
struct MonitorRow: Hashable, Sendable {
  var app: AppNumber
  var monitor: MonitorNumber
}

extension Device {
  /// Makes a monitor for an app, which awaits its events.
  mutating func open(_ monitor: MonitorNumber, of app: AppNumber, in turn: inout Turn) {
    let decision = turn.ask(MonitorCreation.self) {}
    rare.monitors.append(MonitorRow(app: app, monitor: monitor))
    note(.app(app, .monitorMade(monitor)), because: decision.because, in: &turn)
  }

  /// Delivers an event of a monitor to its app, if the app awaits it.
  mutating func report(_ name: RegionName, in turn: inout Turn) {
    guard let index = index(of: name) else { return }
    let state: ConditionState = rare.regions[index].isInside ? .satisfied : .unsatisfied
    tell(state, of: name, because: [], in: &turn)
  }

  /// Reports a condition to an app, if its process has made the monitor.
  mutating func tell(
    _ state: ConditionState,
    of name: RegionName,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let decision = turn.ask(MonitorEventDelivery.self) {
      if isOpen(name.monitor, of: name.app) { .open }
    }
    let effect: Effect =
      decision.answer.arrives
      ? .region(name, .conditionTold(state)) : .region(name, .crossingIgnored)
    note(effect, because: because.union(decision.because), in: &turn)
  }

  private func isOpen(_ monitor: MonitorNumber, of app: AppNumber) -> Bool {
    rare.monitors.contains { $0.app == app && $0.monitor == monitor }
  }

  func objection(to action: LocationAction, of app: AppNumber) -> Objection? {
    switch action {
    case .requestsState, .asks, .asksForFullAccuracy, .opens, .startsBackgroundLocation,
      .monitorsSignificantChanges, .monitorsVisits:
      return nil
    case .stopsMonitoringSignificantChanges:
      let isMonitoring = rare.significant.contains { $0.app == app }
      return isMonitoring ? nil : .location(.noSignificantChanges(app))
    case .stopsMonitoringVisits:
      return rare.visitMonitors.contains(app) ? nil : .location(.noVisits(app))
    case .stopsBackgroundLocation:
      return apps[Int(app.rawValue)].isLocating ? nil : .location(.noBackgroundLocation(app))
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
