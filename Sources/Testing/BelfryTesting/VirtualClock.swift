import DeviceHost
import VirtualDevice
import VirtualTime

/// The clock of a phone, for code that takes a `Clock`.
///
/// Changes of the date and time in Settings do not affect it.
///
/// ```swift
/// let phone = VirtualPhone.current
/// let start = phone.clock.now
/// await phone.advance(by: .minutes(5))
/// #expect(start.duration(to: phone.clock.now) == .minutes(5))
/// ```
public struct VirtualClock: Clock {
  private let host: DeviceHost

  init(_ host: DeviceHost) { self.host = host }

  /// An instant of a ``VirtualClock``.
  ///
  /// ```swift
  /// let phone = VirtualPhone.current
  /// let now = phone.clock.now
  /// let later: VirtualClock.Instant = now.advanced(by: .seconds(90))
  /// #expect(now.duration(to: later) == .seconds(90))
  /// ```
  public struct Instant: InstantProtocol {
    let value: VirtualTime.Instant

    /// Returns the instant that is a duration later.
    ///
    /// - Parameter duration: The duration to add; it may be negative.
    /// - Returns: The instant.
    public func advanced(by duration: Duration) -> Self { Self(value: value + Interval(duration)) }

    /// Returns the duration to another instant.
    ///
    /// - Parameter other: The instant to measure to.
    /// - Returns: The duration, negative if `other` is earlier.
    public func duration(to other: Self) -> Duration {
      .nanoseconds((other.value - value).nanoseconds)
    }

    /// Returns a Boolean value that indicates whether the first instant is earlier than the second.
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  }

  /// The current instant.
  public var now: Instant { Instant(value: host.device.now) }
  /// The smallest difference between two instants, one nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until the phone's time reaches an instant.
  ///
  /// The wait has no limit in real time.
  ///
  /// - Parameters:
  ///   - deadline: The instant at which to resume.
  ///   - tolerance: Ignored; the task resumes exactly at the deadline.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await host.sleep(until: deadline.value)
  }
}

extension VirtualPhone {
  /// The phone's clock, for code that takes a `Clock`.
  public var clock: VirtualClock { VirtualClock(host) }

  /// The number of tasks that wait for the phone's clock, on ``clock`` or in `Task.sleep`.
  public var sleepers: Int { host.sleeperCount }
}
