import Foundation
import UserNotifications

// Messages of several rooms, grouped by them, and filtered by what a Focus is set to.
extension UNMutableNotificationContent {
  convenience init(message: String, from sender: String, in room: String) {
    self.init()
    title = sender
    body = message
    threadIdentifier = "room-\(room)"
    summaryArgument = sender
    summaryArgumentCount = 1
    filterCriteria = room
    targetContentIdentifier = "window-\(room)"
    userInfo = ["room": room]
  }
}

final class ChatNotifier {
  private var count = 0

  func receive(_ message: String, from sender: String, in room: String) {
    count += 1
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(
        identifier: "message-\(count)",
        content: UNMutableNotificationContent(message: message, from: sender, in: room),
        trigger: nil
      )
    )
  }

  func readMessages() async -> [UNNotificationContent] {
    await UNUserNotificationCenter.current().deliveredNotifications().map(\.request.content)
  }
}
