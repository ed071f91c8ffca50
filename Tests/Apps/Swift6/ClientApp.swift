import UserNotifications

/// A dependency as a struct of closures.
struct NotificationClient: Sendable {
  var add: @Sendable (String, Double) async throws -> Void
  var pending: @Sendable () async -> [String]
  var cancel: @Sendable ([String]) async -> Void
}

extension NotificationClient {
  static let live = NotificationClient(
    add: { id, seconds in
      let content = UNMutableNotificationContent()
      content.body = id
      try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(
          identifier: id,
          content: content,
          trigger: UNTimeIntervalNotificationTrigger(
            timeInterval: seconds,
            repeats: false
          )
        )
      )
    },
    pending: {
      await UNUserNotificationCenter.current().pendingNotificationRequests().map(\.identifier)
    },
    cancel: { ids in
      UNUserNotificationCenter.current()
        .removePendingNotificationRequests(withIdentifiers: ids)
    }
  )
}
