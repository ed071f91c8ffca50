import Synchronization
public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// One phone shared by threads: the only place with a lock.
///
/// It changes the device under the lock and tells its listeners about the effects outside it, one
/// batch after the other and in the order they happened. A listener may send further events; their
/// effects are told after those it is being told of.
public final class DeviceHost: Sendable {
  /// What hears of a phone's effects.
  public typealias Listener = @Sendable (Journal.Entry) -> Void

  struct State {
    var device: Device
    var journal = Journal()
    var book = Book()
    /// What was sent, in order; an entry's origin is a place here.
    var events: [Sent] = []
    var listeners: [Listener]
    /// What is done before anything else happens to the phone.
    var preparations: [@Sendable () -> Void] = []
    /// How many entries the listeners were told of.
    var told = 0
    var isTelling = false
    /// The latest process of each app that ever had one.
    var processes: [AppProcess] = []
    /// What the bundles of apps say.
    var descriptions: [AppNumber: AppDescription] = [:]
    /// What drop-ins keep for this phone, and for its apps.
    var belongings = Belongings()
    /// Who waits for the phone's clock.
    var sleepers: [Sleeper] = []
    var sleeperCount = 0
    /// Sleepers whose process has ended.
    var orphans: [Sleeper] = []
    /// Sleepers that were cancelled before they lay down.
    var cancelled: Set<Int> = []
    /// What went wrong where no test could hear of it.
    var troubles: [Trouble] = []
  }

  /// The law the phone follows.
  public let law: Law
  /// The callbacks that run now, or are about to.
  public let callbacks = Callbacks()
  /// When the phone began.
  public let start: Moment
  let state: Mutex<State>
  private let wallNanoseconds: Atomic<Int64>

  /// Creates the host of a phone.
  ///
  /// - Parameters:
  ///   - device: The phone as it is at first.
  ///   - law: The law it follows.
  ///   - listener: Called once for each effect, never while the phone is locked for a change, never
  ///     twice at the same time.
  public init(_ device: Device, under law: Law, listener: @escaping Listener = { _ in }) {
    self.law = law
    start = device.moment
    wallNanoseconds = Atomic(device.wall.nanoseconds)
    state = Mutex(State(device: device, listeners: [listener]))
    PhoneClock.start()
    Directory.enter(self)
  }

  /// The phone as it is now.
  public var device: Device { state.withLock { $0.device } }

  /// What the phone has done so far.
  public var journal: Journal { state.withLock { $0.journal } }

  /// What was sent to the phone so far; the origin of an entry is a place here.
  public var events: [Sent] { state.withLock { $0.events } }

  /// What an entry of the journal goes back to: what was sent, or what fell due.
  public func event(of entry: Journal.Entry) -> Event? {
    let step = Int(entry.origin.step)
    return state.withLock { $0.events.indices.contains(step) ? $0.events[step].event : nil }
  }

  /// What the phone's clock shows, readable while the phone is locked for a change.
  public var wall: Instant { Instant(nanoseconds: wallNanoseconds.load(ordering: .relaxed)) }

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
  public var nextDue: Instant? {
    state.withLock { state in
      [state.device.nextDue, state.sleepers.first?.due].compactMap { $0 }.min()
    }
  }

  /// Uses the book behind the device's numbers.
  public func withBook<Result: Sendable>(_ body: (inout Book) -> sending Result) -> Result {
    state.withLock { body(&$0.book) }
  }

  /// Looks at the phone, its journal and its book at one moment; decisions that are taken on the
  /// way are noted in the journal.
  public func look<Result: Sendable>(
    _ body: (Device, inout Journal, inout Book) -> sending Result
  ) -> Result {
    state.withLock { body($0.device, &$0.journal, &$0.book) }
  }

  /// Tells another listener of every effect from now on.
  public func addListener(_ listener: @escaping Listener) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// Has something done before anything else happens to the phone, but for what its apps do: what
  /// a drop-in has to tell the phone that nobody told the drop-in.
  public func addPreparation(_ preparation: @escaping @Sendable () -> Void) {
    state.withLock { $0.preparations.append(preparation) }
  }

  private func prepare() {
    for preparation in state.withLock({ $0.preparations }) { preparation() }
  }

  /// The processes that run.
  public var processes: [AppProcess] {
    state.withLock { $0.processes.filter(\.isRunning) }
  }

  /// Lets go of everything that belongs to the phone: its processes end, nobody is told any more.
  public func close() {
    Directory.leave(self)
    let sleepers = state.withLock { state in
      for process in state.processes { process.end() }
      defer {
        state.processes = []
        state.sleepers = []
        state.listeners = []
        state.preparations = []
        state.belongings = Belongings()
      }
      return state.sleepers
    }
    for sleeper in sleepers { sleeper.wake(.cancelled) }
  }

  func keepWall(_ instant: Instant) {
    wallNanoseconds.store(instant.nanoseconds, ordering: .relaxed)
  }

  /// Tells the listeners what they have not heard, unless another call is telling them already:
  /// that one comes to these entries too.
  private func tell() {
    let orphans = state.withLock { state in
      defer { state.orphans = [] }
      return state.orphans
    }
    for sleeper in orphans { sleeper.wake(.cancelled) }
    let isMine = state.withLock { state in
      defer { state.isTelling = true }
      return !state.isTelling
    }
    guard isMine else { return }
    while let (entry, listeners) = nextToTell() {
      for listener in listeners { listener(entry) }
    }
  }

  private func nextToTell() -> (Journal.Entry, [Listener])? {
    state.withLock { state in
      guard state.told < state.journal.entries.count else {
        state.isTelling = false
        return nil
      }
      defer { state.told += 1 }
      return (state.journal.entries[state.told], state.listeners)
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
