import SystemPolicy
import VirtualTime

extension Device {
  /// An app sets the number on its icon.
  mutating func setBadge(
    _ count: Int32,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let question = Badging(
      count: count,
      isOn: apps[Int(app.rawValue)].permission.settings.contains(.badge),
      hasDelivered: delivered.contains { $0.name.app == app }
    )
    let decision = law.badging.decide(question, from: .init())
    journal.note(decision)
    let answer = decision.answer
    if let number = answer.number {
      if answer.readsLate, apps[Int(app.rawValue)].badgeRead == nil {
        apps[Int(app.rawValue)].badgeRead = apps[Int(app.rawValue)].badge
        agenda.add(.badgeSettles(app), at: now + Badging.lag)
      }
      apps[Int(app.rawValue)].badge = number
      note(.badgeSet(app, number), because: decision.because, in: &journal)
    } else {
      note(.badgeKept(app), because: decision.because, in: &journal)
    }
    if answer.clearsNotifications {
      for row in delivered where row.name.app == app {
        withdraw(row.name, because: decision.because, into: &journal)
      }
    }
    if answer.callsBack {
      note(.badgeReported(app, answer.error), because: decision.because, in: &journal)
    }
  }

  /// An app sets the number on its icon to the one it reads, and so many more.
  mutating func raiseBadge(
    by count: Int32,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let row = apps[Int(app.rawValue)]
    let (sum, isTooLarge) = (row.badgeRead ?? row.badge).addingReportingOverflow(count)
    setBadge(isTooLarge ? .max : sum, of: app, under: law, into: &journal)
  }
}
