import Dispatch
import Synchronization

/// Turns of the main actor, for code that must not wait for ever where the main thread is blocked.
public enum MainTurn {
  private struct State {
    var count = 0
    var waiting: [Int: Waiting] = [:]
    var isSweeping = false
    /// Indicates whether the main thread ran nothing during a whole sweep, and nothing since.
    var isBlocked = false
  }

  private struct Waiting {
    let continuation: CheckedContinuation<Bool, Never>
    /// Indicates whether it was waiting at the last sweep.
    var isOld = false
  }

  /// The closures that wait for the main thread; a process has one main thread.
  private static let state = Mutex(State())

  /// The interval between two checks for closures that have waited too long, in seconds of real
  /// time.
  private static let sweep = 1.0

  /// Waits until the main actor has run everything that was ready for it.
  ///
  /// - Returns: False if it was blocked for more than a second, or is known to be blocked.
  @discardableResult
  public static func take() async -> Bool {
    await withCheckedContinuation { continuation in
      let (number, isFirst) = state.withLock { state -> (Int?, Bool) in
        guard !state.isBlocked else { return (nil, false) }
        state.count += 1
        state.waiting[state.count] = Waiting(continuation: continuation)
        defer { state.isSweeping = true }
        return (state.count, !state.isSweeping)
      }
      guard let number else { return continuation.resume(returning: false) }
      Binding.withoutPhone {
        DispatchQueue.main.async {
          let waiting = state.withLock { state in
            state.isBlocked = false
            return state.waiting.removeValue(forKey: number)
          }
          waiting?.continuation.resume(returning: true)
        }
        if isFirst { sweepLater() }
      }
    }
  }

  private static func sweepLater() {
    DispatchQueue.global().asyncAfter(deadline: .now() + sweep) {
      let (overdue, isMore) = state.withLock { state in
        let overdue = state.waiting.filter(\.value.isOld)
        for number in overdue.keys { state.waiting[number] = nil }
        for number in state.waiting.keys { state.waiting[number]?.isOld = true }
        if !overdue.isEmpty { state.isBlocked = true }
        state.isSweeping = !state.waiting.isEmpty
        return (overdue.values, state.isSweeping)
      }
      for waiting in overdue { waiting.continuation.resume(returning: false) }
      if isMore { sweepLater() }
    }
  }
}
