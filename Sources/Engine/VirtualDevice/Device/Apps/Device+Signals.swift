import SystemPolicy
public import VirtualTime

/// The agenda holds the next change of the time only while an app observes it.
extension Device {
  /// Adds signals of the system to those that an app observes.
  mutating func observe(_ signals: SystemSignals, in app: AppNumber, in turn: inout Turn) {
    apps[Int(app.rawValue)].observed.formUnion(signals)
    note(.app(app, .observed(signals)), in: &turn)
    awaitTimeChange()
  }

  /// Ends the observations of a process that ends.
  mutating func endObserving(in app: AppNumber) {
    guard !apps[Int(app.rawValue)].observed.isEmpty else { return }
    apps[Int(app.rawValue)].observed = []
    apps[Int(app.rawValue)].missed = []
    awaitTimeChange()
  }

  /// Handles the end of a day or a time zone transition.
  mutating func timeChanges(in turn: inout Turn) {
    let before = wall - Interval(nanoseconds: 1)
    let isNewDay = zone.civil(at: before).date != zone.civil(at: wall).date
    let isChange = zone.offset(at: before) != zone.offset(at: wall)
    signal(isChange ? .clocksChanged : .dayEnded, isNewDay: isNewDay, in: &turn)
  }

  /// Reports a signal to every app that observes it.
  ///
  /// - Parameter isNewDay: Indicates whether the phone's clock shows a different day than before.
  mutating func signal(
    _ occasion: SystemSignalDelivery.Occasion,
    isNewDay: Bool,
    in turn: inout Turn
  ) {
    for index in apps.indices where !apps[index].observed.isEmpty {
      let app = AppNumber(rawValue: UInt16(index))
      notify(app, occasion, isNewDay: isNewDay, in: &turn)
    }
    awaitTimeChange()
  }

  /// Reports to a resumed app the signals that it missed.
  mutating func catchUp(_ app: AppNumber, in turn: inout Turn) {
    guard !apps[Int(app.rawValue)].missed.isEmpty else { return }
    notify(app, .runsAgain, isNewDay: false, in: &turn)
  }

  private mutating func notify(
    _ app: AppNumber,
    _ occasion: SystemSignalDelivery.Occasion,
    isNewDay: Bool,
    in turn: inout Turn
  ) {
    let row = apps[Int(app.rawValue)]
    let decision = turn.ask(SystemSignalDelivery.self) {
      if isNewDay { .newDay }
      switch occasion {
      case .dayEnded: []
      case .clocksChanged: .clocksChanged
      case .zoneChanged: .zoneChanged
      case .clockSet: .clockSet
      case .runsAgain: .runsAgain
      }
      if row.state == .suspended { .suspended }
      if row.state.isInFront { .inFront }
    }
    let posted = decision.answer.signals.intersection(row.observed)
    let signals = occasion == .runsAgain ? row.missed : posted
    guard !signals.isEmpty else { return }
    if decision.answer.waits {
      apps[Int(app.rawValue)].missed.formUnion(signals)
    } else {
      if occasion == .runsAgain { apps[Int(app.rawValue)].missed = [] }
      note(.app(app, .signalled(signals)), because: decision.because, in: &turn)
    }
  }

  /// Schedules the next change of the time, if an app observes it.
  private mutating func awaitTimeChange() {
    agenda.removeFirst(.timeChanges)
    guard apps.contains(where: { !$0.observed.isEmpty }) else { return }
    let tomorrow = zone.civil(at: wall).date.adding(days: 1)
    let midnight = zone.resolve(CivilDateTime(date: tomorrow, time: .midnight)).earliest
    let next = min(midnight, zone.nextTransition(after: wall) ?? midnight) - wallShift
    if next > now, next < .latest { agenda.add(.timeChanges, at: next) }
  }

  /// The next due instant, apart from the end of a day.
  public var nextAppointment: Instant? {
    guard agenda.contains(where: { $0 == .timeChanges }) else { return nextDue }
    var others = agenda
    others.removeFirst(.timeChanges)
    return others.nextDue
  }
}
