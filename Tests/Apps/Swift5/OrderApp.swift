import Foundation
import UIKit
import UserNotifications

// A shop's app delegate, as it was written for years: a token for the server, and a handler for
// what the server sends.
final class OrderAppDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  private(set) var token: String?
  private(set) var failure: Int?
  private(set) var isRegistered: Bool?
  private(set) var silent: [String] = []
  private(set) var shown: [String] = []
  private(set) var tapped: [String] = []
  private(set) var launchedFor: String?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    application.registerForRemoteNotifications()
    let payload = launchOptions?[.remoteNotification] as? [AnyHashable: Any]
    launchedFor = payload?["order"] as? String
    return true
  }

  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {
    token = deviceToken.map { String(format: "%02x", $0) }.joined()
  }

  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {
    failure = (error as NSError).code
    isRegistered = application.isRegisteredForRemoteNotifications
  }

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    silent.append(userInfo["order"] as? String ?? "?")
    DispatchQueue.global().async { completionHandler(.newData) }
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if notification.request.trigger is UNPushNotificationTrigger {
      shown.append(notification.request.content.title)
    }
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let content = response.notification.request.content
    tapped.append(content.userInfo["order"] as? String ?? "?")
    completionHandler()
  }
}
