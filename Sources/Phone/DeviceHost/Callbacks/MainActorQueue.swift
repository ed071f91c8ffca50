import Synchronization

/// The callbacks of a process on the main actor, one after the other, in the phone's order.
///
/// Each callback is a task of its own, and tasks may overtake each other on their way to the main
/// actor; each takes the next call from this queue, which keeps the order.
public final class MainActorQueue: Sendable {
  private struct Work: @unchecked Sendable {
    var body: @MainActor () -> Void
  }

  private let work = Mutex<[Work]>([])

  /// Returns the queue of a process.
  public static func of(_ process: AppProcess) -> MainActorQueue {
    process.keeping { MainActorQueue() }
  }

  fileprivate func add(_ body: @escaping @MainActor () -> Void) {
    let next = Work(body: body)
    work.withLock { $0.append(next) }
  }

  @MainActor fileprivate func runNext() {
    guard let next = work.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return }
    MainQueue.run(next.body)
  }
}

extension AppProcess {
  /// Calls an app on the main actor after its earlier callbacks there, with the process bound.
  public func callInOrderOnMain(
    _ what: String,
    from registration: Registration? = .here(),
    _ body: @escaping @MainActor () -> Void
  ) {
    let line = MainActorQueue.of(self)
    line.add(body)
    callOnMain(what, from: registration) { line.runNext() }
  }

  /// Calls an app on the main actor after its earlier callbacks there.
  ///
  /// If the main thread stays blocked for the watchdog's time, the call runs on the process's own
  /// queue instead.
  ///
  /// - Parameters:
  ///   - what: The method, for a failure message.
  ///   - registration: The source location at which the app set the delegate.
  ///   - body: The closure that is called once, with the process bound, perhaps on another thread.
  public func callInOrderOnMainUnlessBlocked(
    _ what: String,
    from registration: Registration?,
    _ body: @escaping () -> Void
  ) {
    let call = OneCall(body)
    let line = MainActorQueue.of(self)
    line.add { call.run() }
    let ticket = beginTask(what, from: registration) { ticket in
      Task { @MainActor [self] in
        if isRunning { line.runNext() }
        host.callbacks.end(ticket)
      }
    }
    let isTaken: @Sendable () -> Bool = { call.isTaken }
    RealTimeTimeout.ifMainIsBlocked(for: host.watchdog, unless: isTaken) { [self] in
      guard let body = call.take() else { return }
      lane.add(what, of: self, from: registration) { [self] in
        guard isRunning else { return }
        host.report(.blockedMain(what, of: self, from: registration))
        run(body)
      }
      host.callbacks.end(ticket)
    }
  }
}

/// A callback that runs once, on the thread that is first.
///
/// After the call it releases its closure, so that the objects in it, such as a delegate, live no
/// longer than in the app.
///
/// It is Sendable although the closure is not, because only one thread takes the closure.
final class OneCall<Body>: @unchecked Sendable {
  private var body: Body?
  private let taken = Atomic(false)

  init(_ body: Body) { self.body = body }

  /// Indicates whether a thread has taken the call.
  var isTaken: Bool { taken.load(ordering: .acquiring) }

  /// Returns the closure at the first call; nil later.
  func take() -> Body? {
    guard !taken.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
    defer { body = nil }
    return body
  }
}

extension OneCall where Body == () -> Void {
  func run() { take()?() }
}

extension Trouble {
  fileprivate static func blockedMain(
    _ what: String,
    of process: AppProcess,
    from registration: Registration?
  ) -> Trouble {
    Trouble(
      """
      \(what) of \(process.name) was called on its process's own queue, as the main thread was \
      blocked for \(process.host.watchdog); wait with wait(for:) or await, not with a lock or a \
      semaphore
      """,
      from: registration
    )
  }
}
