import BelfryTesting
import CoreLocation
import Testing

/// Apps that use the location in the background and show the location indicator there.
@Suite(.phone(zone: "Asia/Kolkata", reading: .apple)) struct BackgroundLocationTests {
  let phone = VirtualPhone.current
  static let home = CLLocationCoordinate2D(latitude: 12.9, longitude: 77.5)

  /// Returns what is delivered after the app, in the background, was carried to the office.
  private func carry(
    starting start: () -> Void = {},
    startingLate late: () -> Void = {}
  ) async -> [String] {
    phone.install(authorization: .authorized) { GeofenceManager() }
    await phone.allowLocation(.whileUsing)
    await phone.move(to: Self.home)
    await phone.launch()
    let fences = phone.app.object(of: GeofenceManager.self)
    await phone.app.run {
      fences?.startMonitoring(GeofenceManager.office, radius: 300, identifier: "office")
      start()
    }
    await phone.background()
    await phone.app.run { late() }
    await phone.move(to: GeofenceManager.office)
    await phone.advance(by: .seconds(30))
    return phone.delivered
  }

  @Test func `with When In Use a crossing in the background is not reported`() async {
    #expect(await carry() == [])
  }

  @Test func `updates that began in the foreground count as in use`() async {
    let manager = CLLocationManager()
    manager.allowsBackgroundLocationUpdates = true
    let delivered = await carry { manager.startUpdatingLocation() }
    #expect(delivered == ["entered office"])
    await phone.app.run { manager.stopUpdatingLocation() }
    await phone.move(to: Self.home)
    await phone.advance(by: .seconds(30))
    #expect(phone.delivered == ["entered office"])
  }

  @Test func `updates that began in the background do not`() async {
    let manager = CLLocationManager()
    manager.allowsBackgroundLocationUpdates = true
    let delivered = await carry(startingLate: { manager.startUpdatingLocation() })
    #expect(delivered == [])
  }

  @Test func `a background activity session counts as in use until it is invalidated`() async {
    let sessions = Log<CLBackgroundActivitySession>()
    let delivered = await carry { sessions.add(CLBackgroundActivitySession()) }
    #expect(delivered == ["entered office"])
    sessions.values.first?.invalidate()
    await phone.move(to: Self.home)
    await phone.advance(by: .seconds(30))
    #expect(phone.delivered == ["entered office"])
  }
}
