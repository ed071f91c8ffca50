import DeviceHost
import SystemPolicy
import VirtualDevice
import VirtualTime

/// A phone for tests of the host itself, at the beginning of 1970.
enum TestPhone {
  /// The number of its first app.
  static let app = AppNumber(rawValue: 0)

  /// Returns a time of its first day.
  static func clock(_ hour: Int, _ minute: Int) -> CivilDateTime {
    let day = CivilDate(year: 1970, month: 1, day: 1)!
    return CivilDateTime(date: day, time: CivilTime(hour: hour, minute: minute)!)
  }

  /// Returns a phone whose first app is in the foreground.
  static func open(
    readingStep: Interval = .zero,
    listener: @escaping DeviceHost.Listener = { _ in }
  ) -> DeviceHost {
    let device = Device(startingAt: Instant(seconds: 0), zone: .utc)
    let host = DeviceHost(device, under: Law(), readingStep: readingStep, listener: listener)
    host.send(.device(.installs(app, .authorized)))
    host.send(.user(.opens(app)))
    return host
  }
}

extension DeviceHost {
  /// Waits, in real time, until no callback is open.
  func waitForCallbacks() async -> Bool { await callbacks.idle(within: .seconds(10)) }
}
