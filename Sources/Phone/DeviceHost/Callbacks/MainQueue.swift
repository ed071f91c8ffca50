import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#endif

/// The main queue, where the main actor's code runs.
///
/// A test program hands its main thread to Dispatch, and the main queue's work then runs on other
/// threads. So a mark identifies the queue, and a number the thread that runs an app's callback on
/// it: a callback that runs work synchronously on another queue is still on that thread.
public enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// The thread that runs a callback on the main queue, or nil if no callback is running.
  ///
  /// A process has one main queue.
  private static let thread = Mutex<UInt?>(nil)

  /// A Boolean value that indicates whether this code runs on the main queue.
  public static var isCurrent: Bool {
    if DispatchQueue.getSpecific(key: mark) == true { return true }
    return thread.withLock { $0.map { $0 == current } ?? false }
  }

  /// Runs an app's callback, on the main actor.
  static func run(_ body: () -> Void) {
    let outer = thread.withLock { thread in
      defer { thread = current }
      return thread
    }
    body()
    thread.withLock { $0 = outer }
  }

  #if canImport(Glibc)
    private static var current: UInt { UInt(pthread_self()) }
  #else
    private static var current: UInt { 0 }
  #endif
}
