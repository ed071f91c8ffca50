import Synchronization

// Waiting, in real time, until what an app does in tasks of its own has come to rest.
extension DeviceHost {
  #if canImport(Glibc)
    /// Watches a task that an app's code has created.
    func watch(_ task: UnsafeRawPointer) {
      guard TaskWatch.canBeWatched(task) else { return }
      let watch = TaskWatch(task)
      state.withLock { $0.tasks.append(watch) }
    }

    /// Waits until every task of the phone's apps waits for something, or has ended.
    ///
    /// A task that goes on for longer than a moment, or holds its thread, is not waited for again.
    public func waitForTasks() async {
      for look in 0..<Self.mostLooks {
        guard !areTasksAtRest() else { return }
        await Task.yield()
        await MainTurn.take()
        if look > 20 {
          await Self.withoutPhone { try? await Task.sleep(for: .milliseconds(1)) }
        }
      }
      forgetTasks { !$0.isAtRest && !$0.isCurrent }
    }

    private static let mostLooks = 250

    /// Returns a Boolean value that indicates whether every task of an app is idle, except the
    /// current one.
    public func areTasksAtRest() -> Bool {
      forgetTasks(\.isComplete)
      return state.withLock { $0.tasks.allSatisfy { $0.isAtRest || $0.isCurrent } }
    }

    /// Forgets tasks.
    ///
    /// The objects of a task may be released then, so no lock is held.
    private func forgetTasks(_ isOne: @Sendable (TaskWatch) -> Bool) {
      _ = state.withLock { state in
        let old = state.tasks
        state.tasks.removeAll(where: isOne)
        return old
      }
    }
  #else
    /// Returns at once, because the phone does not know its apps' tasks without glibc.
    public func waitForTasks() async {}

    /// Returns true, because the phone does not know its apps' tasks without glibc.
    public func areTasksAtRest() -> Bool { true }
  #endif
}
