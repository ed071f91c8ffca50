import Synchronization
import SystemPolicy
import VirtualDevice
public import VirtualTime

/// Something that waits for the phone's monotonic clock.
struct Sleeper: Sendable {
  /// The kind of code that waits.
  enum Kind: Sendable {
    /// A task that waits on the phone's own clock; only a test lets this time pass.
    case clock
    /// A task of Swift's that sleeps.
    case task
    /// A block or a timer that fires once, or again and again.
    case timer, repeating
  }

  enum End: Sendable { case slept, cancelled }

  var number: Int
  var due: Instant
  var kind: Kind
  /// The process to which the sleeper belongs, if it belongs to one.
  var process: AppProcess?
  /// The call that started the wait, such as `asyncAfter`, and its source location.
  var form: String
  var registration: Registration?
  var wake: @Sendable (End) -> Void
}

extension DeviceHost {
  /// Waits until the monotonic clock shows an instant; throws if the task is cancelled first.
  public func sleep(until due: Instant) async throws {
    let number = nextSleeperNumber()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let process: AppProcess? =
          if case .process(let process) = Binding.current { process } else { nil }
        let sleeper = Sleeper(
          number: number,
          due: due,
          kind: .clock,
          process: process,
          form: "the phone's clock",
          registration: nil
        ) { end in
          switch end {
          case .slept: continuation.resume()
          case .cancelled: continuation.resume(throwing: CancellationError())
          }
        }
        enter(sleeper)
      }
    } onCancel: {
      wakeEarly(number)
    }
  }

  /// The number of tasks that wait for the clock: on the phone's own clock, or in `Task.sleep`.
  public var sleeperCount: Int {
    state.withLock { $0.sleepers.count { $0.kind == .clock || $0.kind == .task } }
  }

  /// The number of tasks that wait on the phone's own clock, which was passed to them.
  public var clockSleeperCount: Int {
    state.withLock { $0.sleepers.count { $0.kind == .clock } }
  }

  func nextSleeperNumber() -> Int {
    state.withLock { state in
      state.sleeperCount += 1
      return state.sleeperCount
    }
  }

  func enter(_ sleeper: Sleeper) {
    let end = state.withLock { state -> Sleeper.End? in
      if state.cancelled.remove(sleeper.number) != nil { return .cancelled }
      if let process = sleeper.process, !process.isRunning, sleeper.kind != .clock {
        return .cancelled
      }
      guard sleeper.due > state.device.now || sleeper.kind != .clock else { return .slept }
      let index = state.sleepers.firstIndex { $0.due > sleeper.due } ?? state.sleepers.count
      state.sleepers.insert(sleeper, at: index)
      return nil
    }
    if let end { sleeper.wake(end) }
  }

  /// Removes and returns a sleeper; returns nil if it was woken, or does not exist.
  @discardableResult
  func remove(_ number: Int) -> Sleeper? {
    state.withLock { state in
      guard let index = state.sleepers.firstIndex(where: { $0.number == number }) else {
        return nil
      }
      return state.sleepers.remove(at: index)
    }
  }

  private func wakeEarly(_ number: Int) {
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
