import Synchronization
import VirtualDevice
public import VirtualTime

/// Somebody who waits for the phone's monotonic clock.
struct Sleeper: Sendable {
  var number: Int
  var due: Instant
  /// Whom the sleeper belongs to, if it is a process.
  var process: AppProcess?
  var wake: @Sendable (End) -> Void

  enum End: Sendable { case slept, cancelled }
}

extension DeviceHost {
  /// Waits until the monotonic clock shows an instant; throws if the task is cancelled first.
  public func sleep(until due: Instant) async throws {
    let number = state.withLock { state in
      state.sleeperCount += 1
      return state.sleeperCount
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let process: AppProcess? =
          if case .process(let process) = Binding.current { process } else { nil }
        let sleeper = Sleeper(number: number, due: due, process: process) { end in
          switch end {
          case .slept: continuation.resume()
          case .cancelled: continuation.resume(throwing: CancellationError())
          }
        }
        enter(sleeper)
      }
    } onCancel: {
      let sleeper = state.withLock { state -> Sleeper? in
        guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
          state.cancelled.insert(number)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.wake(.cancelled)
    }
  }

  /// How many wait for the clock.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  private func enter(_ sleeper: Sleeper) {
    let end = state.withLock { state -> Sleeper.End? in
      if state.cancelled.remove(sleeper.number) != nil { return .cancelled }
      guard sleeper.due > state.device.now else { return .slept }
      let index = state.sleepers.firstIndex { $0.due > sleeper.due } ?? state.sleepers.count
      state.sleepers.insert(sleeper, at: index)
      return nil
    }
    if let end { sleeper.wake(end) }
  }
}
