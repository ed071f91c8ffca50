import UserNotifications

/// Responses as a stream.
final class ResponseStream: NSObject, UNUserNotificationCenterDelegate {
  let identifiers: AsyncStream<String>
  private let continuation: AsyncStream<String>.Continuation

  override init() {
    (identifiers, continuation) = AsyncStream.makeStream()
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    continuation.yield(response.notification.request.identifier)
  }
}
