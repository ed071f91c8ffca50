import VirtualTime

#if canImport(Glibc)
  import Glibc
  import Interposition
#endif

/// The phone's time, for an app's own code.
///
/// While code runs for a phone, the phone answers Foundation's requests for the machine's real-time
/// clock: `Date()` is virtual. All other code, and all code without a phone, keeps the machine's
/// clock. Work that an app's code hands to a Dispatch queue stays with the phone.
enum PhoneClock {
  /// Redirects the calls that a phone answers, the first time it is called.
  static func start() {
    #if canImport(Glibc)
      Redirections.start()
    #endif
  }

  /// Returns the problem with calls that could not be redirected; once in a process.
  static func takeTrouble() -> Trouble? {
    #if canImport(Glibc)
      Redirections.takeTrouble()
    #else
      nil
    #endif
  }

  #if canImport(Glibc)
    static var redirections: [Redirection] {
      [
        Redirection(
          "clock_gettime",
          of: .foundationEssentials,
          to: readTime,
          without: "Date() shows the machine's time"
        ),
        Redirection(
          "clock_gettime",
          of: .foundation,
          to: readTime,
          without: "NSDate shows the machine's time"
        ),
        Redirection(
          "gettimeofday",
          of: .foundation,
          to: readTimeOfDay,
          without: "CFAbsoluteTimeGetCurrent reads the machine's time"
        ),
        Redirection(
          "clock_gettime",
          of: .concurrency,
          to: readUptime,
          without: "ContinuousClock and SuspendingClock show the machine's uptime"
        ),
      ]
    }

    private typealias TimeOfDay =
      @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> CInt

    private static let readTimeOfDay: TimeOfDay = { time, zone in
      guard let time else { return -1 }
      guard let host = Binding.current?.host else { return gettimeofday(time, zone) }
      let wall = host.readings.read(host.wall)
      time.pointee.tv_sec = Int(wall.seconds)
      time.pointee.tv_usec = Int(wall.nanosecondOfSecond / 1000)
      return 0
    }

    /// The time of Swift's own clocks, which cannot be set: the time since the machine was started.
    private static let readUptime: Clock = { clock, time in
      guard let time else { return -1 }
      guard let host = Binding.waitsOn else { return clock_gettime(clock, time) }
      let uptime = clock == CLOCK_REALTIME ? host.wall.nanoseconds : host.uptime
      time.pointee.tv_sec = Int(uptime / 1_000_000_000)
      time.pointee.tv_nsec = Int(uptime % 1_000_000_000)
      return 0
    }

    private typealias Clock = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> CInt

    private static let readTime: Clock = { clock, time in
      guard let time else { return -1 }
      guard clock == CLOCK_REALTIME, let host = Binding.current?.host else {
        return clock_gettime(clock, time)
      }
      let wall = host.readings.read(host.wall)
      time.pointee.tv_sec = Int(wall.seconds)
      time.pointee.tv_nsec = Int(wall.nanosecondOfSecond)
      return 0
    }
  #endif
}
