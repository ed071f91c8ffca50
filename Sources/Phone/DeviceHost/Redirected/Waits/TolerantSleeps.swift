#if canImport(Glibc)
  import Synchronization

  /// Sleeps of tasks with a tolerance: for each the runtime creates a source that fires once.
  enum TolerantSleeps {
    private struct Due {
      var host: DeviceHost
      var ticket: Callbacks.Ticket
    }

    /// The sources that fire now, by their addresses, which only the process has.
    ///
    /// Each names its phone.
    private static let due = Mutex<[UInt: Due]>([:])
    /// The function of the runtime that resumes such a task and releases its source; a process has
    /// one.
    private static let resume = Atomic<UInt>(0)

    /// Lets a source fire now; the phone's clock waits until it has resumed its task.
    static func fire(_ source: CDispatch.Object, of host: DeviceHost) {
      let ticket = host.callbacks.begin("a task that slept", from: nil)
      due.withLock { $0[UInt(bitPattern: source)] = Due(host: host, ticket: ticket) }
      CDispatch.setTimer(source, 0, DispatchClock.forever, 0)
    }

    /// Returns the function that a source calls instead of the runtime's.
    static func wrap(_ function: CDispatch.Function) -> CDispatch.Function {
      let address = unsafeBitCast(function, to: UInt.self)
      resume.store(address, ordering: .releasing)
      return wrapper
    }

    /// The replacement function; the runtime's context begins with the address of the source.
    private static let wrapper: CDispatch.Function = { context in
      // After that call the source is released, and another one may have its address.
      let fired = context.flatMap { context in
        let source = context.load(as: UInt.self)
        return due.withLock { $0.removeValue(forKey: source) }
      }
      let address = resume.load(ordering: .acquiring)
      unsafeBitCast(address, to: CDispatch.Function.self)(context)
      if let fired { fired.host.callbacks.end(fired.ticket) }
    }
  }
#endif
