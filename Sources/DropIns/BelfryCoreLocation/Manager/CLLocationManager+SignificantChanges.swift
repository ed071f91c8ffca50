import DeviceHost
import SystemPolicy
import VirtualDevice

extension CLLocationManager {
  /// Starts to monitor significant changes, for all managers of the app.
  func monitorSignificantChanges() {
    let services = LocationServices.current
    isMonitoringChanges = true
    services.enter(self)
    services.process.send(.location(.monitorsSignificantChanges))
    reportLocation(isOnce: false)
  }

  /// Stops to monitor significant changes, for all managers of the app.
  func stopMonitoringSignificantChanges() {
    isMonitoringChanges = false
    AppProcess.current.send(.location(.stopsMonitoringSignificantChanges))
  }
}

extension LocationServices {
  /// Reports a significant change to each manager that monitors them, also after a launch for it.
  func changedSignificantly() {
    guard let location = process.location else { return }
    notifyAll("locationManager(_:didUpdateLocations:)", orLater: true) { delegate, manager in
      // A manager with location updates has the location already.
      guard manager.isMonitoringChanges, !manager.isUpdating else { return }
      delegate.locationManager(manager, didUpdateLocations: [location])
    }
  }
}
