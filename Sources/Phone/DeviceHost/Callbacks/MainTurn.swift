import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// Turns of the main actor, for code that must not wait for ever where the main thread is blocked.
public enum MainTurn {
  private struct State {
    var count = 0
    var waiting: [Int: Waiting] = [:]
    var isSweeping = false
    /// A Boolean value that indicates whether the main thread has run nothing since the beginning
    /// of a whole sweep.
    var isBlocked = false
  }

  private struct Waiting {
    let continuation: CheckedContinuation<Bool, Never>
    /// A Boolean value that indicates whether the continuation was waiting at the last sweep.
    var isOld = false
    /// A Boolean value that indicates whether the continuation waits for something other than the
    /// main thread.
    var isAway = false
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
      guard let number = enter(continuation) else { return }
      Binding.withoutPhone { DispatchQueue.main.async { leave(number) } }
    }
  }

  /// Runs code in a task on the main actor, with the values of the current task, and waits for it.
  ///
  /// - Parameter body: The closure that is called once, or not at all. It must return soon after
  ///   ``MainStay/turn()`` has returned false.
  /// - Returns: The result of the closure. It is false if the main thread was blocked for more than
  ///   a second, or is known to be blocked; the closure may still be in its current turn then.
  public static func stay(
    _ body: @escaping @MainActor @Sendable (MainStay) async -> Bool
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      guard let number = enter(continuation) else { return }
      _ = Task { @MainActor in
        guard reach(number) else { return }
        leave(number, returning: await body(MainStay(number: number)))
      }
    }
  }

  /// Notes that a continuation waits for the main thread; resumes it at once if the main thread is
  /// blocked.
  private static func enter(_ continuation: CheckedContinuation<Bool, Never>) -> Int? {
    let (number, isFirst) = state.withLock { state -> (Int?, Bool) in
      guard !state.isBlocked else { return (nil, false) }
      state.count += 1
      state.waiting[state.count] = Waiting(continuation: continuation)
      defer { state.isSweeping = true }
      return (state.count, !state.isSweeping)
    }
    if number == nil { continuation.resume(returning: false) }
    if isFirst { Binding.withoutPhone { sweepLater() } }
    return number
  }

  /// Notes that the main thread has reached a continuation.
  ///
  /// - Returns: False if the continuation was given up.
  fileprivate static func reach(_ number: Int) -> Bool {
    state.withLock { state in
      state.isBlocked = false
      guard state.waiting[number] != nil else { return false }
      state.waiting[number]?.isOld = false
      return true
    }
  }

  /// Notes that a continuation waits for something other than the main thread, or no longer does.
  fileprivate static func setAway(_ number: Int, _ isAway: Bool) {
    state.withLock { state in
      state.waiting[number]?.isOld = false
      state.waiting[number]?.isAway = isAway
    }
  }

  private static func leave(_ number: Int, returning result: Bool = true) {
    let waiting = state.withLock { state in
      state.isBlocked = false
      return state.waiting.removeValue(forKey: number)
    }
    waiting?.continuation.resume(returning: result)
  }

  private static func sweepLater() {
    DispatchQueue.global().asyncAfter(deadline: .now() + sweep) {
      let (overdue, isMore) = state.withLock { state in
        let overdue = state.waiting.filter(\.value.isOld)
        for number in overdue.keys { state.waiting[number] = nil }
        for (number, waiting) in state.waiting where !waiting.isAway {
          state.waiting[number]?.isOld = true
        }
        if !overdue.isEmpty { state.isBlocked = true }
        state.isSweeping = !state.waiting.isEmpty
        return (overdue.values, state.isSweeping)
      }
      for waiting in overdue { waiting.continuation.resume(returning: false) }
      if isMore { sweepLater() }
    }
  }
}

/// The stay of a task on the main actor, which is given up if the main thread is blocked.
public struct MainStay: Sendable {
  fileprivate let number: Int

  /// Lets the main actor run everything that is ready for it.
  ///
  /// - Returns: False if the stay was given up meanwhile.
  @MainActor
  public func turn() async -> Bool {
    #if canImport(Glibc)
      // Another thread may have to finish something first, and lack a processor.
      sched_yield()
      await MainQueueNeighbor.shared.call()
    #else
      await Task.yield()
    #endif
    return MainTurn.reach(number)
  }

  /// Waits for something that does not need the main thread; the stay is not given up meanwhile.
  public func away(_ wait: () async -> Void) async {
    MainTurn.setAway(number, true)
    await wait()
    MainTurn.setAway(number, false)
  }
}
