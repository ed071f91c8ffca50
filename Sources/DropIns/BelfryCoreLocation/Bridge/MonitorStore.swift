import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The conditions of an app's monitors as its code created them; they outlive its process.
final class MonitorStore: Sendable {
  private struct Kept {
    var monitor: String
    var identifier: String
    var record: CLMonitor.Record
  }

  private let state = Mutex<[Kept]>([])

  static func of(_ process: AppProcess) -> MonitorStore { process.keepingForApp { MonitorStore() } }

  /// Returns the identifiers of a monitor's conditions, in the order in which they were added.
  func identifiers(of monitor: String) -> [String] {
    state.withLock { $0.filter { $0.monitor == monitor }.map(\.identifier) }
  }

  func record(of monitor: String, _ identifier: String) -> CLMonitor.Record? {
    state.withLock { state in
      state.first { $0.monitor == monitor && $0.identifier == identifier }?.record
    }
  }

  /// Stores a condition, replacing the one with the same identifier.
  func keep(
    _ condition: any CLCondition,
    _ identifier: String,
    of monitor: String,
    _ event: CLMonitor.Event
  ) {
    let record = CLMonitor.Record(condition: condition, lastEvent: event)
    remove(identifier, of: monitor)
    state.withLock {
      $0.append(Kept(monitor: monitor, identifier: identifier, record: record))
    }
  }

  func remove(_ identifier: String, of monitor: String) {
    state.withLock { $0.removeAll { $0.monitor == monitor && $0.identifier == identifier } }
  }

  /// Records the latest event of a condition.
  func note(_ event: CLMonitor.Event, of monitor: String) {
    state.withLock { state in
      let index = state.firstIndex { $0.monitor == monitor && $0.identifier == event.identifier }
      guard let index else { return }
      state[index].record = CLMonitor.Record(
        condition: state[index].record.condition,
        lastEvent: event
      )
    }
  }
}

extension LocationServices {
  /// Handles a monitor's event that the phone delivers to the app.
  func conditionReported(
    _ name: RegionName,
    _ state: ConditionState,
    _ reasons: LocationDiagnostics
  ) {
    let (monitor, identifier) = process.host.withBook { book in
      (book.monitors[Int(name.monitor.rawValue) - 1], book[name.identifier])
    }
    let reported: CLMonitor.Event.State =
      switch state {
      case .satisfied: .satisfied
      case .unsatisfied: .unsatisfied
      case .unmonitored: .unmonitored
      }
    report(reported, reasons, of: identifier, in: monitor)
  }

  /// Sends an event of a condition to the app's loop.
  func report(
    _ state: CLMonitor.Event.State,
    _ reasons: LocationDiagnostics,
    of identifier: String,
    in monitor: String,
    isUnsupported: Bool = false
  ) {
    let event = CLMonitor.Event(
      identifier: identifier,
      state: state,
      date: process.host.now,
      reasons: reasons,
      isUnsupported: isUnsupported
    )
    MonitorStore.of(process).note(event, of: monitor)
    LocationLoops.of(process).events(of: monitor).send(event)
  }
}
