import Dispatch
import Synchronization

/// Where the callbacks of a process run: one after the other, never inside the call that causes
/// them.
///
/// A callback that makes a call and blocks its thread until that has called back would wait for
/// itself. So what a callback causes does not wait for it for ever: after a moment it runs beside
/// it.
final class Lane: Sendable {
  /// How long what a callback causes waits for the callback to return.
  static let patience = 0.1

  @TaskLocal static var isInside = false

  private let callbacks: Callbacks
  private let queue = DispatchQueue(label: "belfry.callbacks")

  init(_ callbacks: Callbacks) { self.callbacks = callbacks }

  func add(_ what: String, from registration: Registration?, _ body: @escaping () -> Void) {
    let job = Job(body, callbacks, callbacks.begin(what, from: registration))
    // A callback is none of the app's own work on queues, though the app may have caused it.
    Binding.$current.withValue(nil) { queue.async { job.run() } }
    guard Lane.isInside else { return }
    DispatchQueue(label: "belfry.beside").asyncAfter(deadline: .now() + Lane.patience) {
      job.run()
    }
  }

  /// A callback that runs once, on whichever thread comes first.
  ///
  /// Sendable though its closure is not: the closure is handed over, and only one thread takes it.
  private final class Job: @unchecked Sendable {
    private let body: () -> Void
    private let callbacks: Callbacks
    private let ticket: Callbacks.Ticket
    private let isTaken = Atomic(false)

    init(_ body: @escaping () -> Void, _ callbacks: Callbacks, _ ticket: Callbacks.Ticket) {
      self.body = body
      self.callbacks = callbacks
      self.ticket = ticket
    }

    func run() {
      guard !isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return }
      Lane.$isInside.withValue(true) { body() }
      callbacks.end(ticket)
    }
  }
}

extension AppProcess {
  /// Calls an app back on the process's own queue, one callback after the other.
  ///
  /// The process is bound; one that has ended meanwhile is not called.
  ///
  /// - Parameters:
  ///   - what: What it is, for a failure that has to name it.
  ///   - registration: Where the app has registered it; that is here, if it is called back for what
  ///     it calls now.
  ///   - body: What is called. It is handed over, as on a phone, to another thread.
  public func call(
    _ what: String,
    from registration: Registration? = .here(),
    _ body: @escaping () -> Void
  ) {
    lane.add(what, from: registration) { [self] in
      guard isRunning else { return }
      run(body)
    }
  }

  /// Calls an app back on the main actor, with the process bound.
  public func callOnMain(
    _ what: String,
    from registration: Registration?,
    _ body: @escaping @MainActor @Sendable () async -> Void
  ) {
    callAsync(what, from: registration) { @MainActor in await body() }
  }

  /// Calls an app back in a task, with the process bound.
  public func callAsync(
    _ what: String,
    from registration: Registration?,
    _ body: @escaping @Sendable () async -> Void
  ) {
    let ticket = host.callbacks.begin(what, from: registration)
    run {
      _ = Task {
        if isRunning { await body() }
        host.callbacks.end(ticket)
      }
    }
  }
}
