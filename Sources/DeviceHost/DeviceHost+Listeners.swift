import Synchronization
import VirtualDevice

// Who hears of what the phone does, and who has something to tell it first.
extension DeviceHost {
  /// Tells another listener of every effect from now on.
  public func addListener(_ listener: @escaping Listener) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// Has something done before anything else happens to the phone, but for what its apps do: what
  /// a drop-in has to tell the phone that nobody told the drop-in.
  public func addPreparation(_ preparation: @escaping @Sendable () -> Void) {
    state.withLock { $0.preparations.append(preparation) }
  }

  func prepare() {
    for preparation in state.withLock({ $0.preparations }) { preparation() }
  }

  /// Tells the listeners what they have not heard, unless another call is telling them already:
  /// that one comes to these entries too, and the phone's clock waits until it has.
  func tell() {
    let (orphans, ended) = state.withLock { state in
      defer { (state.orphans, state.ended) = ([], []) }
      return (state.orphans, state.ended)
    }
    for sleeper in orphans { sleeper.wake(.cancelled) }
    // An object that ends may call a framework, so that no lock is held here.
    for process in ended { process.letGo() }
    let ticket = state.withLock { state -> Callbacks.Ticket? in
      guard !state.isTelling, state.told < state.turn.journal.entries.count else { return nil }
      state.isTelling = true
      return callbacks.beginToTell()
    }
    guard let ticket else { return }
    while let (entry, listeners) = nextToTell() {
      for listener in listeners { listener(entry) }
    }
    callbacks.end(ticket)
  }

  private func nextToTell() -> (Journal.Entry, [Listener])? {
    state.withLock { state in
      guard state.told < state.turn.journal.entries.count else {
        state.isTelling = false
        return nil
      }
      defer { state.told += 1 }
      return (state.turn.journal.entries[state.told], state.listeners)
    }
  }
}
