import Dispatch
import Synchronization

/// The queue of a process's callbacks, which run one after the other and never inside the call that
/// causes them.
///
/// A callback that makes a call and blocks its thread until that call has called back would wait
/// for itself. So a callback that another callback causes waits only a moment, and then runs
/// concurrently with it.
final class CallbackQueue: Sendable {
  /// The time, in seconds, that a callback waits for the callback that caused it.
  static let patience = 0.1

  @TaskLocal static var isInside = false

  private let callbacks: Callbacks
  private let queue = DispatchQueue(label: "belfry.callbacks")

  init(_ callbacks: Callbacks) { self.callbacks = callbacks }

  func add(
    _ what: String,
    of process: AppProcess,
    from registration: Registration?,
    _ body: @escaping () -> Void
  ) {
    let ticket = callbacks.begin(what, from: registration)
    let call = AppCall(what, of: process, from: registration)
    // The closure's captures are released before the phone continues.
    let body = OneCall(body)
    let job = OneCall { [callbacks] in
      CallbackQueue.$isInside.withValue(true) { call.bound { body.run() } }
      callbacks.end(ticket)
    }
    // A callback is not the app's own work on queues, though the app may have caused it.
    let isInside = CallbackQueue.isInside
    process.host.beginCallback { [queue] in
      Binding.withoutPhone {
        queue.async { job.run() }
        guard isInside else { return }
        DispatchQueue(label: "belfry.beside").asyncAfter(deadline: .now() + CallbackQueue.patience)
        {
          job.run()
        }
      }
    }
  }
}

extension AppProcess {
  /// Calls an app back on the process's own queue, one callback after the other.
  ///
  /// The process is bound; a process that has ended is not called.
  ///
  /// - Parameters:
  ///   - what: The name of the callback, for a failure message.
  ///   - registration: The source location at which the app registered the callback; by default the
  ///     line of the current call.
  ///   - body: The closure that is called. It is handed over to another thread, as on a phone.
  public func call(
    _ what: String,
    from registration: Registration? = .here(),
    _ body: @escaping () -> Void
  ) {
    host.noteCall(of: app)
    lane.add(what, of: self, from: registration) { [self] in
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
    let body = OneCall(body)
    beginTask(what, from: registration) { [self] ticket in
      Task { @MainActor in
        if isRunning { await body.take()?() }
        host.callbacks.end(ticket)
      }
    }
  }

  /// Calls an app back in a task, with the process bound.
  ///
  /// - Parameters:
  ///   - what: The method, for a failure message.
  ///   - registration: The source location at which the app set the delegate.
  ///   - body: The closure that is called once, on the actor that it is passed. A closure inside
  ///     is on that actor only if it captures it; elsewhere it would run on another thread.
  public func callAsync(
    _ what: String,
    from registration: Registration?,
    _ body: @escaping @Sendable (isolated (any Actor)?) async -> Void
  ) {
    let body = OneCall(body)
    beginTask(what, from: registration) { [self] ticket in
      // An app's method goes where it is isolated to, and no other thread has to begin its call.
      if host.isOnMainActor.load(ordering: .relaxed) {
        return Task { @MainActor in
          if isRunning { await body.take()?(MainActor.shared) }
          host.callbacks.end(ticket)
        }
      }
      return Task {
        if isRunning { await body.take()?(nil) }
        host.callbacks.end(ticket)
      }
    }
  }

  /// Begins a task that calls an app back, with the process bound; the task ends the callback.
  @discardableResult
  func beginTask(
    _ what: String,
    from registration: Registration?,
    _ begin: @escaping (Callbacks.Ticket) -> Task<Void, Never>
  ) -> Callbacks.Ticket {
    host.noteCall(of: app)
    let ticket = host.callbacks.begin(what, from: registration)
    host.beginCallback { [self] in
      AppCall(what, of: self, from: registration).bound {
        run { _ = begin(ticket) }
      }
    }
    return ticket
  }
}
