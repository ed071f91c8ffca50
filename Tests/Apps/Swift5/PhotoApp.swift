import Foundation
import UserNotifications

// Writes a picture and shows it with a reminder; it reports the text of an error.
final class MemoryReminder {
  private let folder: URL
  private(set) var complaints: [String] = []

  init(folder: URL) { self.folder = folder }

  func write(_ name: String, bytes: Int = 1000) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(count: bytes).write(to: folder.appendingPathComponent(name))
  }

  func remind(_ identifier: String, of name: String, after seconds: TimeInterval) async {
    let content = UNMutableNotificationContent()
    content.title = "One year ago"
    do {
      let picture = try UNNotificationAttachment(
        identifier: "picture",
        url: folder.appendingPathComponent(name),
        options: nil
      )
      content.attachments = [picture]
      try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(
          identifier: identifier,
          content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
        )
      )
    } catch {
      let error = error as NSError
      complaints.append("\(error.domain) \(error.code): \(error.localizedDescription)")
    }
  }
}
