import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The conditions of an app's monitors: they outlive its process.
final class MonitorStore: Sendable {
  private struct Kept {
    var monitor: String
    var identifier: String
    var condition: any CLCondition
    var lastEvent: CLMonitor.Event

    /// The name of its region on the phone, where monitors share the names with managers.
    var region: String { MonitorStore.region(monitor, identifier) }
  }

  private let state = Mutex<[Kept]>([])

  static func of(_ process: AppProcess) -> MonitorStore { process.keepingForApp { MonitorStore() } }

  private static func region(_ monitor: String, _ identifier: String) -> String {
    "\(monitor)/\(identifier)"
  }

  /// Tells whether a region of the phone is that of a condition.
  func holds(_ region: String) -> Bool { state.withLock { $0.contains { $0.region == region } } }

  /// The identifiers of a monitor's conditions, in the order of adding.
  func identifiers(of monitor: String) -> [String] {
    state.withLock { $0.filter { $0.monitor == monitor }.map(\.identifier) }
  }

  func record(of monitor: String, _ identifier: String) -> CLMonitor.Record? {
    state.withLock { state in
      state.first { $0.region == Self.region(monitor, identifier) }
        .map { CLMonitor.Record(condition: $0.condition, lastEvent: $0.lastEvent) }
    }
  }

  /// Adds a condition to a monitor; one of the same identifier goes.
  func add(
    _ condition: any CLCondition,
    _ identifier: String,
    to monitor: String,
    assuming assumed: CLMonitor.Event.State,
    for services: LocationServices
  ) {
    let process = services.process
    let event = CLMonitor.Event(identifier: identifier, state: assumed, date: process.host.now)
    let kept = Kept(
      monitor: monitor,
      identifier: identifier,
      condition: condition,
      lastEvent: event
    )
    state.withLock { state in
      state.removeAll { $0.region == kept.region }
      state.append(kept)
    }
    guard let condition = condition as? CLMonitor.CircularGeographicCondition else {
      fail(kept.region, .unsupported, for: services)
      return
    }
    let circle = CLCircularRegion(
      center: condition.center,
      radius: condition.radius,
      identifier: kept.region
    )
    let number = process.host.withBook { $0.number(of: kept.region) }
    guard let region = circle.onPhone(as: number) else {
      fail(kept.region, .unsupported, for: services)
      return
    }
    process.send(.watches(region))
    determineNow(region, kept.region, for: services)
  }

  func remove(_ identifier: String, from monitor: String, of process: AppProcess) {
    let region = Self.region(monitor, identifier)
    state.withLock { $0.removeAll { $0.region == region } }
    let number = process.host.withBook { $0.number(of: region) }
    process.send(.stopsWatching(number))
  }

  /// Says of a condition that it is not monitored; tells whether there is one.
  @discardableResult
  func fail(
    _ region: String,
    _ reason: CLMonitor.Event.Reason,
    for services: LocationServices
  ) -> Bool {
    change(region, to: .unmonitored, reason, for: services)
  }

  /// Says of a condition whether it holds; tells whether there is one.
  func determine(_ region: String, _ state: CLRegionState, for services: LocationServices) -> Bool {
    switch state {
    case .unknown: holds(region)
    case .inside: change(region, to: .satisfied, nil, for: services)
    case .outside: change(region, to: .unsatisfied, nil, for: services)
    }
  }

  /// Says of all conditions that are monitored whether they hold.
  func determineAll(for services: LocationServices) {
    let process = services.process
    let regions = process.host.look { device, _, book in
      device.regions(of: process.app).map { ($0, book[$0.identifier]) }
    }
    for (region, name) in regions where holds(name) { determineNow(region, name, for: services) }
  }

  private func determineNow(_ region: Region, _ name: String, for services: LocationServices) {
    services.process.send(.locates(.requestsState(region)))
    if services.process.locationAuthorization == .denied { fail(name, .denied, for: services) }
  }

  private func change(
    _ region: String,
    to condition: CLMonitor.Event.State,
    _ reason: CLMonitor.Event.Reason?,
    for services: LocationServices
  ) -> Bool {
    let date = services.process.host.now
    let (isHere, event) = state.withLock { state -> (Bool, (String, CLMonitor.Event)?) in
      guard let index = state.firstIndex(where: { $0.region == region }) else {
        return (false, nil)
      }
      guard state[index].lastEvent.state != condition else { return (true, nil) }
      state[index].lastEvent = CLMonitor.Event(
        identifier: state[index].identifier,
        state: condition,
        date: date,
        reason: reason
      )
      return (true, (state[index].monitor, state[index].lastEvent))
    }
    if let (monitor, event) = event { services.events(of: monitor).send(event) }
    return isHere
  }
}
