import BelfryTesting
import UIKit
import UserNotifications

/// The app of a newcomer, who has set the delegate as the documentation says.
final class DrinkingApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  var drunk = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async { drunk += 1 }
}

/// An app whose delegate is released at once, as nothing but the center refers to it.
final class RemindersDelegate: NSObject, UIApplicationDelegate {
  final class Delegate: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner] }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let delegate = Delegate()
    UNUserNotificationCenter.current().delegate = delegate
    return true
  }
}

/// An app whose delegate has neither method.
final class SilentApp: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
}
