import Synchronization
import SystemPolicy
public import VirtualDevice
public import VirtualTime

// What happens to the phone: what somebody sends, and what falls due.
extension DeviceHost {
  /// Something that was sent to the phone, or fell due.
  public struct Sent: Sendable {
    /// What it was.
    public var event: Event
    /// When it was.
    public var moment: Moment
  }

  /// What came of an event.
  public struct Outcome: Sendable {
    /// Why it could not happen, if it could not.
    public var objection: Objection?
    /// What the phone did about it at once.
    public var entries: [Journal.Entry] = []
  }

  /// Lets one thing happen; returns why it cannot, if it cannot.
  @discardableResult
  public func send(_ event: Event) -> Objection? { perform(event).objection }

  /// Lets one thing happen, and returns what came of it.
  @discardableResult
  public func perform(_ event: Event) -> Outcome {
    prepare()
    let outcome = state.withLock { $0.perform(event, under: law, of: self) }
    tell()
    return outcome
  }

  /// Lets an app do something, if the process that does it still runs.
  @discardableResult
  func perform(_ action: AppAction, by process: AppProcess) -> Outcome {
    let outcome = state.withLock { state -> Outcome in
      guard state.processes.contains(where: { $0 === process }), process.isRunning else {
        return Outcome(objection: .notRunning(process.app))
      }
      return state.perform(.app(process.app, action), under: law, of: self)
    }
    tell()
    return outcome
  }

  /// Moves the clock to an instant; everything due by then happens, one thing after the other.
  public func advance(to instant: Instant) {
    while step(to: instant) {}
  }

  /// Moves the clock to the next thing due by an instant and lets it happen.
  ///
  /// - Returns: Whether there was one; if not, the clock is at that instant afterwards.
  public func step(to limit: Instant) -> Bool {
    prepare()
    let (isMore, woken) = state.withLock { $0.step(to: limit, under: law, of: self) }
    for sleeper in woken { sleeper.wake(.slept) }
    tell()
    return isMore
  }

  /// When something is due next, on the monotonic clock: the phone's own affairs, or a sleeper.
  ///
  /// That a day ends is nothing by itself.
  public var nextDue: Instant? {
    state.withLock { state in
      let due = [state.device.nextAppointment, state.sleepers.first?.due]
      return due.compactMap { $0 }.min()
    }
  }
}

extension DeviceHost.State {
  mutating func perform(
    _ event: Event,
    under law: Law,
    of host: DeviceHost
  ) -> DeviceHost.Outcome {
    if let objection = device.objection(to: event, under: law, noting: &journal) {
      return DeviceHost.Outcome(objection: objection)
    }
    return DeviceHost.Outcome(entries: receive(event, under: law, of: host))
  }

  mutating func step(
    to limit: Instant,
    under law: Law,
    of host: DeviceHost
  ) -> (isMore: Bool, woken: [Sleeper]) {
    let sleeperDue = sleepers.first?.due ?? .latest
    if let wakeup = device.nextWakeup(through: min(limit, sleeperDue)) {
      receive(wakeup, under: law, of: host)
      return (true, [])
    }
    host.keepWall(device.wall)
    let woken = Array(sleepers.prefix { $0.due <= device.now })
    sleepers.removeFirst(woken.count)
    return (!woken.isEmpty, woken)
  }

  @discardableResult
  private mutating func receive(
    _ event: Event,
    under law: Law,
    of host: DeviceHost
  ) -> [Journal.Entry] {
    let count = journal.entries.count
    journal.origin = .init(step: events.count)
    events.append(DeviceHost.Sent(event: event, moment: device.moment))
    device.receive(event, under: law, into: &journal)
    journal.origin = .none
    host.keepWall(device.wall)
    let entries = Array(journal.entries[count...])
    for entry in entries { follow(entry.effect, of: host) }
    return entries
  }

  /// Keeps the processes in step with what the phone does to them.
  private mutating func follow(_ effect: Effect, of host: DeviceHost) {
    switch effect {
    case .launched(let app):
      processes.removeAll { $0.app == app }
      processes.append(AppProcess(of: app, on: host))
    case .moved(let app, .notRunning, _):
      guard let process = processes.first(where: { $0.app == app }) else { return }
      process.end()
      orphans += sleepers.filter { $0.process === process }
      sleepers.removeAll { $0.process === process }
    default: break
    }
  }
}
