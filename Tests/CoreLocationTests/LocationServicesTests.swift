import BelfryTesting
import CoreLocation
import Testing

/// Location that a restriction forbids, and Location Services that are off for the whole phone.
@Suite(.phone(reading: .apple)) struct LocationServicesTests {
  let phone = VirtualPhone.current

  private func read() async -> (status: CLAuthorizationStatus, isOn: Bool) {
    await phone.app.run {
      (CLLocationManager().authorizationStatus, CLLocationManager.locationServicesEnabled())
    }
  }

  @Test func `a restriction shows no prompt and reads restricted`() async {
    phone.install { nil }
    await phone.restrictLocation()
    await phone.launch()
    await phone.app.run { CLLocationManager().requestAlwaysAuthorization() }
    await phone.settle()
    #expect(phone.prompt == nil)
    #expect(await read() == (.restricted, true))
  }

  @Test func `with Location Services off every app reads denied`() async {
    phone.install { nil }
    await phone.allowLocation(.always)
    await phone.launch()
    await phone.turnLocationServices(on: false)
    #expect(await read() == (.denied, false))
    await phone.turnLocationServices(on: true)
    #expect(await read() == (.authorizedAlways, true))
  }

  @Test func `the delegate is called when Location Services are turned off and on`() async throws {
    phone.install { Statuses() }
    await phone.allowLocation(.whileUsing)
    await phone.launch()
    await phone.turnLocationServices(on: false)
    await phone.turnLocationServices(on: true)
    await phone.settle()
    let statuses = try #require(phone.app.object(of: Statuses.self))
    #expect(statuses.read == [.authorizedWhenInUse, .denied, .authorizedWhenInUse])
  }

  @Test func `a live update says why there is no location`() async throws {
    phone.install { nil }
    await phone.restrictLocation()
    await phone.launch()
    let restricted = try await update()
    #expect(restricted.authorizationRestricted && !restricted.authorizationDenied)
    await phone.turnLocationServices(on: false)
    #expect(try await update().authorizationDeniedGlobally)
  }

  private func update() async throws -> CLLocationUpdate {
    let update = await phone.app.run {
      Task { try await CLLocationUpdate.liveUpdates().first { _ in true } }
    }.result
    return try #require(try update.get())
  }
}

/// Writes down each status that its manager reports.
private final class Statuses: NSObject, CLLocationManagerDelegate {
  private(set) var read: [CLAuthorizationStatus] = []
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    read.append(manager.authorizationStatus)
  }
}
