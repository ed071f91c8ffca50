public import BelfryUserNotifications

extension UNNotificationResponse {
  /// The scene that the response targets; nil for an app without scenes.
  @preconcurrency @MainActor
  public var targetScene: UIScene? { SceneLife.current.target }
}
