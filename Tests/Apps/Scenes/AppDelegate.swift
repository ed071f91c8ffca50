import UIKit
import UserNotifications

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  let log = EventLog()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    log.note("didFinishLaunching\(launchOptions == nil ? "" : " with options")")
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  // A scene-based app has these for iOS 12; no later version calls them.
  func applicationDidBecomeActive(_ application: UIApplication) { log.note("app active") }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    log.note("push")
    completionHandler(.newData)
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let scene = response.targetScene.map { " in \($0.session.persistentIdentifier)" } ?? ""
    log.note("didReceive \(response.notification.request.identifier)\(scene)")
    completionHandler()
  }
}
