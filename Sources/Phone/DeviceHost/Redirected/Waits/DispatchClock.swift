#if canImport(Glibc)
  import Glibc
  import Interposition
  import VirtualTime

  /// The Dispatch times that an app's code reads from its phone.
  ///
  /// A time is a number of nanoseconds. It counts from the machine's start, also with the highest
  /// bit set; with the two highest bits set and negative, it is a time of the wall clock.
  enum DispatchClock {
    static let forever = UInt64.max
    private static let monotonic: UInt64 = 1 << 63

    static var redirections: [Redirection] {
      [
        Redirection(
          "dispatch_time",
          of: .swiftDispatch,
          to: time,
          without: "DispatchTime.now() shows the machine's uptime"
        ),
        Redirection(
          "dispatch_walltime",
          of: .swiftDispatch,
          to: walltime,
          without: "DispatchWallTime.now() shows the machine's time"
        ),
        Redirection(
          "dispatch_time",
          of: .program,
          to: time,
          without: "dispatch_time in C code counts from the machine's uptime"
        ),
        Redirection(
          "dispatch_walltime",
          of: .program,
          to: walltime,
          without: "dispatch_walltime in C code counts from the machine's time"
        ),
        Redirection(
          "dispatch_walltime",
          of: .concurrency,
          to: walltime,
          without: "Task.sleep until an instant takes real time"
        ),
      ]
    }

    private static let time: @convention(c) (UInt64, Int64) -> UInt64 = { base, length in
      guard base == 0, let host = Binding.waitsOn else { return CDispatch.time(base, length) }
      return CDispatch.time(UInt64(host.uptime), length)
    }

    private typealias Walltime = @convention(c) (UnsafePointer<timespec>?, Int64) -> UInt64

    private static let walltime: Walltime = { base, length in
      guard base == nil, let host = Binding.waitsOn else { return CDispatch.walltime(base, length) }
      var now = timespec(host.wall)
      return CDispatch.walltime(&now, length)
    }

    /// The instant at which a phone's clock reaches a time; nil if never.
    static func due(_ time: UInt64, on host: DeviceHost) -> Instant? {
      if time == forever { return nil }
      if time == 0 { return host.now }
      guard time & monotonic != 0 else { return host.instant(atUptime: Int64(time)) }
      guard time & monotonic >> 1 != 0 else {
        return host.instant(atUptime: Int64(time & ~monotonic))
      }
      let wall = Instant(nanoseconds: 0 &- Int64(bitPattern: time))
      return host.now + (wall - host.wall)
    }

    /// Returns the machine's time that is as far from now as a time on the phone's clock.
    static func real(_ time: UInt64) -> UInt64 {
      guard time != forever, time != 0, let host = Binding.waitsOn, let due = due(time, on: host)
      else { return time }
      return CDispatch.time(0, max(0, (due - host.now).nanoseconds))
    }

    /// Returns the time until an instant of the machine's clock, or nil for a time that never
    /// comes.
    static func length(until time: UInt64) -> Duration? {
      guard time != forever else { return nil }
      if time == 0 { return .zero }
      if time & monotonic != 0, time & monotonic >> 1 != 0 {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        return .nanoseconds(0 &- Int64(bitPattern: time)) - now.duration
      }
      let now = CDispatch.time(time & monotonic != 0 ? monotonic : 0, 0)
      return .nanoseconds(Int64(bitPattern: (time & ~monotonic) &- (now & ~monotonic)))
    }
  }

  extension timespec {
    init(_ instant: Instant) {
      self.init(tv_sec: Int(instant.seconds), tv_nsec: Int(instant.nanosecondOfSecond))
    }

    init(_ duration: Duration) {
      let (seconds, attoseconds) = duration.components
      self.init(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    }

    /// The length of the interval.
    var duration: Duration { .seconds(tv_sec) + .nanoseconds(tv_nsec) }
  }
#endif
