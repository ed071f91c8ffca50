import UserNotifications

/// The centre behind a protocol with async requirements.
protocol NotificationScheduling: Sendable {
  func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
  func add(_ request: UNNotificationRequest) async throws
  func pendingNotificationRequests() async -> [UNNotificationRequest]
  func removePendingNotificationRequests(withIdentifiers identifiers: [String])
}

extension UNUserNotificationCenter: NotificationScheduling {}

struct HabitTracker: Sendable {
  var center: any NotificationScheduling = UNUserNotificationCenter.current()

  func track(_ habit: String) async throws -> Bool {
    guard try await center.requestAuthorization(options: [.alert]) else { return false }
    let content = UNMutableNotificationContent()
    content.title = habit
    try await center.add(
      UNNotificationRequest(
        identifier: habit,
        content: content,
        trigger: UNCalendarNotificationTrigger(
          dateMatching: DateComponents(hour: 20),
          repeats: true
        )
      )
    )
    return await center.pendingNotificationRequests().contains { $0.identifier == habit }
  }
}
