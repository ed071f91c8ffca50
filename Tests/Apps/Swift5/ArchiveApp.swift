import Foundation
import UserNotifications

// Requests that wait in a file until the user allows notifications.
final class DraftBox {
  private(set) var drafts: [Data] = []

  func keep(_ request: UNNotificationRequest) throws {
    drafts.append(
      try NSKeyedArchiver.archivedData(withRootObject: request, requiringSecureCoding: true)
    )
  }

  func submit() throws {
    for draft in drafts {
      guard
        let request = try NSKeyedUnarchiver.unarchivedObject(
          ofClass: UNNotificationRequest.self,
          from: draft
        )
      else { continue }
      UNUserNotificationCenter.current().add(request)
    }
    drafts = []
  }
}
