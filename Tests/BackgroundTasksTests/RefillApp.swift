import BackgroundTasks
import Foundation
import UIKit
import UserNotifications

/// An app that keeps its next reminders pending, and adds more of them in the background.
final class RefillApp: NSObject, UIApplicationDelegate {
  static let task = "com.example.refill"
  private(set) var log: [String] = []
  var completes = true

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.task, using: .main) { task in
      self.refill(task as! BGAppRefreshTask)
    }
    return true
  }

  func applicationDidEnterBackground(_ application: UIApplication) { schedule() }

  /// Asks for the next refresh, in four hours at the earliest.
  func schedule() {
    let request = BGAppRefreshTaskRequest(identifier: Self.task)
    request.earliestBeginDate = Date(timeIntervalSinceNow: 4 * 3600)
    do {
      try BGTaskScheduler.shared.submit(request)
    } catch BGTaskScheduler.Error.unavailable {
      log.append("unavailable")
    } catch {
      log.append("\((error as NSError).code)")
    }
  }

  private func refill(_ task: BGAppRefreshTask) {
    log.append(task.identifier)
    task.expirationHandler = { self.log.append("expired") }
    schedule()
    let content = UNMutableNotificationContent()
    content.title = "Drink"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
    let request = UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
    if completes { task.setTaskCompleted(success: true) }
  }
}
