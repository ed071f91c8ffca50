public import UserNotifications

extension UNNotificationResponse {
  /// The scene that the response targets; always nil, as a virtual phone has none.
  @preconcurrency @MainActor
  public var targetScene: UIScene? { nil }
}
