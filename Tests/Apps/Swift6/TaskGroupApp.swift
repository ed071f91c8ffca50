import UserNotifications

/// Many at once, in a group of tasks.
struct Planner {
  func plan(_ ids: [String]) async throws -> Int {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (index, id) in ids.enumerated() {
        group.addTask {
          let content = UNMutableNotificationContent()
          content.title = id
          let trigger = UNTimeIntervalNotificationTrigger(
            timeInterval: Double(index + 1) * 60,
            repeats: false
          )
          try await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: id, content: content, trigger: trigger)
          )
        }
      }
      try await group.waitForAll()
    }
    return await UNUserNotificationCenter.current().pendingNotificationRequests().count
  }
}
