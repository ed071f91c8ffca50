import CoreLocation
import DeviceHost
import Testing
import VirtualDevice

/// Regions, from the app's call to the delegate's.
@Suite struct RegionTests {
  static func circle(_ identifier: String, radius: Double = 300) -> CLCircularRegion {
    let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    return CLCircularRegion(center: center, radius: radius, identifier: identifier)
  }

  @Test func `crossings of a boundary are reported in both directions`() async throws {
    let phone = Carried()
    try await phone.carry(to: 9, 20)
    let listener = Listener()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.startMonitoring(for: Self.circle("office"))
      return manager
    }
    await phone.settle()
    #expect(listener.heard() == ["authorization 3", "monitors office"])
    try await phone.carry(to: 10, 20)
    #expect(listener.heard() == ["enters office", "state 1 of office"])
    try await phone.carry(to: 9, 20)
    #expect(listener.heard() == ["leaves office", "state 2 of office"])
    try phone.process.run { manager.stopMonitoring(for: Self.circle("office")) }
    try await phone.carry(to: 10, 20)
    #expect(listener.heard() == [])
  }

  @Test func `monitored regions belong to the app and carry what was asked for`() throws {
    let phone = Carried()
    try phone.process.run {
      let region = Self.circle("office")
      region.notifyOnExit = false
      CLLocationManager().startMonitoring(for: region)
      CLLocationManager().startMonitoring(for: Self.circle("home", radius: 120))
      let regions = CLLocationManager().monitoredRegions
      #expect(regions.map(\.identifier).sorted() == ["home", "office"])
      let office = regions.first { $0.identifier == "office" } as? CLCircularRegion
      #expect(office?.notifyOnExit == false)
      #expect(office?.radius == 300)
      #expect(office?.center.latitude == 10)
    }
  }

  @Test func `a region over the limit and a region that is too large fail with code 5`()
    async throws
  {
    let phone = Carried()
    let listener = Listener()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      for number in 1...20 { manager.startMonitoring(for: Self.circle("\(number)")) }
      return manager
    }
    await phone.settle()
    _ = listener.heard()
    try phone.process.run {
      manager.startMonitoring(for: Self.circle("21"))
      manager.startMonitoring(for: Self.circle("20", radius: 1_000_000))
      let beacon = CLBeaconRegion(uuid: UUID(), identifier: "beacon")
      manager.startMonitoring(for: beacon)
    }
    await phone.settle()
    #expect(listener.heard() == ["fails 21 5", "fails 20 5", "fails beacon 5"])
    #expect(CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
    #expect(!CLLocationManager.isMonitoringAvailable(for: CLBeaconRegion.self))
  }

  @Test func `the delegate gets the state of a region on request`() async throws {
    let phone = Carried()
    let listener = Listener()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.startMonitoring(for: Self.circle("office"))
      manager.requestState(for: Self.circle("office"))
      return manager
    }
    await phone.settle()
    #expect(listener.heard().last == "state 0 of office")
    try await phone.carry(to: 9, 20)
    try phone.process.run { manager.requestState(for: Self.circle("office")) }
    await phone.settle()
    #expect(listener.heard().last == "state 2 of office")
  }

  @Test func `a crossing that launches the app is reported once a delegate is set`() async throws {
    let phone = Carried()
    try await phone.carry(to: 9, 20)
    try phone.process.run { CLLocationManager().startMonitoring(for: Self.circle("office")) }
    phone.host.send(.device(.terminates(phone.app)))
    #expect(phone.host.process(of: phone.app) == nil)
    try await phone.carry(to: 10, 20)
    let listener = Listener()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      return manager
    }
    await phone.settle()
    #expect(listener.heard() == ["authorization 3", "enters office", "state 1 of office"])
    #expect(manager.delegate === listener)
  }

  @Test @MainActor func `a manager of the main thread is called there`() async throws {
    @MainActor final class Main: NSObject, CLLocationManagerDelegate {
      var lines: [String] = []
      nonisolated func locationManager(
        _ manager: CLLocationManager,
        didEnterRegion region: CLRegion
      ) {
        MainActor.assumeIsolated { lines.append("enters") }
      }
      nonisolated func locationManager(
        _ manager: CLLocationManager,
        didExitRegion region: CLRegion
      ) {
        MainActor.assumeIsolated { lines.append("leaves") }
      }
    }
    let phone = Carried()
    try await phone.carry(to: 9, 20)
    let listener = Main()
    let manager = try phone.process.run {
      let manager = CLLocationManager()
      manager.delegate = listener
      manager.startMonitoring(for: Self.circle("office"))
      return manager
    }
    for _ in 1...3 {
      try await phone.carry(to: 10, 20)
      try await phone.carry(to: 9, 20)
    }
    #expect(listener.lines == ["enters", "leaves", "enters", "leaves", "enters", "leaves"])
    _ = manager
  }
}
