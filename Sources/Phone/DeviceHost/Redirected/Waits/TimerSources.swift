#if canImport(Glibc)
  import Glibc
  import Interposition
  import Synchronization
  import VirtualTime

  /// The Dispatch timers that an app's code creates, which fire by the phone's clock.
  ///
  /// The app keeps the real source, with its queue, handler and cancellation. Only its time is kept
  /// here: when the time comes, the source is set to fire at once.
  enum TimerSources {
    static var redirections: [Redirection] {
      [
        Redirection(
          "dispatch_source_create",
          of: .swiftDispatch,
          to: create,
          without: "DispatchSourceTimer takes real time"
        ),
        Redirection(
          "dispatch_source_set_timer",
          of: .swiftDispatch,
          to: setTimer,
          without: "DispatchSourceTimer fires by the machine's clock"
        ),
        Redirection(
          "dispatch_source_set_event_handler",
          of: .swiftDispatch,
          to: setHandler,
          without: "a DispatchSourceTimer loses the phone"
        ),
        Redirection(
          "dispatch_source_cancel",
          of: .swiftDispatch,
          to: cancel,
          without: "a cancelled DispatchSourceTimer still waits on the phone's clock"
        ),
        Redirection(
          "dispatch_activate",
          of: .swiftDispatch,
          to: activate,
          without: "a DispatchSourceTimer does not begin"
        ),
        Redirection(
          "dispatch_resume",
          of: .swiftDispatch,
          to: resume,
          without: "a suspended DispatchSourceTimer does not go on"
        ),
        Redirection(
          "dispatch_suspend",
          of: .swiftDispatch,
          to: suspend,
          without: "a suspended DispatchSourceTimer goes on"
        ),
        Redirection(
          "dispatch_release",
          of: .swiftDispatch,
          to: release,
          without: "a released DispatchSourceTimer still waits on the phone's clock"
        ),
      ]
    }

    /// The sources that wait on a phone's clock, by their addresses, which only the process has.
    ///
    /// Each names its phone.
    private static let known = Mutex<[UInt: TimerSource]>([:])
    /// Their number, so that a call about any other source takes no lock in a process without one.
    private static let count = Atomic(0)

    private static func timer(of source: CDispatch.Object) -> TimerSource? {
      guard count.load(ordering: .relaxed) > 0 else { return nil }
      return known.withLock { $0[UInt(bitPattern: source)] }
    }

    private typealias Create =
      @convention(c) (UnsafeRawPointer?, UInt, UInt, CDispatch.Object?) -> CDispatch.Object?

    private static let realCreate = LoadedFunction.find("dispatch_source_create", as: Create.self)
    /// The type of the sources that are timers.
    static let timerType = LoadedSymbol(
      "_dispatch_source_type_timer",
      of: .dispatch,
      without: "a DispatchSourceTimer takes real time"
    )
    private static let isTimer = UInt(bitPattern: timerType.address)

    private static let create: Create = { type, handle, mask, queue in
      let source = realCreate(type, handle, mask, queue)
      guard let source, UInt(bitPattern: type) == isTimer, let binding = Binding.current,
        !Caller.isOfToolchain(through: .swiftDispatch)
      else { return source }
      let timer = TimerSource(source, binding)
      known.withLock { $0[UInt(bitPattern: source)] = timer }
      count.add(1, ordering: .relaxed)
      return source
    }

    private static let setTimer: CDispatch.SetTimer = { source, time, interval, leeway in
      guard let timer = timer(of: source) else {
        return CDispatch.setTimer(source, time, interval, leeway)
      }
      timer.set(time, interval, leeway)
    }

    private static let setHandler: CDispatch.SetHandler = { source, block in
      guard let timer = timer(of: source) else { return CDispatch.setHandler(source, block) }
      timer.setHandler(block)
    }

    private static let cancel: CDispatch.OnObject = { source in
      timer(of: source)?.end()
      CDispatch.cancel(source)
    }

    private static let realActivate = LoadedFunction.find(
      "dispatch_activate",
      as: CDispatch.OnObject.self
    )
    private static let realResume = LoadedFunction.find(
      "dispatch_resume",
      as: CDispatch.OnObject.self
    )
    private static let realSuspend = LoadedFunction.find(
      "dispatch_suspend",
      as: CDispatch.OnObject.self
    )

    private static let activate: CDispatch.OnObject = { object in
      realActivate(object)
      timer(of: object)?.activate()
    }

    private static let resume: CDispatch.OnObject = { object in
      realResume(object)
      timer(of: object)?.resume()
    }

    private static let suspend: CDispatch.OnObject = { object in
      timer(of: object)?.suspend()
      realSuspend(object)
    }

    /// Releases a source: Swift has only one reference to it, so the source ends.
    private static let release: CDispatch.OnObject = { object in
      if let timer = timer(of: object) {
        timer.end()
        _ = known.withLock { $0.removeValue(forKey: UInt(bitPattern: object)) }
        count.subtract(1, ordering: .relaxed)
      }
      CDispatch.release(object)
    }
  }
#endif
