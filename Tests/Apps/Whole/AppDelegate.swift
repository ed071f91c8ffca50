import UIKit
import UserNotifications
import os.log

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  private let log = OSLog(subsystem: "com.example.stretch", category: "app")
  let stretches = StretchReminders()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    os_log("launched with %{public}d options", log: log, type: .info, launchOptions?.count ?? 0)
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { isGranted, error in
      if let error { os_log(.error, log: self.log, "not asked: %@", error.localizedDescription) }
      if isGranted { self.stretches.schedule() }
    }
    return true
  }
}

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    stretches.done.withLock { $0 += 1 }
    completionHandler()
  }
}
