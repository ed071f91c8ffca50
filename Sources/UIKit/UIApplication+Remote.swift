import DeviceHost
import Foundation

extension UIApplication {
  /// Asks for remote notifications; a virtual phone has no network, and says what Apple's simulator
  /// used to say.
  public func registerForRemoteNotifications() {
    let process = AppProcess.current
    let life = AppLife.of(process)
    let what = "didFailToRegisterForRemoteNotificationsWithError"
    process.callInOrderOnMain(what, from: life.registration) {
      life.delegate?.application(
        .shared,
        didFailToRegisterForRemoteNotificationsWithError: NSError(
          domain: NSCocoaErrorDomain,
          code: 3010,
          userInfo: [
            NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"
          ]
        )
      )
    }
  }

  /// Asks for them no longer.
  public func unregisterForRemoteNotifications() {}

  /// Whether the app can get them: it cannot.
  public var isRegisteredForRemoteNotifications: Bool { false }
}
