import CoreLocation
import UserNotifications

/// Geofencing as most apps have it: one object for the whole app that is manager and delegate.
final class GeofenceManager: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  static let office = CLLocationCoordinate2D(latitude: 12.9775, longitude: 77.5713)

  private let locationManager = CLLocationManager()
  private(set) var lastError: (any Error)?

  override init() {
    super.init()
    locationManager.delegate = self
    locationManager.allowsBackgroundLocationUpdates = true
    locationManager.desiredAccuracy = kCLLocationAccuracyHundredMeters
  }

  func startMonitoring(_ center: CLLocationCoordinate2D, radius: Double, identifier: String) {
    guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else { return }
    let clamped = min(radius, locationManager.maximumRegionMonitoringDistance)
    let region = CLCircularRegion(center: center, radius: clamped, identifier: identifier)
    region.notifyOnEntry = true
    region.notifyOnExit = true
    locationManager.startMonitoring(for: region)
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways:
      startMonitoring(Self.office, radius: 300, identifier: "office")
    case .denied, .restricted:
      for region in manager.monitoredRegions { manager.stopMonitoring(for: region) }
    case .notDetermined, .authorizedWhenInUse: break
    @unknown default: break
    }
  }

  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    notify("entered \(region.identifier)")
  }

  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    notify("left \(region.identifier)")
  }

  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: any Error
  ) { lastError = error }

  private func notify(_ text: String) {
    let content = UNMutableNotificationContent()
    content.title = text
    content.sound = .default
    let request = UNNotificationRequest(identifier: text, content: content, trigger: nil)
    UNUserNotificationCenter.current().add(request)
  }
}
