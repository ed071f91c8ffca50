import SystemPolicy
import VirtualTime

extension Device {
  /// The user taps a notification.
  ///
  /// The delegate hears of it in a second step, due at once: an app that the tap launches sets its
  /// delegate while it launches, and only then is it known who is told.
  mutating func tap(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    let wasRunning = apps[Int(name.app.rawValue)].state != .notRunning
    let question = Tapping(wasRunning: wasRunning, isLocked: isLocked)
    let decision = law.tapping.decide(question, from: .init())
    journal.note(decision)
    note(.tapped(name), because: decision.because, in: &journal)
    if decision.answer.unlocksFirst {
      // Whatever the lock screen covered is not seen again: the tapped app is what opens.
      covered = nil
      unlock(under: law, into: &journal)
    }
    if decision.answer.leavesList {
      withdraw(name, because: decision.because, into: &journal)
    }
    if decision.answer.opensApp { open(name.app, because: .tapped, under: law, into: &journal) }
    agenda.add(.responds(name), at: now)
  }

  /// The app hears of a response, if anybody there listens.
  mutating func respond(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    let methods = apps[Int(name.app.rawValue)].delegate
    let question = Telling(hasDelegate: methods.contains([.isSet, .didReceive]))
    let decision = law.telling.decide(question, from: .init())
    journal.note(decision)
    let effect: Effect =
      decision.answer.tellsDelegate ? .didReceiveCalled(name) : .responseLost(name)
    note(effect, because: decision.because, in: &journal)
  }
}
