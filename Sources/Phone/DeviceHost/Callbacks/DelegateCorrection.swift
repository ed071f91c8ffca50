import Synchronization
import SystemPolicy
public import VirtualDevice

extension AppProcess {
  /// Records that the app's delegate lacks a method that was called.
  ///
  /// The phone's effects and its journal become the same as if the phone had known the methods
  /// before.
  ///
  /// - Parameters:
  ///   - methods: The methods that the delegate has, as far as is known.
  ///   - call: The effect in the journal that reported the call.
  public func correctDelegate(to methods: DelegateMethods, uncalled call: Effect) {
    host.correctDelegate(to: methods, of: self, uncalled: call)
  }
}

extension DeviceHost {
  fileprivate func correctDelegate(
    to methods: DelegateMethods,
    of process: AppProcess,
    uncalled call: Effect
  ) {
    state.withLock { state in
      guard process.isRunning, state.processes.contains(where: { $0 === process }) else { return }
      let app = process.app
      let isRemoved = state.device.correctDelegate(
        to: methods,
        of: app,
        uncalled: call,
        in: &state.turn
      )
      // The listeners have already received the removed entry.
      if isRemoved { state.reportedCount -= 1 }
      let last = state.events.lastIndex {
        if case .app(app, .setsDelegate) = $0.event { true } else { false }
      }
      if let last { state.events[last].event = .app(app, .setsDelegate(methods)) }
    }
    notifyListeners()
  }
}
