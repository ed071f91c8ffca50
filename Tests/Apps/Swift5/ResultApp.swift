import UserNotifications

enum SchedulingError: Error, Equatable { case notAllowed, other }

// Callbacks turned into results.
final class ResultScheduler {
  typealias Completion = (Result<String, SchedulingError>) -> Void

  func schedule(_ text: String, completion: @escaping Completion) {
    let content = UNMutableNotificationContent()
    content.body = text
    let request = UNNotificationRequest(
      identifier: text,
      content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    )
    UNUserNotificationCenter.current().add(request) { error in
      switch error {
      case nil: completion(.success(request.identifier))
      case let error as UNError where error.code == .notificationsNotAllowed:
        completion(.failure(.notAllowed))
      default: completion(.failure(.other))
      }
    }
  }
}
