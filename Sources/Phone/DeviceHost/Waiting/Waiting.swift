import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

/// The clock on which an app's code waits.
public enum Waiting: Sendable {
  /// The phone's clock, which moves when a test moves it.
  case virtual
  /// The machine's clock.
  case real
}

extension Binding {
  /// The phone on whose clock this code waits, if it waits on one.
  static var waitsOn: DeviceHost? {
    guard let host = current?.host, host.waiting == .virtual else { return nil }
    return host
  }

  /// The process that waits in the current code; a test acts for the app that it launched last.
  var waiter: AppProcess? {
    switch self {
    case .process(let process): process
    case .phone(let host): host.process.flatMap { $0.isRunning ? $0 : nil }
    }
  }

  /// Runs code of Belfry's own, which waits in real time.
  static func withoutPhone<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $current.withValue(nil, operation: body)
  }
}

extension DeviceHost {
  /// Runs code of Belfry's own, which waits in real time even if a test has called it.
  public static func withoutPhone<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Binding.$current.withValue(nil, operation: body)
  }

  /// Restarts the background time of an app that is called back after using up that time.
  func noteCall(of app: AppNumber) {
    state.withLock { state in
      guard let since = state.inBackground[app], state.device.now - since > BackgroundPause.runTime
      else {
        return
      }
      state.inBackground[app] = state.device.now
    }
  }

  /// The next time at which a timer fires that was due at an instant; missed times are skipped.
  func next(after due: Instant, every interval: Interval) -> Instant {
    let missed = max(0, (now - due).nanoseconds) / interval.nanoseconds
    return due + Interval(nanoseconds: (missed + 1) * interval.nanoseconds)
  }

  /// The time since the phone was switched on, in nanoseconds, for a clock that cannot be set.
  ///
  /// A test begins an hour after the phone was switched on.
  var uptime: Int64 { now.nanoseconds - start.instant.nanoseconds + 3_600_000_000_000 }

  /// Returns the instant at which that clock shows a number of nanoseconds.
  func instant(atUptime nanoseconds: Int64) -> Instant {
    now + Interval(nanoseconds: nanoseconds - uptime)
  }
}
