import UIKit
import UserNotifications

/// An app delegate in Swift 6, with its notification delegate in an extension.
@MainActor final class MainActorAppDelegate: NSObject, UIApplicationDelegate {
  private(set) var log: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    Task {
      let center = UNUserNotificationCenter.current()
      guard try await center.requestAuthorization(options: [.alert]) else { return }
      let content = UNMutableNotificationContent()
      content.title = "Ready"
      try await center.add(
        UNNotificationRequest(identifier: "ready", content: content, trigger: nil)
      )
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
}

extension MainActorAppDelegate: UNUserNotificationCenterDelegate {
  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .list]
  }
}
