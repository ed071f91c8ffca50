import Synchronization
import VirtualTime

// A test that awaits its app, such as the value of a sleeping task: no other code moves the clock.
extension DeviceHost {
  /// Notes that the test is in a call to the phone, which moves the clock itself.
  public func calling<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async -> Result
  ) async -> Result {
    state.withLock { $0.calls += 1 }
    defer { state.withLock { $0.calls -= 1 } }
    return await body()
  }

  #if canImport(Glibc)
    /// Lets the phone's time pass when the test's own task has waited a moment for something other
    /// than the phone, and nothing has happened meanwhile.
    func lookAfterTest() {
      let isFirst = state.withLock { state -> Bool in
        guard state.testsTask != nil, !state.isLookedAfter else { return false }
        state.isLookedAfter = true
        return true
      }
      guard isFirst else { return }
      Binding.withoutPhone {
        _ = Task.detached { [self] in
          var quiet = 0
          var seen = -1
          while let limit = lastWait() {
            let activity = callbacks.activity
            quiet = isAwaited && activity == seen ? quiet + 1 : 0
            seen = activity
            if quiet > Self.looks, let conductor = state.withLock({ $0.conductor }) {
              await conductor(limit) { self.isAwaited }
              while isAwaited, let next = lastWait(), next > now {
                await conductor(next) { self.isAwaited }
              }
              quiet = 0
            }
            try? await Task.sleep(for: .milliseconds(10))
          }
        }
      }
    }

    /// The number of checks without a result before the clock moves.
    ///
    /// The checks give real work, such as reading a file, time to finish.
    private static let looks = 20

    /// Indicates whether the test's own task is waiting outside a call to the phone.
    private var isAwaited: Bool {
      state.withLock { state in
        state.calls == 0 && state.testsTask.map { $0.isAtRest && !$0.isComplete } ?? false
      }
    }

    /// The end of the last wait that does not repeat.
    ///
    /// It is nil if there is no such wait, and then no thread watches the test any more.
    private func lastWait() -> Instant? {
      state.withLock { state in
        let last = state.sleepers.last { $0.kind == .task || $0.kind == .timer }
        if last == nil { state.isLookedAfter = false }
        return last?.due
      }
    }
  #endif
}
