import DeviceHost
import SystemPolicy
import VirtualDevice

/// Passes a phone's location events to the process that they are for.
final class LocationListener: PhoneListener {
  func hear(_ entry: Journal.Entry, of host: DeviceHost) {
    switch entry.effect {
    case .region(let name, let effect): hear(effect, of: name, on: host)
    case .app(let app, .locationChanged): services(of: app, on: host)?.authorizationChanged()
    case .app(let app, .fullAccuracyReported(let isGranted)):
      services(of: app, on: host)?.answerFullAccuracy(isGranted)
    case .app(let app, .sessionDiagnosed(let session, let reasons)):
      loops(of: app, on: host)?.diagnosed(session, reasons)
    case .app(let app, .liveUpdateReported(let reasons)):
      loops(of: app, on: host)?.updateReported(reasons)
    case .app(let app, .significantChangeReported):
      services(of: app, on: host)?.changedSignificantly()
    case .app(let app, .visitReported(let arrival, let departure)):
      services(of: app, on: host)?.visited(from: arrival, to: departure)
    case .phone(.relocated):
      for app in host.withBook({ $0.apps.indices }) {
        services(of: AppNumber(rawValue: UInt16(app)), on: host)?.relocated()
      }
    case .notification, .app, .category, .phone: break
    }
  }

  private func hear(_ effect: RegionEffect, of name: RegionName, on host: DeviceHost) {
    let services = services(of: name.app, on: host)
    switch effect {
    case .monitored(let region): if name.monitor == .manager { services?.monitored(name, region) }
    case .monitoringFailed: services?.failed(name)
    case .crossed(let boundary): services?.crossed(name, boundary)
    case .stateReported(let state): services?.stateReported(name, state)
    case .conditionReported(let state, let reasons):
      services?.conditionReported(name, state, reasons)
    case _: break
    }
  }

  private func loops(of app: AppNumber, on host: DeviceHost) -> LocationLoops? {
    host.process(of: app).map { LocationLoops.of($0) }
  }

  private func services(of app: AppNumber, on host: DeviceHost) -> LocationServices? {
    host.process(of: app).map { LocationServices.of($0) }
  }
}
