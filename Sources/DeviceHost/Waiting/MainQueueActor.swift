#if canImport(Glibc)
  /// Code on the main queue, between the jobs of the main actor.
  ///
  /// The main actor itself does not do: on Linux, the runtime does not know that a job of the main
  /// queue is on the main actor, so each suspension goes to another thread and back.
  @globalActor
  public actor MainQueueActor {
    /// The only instance; a process has one main queue.
    public static let shared = MainQueueActor()

    private nonisolated let executor = MainQueueExecutor()

    /// The executor that adds jobs to the main queue.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
      executor.asUnownedSerialExecutor()
    }

    /// Returns after everything that is ready for the main queue has run.
    ///
    /// A continuation, too, would be resumed on another thread first. A call of another actor that
    /// is on the main queue is not: it waits there for its turn, and so does its return.
    @MainQueueActor
    static func turn() async { await Neighbor.shared.run() }

    private actor Neighbor {
      static let shared = Neighbor()

      private nonisolated let executor = MainQueueExecutor()

      nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

      /// Counted, as the compiler would not go to an actor for nothing.
      private var turns = 0

      func run() { turns &+= 1 }
    }
  }

  /// An executor that adds its jobs to the main queue.
  private final class MainQueueExecutor: SerialExecutor {
    private struct Work {
      var job: UnownedJob
      var executor: MainQueueExecutor
    }

    func enqueue(_ job: UnownedJob) {
      let work = UnsafeMutablePointer<Work>.allocate(capacity: 1)
      work.initialize(to: Work(job: job, executor: self))
      CDispatch.asyncFunction(CDispatch.main, work) { work in
        guard let work = work?.assumingMemoryBound(to: Work.self) else { return }
        let next = work.move()
        work.deallocate()
        next.job.runSynchronously(on: next.executor.asUnownedSerialExecutor())
      }
    }
  }
#else
  /// The main actor; the phone does not drive apps on it where there is no glibc.
  public typealias MainQueueActor = MainActor

  extension MainActor {
    /// Returns after everything that is ready for the main actor has run.
    @MainActor
    static func turn() async { await Task.yield() }
  }
#endif
