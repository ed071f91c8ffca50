import CoreLocation
import UIKit
import UserNotifications

/// The app delegate, which handles taps and reminds the user when the phone leaves home.
open class PillsAppDelegate: UIResponder, UIApplicationDelegate {
  /// The pills whose reminders were tapped.
  public private(set) var takenPills: [String] = []
  private let locationManager = CLLocationManager()

  /// Sets the delegates before the launch ends, so that no tap or crossing is lost.
  open func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    locationManager.delegate = self
    return true
  }

  /// Clears the badge, because the user now sees the app.
  open func applicationDidBecomeActive(_ application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }

  /// Monitors the region around the user's home.
  public func watchHome(at center: CLLocationCoordinate2D) {
    let home = CLCircularRegion(center: center, radius: 150, identifier: "home")
    home.notifyOnEntry = false
    locationManager.startMonitoring(for: home)
  }
}

extension PillsAppDelegate: UNUserNotificationCenterDelegate {
  /// Shows reminders while the app is in the foreground, too.
  nonisolated public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

  /// Counts the pill as taken.
  nonisolated public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let pill = response.notification.request.identifier
    await MainActor.run { takenPills.append(pill) }
  }
}

extension PillsAppDelegate: CLLocationManagerDelegate {
  /// Asks about the pills after the phone has left home.
  nonisolated public func locationManager(
    _ manager: CLLocationManager,
    didExitRegion region: CLRegion
  ) {
    let content = UNMutableNotificationContent()
    content.title = "Did you take your pills along?"
    let request = UNNotificationRequest(identifier: "leaving", content: content, trigger: nil)
    UNUserNotificationCenter.current().add(request)
  }
}
