import CoreLocation
import UserNotifications

/// Geofencing in the style of Swift 6: a class on the main actor with a nonisolated delegate.
@MainActor
final class ArrivalService: NSObject {
  static let shared = ArrivalService()

  private lazy var manager: CLLocationManager = {
    let manager = CLLocationManager()
    manager.delegate = self
    return manager
  }()

  private(set) var visits: [String] = []

  func watch(_ identifier: String, at center: CLLocationCoordinate2D) {
    let region = CLCircularRegion(center: center, radius: 200, identifier: identifier)
    region.notifyOnExit = false
    manager.startMonitoring(for: region)
  }

  func arrive(at identifier: String) async {
    visits.append(identifier)
    let content = UNMutableNotificationContent()
    content.title = "Welcome to \(identifier)"
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    try? await UNUserNotificationCenter.current().add(request)
  }
}

extension ArrivalService: CLLocationManagerDelegate {
  nonisolated func locationManager(
    _ manager: CLLocationManager,
    didEnterRegion region: CLRegion
  ) {
    let identifier = region.identifier
    Task { @MainActor in await self.arrive(at: identifier) }
  }
}
