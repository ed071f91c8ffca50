import SystemPolicy

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
}
