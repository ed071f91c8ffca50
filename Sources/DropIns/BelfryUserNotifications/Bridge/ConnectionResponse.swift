package import DeviceHost
package import VirtualDevice

/// The response that connects a scene.
package enum ConnectionResponse {
  /// Returns the response to a notification, as the user gave it.
  ///
  /// - Parameters:
  ///   - name: The notification.
  ///   - process: The process of its app.
  ///   - event: The user's action.
  package static func response(
    to name: NotificationName,
    in process: AppProcess,
    after event: Event?
  ) -> UNNotificationResponse? {
    let center = Center.of(process)
    guard let notification = center.notification(name) else { return nil }
    switch event {
    case .user(.performs(_, let action?, let text)):
      return center.response(.action(action, text: text), to: notification)
    case _: return center.response(.tap, to: notification)
    }
  }
}
