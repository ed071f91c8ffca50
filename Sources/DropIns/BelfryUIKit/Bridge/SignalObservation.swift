package import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// Notifies a process of changes of the time, if it has an app delegate or has used the name of the
/// notification.
package final class SignalObservation: Sendable {
  private let isOn = Atomic(false)

  private init() {}

  /// Begins to observe for a process, unless it does so already.
  package static func start(for process: AppProcess) {
    let observation = process.keeping { SignalObservation() }
    guard !observation.isOn.exchange(true, ordering: .acquiringAndReleasing) else { return }
    process.send(.observes([.significant, .zone, .day, .clock]))
  }

  /// Begins to observe for the process whose code is running, if there is one.
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
