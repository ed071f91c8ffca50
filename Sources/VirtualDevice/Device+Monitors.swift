import SystemPolicy
import VirtualTime

/// A monitor that a process has made.
struct MonitorRow: Hashable, Sendable {
  var app: AppNumber
  var monitor: MonitorNumber
}

extension Device {
  /// An app makes a monitor, and awaits its events.
  mutating func open(
    _ monitor: MonitorNumber,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let decision = law.opening.decide(Opening(hasTwin: false), from: .init())
    journal.note(decision)
    monitors.append(MonitorRow(app: app, monitor: monitor))
    note(.location(.monitorMade(app, monitor)), because: decision.because, in: &journal)
  }

  /// An event of a monitor reaches its app, if the app awaits it.
  mutating func report(_ name: RegionName, under law: Law, into journal: inout Journal) {
    guard let index = index(of: name) else { return }
    let state: ConditionState = regions[index].isInside ? .satisfied : .unsatisfied
    tell(state, of: name, because: [], under: law, into: &journal)
  }

  /// Tells an app of a condition, if its process has made the monitor.
  mutating func tell(
    _ state: ConditionState,
    of name: RegionName,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let question = Iterating(isOpen: isOpen(name.monitor, of: name.app))
    let decision = law.iterating.decide(question, from: .init())
    journal.note(decision)
    let effect: Effect =
      decision.answer.arrives ? .location(.conditionTold(name, state)) : .crossingIgnored(name)
    note(effect, because: because.union(decision.because), in: &journal)
  }

  private func isOpen(_ monitor: MonitorNumber, of app: AppNumber) -> Bool {
    monitors.contains { $0.app == app && $0.monitor == monitor }
  }

  func objection(to action: LocationAction, of app: AppNumber) -> Objection? {
    switch action {
    case .requestsState, .asks, .opens: return nil
    case .monitors(_, let monitor, _):
      return isOpen(monitor, of: app) ? nil : .location(.noMonitor(monitor))
    case .stopsMonitoring(let identifier, let monitor):
      guard isOpen(monitor, of: app) else { return .location(.noMonitor(monitor)) }
      let name = RegionName(app, identifier, in: monitor)
      return index(of: name) == nil ? .notMonitored(name) : nil
    }
  }

  /// Why an app cannot make a monitor now, if so.
  func objection(
    toOpening monitor: MonitorNumber,
    of app: AppNumber,
    under law: Law,
    noting journal: inout Journal
  ) -> Objection? {
    let question = Opening(hasTwin: isOpen(monitor, of: app))
    let decision = law.opening.decide(question, from: .init())
    journal.note(decision)
    guard decision.answer.exists else { return .location(.noMonitors) }
    return decision.answer.isTaken ? .location(.monitorIsThere) : nil
  }
}
