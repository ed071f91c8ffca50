import Foundation
import UserNotifications

/// Completion handlers that come back to the main queue.
@MainActor final class PermissionViewController {
  private(set) var label = ""

  func viewDidLoad() {
    UNUserNotificationCenter.current().getNotificationSettings { settings in
      let isOn = settings.authorizationStatus == .authorized
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.label = isOn ? "On" : "Off" }
      }
    }
  }
}
