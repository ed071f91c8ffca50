import Synchronization

#if canImport(Glibc)
  import Glibc
  import Interposition

  /// Tasks that no phone watches, such as those of `async let`: whether the pool of threads has
  /// received some.
  ///
  /// The runtime has a hook for the tasks that it hands to the pool. If a program replaces the hook
  /// later, the number of its tasks is unknown.
  public enum UnseenTasks {
    private typealias Original = @convention(c) (UnsafeRawPointer) -> Void
    private typealias Hook = @convention(c) (UnsafeRawPointer, Original) -> Void

    /// The number of such tasks that the pool has received, or `nil` if it is not known.
    public static var count: Int? {
      guard let place, place.pointee == address else { return nil }
      return handed.load(ordering: .relaxed)
    }

    /// The number of tasks that the pool has received; all phones share the pool.
    private static let handed = Atomic(0)

    /// The addresses of the tasks that phones watch, and how often each is watched.
    private static let watched = Mutex<[UInt: Int]>([:])

    static func watch(_ task: UnsafeRawPointer) {
      let task = UInt(bitPattern: task)
      watched.withLock { $0[task, default: 0] += 1 }
    }

    static func forget(_ task: UnsafeRawPointer) {
      let task = UInt(bitPattern: task)
      watched.withLock { watched in
        let count = watched[task, default: 1] - 1
        watched[task] = count > 0 ? count : nil
      }
    }

    /// Creates a task that is watched from then on; the pool may receive it before.
    static func creating<Created>(_ create: () -> Created) -> Created {
      pthread_setspecific(isCreating, UnsafeRawPointer(bitPattern: 1))
      defer { pthread_setspecific(isCreating, nil) }
      return create()
    }

    /// The key of a value that a thread has only while it creates a watched task.
    private static let isCreating: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key, nil)
      return key
    }()

    /// The variable of the runtime that has the hook.
    static let hookSymbol = LoadedSymbol(
      "swift_task_enqueueGlobal_hook",
      of: .concurrency,
      without: "no test waits for tasks that no phone watches, such as those of async let"
    )

    /// The place of the hook, or `nil` if the runtime has none; all phones share the runtime.
    nonisolated(unsafe) private static let place: UnsafeMutablePointer<UnsafeRawPointer?>? = {
      guard let symbol = hookSymbol.address else { return nil }
      let place = symbol.assumingMemoryBound(to: UnsafeRawPointer?.self)
      earlier = place.pointee.map { unsafeBitCast($0, to: Hook.self) }
      place.pointee = address
      return place
    }()

    /// The address of the hook; all phones share the runtime.
    nonisolated(unsafe) private static let address = unsafeBitCast(hook, to: UnsafeRawPointer.self)
    /// The previous hook, which is called, too; it is written once, with ``place``.
    nonisolated(unsafe) private static var earlier: Hook?

    private static let hook: Hook = { job, original in
      let task = UInt(bitPattern: job)
      let isSeen = pthread_getspecific(isCreating) != nil || watched.withLock { $0[task] != nil }
      if !isSeen { handed.add(1, ordering: .relaxed) }
      if let earlier { earlier(job, original) } else { original(job) }
    }
  }
#else
  /// Tasks that no phone watches; without glibc, it watches none.
  public enum UnseenTasks {
    /// The number of such tasks that the pool has received, or `nil` if it is not known.
    public static var count: Int? { nil }
  }
#endif
