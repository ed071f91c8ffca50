import Synchronization
public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// One phone that threads share, and the only type with a lock.
///
/// It changes the device under the lock and passes the effects to its listeners outside the lock,
/// one batch after the other, in order. A listener may send further events; their effects follow
/// the effects that it is receiving.
public final class DeviceHost: Sendable {
  /// A closure that receives a phone's effects.
  public typealias Listener = @Sendable (Journal.Entry) -> Void

  struct State {
    var device: Device
    var turn: Turn
    var book = Book()
    /// The events that were sent, in order; an entry's origin is an index here.
    var events: [Sent] = []
    var listeners: [Listener]
    /// The closures that run before the next event.
    var preparations: [@Sendable () -> Void] = []
    /// The number of entries that the listeners have received.
    var reportedCount = 0
    var isReporting = false
    /// The callbacks that begin after the listeners have run, and a flag that a thread is beginning
    /// some.
    var callbacksToBegin: [UncheckedSendable<() -> Void>] = []
    var isBeginning = false
    /// The latest process of each app that ever had one.
    var processes: [AppProcess] = []
    /// The running processes of service extensions.
    var extensionProcesses: [AppProcess] = []
    /// The values of the apps' bundles.
    var descriptions: [AppNumber: AppDescription] = [:]
    /// The objects that drop-ins keep for this phone and its apps.
    var belongings = ProcessStorage()
    /// The code that waits for the phone's clock.
    var sleepers: [Sleeper] = []
    var sleeperCount = 0
    /// The sleepers of ended processes, and the ended processes, until they are released.
    var orphans: [Sleeper] = []
    var ended: [AppProcess] = []
    /// Sleepers that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
    /// The problems that no test could receive when they occurred.
    var troubles: [Trouble] = []
    /// The delegates that apps set and did not keep.
    var lostDelegates: [AppNumber: LostDelegate] = [:]
    /// The time at which each background app moved there or received its last callback.
    var inBackground: [AppNumber: Instant] = [:]
    #if canImport(Glibc)
      /// The tasks that apps have created and that have not ended.
      var tasks: [TaskWatch] = []
      /// The task in which the test itself runs, if there is one.
      var testsTask: TaskWatch?
    #endif
    /// The number of times that repeating timers have fired.
    var firings = 0
    /// The number of the test's calls to the phone that have not returned.
    var calls = 0
    /// Indicates whether a thread watches a test that awaits its app.
    var isLookedAfter = false
    /// The closure that advances time while the test itself waits.
    var conductor: Conductor?
  }

  /// The law the phone follows.
  public let law: Law
  /// The callbacks that run now, or are about to.
  public let callbacks = Callbacks()
  /// The real time that the phone waits for its apps' code.
  public let watchdog: Duration
  /// The start of the phone.
  public let start: Moment
  /// The clock on which the code of its apps waits.
  public let waiting: Waiting
  /// The release of the tz database that has the phone's time zones.
  public let zones: ZoneDatabase
  /// The largest number of times that repeating timers may fire.
  let mostFirings: Int
  /// The real-time waits of its apps' code.
  public let realWaits = RealWaits()
  let state: Mutex<State>
  let readings: ClockReadings
  /// A Boolean value that indicates whether an event happens on the main actor, which nothing may
  /// block then.
  let isOnMainActor = Atomic(false)
  private let wallNanoseconds: Atomic<Int64>
  private let nanoseconds: Atomic<Int64>

  /// Creates the host of a phone.
  ///
  /// - Parameters:
  ///   - device: The phone as it is at first.
  ///   - law: The law it follows.
  ///   - zones: The release of the tz database that has its time zones.
  ///   - watchdog: The real time that the phone waits for its apps' code.
  ///   - waiting: The clock on which the code of its apps waits.
  ///   - mostFirings: The maximum number of times that repeating timers may fire; a scenario may
  ///     have as many events.
  ///   - readingStep: The interval by which each reading of an app's code advances the clock for
  ///     it.
  ///   - listener: A closure that is called once for each effect, never while the phone is locked
  ///     for a change, and never twice at the same time.
  public init(
    _ device: Device,
    under law: Law,
    zones: ZoneDatabase = .builtIn,
    watchdog: Duration = .seconds(5),
    waiting: Waiting = .virtual,
    mostFirings: Int = 1_000_000,
    readingStep: Interval = .zero,
    listener: @escaping Listener = { _ in }
  ) {
    self.law = law
    self.zones = zones
    self.watchdog = watchdog
    self.waiting = waiting
    self.mostFirings = mostFirings
    readings = ClockReadings(step: readingStep)
    start = device.moment
    wallNanoseconds = Atomic(device.wall.nanoseconds)
    nanoseconds = Atomic(device.now.nanoseconds)
    state = Mutex(State(device: device, turn: Turn(under: law), listeners: [listener]))
    PhoneClock.start()
    Directory.enter(self)
  }

  /// The phone as it is now.
  public var device: Device { state.withLock { $0.device } }

  /// The journal of the phone's effects so far.
  public var journal: Journal { state.withLock { $0.turn.journal } }

  /// The events that were sent so far; the origin of an entry is an index here.
  public var events: [Sent] { state.withLock { $0.events } }

  /// The number of events that were sent so far.
  public var eventCount: Int { state.withLock { $0.events.count } }

  /// Returns the event that caused an entry of the journal: one that was sent, or one that fell
  /// due.
  public func event(of entry: Journal.Entry) -> Event? {
    let step = Int(entry.origin.step)
    return state.withLock { $0.events.indices.contains(step) ? $0.events[step].event : nil }
  }

  /// The time of the phone's wall clock, readable while the phone is locked for a change.
  public var wall: Instant { Instant(nanoseconds: wallNanoseconds.load(ordering: .relaxed)) }

  /// The time of the phone's monotonic clock, readable while the phone is locked for a change.
  public var now: Instant { Instant(nanoseconds: nanoseconds.load(ordering: .relaxed)) }

  /// Uses the book behind the device's numbers.
  public func withBook<Result: Sendable>(_ body: (inout Book) -> sending Result) -> Result {
    state.withLock { body(&$0.book) }
  }

  /// Returns a value from the phone, its journal and its book at one moment; decisions on the way
  /// are noted in the journal.
  public func look<Result: Sendable>(
    _ body: (Device, inout Turn, inout Book) -> sending Result
  ) -> Result {
    state.withLock { body($0.device, &$0.turn, &$0.book) }
  }

  /// The processes that run.
  public var processes: [AppProcess] {
    state.withLock { $0.processes.filter(\.isRunning) }
  }

  /// Releases everything that belongs to the phone: its processes end and receive no further
  /// callbacks.
  public func close() {
    Directory.leave(self)
    let last = state.withLock { state in
      for process in state.processes + state.extensionProcesses { process.end() }
      defer {
        state.processes = []
        state.extensionProcesses = []
        state.sleepers = []
        state.listeners = []
        state.preparations = []
        state.belongings = ProcessStorage()
        state.conductor = nil
        #if canImport(Glibc)
          state.tasks = []
          state.testsTask = nil
        #endif
      }
      // Objects that end may call a framework, so they do when no lock is held.
      return state
    }
    for process in last.processes + last.extensionProcesses { process.letGo() }
    for sleeper in last.sleepers { sleeper.wake(.cancelled) }
  }

  /// Stores the readings of the phone's clocks, which are read without its lock.
  func keepClocks(of device: Device) {
    if device.wall < wall { readings.forget() }
    wallNanoseconds.store(device.wall.nanoseconds, ordering: .relaxed)
    nanoseconds.store(device.now.nanoseconds, ordering: .relaxed)
  }
}
