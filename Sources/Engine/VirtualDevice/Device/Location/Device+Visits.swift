import SystemPolicy
import VirtualTime

extension Device {
  /// Starts to monitor visits for an app, which goes on when its process ends.
  mutating func monitorVisits(of app: AppNumber, in turn: inout Turn) {
    if !rare.visitMonitors.contains(app) { rare.visitMonitors.append(app) }
    note(.app(app, .visitsSet(isOn: true)), in: &turn)
  }

  /// Stops to monitor visits for an app.
  mutating func stopMonitoringVisits(of app: AppNumber, in turn: inout Turn) {
    rare.visitMonitors.removeAll { $0 == app }
    note(.app(app, .visitsSet(isOn: false)), in: &turn)
  }

  /// Returns the reason why the phone cannot notice an arrival or a departure, if it cannot.
  func objection(toNoticingVisit isArrival: Bool) -> Objection? {
    guard power != .off else { return .off }
    guard position != nil else { return .location(.nowhere) }
    return isArrival == (rare.visitBegan == nil) ? nil : .location(.visit(isOn: isArrival))
  }

  /// Notices that the user has arrived at a place, or leaves it.
  mutating func noticeVisit(isArrival: Bool, in turn: inout Turn) {
    let arrival = rare.visitBegan ?? wall
    rare.visitBegan = isArrival ? arrival : nil
    note(.phone(isArrival ? .visitBegan : .visitEnded), in: &turn)
    // Before the first unlock after a start, nothing launches an app.
    guard power == .on else { return }
    let effect = AppEffect.visitReported(arrival: arrival, departure: isArrival ? nil : wall)
    // An app that is launched may stop or start while the others wait.
    for app in rare.visitMonitors {
      guard rare.visitMonitors.contains(app) else { continue }
      let decision = reporting(to: app, isVisit: true, in: &turn)
      guard decision.answer.notifiesApp else { continue }
      report(effect, to: app, by: decision, in: &turn)
    }
  }
}
