#if canImport(Glibc)
  /// An actor on the main queue, beside the main actor.
  ///
  /// A call from the main actor waits in the queue for its turn, and so does its return. A
  /// continuation or `Task.yield()` would go to the pool of threads and back.
  actor MainQueueNeighbor {
    static let shared = MainQueueNeighbor()

    private nonisolated let executor = MainQueueExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// The number of calls; without an effect, the compiler would leave out the call to the actor.
    private var count = 0

    /// Counts the call, which has no other effect.
    func call() { count &+= 1 }
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
#endif
