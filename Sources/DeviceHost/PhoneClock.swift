import VirtualTime

#if canImport(Glibc)
  import Glibc
#endif

/// The phone's time, for an app's own code.
///
/// While code runs for a phone, what Foundation asks of the machine's real-time clock is answered
/// by the phone's: `Date()` is virtual. Everything else, and all code of no phone, keeps the
/// machine's clock. Work that an app's code hands to a Dispatch queue stays the phone's.
enum PhoneClock {
  /// Redirects Foundation's clock, the first time it is called.
  static func start() { _ = isStarted }

  #if canImport(Glibc)
    private static let isStarted: Bool = {
      for library in ["libFoundationEssentials.so", "libFoundation.so"] {
        ImportTable(of: library)?.redirect("clock_gettime", to: address(of: tell))
      }
      DispatchedWork.start()
      DetachedTasks.start()
      return true
    }()

    private typealias Clock = @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> CInt

    private static let tell: Clock = { clock, time in
      guard let time else { return -1 }
      guard clock == CLOCK_REALTIME, let host = Binding.current?.host else {
        return clock_gettime(clock, time)
      }
      let wall = host.wall
      time.pointee.tv_sec = Int(wall.seconds)
      time.pointee.tv_nsec = Int(wall.nanosecondOfSecond)
      return 0
    }

    private static func address(of function: Clock) -> UnsafeRawPointer {
      unsafeBitCast(function, to: UnsafeRawPointer.self)
    }
  #else
    private static let isStarted = false
  #endif
}
