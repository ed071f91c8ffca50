#if canImport(Glibc)
  import Glibc
  import Interposition

  /// An observer of a task of Swift's runtime: it shows whether the task runs, or waits for
  /// something.
  ///
  /// The state is in the word in which the runtime of Swift 6 has it. First a task that is made for
  /// this purpose is observed; if its state is not as expected, no task is watched.
  final class TaskWatch: @unchecked Sendable {
    private let task: UnsafeRawPointer

    /// Watches a task, which must not have ended.
    init(_ task: UnsafeRawPointer) {
      self.task = task
      _ = Self.retain(task)
      UnseenTasks.watch(task)
    }

    deinit {
      UnseenTasks.forget(task)
      Self.release(task)
    }

    /// The current task, or nil if there is no task or it cannot be watched.
    static var current: TaskWatch? {
      guard let task = currentTask(), canBeWatched(task) else { return nil }
      return TaskWatch(task)
    }

    /// A Boolean value that indicates whether the task is the current task.
    var isCurrent: Bool { Self.currentTask() == task }

    /// A Boolean value that indicates whether the task is neither running nor enqueued.
    var isAtRest: Bool { status & (Flag.running | Flag.enqueued) == 0 }

    /// A Boolean value that indicates whether the task has ended.
    var isComplete: Bool { status & Flag.complete != 0 }

    private var status: UInt32 { Self.status(of: task) }

    /// Indicates whether the current code runs in a task, watched or not.
    static var isInTask: Bool { currentTask() != nil }

    /// Returns whether a task's memory stays valid: the memory of an `async let` ends with its
    /// scope.
    static func canBeWatched(_ task: UnsafeRawPointer) -> Bool {
      let flags = task.load(fromByteOffset: Offset.jobFlags, as: UInt32.self)
      return isTrusted && flags & Flag.isAsyncLet == 0
    }

    /// A Boolean value that indicates whether the flags of a running task are as expected.
    private static let isTrusted: Bool = {
      guard let task = currentTask() else { return true }
      return status(of: task) & (Flag.running | Flag.complete) == Flag.running
    }()

    private static func status(of task: UnsafeRawPointer) -> UInt32 {
      task.load(fromByteOffset: Offset.status, as: UInt32.self)
    }

    private enum Offset {
      static let jobFlags = 32
      static let status = 96
    }

    private enum Flag {
      static let running: UInt32 = 0x800
      static let enqueued: UInt32 = 0x1000
      static let complete: UInt32 = 0x2000
      static let isAsyncLet: UInt32 = 1 << 28
    }

    private static let currentTask = LoadedFunction.find(
      "swift_task_getCurrent",
      as: (@convention(c) () -> UnsafeRawPointer?).self
    )
    private static let retain = LoadedFunction.find(
      "swift_retain",
      as: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer).self
    )
    private static let release = LoadedFunction.find(
      "swift_release",
      as: (@convention(c) (UnsafeRawPointer) -> Void).self
    )
  }
#endif
