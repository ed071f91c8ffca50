package import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// Notifies a process of changes of the time, if it has an app delegate or has used the name of the
/// notification.
package final class SignalWatch: Sendable {
  private let isOn = Atomic(false)

  private init() {}

  /// Begins to watch for a process, unless it is watched already.
  package static func start(for process: AppProcess) {
    let watch = process.keeping { SignalWatch() }
    guard !watch.isOn.exchange(true, ordering: .acquiringAndReleasing) else { return }
    process.send(.observes([.significant, .zone, .day, .clock]))
  }

  /// Begins to watch for the process whose code is running, if there is one.
  static func startForCurrent() {
    guard DeviceHost.current?.process != nil else { return }
    start(for: .current)
  }
}

extension AppLife {
  /// Notifies the app of a change of the time.
  func notify(of signals: SystemSignals) {
    if signals.contains(.significant) { changeTime() }
    let center = NotificationCenter.default
    if signals.contains(.zone) { center.post(name: .NSSystemTimeZoneDidChange, object: nil) }
    if signals.contains(.day) { center.post(name: .NSCalendarDayChanged, object: nil) }
    if signals.contains(.clock) { center.post(name: .NSSystemClockDidChange, object: nil) }
  }
}
