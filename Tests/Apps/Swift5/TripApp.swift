import CoreLocation
import UIKit

protocol TripRecorderDelegate: AnyObject {
  func recorder(_ recorder: TripRecorder, didRecord kilometers: Double)
  func recorderNeedsPermission(_ recorder: TripRecorder)
}

/// Records a trip with whichever location manager it is given, as apps with unit tests do.
final class TripRecorder: NSObject, CLLocationManagerDelegate {
  private let manager: CLLocationManager
  private let application: UIApplication?
  private(set) var path: [CLLocation] = []
  private(set) var stays: [CLVisit] = []
  private(set) var direction: CLLocationDirection?
  weak var delegate: TripRecorderDelegate?

  init(manager: CLLocationManager = CLLocationManager(), application: UIApplication? = nil) {
    self.manager = manager
    self.application = application
    super.init()
    manager.delegate = self
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = 10
    manager.activityType = .fitness
    manager.allowsBackgroundLocationUpdates = true
    manager.pausesLocationUpdatesAutomatically = false
  }

  func start() {
    switch manager.authorizationStatus {
    case .notDetermined: manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways:
      manager.startUpdatingLocation()
      if CLLocationManager.headingAvailable() { manager.startUpdatingHeading() }
      if type(of: manager).significantLocationChangeMonitoringAvailable() {
        manager.startMonitoringSignificantLocationChanges()
      }
      manager.startMonitoringVisits()
    default: delegate?.recorderNeedsPermission(self)
    }
  }

  func stop() {
    manager.stopUpdatingLocation()
    manager.stopUpdatingHeading()
    manager.stopMonitoringSignificantLocationChanges()
    manager.stopMonitoringVisits()
    for region in manager.monitoredRegions { manager.stopMonitoring(for: region) }
  }

  func watchHome(_ home: CLLocationCoordinate2D) {
    guard type(of: manager).isMonitoringAvailable(for: CLCircularRegion.self) else { return }
    let radius = min(100, manager.maximumRegionMonitoringDistance)
    let region = CLCircularRegion(center: home, radius: radius, identifier: "home")
    manager.startMonitoring(for: region)
    manager.requestState(for: region)
  }

  @MainActor func openSettings() {
    guard let application, let url = URL(string: UIApplication.openSettingsURLString) else {
      return
    }
    if application.canOpenURL(url) { application.open(url) }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    path += locations.filter { $0.horizontalAccuracy >= 0 && $0.horizontalAccuracy < 50 }
    let meters = zip(path, path.dropFirst()).map { $1.distance(from: $0) }.reduce(0, +)
    delegate?.recorder(self, didRecord: meters / 1000)
  }

  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    if visit.departureDate != .distantFuture { stays.append(visit) }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    direction = newHeading.trueHeading >= 0 ? newHeading.trueHeading : newHeading.magneticHeading
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { start() }
}
