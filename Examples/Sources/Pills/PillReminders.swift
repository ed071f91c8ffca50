import UserNotifications

/// Daily reminders to take a pill.
public struct PillReminders: Sendable {
  private let center = UNUserNotificationCenter.current()

  /// Creates reminders for the current app.
  public init() {}

  /// Asks the user for permission to notify.
  ///
  /// - Returns: A Boolean value that indicates whether the user granted it.
  public func askForPermission() async throws -> Bool {
    try await center.requestAuthorization(options: [.alert, .sound, .badge])
  }

  /// Schedules a daily reminder for a pill, and replaces its earlier reminder.
  public func remind(of pill: String, hour: Int, minute: Int) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Time for \(pill)"
    content.body = "Swipe when you have taken it."
    content.sound = .default
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: hour, minute: minute),
      repeats: true
    )
    try await center.add(
      UNNotificationRequest(identifier: pill, content: content, trigger: trigger)
    )
  }

  /// Returns a Boolean value that indicates whether the user would see a reminder.
  public func canRemind() async -> Bool {
    let settings = await center.notificationSettings()
    return settings.authorizationStatus == .authorized && settings.alertSetting == .enabled
  }
}
