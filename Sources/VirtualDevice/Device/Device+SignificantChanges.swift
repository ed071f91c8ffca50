import SystemPolicy
import VirtualTime

/// An app that monitors significant changes of the location.
struct SignificantRow: Hashable, Sendable {
  var app: AppNumber
  /// The position at the last event, or at the start; nil if it was unknown.
  var last: Coordinate?
  /// The instant of the last event.
  var reported: Instant?
}

extension Device {
  /// Starts to monitor significant changes for an app, which goes on when its process ends.
  mutating func monitorSignificantChanges(of app: AppNumber, in turn: inout Turn) {
    let reported = significant.first { $0.app == app }?.reported
    significant.removeAll { $0.app == app }
    significant.append(SignificantRow(app: app, last: currentPosition, reported: reported))
    note(.app(app, .significantChangesSet(isOn: true)), in: &turn)
  }

  /// Stops to monitor significant changes for an app.
  mutating func stopMonitoringSignificantChanges(of app: AppNumber, in turn: inout Turn) {
    significant.removeAll { $0.app == app }
    note(.app(app, .significantChangesSet(isOn: false)), in: &turn)
  }

  /// Compares the phone's position with that of each app's last event.
  mutating func noticeSignificantChanges(in turn: inout Turn) {
    // Before the first unlock after a start, nothing launches an app.
    guard let position, power == .on else { return }
    // An app that is launched may stop or start while the others wait.
    for app in significant.map({ $0.app }) {
      guard let index = significant.firstIndex(where: { $0.app == app }) else { continue }
      guard let last = significant[index].last else {
        significant[index].last = position
        continue
      }
      guard !position.isWithin(SignificantChange.distance, of: last) else { continue }
      report(index, in: &turn)
    }
  }

  /// Reports a significant change to an app, or ignores it.
  private mutating func report(_ index: Int, in turn: inout Turn) {
    let row = significant[index]
    let app = apps[Int(row.app.rawValue)]
    let isRecent = row.reported.map { now - $0 < SignificantChange.pause } ?? false
    let decision = turn.ask(SignificantChange.self) {
      if isRecent { .recent }
      if !app.location.isAllowed { .notAllowed }
      if app.location.authorization == .whenInUse { .whenInUse }
      if app.location.terms.contains(.provisional) { .whenInUse }
      if app.state.isInFront || app.isLocating { .inUse }
      if app.isRefreshOff { .refreshOff }
      if app.state == .suspended { .suspended }
      if app.state == .notRunning { .notRunning }
    }
    guard decision.answer.tellsApp else { return }
    significant[index].last = position
    significant[index].reported = now
    let because = decision.because
    if decision.answer.wakesApp {
      wake(row.app, .woken, for: CrossingDelivery.runTime, because: because, in: &turn)
    }
    switch apps[Int(row.app.rawValue)].state {
    case .foreground, .inactive, .background:
      note(.app(row.app, .significantChangeReported), because: because, in: &turn)
    case .suspended, .notRunning: break
    }
  }

  /// Returns the next instant at which a significant change may happen on a route.
  func nextSignificantChange(on route: Route, _ way: GreatCircle) -> Instant? {
    guard let position else { return nil }
    var next: Instant?
    for row in significant {
      guard let last = row.last else { continue }
      let distance = SignificantChange.distance
      var change: Instant?
      if position.isWithin(distance, of: last) {
        change = route.change(from: true, distance, of: last, on: way, after: now)
      } else if let reported = row.reported, reported + SignificantChange.pause > now {
        change = reported + SignificantChange.pause
      }
      if let change { next = min(next ?? change, change) }
    }
    return next
  }
}
