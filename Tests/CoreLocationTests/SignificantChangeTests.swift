import BelfryTesting
import CoreLocation
import Synchronization
import Testing
import UIKit

/// Significant changes of the location.
@Suite(.phone(zone: "Asia/Kolkata", reading: .apple)) struct SignificantChangeTests {
  let phone = VirtualPhone.current
  static let home = CLLocationCoordinate2D(latitude: 12.9, longitude: 77.5)
  static let office = CLLocationCoordinate2D(latitude: 12.9775, longitude: 77.5713)

  @Test func `a change launches the app with the location key`() async throws {
    phone.install { ChangeApp() }
    await phone.allowLocation(.always)
    await phone.move(to: Self.home)
    await phone.launch()
    await phone.app.terminate()
    await phone.move(to: Self.office)
    await phone.settle()
    #expect(phone.app.state == .background)
    let app = try #require(phone.app.object(of: ChangeApp.self))
    #expect(await app.hasLocationKey)
    let changes = try #require(phone.app.object(of: Changes.self))
    #expect(changes.latitudes.contains(Self.office.latitude))
  }

  @Test func `with When In Use a change does not launch the app`() async {
    phone.install { ChangeApp() }
    await phone.allowLocation(.whileUsing)
    await phone.move(to: Self.home)
    await phone.launch()
    await phone.app.terminate()
    await phone.move(to: Self.office)
    #expect(phone.app.state == .notRunning)
  }
}

/// Monitors significant changes from each launch on.
private final class ChangeApp: NSObject, UIApplicationDelegate {
  private let changes = Changes()
  private(set) var hasLocationKey = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    hasLocationKey = options?[.location] != nil
    changes.start()
    return true
  }
}

/// Writes down where the phone was.
private final class Changes: NSObject, CLLocationManagerDelegate {
  private let manager = CLLocationManager()
  private(set) var latitudes: [Double] = []

  func start() {
    manager.delegate = self
    manager.startMonitoringSignificantLocationChanges()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    latitudes += locations.map(\.coordinate.latitude)
  }
}
