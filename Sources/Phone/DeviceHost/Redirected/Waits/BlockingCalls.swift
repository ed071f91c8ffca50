#if canImport(Glibc)
  import Glibc
  import Interposition
  import VirtualTime

  /// Calls that block a thread for some time: they take real time, and a test that fails meanwhile
  /// names them.
  enum BlockingCalls {
    static var redirections: [Redirection] {
      [
        Redirection(
          "nanosleep",
          of: .foundation,
          to: sleepOfThread,
          without: "a failure does not name Thread.sleep, which takes real time"
        ),
        Redirection(
          "nanosleep",
          of: .program,
          to: nanosleep,
          without: "a failure does not name nanosleep, which takes real time"
        ),
        Redirection(
          "sleep",
          of: .program,
          to: sleep,
          without: "a failure does not name sleep, which takes real time"
        ),
        Redirection(
          "usleep",
          of: .program,
          to: usleep,
          without: "a failure does not name usleep, which takes real time"
        ),
        Redirection(
          "dispatch_semaphore_wait",
          of: .swiftDispatch,
          to: semaphoreWait,
          without: "DispatchSemaphore.wait stops the phone's clock"
        ),
        Redirection(
          "dispatch_group_wait",
          of: .swiftDispatch,
          to: groupWait,
          without: "DispatchGroup.wait stops the phone's clock"
        ),
        Redirection(
          "dispatch_block_wait",
          of: .swiftDispatch,
          to: blockWait,
          without: "DispatchWorkItem.wait stops the phone's clock"
        ),
        Redirection(
          "CFRunLoopRunInMode",
          of: .foundation,
          to: turn,
          without: "RunLoop.run stops the phone's clock"
        ),
        Redirection(
          "pthread_cond_timedwait",
          of: .foundation,
          to: conditionWait,
          without: "NSCondition.wait takes a date of the phone for one of the machine"
        ),
      ]
    }

    /// Waits, and lets failures name the wait meanwhile.
    private static func waiting<Result>(
      _ form: String,
      for length: Duration?,
      _ wait: () -> Result
    ) -> Result {
      guard let host = Binding.current?.host else { return wait() }
      let number = host.realWaits.begin(form, for: length, from: .here())
      defer { host.realWaits.end(number) }
      return host.runningOn(for: length, wait)
    }

    private typealias Nanosleep =
      @convention(c) (UnsafePointer<timespec>?, UnsafeMutablePointer<timespec>?) -> CInt

    // The program's own calls are redirected, so that these are not made by their names.
    private static let realNanosleep = LoadedFunction.find("nanosleep", as: Nanosleep.self)
    private static let realSleep = LoadedFunction.find(
      "sleep",
      as: (@convention(c) (CUnsignedInt) -> CUnsignedInt).self
    )
    private static let realUsleep = LoadedFunction.find(
      "usleep",
      as: (@convention(c) (useconds_t) -> CInt).self
    )

    private static let sleepOfThread: Nanosleep = { time, rest in
      waiting("Thread.sleep", for: time?.pointee.duration) { realNanosleep(time, rest) }
    }

    private static let nanosleep: Nanosleep = { time, rest in
      waiting("nanosleep", for: time?.pointee.duration) { realNanosleep(time, rest) }
    }

    private static let sleep: @convention(c) (CUnsignedInt) -> CUnsignedInt = { seconds in
      waiting("sleep", for: .seconds(seconds)) { realSleep(seconds) }
    }

    private static let usleep: @convention(c) (useconds_t) -> CInt = { microseconds in
      waiting("usleep", for: .microseconds(Int64(microseconds))) { realUsleep(microseconds) }
    }

    private static let semaphoreWait: CDispatch.Wait = { semaphore, time in
      let time = DispatchClock.real(time)
      return waiting("DispatchSemaphore.wait", for: DispatchClock.length(until: time)) {
        CDispatch.semaphoreWait(semaphore, time)
      }
    }

    private static let groupWait: CDispatch.Wait = { group, time in
      let time = DispatchClock.real(time)
      return waiting("DispatchGroup.wait", for: DispatchClock.length(until: time)) {
        CDispatch.groupWait(group, time)
      }
    }

    private static let blockWait: CDispatch.Wait = { block, time in
      let time = DispatchClock.real(time)
      return waiting("DispatchWorkItem.wait", for: DispatchClock.length(until: time)) {
        CDispatch.blockWait(block, time)
      }
    }

    private typealias Turn = @convention(c) (UnsafeRawPointer?, Double, UInt8) -> Int32

    private static let realTurn = LoadedFunction.find("CFRunLoopRunInMode", as: Turn.self)

    /// Turns a run loop; XCTest's own turns are no waits of the app.
    private static let turn: Turn = { mode, seconds, returnsEarly in
      guard seconds > 0, Binding.current != nil,
        !Caller.isOfToolchain(through: .foundation)
      else { return realTurn(mode, seconds, returnsEarly) }
      let length = seconds < 1e9 ? Duration.seconds(seconds).roundedToMilliseconds : nil
      return waiting("RunLoop.run", for: length) { realTurn(mode, seconds, returnsEarly) }
    }

    private typealias ConditionWait =
      @convention(c) (
        UnsafeMutablePointer<pthread_cond_t>, UnsafeMutablePointer<pthread_mutex_t>,
        UnsafePointer<timespec>
      ) -> CInt

    /// Waits on a condition of Foundation's until a date that an app's code has read from its
    /// phone's clock.
    private static let conditionWait: ConditionWait = { condition, mutex, date in
      guard let host = Binding.current?.host else {
        return pthread_cond_timedwait(condition, mutex, date)
      }
      let length = date.pointee.duration - timespec(host.wall).duration
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      var end = timespec(now.duration + length)
      return waiting("NSCondition.wait", for: length) {
        pthread_cond_timedwait(condition, mutex, &end)
      }
    }
  }
#endif
