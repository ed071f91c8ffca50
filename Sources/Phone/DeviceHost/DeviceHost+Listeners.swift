import Synchronization
import VirtualDevice

// The listeners of a phone's effects, and the callbacks that begin after the listeners have run.
extension DeviceHost {
  /// Adds a listener that receives every effect from now on.
  public func addListener(_ listener: @escaping Listener) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// Adds a closure that runs before any event except those of apps.
  ///
  /// A drop-in uses it to send the phone changes that it had to detect itself.
  public func addPreparation(_ preparation: @escaping @Sendable () -> Void) {
    state.withLock { $0.preparations.append(preparation) }
  }

  func prepare() {
    for preparation in state.withLock({ $0.preparations }) { preparation() }
  }

  /// Passes new entries to the listeners, unless another call is doing so already.
  ///
  /// That call then passes these entries too, and the phone's clock waits for it.
  func notifyListeners() {
    let (orphans, ended) = state.withLock { state in
      defer { (state.orphans, state.ended) = ([], []) }
      return (state.orphans, state.ended)
    }
    for sleeper in orphans { sleeper.wake(.cancelled) }
    // An object that ends may call a framework, so that no lock is held here.
    for process in ended { process.letGo() }
    let ticket = state.withLock { state -> Callbacks.Ticket? in
      guard !state.isReporting, state.reportedCount < state.turn.journal.entries.count else {
        return nil
      }
      state.isReporting = true
      return callbacks.beginReport()
    }
    guard let ticket else { return }
    while let (entry, listeners) = nextToReport() {
      for listener in listeners { listener(entry) }
    }
    beginCallbacks()
    callbacks.end(ticket)
  }

  /// Begins a callback after the listeners have received every effect.
  ///
  /// Otherwise the app's code would race with the listeners, for example with one that answers its
  /// prompt.
  ///
  /// - Parameter begin: Adds the callback to its queue; it may run on another thread.
  func beginCallback(_ begin: @escaping () -> Void) {
    let begin = UncheckedSendable(begin)
    state.withLock { $0.callbacksToBegin.append(begin) }
    beginCallbacks()
  }

  /// Begins the waiting callbacks in order, unless a thread already begins callbacks or notifies
  /// the listeners; that thread then begins these, too.
  private func beginCallbacks() {
    let isMine = state.withLock { state in
      guard !state.isReporting, !state.isBeginning else { return false }
      state.isBeginning = true
      return true
    }
    guard isMine else { return }
    while let begin = nextToBegin() { begin.value() }
  }

  private func nextToBegin() -> UncheckedSendable<() -> Void>? {
    state.withLock { state in
      guard !state.isReporting, !state.callbacksToBegin.isEmpty else {
        state.isBeginning = false
        return nil
      }
      return state.callbacksToBegin.removeFirst()
    }
  }

  private func nextToReport() -> (Journal.Entry, [Listener])? {
    state.withLock { state in
      guard state.reportedCount < state.turn.journal.entries.count else {
        state.isReporting = false
        return nil
      }
      defer { state.reportedCount += 1 }
      return (state.turn.journal.entries[state.reportedCount], state.listeners)
    }
  }
}
