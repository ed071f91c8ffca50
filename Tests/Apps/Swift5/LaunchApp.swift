import UIKit
import UserNotifications

// The app delegate does everything, as templates have it.
class LaunchAppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var opened: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    center.requestAuthorization(options: [.alert, .badge, .sound]) { granted, _ in
      guard granted else { return }
      let content = UNMutableNotificationContent()
      content.title = "Welcome"
      content.badge = 1
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      center.add(
        UNNotificationRequest(identifier: "welcome", content: content, trigger: trigger)
      )
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    application.applicationIconBadgeNumber = 0
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    opened.append(response.notification.request.identifier)
    let content = UNMutableNotificationContent()
    content.title = "opened \(opened.count)"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
    center.add(UNNotificationRequest(identifier: "again", content: content, trigger: trigger))
    completionHandler()
  }
}
