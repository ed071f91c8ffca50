import SystemPolicy
import VirtualTime

extension Device {
  /// An app clip was launched, or the time is over for which it may notify.
  mutating func clip(
    _ app: AppNumber,
    _ occasion: Clipping.Occasion,
    under law: Law,
    into journal: inout Journal
  ) {
    let permission = apps[Int(app.rawValue)].permission
    let question = Clipping(occasion: occasion, permission: permission)
    let decision = law.clipping.decide(question, from: .init(permission: permission))
    journal.note(decision)
    if decision.answer.isForAWhile {
      agenda.removeAll { $0 == .clipExpires(app) }
      agenda.add(.clipExpires(app), at: now + Clipping.window)
    }
    set(
      decision.answer.permission,
      of: app,
      by: .clip(occasion),
      because: decision.because,
      into: &journal
    )
  }
}
