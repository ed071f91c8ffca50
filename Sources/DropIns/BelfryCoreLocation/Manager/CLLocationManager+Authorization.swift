import DeviceHost
import SystemPolicy
import VirtualDevice

extension CLLocationManager {
  /// The app's authorization to use the phone's location.
  static var status: CLAuthorizationStatus {
    CLAuthorizationStatus(rawValue: Int32(AppProcess.current.locationAuthorization.rawValue))
      ?? .notDetermined
  }

  /// The accuracy of the locations that the app may get.
  var accuracy: CLAccuracyAuthorization {
    let process = AppProcess.current
    let isReduced = process.host.look { device, _, _ in
      device.permission(of: process.app).isReduced
    }
    return isReduced ? .reducedAccuracy : .fullAccuracy
  }

  /// Requests full accuracy, and calls the completion handler after the answer.
  func askForFullAccuracy(_ purpose: String, _ completion: (((any Error)?) -> Void)?) {
    let services = LocationServices.current
    let here = Registration.here()
    let request = AccuracyRequest { [process = services.process] isGranted in
      guard let isGranted, let completion else { return }
      process.call("the completion of requestTemporaryFullAccuracyAuthorization", from: here) {
        completion(isGranted ? nil : CLError(.promptDeclined))
      }
    }
    services.askForFullAccuracy(purpose, request)
  }

  /// Requests full accuracy, and waits for the answer.
  func fullAccuracy(for purpose: String) async throws {
    let services = LocationServices.current
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      let request = AccuracyRequest { [host = services.process.host] isGranted in
        host.callbacks.noteResumption()
        switch isGranted {
        case true?: next.resume()
        case false?: next.resume(throwing: CLError(.promptDeclined))
        case nil: next.resume(throwing: CancellationError())
        }
      }
      services.askForFullAccuracy(purpose, request)
    }
  }

  /// Calls the delegate with the location, or with the error if the location is unknown.
  func reportLocation(isOnce: Bool) {
    let services = LocationServices.current
    let authorization = services.process.locationAuthorization
    if let location = services.process.location {
      services.notify(self, "locationManager(_:didUpdateLocations:)") { delegate, manager in
        delegate.locationManager(manager, didUpdateLocations: [location])
      }
    } else if isOnce || authorization.isRefused {
      fail(CLError(authorization.isAllowed ? .locationUnknown : .denied))
    }
  }
}
