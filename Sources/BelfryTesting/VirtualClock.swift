import DeviceHost
import VirtualDevice
import VirtualTime

/// A phone's clock that nobody can set, for code that waits on a clock it was given.
public struct VirtualClock: Clock {
  private let host: DeviceHost

  init(_ host: DeviceHost) { self.host = host }

  /// A point in a phone's time.
  public struct Instant: InstantProtocol {
    let value: VirtualTime.Instant

    /// Returns the point some time later.
    public func advanced(by duration: Duration) -> Self { Self(value: value + Interval(duration)) }

    /// Returns how long it is until another one.
    public func duration(to other: Self) -> Duration {
      .nanoseconds((other.value - value).nanoseconds)
    }

    /// Tells whether the first one is earlier.
    public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
  }

  /// Now.
  public var now: Instant { Instant(value: host.device.now) }
  /// The shortest time it tells apart.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until the phone's time has come to a point, however long that takes in reality.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await host.sleep(until: deadline.value)
  }
}

extension VirtualPhone {
  /// The phone's clock, for code that waits on a clock it was given.
  public var clock: VirtualClock { VirtualClock(host) }

  /// How many tasks wait for the phone's clock, on ``clock`` or in `Task.sleep`.
  public var sleepers: Int { host.sleeperCount }
}
