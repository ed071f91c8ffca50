import Synchronization
public import SystemPolicy
public import VirtualDevice
public import VirtualTime

/// One phone shared by threads: the only place with a lock.
///
/// It changes the device under the lock and tells its listener about the effects outside it, one
/// batch after the other and in the order they happened. A listener may send further events; their
/// effects are told after those it is being told of.
public final class DeviceHost: Sendable {
  /// What hears of a phone's effects.
  public typealias Listener = @Sendable (Journal.Entry) -> Void

  private struct State {
    var device: Device
    var journal = Journal()
    var book = Book()
    /// How many entries the listener was told of.
    var told = 0
    var isTelling = false
  }

  private let law: Law
  private let listener: Listener
  private let state: Mutex<State>

  /// Creates the host of a phone.
  ///
  /// - Parameters:
  ///   - device: The phone as it is at first.
  ///   - law: The law it follows.
  ///   - listener: Called once for each effect, never while the phone is locked for a change, never
  ///     twice at the same time.
  public init(_ device: Device, under law: Law, listener: @escaping Listener = { _ in }) {
    self.law = law
    self.listener = listener
    state = Mutex(State(device: device))
  }

  /// The phone as it is now.
  public var device: Device { state.withLock { $0.device } }

  /// What the phone has done so far.
  public var journal: Journal { state.withLock { $0.journal } }

  /// Lets one thing happen; returns why it cannot, if it cannot.
  @discardableResult
  public func send(_ event: Event) -> Objection? {
    let objection = state.withLock { state -> Objection? in
      if let objection = state.device.objection(to: event) { return objection }
      state.device.receive(event, under: law, into: &state.journal)
      return nil
    }
    tell()
    return objection
  }

  /// Moves the clock to an instant; everything due by then happens, one thing after the other.
  public func advance(to instant: Instant) {
    var isDone = false
    while !isDone {
      isDone = state.withLock { state in
        guard let wakeup = state.device.nextWakeup(through: instant) else { return true }
        state.device.receive(wakeup, under: law, into: &state.journal)
        return false
      }
      tell()
    }
  }

  /// Uses the book behind the device's numbers.
  public func withBook<Result: Sendable>(_ body: (inout Book) -> sending Result) -> Result {
    state.withLock { body(&$0.book) }
  }

  /// Tells the listener what it has not heard, unless another call is telling it already: that one
  /// comes to these entries too.
  private func tell() {
    let isMine = state.withLock { state in
      defer { state.isTelling = true }
      return !state.isTelling
    }
    guard isMine else { return }
    while let entry = nextToTell() { listener(entry) }
  }

  private func nextToTell() -> Journal.Entry? {
    state.withLock { state in
      guard state.told < state.journal.entries.count else {
        state.isTelling = false
        return nil
      }
      defer { state.told += 1 }
      return state.journal.entries[state.told]
    }
  }
}
