import DeviceHost
import Synchronization
import SystemPolicy
import VirtualDevice

/// Hears what a phone does about places, and passes it to the process it is meant for.
final class LocationHub: Sendable {
  private let isListening = Atomic(false)

  /// Begins to listen to a phone, if nobody has.
  static func listen(to host: DeviceHost) {
    let hub = host.keeping { LocationHub() }
    guard !hub.isListening.exchange(true, ordering: .acquiringAndReleasing) else { return }
    host.addListener { [weak host] entry in
      if let host { hub.hear(entry.effect, of: host) }
    }
  }

  private func hear(_ effect: Effect, of host: DeviceHost) {
    if case .location(let effect) = effect {
      hear(effect, of: host)
    } else if case .monitored(let name, let region) = effect, name.monitor == .manager {
      services(of: name.app, on: host)?.monitored(name, region)
    } else if case .monitoringFailed(let name) = effect {
      services(of: name.app, on: host)?.failed(name)
    } else if case .crossed(let name, let boundary) = effect {
      services(of: name.app, on: host)?.crossed(name, boundary)
    } else if case .locationChanged(let app, _) = effect {
      services(of: app, on: host)?.authorizationChanged()
    } else if case .relocated = effect {
      for app in host.withBook({ $0.apps.indices }) {
        services(of: AppNumber(rawValue: UInt16(app)), on: host)?.relocated()
      }
    }
  }

  private func hear(_ effect: LocationEffect, of host: DeviceHost) {
    switch effect {
    case .stateTold(let name, let state): services(of: name.app, on: host)?.stateTold(name, state)
    case .conditionTold(let name, let state):
      services(of: name.app, on: host)?.conditionTold(name, state)
    case .radiosSet, .refreshSet, .prompted, .monitorMade, .departed: break
    }
  }

  private func services(of app: AppNumber, on host: DeviceHost) -> LocationServices? {
    host.process(of: app).map { LocationServices.of($0) }
  }
}
