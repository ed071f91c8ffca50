import SystemPolicy
import VirtualTime

extension Device {
  /// Sets the number on the app's icon.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - app: The app.
  ///   - isProperty: A Boolean value that indicates whether the app sets
  ///     `applicationIconBadgeNumber` since iOS 16, which has another call.
  ///   - turn: The event in progress.
  mutating func setBadge(
    _ count: Int32,
    of app: AppNumber,
    isProperty: Bool = false,
    in turn: inout Turn
  ) {
    let isOn = apps[Int(app.rawValue)].permission.settings.contains(.badge)
    let decision = turn.ask(BadgeChange.self, of: count) {
      if count == 0 { .zero }
      if count < 0 { .negative }
      if isOn { .isOn }
      if isProperty { .isProperty }
      if delivered.contains(where: { $0.name.app == app }) { .hasDelivered }
    }
    let answer = decision.answer
    if let number = answer.number {
      if answer.readsLate, apps[Int(app.rawValue)].badgeRead == nil {
        apps[Int(app.rawValue)].badgeRead = apps[Int(app.rawValue)].badge
        agenda.add(.badgeIsRead(app), at: now + BadgeChange.lag)
      }
      apps[Int(app.rawValue)].badge = number
      note(.app(app, .badgeSet(number)), because: decision.because, in: &turn)
    } else {
      note(.app(app, .badgeKept), because: decision.because, in: &turn)
    }
    if answer.clearsNotifications {
      for row in delivered where row.name.app == app {
        withdraw(row.name, because: decision.because, in: &turn)
      }
    }
    if answer.callsBack {
      note(.app(app, .badgeReported(answer.error)), because: decision.because, in: &turn)
    }
  }

  /// Adds a count to the number that the app reads from its icon.
  mutating func raiseBadge(by count: Int32, of app: AppNumber, in turn: inout Turn) {
    let row = apps[Int(app.rawValue)]
    let (sum, isTooLarge) = (row.badgeRead ?? row.badge).addingReportingOverflow(count)
    setBadge(isTooLarge ? .max : sum, of: app, isProperty: true, in: &turn)
  }
}
