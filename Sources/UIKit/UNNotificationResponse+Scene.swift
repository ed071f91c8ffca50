public import UserNotifications

extension UNNotificationResponse {
  /// The window that the response is meant for; a virtual phone has none.
  @preconcurrency @MainActor
  public var targetScene: UIScene? { nil }
}
