public import VirtualDevice
public import VirtualTime

#if canImport(Glibc)
  import Glibc
#endif

// Code of no phone has one clock: the machine's, which is also that of its `Date()`.
extension Device {
  /// Returns a phone whose clock shows the machine's current time.
  ///
  /// - Parameter zone: The zone of the phone; nil for the machine's.
  public static func ofMachine(in zone: Zone? = nil) -> Device {
    Device(startingAt: .machine, zone: zone ?? .machine)
  }
}

extension DeviceHost {
  /// Sets the phone's clock to the machine's time.
  func followMachine() {
    let device = device
    let elapsed = Instant.machine - device.wall
    if elapsed > .zero { advance(to: device.now + elapsed) }
  }
}

extension Instant {
  /// The time of the machine's clock.
  fileprivate static var machine: Instant {
    #if canImport(Glibc)
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Instant(seconds: Int64(time.tv_sec)) + Interval(nanoseconds: Int64(time.tv_nsec))
    #else
      return Instant(seconds: 0)
    #endif
  }
}

extension Zone {
  /// The machine's zone: that of `TZ`, or the one that the system is set to.
  fileprivate static var machine: Zone {
    #if canImport(Glibc)
      let stated = getenv("TZ").map { String(cString: $0) } ?? linked
      let name = stated.hasPrefix(":") ? String(stated.dropFirst()) : stated
      if let zone = Zone(named: name) { return zone }
      var (now, parts) = (time(nil), tm())
      guard localtime_r(&now, &parts) != nil else { return .utc }
      return Zone(fixedOffset: parts.tm_gmtoff) ?? .utc
    #else
      return .utc
    #endif
  }

  #if canImport(Glibc)
    /// The name of the zone that the system's link leads to.
    private static var linked: String {
      guard let path = realpath("/etc/localtime", nil) else { return "" }
      defer { free(path) }
      let parts = String(cString: path).split(separator: "/")
      return parts.drop { $0 != "zoneinfo" }.dropFirst().joined(separator: "/")
    }
  #endif
}
