import DeviceHost
import Foundation
import VirtualDevice
import VirtualTime

extension CLLocationManager {
  /// Starts to monitor visits, for all managers of the app.
  func monitorVisits() {
    let services = LocationServices.current
    isMonitoringVisits = true
    services.enter(self)
    services.process.send(.location(.monitorsVisits))
  }

  /// Stops to monitor visits, for all managers of the app.
  func stopVisits() {
    guard isMonitoringVisits else { return }
    isMonitoringVisits = false
    AppProcess.current.send(.location(.stopsMonitoringVisits))
  }
}

extension LocationServices {
  /// Reports a visit to each manager that monitors them, also after a launch for it.
  func visited(from arrival: Instant, to departure: Instant?) {
    guard let location = process.location else { return }
    let visit = CLVisit(
      at: location,
      from: Date(arrival),
      to: departure.map { Date($0) } ?? .distantFuture
    )
    notifyAll("locationManager(_:didVisit:)", orLater: true) { delegate, manager in
      guard manager.isMonitoringVisits else { return }
      delegate.locationManager(manager, didVisit: visit)
    }
  }
}
