import UIKit
import UserNotifications

// Fetches what is new when the server says so, with async.
@MainActor
final class SyncAppDelegate: NSObject, UIApplicationDelegate {
  private(set) var synced: [Int] = []

  func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    guard let revision = userInfo["revision"] as? Int else { return .noData }
    synced.append(revision)
    let content = UNMutableNotificationContent()
    content.title = "Revision \(revision)"
    let request = UNNotificationRequest(identifier: "news", content: content, trigger: nil)
    do {
      try await UNUserNotificationCenter.current().add(request)
      return .newData
    } catch {
      return .failed
    }
  }
}
