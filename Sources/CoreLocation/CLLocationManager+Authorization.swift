import DeviceHost
import SystemPolicy
import VirtualDevice

extension CLLocationManager {
  /// What the app may know of where the phone is.
  public var authorizationStatus: CLAuthorizationStatus { Self.status }

  /// What the app may know of where the phone is, as it was asked before iOS 14.
  @available(*, deprecated, message: "ask a manager")
  public class func authorizationStatus() -> CLAuthorizationStatus { status }

  private static var status: CLAuthorizationStatus {
    CLAuthorizationStatus(rawValue: Int32(AppProcess.current.locationAuthorization.rawValue))
      ?? .notDetermined
  }

  /// How exactly the app may know it, as the user has said.
  public var accuracyAuthorization: CLAccuracyAuthorization {
    let process = AppProcess.current
    let isReduced = process.host.look { device, _, _ in
      device.permission(of: process.app).terms.contains(.reduced)
    }
    return isReduced ? .reducedAccuracy : .fullAccuracy
  }

  /// Whether the app's widgets may know it too: on a virtual phone if the app may.
  public var isAuthorizedForWidgetUpdates: Bool {
    AppProcess.current.locationAuthorization.isAllowed
  }

  /// Asks the user for knowing it while the app is in use.
  public func requestWhenInUseAuthorization() {
    AppProcess.current.send(.locates(.asks(.whenInUse)))
  }

  /// Asks the user for knowing it at any time.
  public func requestAlwaysAuthorization() {
    AppProcess.current.send(.locates(.asks(.always)))
  }

  /// Asks the user for knowing the place exactly for a while, which the app does anyway.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String,
    completion: (((any Error)?) -> Void)? = nil
  ) {
    guard let completion else { return }
    AppProcess.current.call("the completion of requestTemporaryFullAccuracyAuthorization") {
      completion(nil)
    }
  }

  /// Asks the user for knowing the place exactly for a while, which the app does anyway.
  public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) {}

  /// Asks the user for knowing the place exactly for a while, which the app does anyway.
  public func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {}
}
