import UserNotifications

/// Reminds somebody of their pills, every day at the same time.
public struct PillReminders: Sendable {
  private let center = UNUserNotificationCenter.current()

  /// Creates it.
  public init() {}

  /// Asks whether the app may remind at all.
  public func askForPermission() async throws -> Bool {
    try await center.requestAuthorization(options: [.alert, .sound, .badge])
  }

  /// Reminds of a pill every day, in place of the reminder it had.
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

  /// Whether the user would see anything.
  public func canRemind() async -> Bool {
    let settings = await center.notificationSettings()
    return settings.authorizationStatus == .authorized && settings.alertSetting == .enabled
  }
}
