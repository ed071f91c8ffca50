import CoreLocation
import UIKit
import UserNotifications

/// An app delegate as most apps have it: it asks at launch, and clears the badge when it is seen.
final class ReminderAppDelegate: UIResponder, UIApplicationDelegate {
  var events: [String] = []
  var launchedForPlace = false
  private var fences: CLLocationManager?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    launchedForPlace = launchOptions?[.location] != nil
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current()
      .requestAuthorization(options: [.alert, .sound, .badge]) { isGranted, _ in
        if isGranted {
          DispatchQueue.main.async { UIApplication.shared.registerForRemoteNotifications() }
        }
      }
    let fences = CLLocationManager()
    fences.delegate = self
    self.fences = fences
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    let content = UNMutableNotificationContent()
    content.title = "Come back"
    content.badge = 1
    let request = UNNotificationRequest(
      identifier: "come back",
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
    )
    UNUserNotificationCenter.current().add(request)
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) { events.append("token of \(deviceToken.count) bytes") }
}

extension ReminderAppDelegate: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let identifier = response.notification.request.identifier
    await MainActor.run { events.append("tapped \(identifier)") }
  }
}

extension ReminderAppDelegate: CLLocationManagerDelegate {
  nonisolated func locationManager(
    _ manager: CLLocationManager,
    didEnterRegion region: CLRegion
  ) {
    let identifier = region.identifier
    MainActor.assumeIsolated { events.append("entered \(identifier)") }
  }
}
