import CoreLocation

@MainActor final class Places {
  static let shared = Places()
  private let manager = CLLocationManager()

  func begin() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4),
      radius: 200,
      identifier: "garden"
    )
    manager.requestAlwaysAuthorization()
    manager.startMonitoring(for: region)
  }
}
