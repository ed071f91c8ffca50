import SystemPolicy
import VirtualTime

extension Device {
  /// Starts to monitor significant changes for an app, which goes on when its process ends.
  mutating func monitorSignificantChanges(of app: AppNumber, in turn: inout Turn) {
    let reported = rare.significant.first { $0.app == app }?.reported
    rare.significant.removeAll { $0.app == app }
    rare.significant.append(SignificantRow(app: app, last: currentPosition, reported: reported))
    note(.app(app, .significantChangesSet(isOn: true)), in: &turn)
  }

  /// Stops to monitor significant changes for an app.
  mutating func stopMonitoringSignificantChanges(of app: AppNumber, in turn: inout Turn) {
    rare.significant.removeAll { $0.app == app }
    note(.app(app, .significantChangesSet(isOn: false)), in: &turn)
  }

  /// Compares the phone's position with that of each app's last event.
  mutating func noticeSignificantChanges(in turn: inout Turn) {
    // Before the first unlock after a start, nothing launches an app.
    guard let position, power == .on else { return }
    // An app that is launched may stop or start while the others wait.
    for app in rare.significant.map({ $0.app }) {
      guard let index = rare.significant.firstIndex(where: { $0.app == app }) else { continue }
      guard let last = rare.significant[index].last else {
        rare.significant[index].last = position
        continue
      }
      guard !position.isWithin(LocationServiceEvent.distance, of: last) else { continue }
      report(index, in: &turn)
    }
  }

  /// Reports a significant change to an app, or ignores it.
  private mutating func report(_ index: Int, in turn: inout Turn) {
    let row = rare.significant[index]
    let isRecent = row.reported.map { now - $0 < LocationServiceEvent.pause } ?? false
    let decision = reporting(to: row.app, isRecent: isRecent, in: &turn)
    guard decision.answer.notifiesApp else { return }
    rare.significant[index].last = position
    rare.significant[index].reported = now
    report(.significantChangeReported, to: row.app, by: decision, in: &turn)
  }

  /// Returns the next instant at which a significant change may happen on a route.
  func nextSignificantChange(on route: Route, _ way: GreatCircle) -> Instant? {
    guard let position else { return nil }
    var next: Instant?
    for row in rare.significant {
      guard let last = row.last else { continue }
      let distance = LocationServiceEvent.distance
      var change: Instant?
      if position.isWithin(distance, of: last) {
        change = route.change(from: true, distance, of: last, on: way, after: now)
      } else if let reported = row.reported, reported + LocationServiceEvent.pause > now {
        change = reported + LocationServiceEvent.pause
      }
      if let change { next = min(next ?? change, change) }
    }
    return next
  }
}
