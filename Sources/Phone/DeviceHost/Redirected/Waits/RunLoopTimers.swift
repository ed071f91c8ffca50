#if canImport(Glibc)
  import Glibc
  import Interposition
  import Synchronization
  import VirtualTime

  /// Foundation's timers that an app's code adds to a run loop.
  ///
  /// They fire by the phone's clock, on the main thread, even if its run loop does not turn.
  enum RunLoopTimers {
    static var redirections: [Redirection] {
      [
        Redirection(
          "CFRunLoopTimerCreate",
          of: .foundation,
          to: create,
          without: "Timer takes real time"
        ),
        Redirection(
          "CFRunLoopAddTimer",
          of: .foundation,
          to: add,
          without: "Timer fires by the machine's clock"
        ),
        Redirection(
          "CFRunLoopTimerInvalidate",
          of: .foundation,
          to: invalidate,
          without: "an invalidated Timer still fires"
        ),
        Redirection(
          "CFRunLoopTimerGetNextFireDate",
          of: .foundation,
          to: fireDate,
          without: "Timer.fireDate is a date of the machine's"
        ),
        Redirection(
          "CFRunLoopTimerSetNextFireDate",
          of: .foundation,
          to: setFireDate,
          without: "a change of Timer.fireDate has no effect"
        ),
      ]
    }

    typealias Timer = UnsafeMutableRawPointer
    typealias Callout = @convention(c) (Timer, UnsafeMutableRawPointer?) -> Void

    /// The timers that wait on a phone's clock, by their addresses, which only the process has.
    ///
    /// Each names its phone.
    private static let known = Mutex<[UInt: RunLoopTimer]>([:])

    private static func record(of timer: Timer) -> RunLoopTimer? {
      known.withLock { $0[UInt(bitPattern: timer)] }
    }

    private typealias Create =
      @convention(c) (
        UnsafeRawPointer?, Double, Double, UInt, Int, Callout, UnsafeMutableRawPointer?
      ) -> Timer?

    private static let realCreate = LoadedFunction.find("CFRunLoopTimerCreate", as: Create.self)

    private static let create: Create = { allocator, date, interval, flags, order, call, context in
      let timer = realCreate(allocator, date, interval, flags, order, call, context)
      guard let timer, let binding = Binding.current,
        !Caller.isOfToolchain(through: .foundation)
      else { return timer }
      // The context is a version, and what the timer is called with.
      let info = context?.load(fromByteOffset: 8, as: UnsafeMutableRawPointer?.self)
      let record = RunLoopTimer(timer, date, every: interval, binding) { call(timer, info) }
      known.withLock { $0[UInt(bitPattern: timer)] = record }
      return timer
    }

    typealias Add = @convention(c) (UnsafeMutableRawPointer?, Timer, UnsafeRawPointer?) -> Void

    private static let realAdd = LoadedFunction.find("CFRunLoopAddTimer", as: Add.self)

    private static let add: Add = { loop, timer, mode in
      guard let record = record(of: timer), record.begin() else {
        return realAdd(loop, timer, mode)
      }
    }

    private static let realInvalidate = LoadedFunction.find(
      "CFRunLoopTimerInvalidate",
      as: (@convention(c) (Timer) -> Void).self
    )

    static let invalidate: @convention(c) (Timer) -> Void = { timer in
      known.withLock { $0.removeValue(forKey: UInt(bitPattern: timer)) }?.end()
      realInvalidate(timer)
    }

    private typealias FireDate = @convention(c) (Timer) -> Double

    private static let realFireDate = LoadedFunction.find(
      "CFRunLoopTimerGetNextFireDate",
      as: FireDate.self
    )

    private static let fireDate: FireDate = { timer in
      record(of: timer)?.fireDate ?? realFireDate(timer)
    }

    private typealias SetFireDate = @convention(c) (Timer, Double) -> Void

    private static let realSetFireDate = LoadedFunction.find(
      "CFRunLoopTimerSetNextFireDate",
      as: SetFireDate.self
    )

    private static let setFireDate: SetFireDate = { timer, date in
      guard let record = record(of: timer), record.change(to: date) else {
        return realSetFireDate(timer, date)
      }
    }
  }
#endif
