import Foundation
import UserNotifications

struct TeaTimer {
  var center = UNUserNotificationCenter.current()

  func start(_ tea: Tea) async throws {
    let content = UNMutableNotificationContent()
    content.title = "\(tea.name) is ready"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: tea.seconds, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: tea.name, content: content, trigger: trigger)
    )
  }
}
