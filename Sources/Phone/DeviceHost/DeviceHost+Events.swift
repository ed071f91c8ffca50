import Synchronization
import SystemPolicy
public import VirtualDevice
public import VirtualTime

// The phone's events: those that are sent to it, and those that fall due.
extension DeviceHost {
  /// An event that was sent to the phone, or that was due.
  public struct Sent: Sendable {
    /// The event.
    public var event: Event
    /// The moment of the event.
    public var moment: Moment
  }

  /// The result of an event.
  public struct Outcome: Sendable {
    /// The reason why it could not happen; nil if it happened.
    public var objection: Objection?
    /// The effects that followed at once.
    public var entries: [Journal.Entry] = []
  }

  /// Sends an event to the phone; returns the reason if the event cannot happen.
  @discardableResult
  public func send(_ event: Event) -> Objection? { perform(event).objection }

  /// Sends an event to the phone, and returns its result.
  @discardableResult
  public func perform(_ event: Event) -> Outcome {
    prepare()
    let outcome = state.withLock { $0.perform(event, of: self) }
    notifyListeners()
    return outcome
  }

  /// Sends the phone an act of an app, if the process of the app is still running.
  @discardableResult
  func perform(_ action: AppAction, by process: AppProcess) -> Outcome {
    let outcome = state.withLock { state -> Outcome in
      let known = process.isExtension ? state.extensionProcesses : state.processes
      guard known.contains(where: { $0 === process }), process.isRunning else {
        return Outcome(objection: .notRunning(process.app))
      }
      return state.perform(.app(process.app, action), of: self)
    }
    notifyListeners()
    return outcome
  }

  /// Moves the clock to an instant; everything due by then happens, one thing after the other.
  public func advance(to instant: Instant) {
    while step(to: instant) {}
  }

  /// Moves the clock to the next event that is due by an instant, and makes it happen.
  ///
  /// - Returns: Whether there was such an event; if not, the clock is at the instant afterwards.
  public func step(to limit: Instant) -> Bool {
    prepare()
    let (isMore, woken) = state.withLock { $0.step(to: limit, of: self) }
    woken?.wake(.slept)
    notifyListeners()
    return isMore
  }

  /// Moves the clock like ``step(to:)``, on the main actor.
  @MainActor
  public func stepOnMainActor(to limit: Instant) -> Bool {
    isOnMainActor.store(true, ordering: .relaxed)
    defer { isOnMainActor.store(false, ordering: .relaxed) }
    return step(to: limit)
  }

  /// The next instant, on the monotonic clock, at which an event of the phone or a sleeper is due.
  ///
  /// The end of a day alone is not an event.
  public var nextDue: Instant? {
    state.withLock { state in
      // The journal does not note a question that is asked only to look ahead.
      let sleeper = state.sleepers.first { sleeper in
        guard let conditions = state.pauseConditions(of: sleeper) else { return true }
        return !state.turn.law.decide(BackgroundPause.self) { conditions }.answer.pauses
      }
      let due = [state.device.nextAppointment, sleeper?.due]
      return due.compactMap { $0 }.min().map { max($0, state.device.now) }
    }
  }
}

extension DeviceHost.State {
  @discardableResult
  mutating func perform(_ event: Event, of host: DeviceHost) -> DeviceHost.Outcome {
    let count = turn.journal.entries.count
    let moment = device.moment
    turn.journal.origin = .init(step: events.count)
    let objection = device.receive(event, in: &turn)
    turn.journal.origin = .none
    if let objection { return DeviceHost.Outcome(objection: objection) }
    events.append(DeviceHost.Sent(event: event, moment: moment))
    host.keepClocks(of: device)
    let entries = Array(turn.journal.entries[count...])
    for entry in entries { follow(entry.effect, of: host) }
    return DeviceHost.Outcome(entries: entries)
  }

  mutating func step(
    to limit: Instant,
    of host: DeviceHost
  ) -> (isMore: Bool, woken: Sleeper?) {
    let next = nextSleeper(through: limit)
    let end = next.map { sleepers[$0].due } ?? limit
    if let wakeup = device.nextWakeup(through: end) {
      perform(wakeup, of: host)
      return (true, nil)
    }
    host.keepClocks(of: device)
    return (next != nil, next.flatMap { mayFire(sleepers.remove(at: $0), of: host) })
  }

  /// Returns the sleeper, unless it is a repeating timer that has reached the limit on events.
  private mutating func mayFire(_ sleeper: Sleeper, of host: DeviceHost) -> Sleeper? {
    guard sleeper.kind == .repeating else { return sleeper }
    firings += 1
    guard firings > host.mostFirings else { return sleeper }
    troubles.append(Trouble(tooMany: sleeper.form, host.mostFirings, from: sleeper.registration))
    return nil
  }

  /// Returns the next sleeper that is due by an instant; sleepers whose process is not running go
  /// on waiting.
  mutating func nextSleeper(through limit: Instant) -> Int? {
    for index in sleepers.indices {
      if sleepers[index].due > limit { return nil }
      if goesOn(sleepers[index]) { return index }
    }
    return nil
  }

  /// Indicates whether the code of a sleeper's process is running when the sleeper is due.
  private mutating func goesOn(_ sleeper: Sleeper) -> Bool {
    guard let conditions = pauseConditions(of: sleeper) else { return true }
    return !turn.ask(BackgroundPause.self) { conditions }.answer.pauses
  }

  /// The conditions under which the code of a sleeper's process may be paused when the sleeper is
  /// due; nil for code that is never paused.
  func pauseConditions(of sleeper: Sleeper) -> Conditions<BackgroundPause.Condition>? {
    guard let process = sleeper.process, sleeper.kind != .clock, !process.isExtension else {
      return nil
    }
    let app = device.state(of: process.app)
    let unseen = inBackground[process.app].map { max(sleeper.due, device.now) - $0 } ?? .zero
    return BackgroundPause.conditions(in: app, unseen: unseen, isKept: process.isKept)
  }

  /// Updates the processes after an effect of the phone.
  private mutating func follow(_ effect: Effect, of host: DeviceHost) {
    switch effect {
    case .app(let app, .launched):
      processes.removeAll { $0.app == app }
      processes.append(AppProcess(of: app, on: host))
    case .app(let app, .moved(.notRunning, _)):
      guard let process = processes.first(where: { $0.app == app }) else { return }
      process.end()
      ended.append(process)
      orphans += sleepers.filter { $0.process === process }
      sleepers.removeAll { $0.process === process }
      inBackground[app] = nil
    case .app(let app, .moved(.background, _)): inBackground[app] = device.now
    case .app(let app, .moved(.foreground, _)), .app(let app, .moved(.inactive, _)),
      .app(let app, .moved(.suspended, _)):
      inBackground[app] = nil
    default: break
    }
  }
}
