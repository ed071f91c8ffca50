import UserNotifications

/// Work that is begun and forgotten.
enum Background {
  static func plan(_ id: String) {
    Task(priority: .background) {
      let content = UNMutableNotificationContent()
      content.title = id
      try? await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: id, content: content, trigger: nil)
      )
    }
  }

  static func planDetached(_ id: String) {
    Task.detached {
      let content = UNMutableNotificationContent()
      content.title = id
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      try? await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: id, content: content, trigger: trigger)
      )
    }
  }
}
