import CoreLocation
import DeviceHost
import Synchronization
import SystemPolicy
import Testing
import VirtualDevice

/// The phone's location, and an app's authorization to use it.
@Suite struct LocationTests {
  @Test func `the delegate gets locations while updates are on`() async throws {
    let phone = Carried()
    try await phone.carry(to: 1, 0)
    let listener = Listener()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      #expect(manager.location?.coordinate.latitude == 1)
      manager.delegate = listener
      manager.startUpdatingLocation()
      return manager
    }
    try await phone.carry(to: 2, 0)
    #expect(listener.heard() == ["authorization 3", "at [1.0]", "at [2.0]"])
    manager.stopUpdatingLocation()
    try await phone.carry(to: 3, 0)
    #expect(listener.heard() == [])
    try phone.process.run { manager.requestLocation() }
    await phone.settle()
    #expect(listener.heard() == ["at [3.0]"])
  }

  @Test func `an app without permission gets an error, and no place`() async throws {
    let phone = Carried(.denied)
    try await phone.carry(to: 1, 0)
    let listener = Listener()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.requestLocation()
      #expect(manager.location == nil)
      #expect(manager.authorizationStatus == .denied)
      return manager
    }
    await phone.settle()
    #expect(listener.heard() == ["authorization 2", "error 1"])
    phone.host.send(.user(.allows(phone.app, .whenInUse)))
    await phone.settle()
    #expect(listener.heard() == ["authorization 4"])
    try phone.process.run { #expect(manager.authorizationStatus == .authorizedWhenInUse) }
  }

  @Test func `before iOS 14 the status comes with the call`() async throws {
    final class Old: NSObject, CLLocationManagerDelegate, Sendable {
      let statuses = Mutex<[CLAuthorizationStatus]>([])
      func locationManager(
        _ manager: CLLocationManager,
        didChangeAuthorization status: CLAuthorizationStatus
      ) { statuses.withLock { $0.append(status) } }
    }
    let phone = Carried(.whenInUse)
    let listener = Old()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      return manager
    }
    await phone.settle()
    #expect(listener.statuses.withLock { $0 } == [.authorizedWhenInUse])
    _ = manager
  }

  @Test func `a monitor reports the current state, and then crossings`() async throws {
    let phone = Carried()
    try await phone.carry(to: 9, 20)
    let states = Log<CLMonitor.Event.State>()
    let process = try phone.process
    let task = await process.run {
      let monitor = await CLMonitor("fences")
      let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
      let condition = CLMonitor.CircularGeographicCondition(center: center, radius: 300)
      await monitor.add(condition, identifier: "office")
      #expect(await monitor.identifiers == ["office"])
      #expect(await monitor.record(for: "office")?.lastEvent.state == .unsatisfied)
      return Task {
        for try await event in await CLMonitor("fences").events {
          states.add(event.state)
          if event.state == .unmonitored { break }
        }
      }
    }
    while states.values.isEmpty { await Task.yield() }
    try await phone.carry(to: 10, 20)
    await phone.settle()
    await process.run {
      let monitor = await CLMonitor("fences")
      await monitor.add(CLMonitor.BeaconIdentityCondition(uuid: UUID()), identifier: "beacon")
    }
    try await task.value
    #expect(states.values == [.unsatisfied, .satisfied, .unmonitored])
    process.run { #expect(CLLocationManager().monitoredRegions == []) }
  }

  @Test func `live updates begin with where the phone is`() async throws {
    let phone = Carried()
    try await phone.carry(to: 1, 0)
    let process = try phone.process
    let latitudes = Log<Double>()
    let task = process.run {
      Task {
        for try await update in CLLocationUpdate.liveUpdates() {
          latitudes.add(update.location?.coordinate.latitude ?? 0)
          if update.location?.coordinate.latitude == 2 { break }
        }
      }
    }
    while latitudes.values.isEmpty { await Task.yield() }
    try await phone.carry(to: 2, 0)
    try await task.value
    #expect(latitudes.values == [1, 2])
  }

  @Test func `a missing feature fails as on a phone without it`() async throws {
    let phone = Carried()
    let process = try phone.process
    await process.run {
      await #expect(throws: CLError.self) {
        try await CLGeocoder().geocodeAddressString("Bengaluru")
      }
      await #expect(throws: CLError.self) {
        try await CLLocationManager().startMonitoringLocationPushes()
      }
    }
    #expect(!CLLocationManager.headingAvailable())
    #expect(!CLLocationManager.isRangingAvailable())
  }
}
