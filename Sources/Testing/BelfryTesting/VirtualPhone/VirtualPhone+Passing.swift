import DeviceHost
import Synchronization
import TestFrameworks
import Testing
import VirtualTime

// How time passes: one event after the other, each after the app's code has come to rest.
extension VirtualPhone {
  func pass(to instant: Instant, at place: SourceLocation?) async {
    let problems = await host.calling {
      await pass(to: instant, isOnMainActor: true, while: { true })
    }
    for problem in problems {
      if let life {
        life.note(TestFailure(problem, at: place, isMisuse: true, isSlow: true), on: self)
      } else {
        fail(problem, at: place)
      }
    }
    report(at: place)
  }

  /// Advances the time while the test itself waits; problems are reported afterwards.
  func passBeside(to instant: Instant, while lasts: @Sendable () -> Bool) async {
    for problem in await pass(to: instant, isOnMainActor: false, while: lasts) {
      host.report(Trouble(problem))
    }
  }

  /// Advances the time while a condition is true, one event after the other, and returns the
  /// problems.
  ///
  /// - Parameters:
  ///   - instant: The instant, on the monotonic clock.
  ///   - isOnMainActor: Whether events happen on the main actor first, as far as that works. It
  ///     does not look at the condition.
  ///   - lasts: The condition.
  private func pass(
    to instant: Instant,
    isOnMainActor: Bool,
    while lasts: @Sendable () -> Bool
  ) async -> [String] {
    var problems = await waitForCallbacks()
    if isOnMainActor { problems += await passOnMainActor(to: instant) }
    while lasts(), host.step(to: instant) { problems += await waitForCallbacks() }
    return problems
  }

  /// Waits for the app's code; the phone's clock does not advance meanwhile.
  private func waitForCallbacks() async -> [String] {
    while true {
      guard await host.callbacks.idle(within: watchdog) else { return abandonCallbacks() }
      await host.waitForTasks()
      guard isActive() else { return [] }
      await lendATurn()
    }
  }

  /// Abandons the callbacks that have not ended, and returns the problems.
  private func abandonCallbacks() -> [String] {
    let waits = host.realWaits.sentences.map { "; \($0)" }.joined()
    let problems = host.callbacks.open.map { what in
      "\(what) has not come to its end within \(watchdog); it is given up" + waits
    }
    host.callbacks.abandon()
    return problems
  }

  /// Indicates whether an app's code has run since the last time this was asked.
  private func isActive() -> Bool {
    let count = host.callbacks.activity
    return state.withLock { state in
      defer { state.seen = count }
      return state.seen != count
    }
  }

  /// Lets other tasks run.
  func lendATurn() async {
    for _ in 0..<Self.turns {
      await Task.yield()
      await MainTurn.take()
    }
  }

  /// The number of turns for code of which the phone does not know.
  private static let turns = 4
}

// The same on the main actor, where the code of most apps is: no event needs another thread then.
extension VirtualPhone {
  /// Advances the time as far as that works on the main actor, and returns the problems until then.
  private func passOnMainActor(to instant: Instant) async -> [String] {
    var problems: [String] = []
    for _ in 0..<Self.attempts {
      guard host.waiting == .virtual, UnseenTasks.count != nil,
        let next = host.nextDue, next <= instant
      else { break }
      let isDone = await MainTurn.stay { [self] stay in
        var unseen = UnseenTasks.count
        while host.stepOnMainActor(to: instant) {
          guard await comesToRest(during: stay, &unseen) else { return false }
        }
        return true
      }
      problems += state.withLock { state in
        defer { state.problems = [] }
        return state.problems
      }
      if isDone { break }
      problems += await waitForCallbacks()
    }
    return problems
  }

  /// Waits until the app's code has come to rest.
  ///
  /// - Parameters:
  ///   - stay: The stay on the main actor.
  ///   - unseen: The number of tasks that no phone watches, as far as they were waited for.
  /// - Returns: False if that takes long, or the stay was given up.
  @MainActor
  private func comesToRest(during stay: MainStay, _ unseen: inout Int?) async -> Bool {
    var rounds = 0
    while true {
      var looks = 0
      while !host.callbacks.areIdle || !host.areTasksAtRest() {
        looks += 1
        guard looks < Self.mostLooks else { return false }
        // Most code comes to rest sooner than a thread falls asleep and wakes up.
        if looks > Self.quickLooks { await waitOnThreads(during: stay) }
        guard await stay.turn() else { return false }
      }
      let count = UnseenTasks.count
      let areUnseen = count != unseen && rounds < Self.turns
      guard isActive() || areUnseen else { return true }
      for _ in 0..<Self.turns {
        guard await stay.turn() else { return false }
      }
      guard areUnseen else { continue }
      unseen = count
      rounds += 1
      await waitOnThreads(during: stay)
    }
  }

  /// Lets code run that is not on the main actor, until its callbacks have ended.
  private nonisolated func waitOnThreads(during stay: MainStay) async {
    await stay.away {
      if await !host.callbacks.idle(within: watchdog) {
        let problems = abandonCallbacks()
        state.withLock { $0.problems += problems }
      }
      await Task.yield()
    }
  }

  /// The number of times that the app's code may take long, before all time passes elsewhere.
  private static let attempts = 3

  /// The numbers of turns of the main actor without, and with, the wait for other threads.
  private static let quickLooks = 30
  private static let mostLooks = 200
}
