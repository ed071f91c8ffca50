import CoreLocation
import DeviceHost
import Synchronization
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// A phone that a test carries around, with one app in the foreground.
struct Carried: Sendable {
  let host: DeviceHost
  let app: AppNumber

  init(_ location: LocationAuthorization = .always, reading: Reading = .apple) {
    let start = Instant(seconds: 1_772_870_400)
    host = DeviceHost(Device(startingAt: start, zone: .utc), under: Law(reading: reading))
    app = host.withBook { $0.number(ofApp: "app") }
    host.send(.device(.installs(app, .notDetermined)))
    host.send(.user(.opens(app)))
    host.send(.device(.location(.permits(app, location))))
  }

  var process: AppProcess {
    get throws { try #require(host.process(of: app)) }
  }

  /// Carries the phone to a point and waits there for half a minute.
  func carry(to latitude: Double, _ longitude: Double) async throws {
    let point = Coordinate(
      latitude: Int32(latitude * 1_000_000),
      longitude: Int32(longitude * 1_000_000)
    )
    host.send(.device(.relocates(to: Spot(try #require(point)))))
    host.advance(to: host.device.now + Interval(seconds: 30))
    await settle()
  }

  func settle() async { #expect(await host.callbacks.idle(within: .seconds(5))) }
}

/// Writes down what it hears.
final class Listener: NSObject, CLLocationManagerDelegate, Sendable {
  private let lines = Mutex<[String]>([])

  /// The events since the last call.
  func heard() -> [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }

  private func note(_ line: String) { lines.withLock { $0.append(line) } }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    note("authorization \(manager.authorizationStatus.rawValue)")
  }

  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    note("monitors \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    note("enters \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    note("leaves \(region.identifier)")
  }

  func locationManager(
    _ manager: CLLocationManager,
    didDetermineState state: CLRegionState,
    for region: CLRegion
  ) { note("state \(state.rawValue) of \(region.identifier)") }

  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) { note("fails \(region?.identifier ?? "-") \((error as NSError).code)") }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    note("at \(locations.map(\.coordinate.latitude))")
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    note("error \((error as NSError).code)")
  }
}

/// A list into which tasks write.
final class Log<Value: Sendable>: Sendable {
  private let content = Mutex<[Value]>([])

  var values: [Value] { content.withLock { $0 } }

  func add(_ value: Value) { content.withLock { $0.append(value) } }
}
