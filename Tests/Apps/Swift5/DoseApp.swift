import UserNotifications

/// The notification centre behind a protocol, as apps with unit tests have it.
protocol NotificationCentering: AnyObject {
  var delegate: UNUserNotificationCenterDelegate? { get set }
  func requestAuthorization(
    options: UNAuthorizationOptions,
    completionHandler: @escaping (Bool, Error?) -> Void
  )
  func add(_ request: UNNotificationRequest, withCompletionHandler: ((Error?) -> Void)?)
  func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  )
  func removePendingNotificationRequests(withIdentifiers identifiers: [String])
  func removeAllPendingNotificationRequests()
}

extension UNUserNotificationCenter: NotificationCentering {}

struct Medication {
  var name: String
  var hours: [Int]
}

final class DoseScheduler {
  private let center: NotificationCentering
  private(set) var isAllowed = false

  init(center: NotificationCentering = UNUserNotificationCenter.current()) {
    self.center = center
  }

  func enable(_ done: @escaping (Bool) -> Void) {
    center.requestAuthorization(options: [.alert, .sound]) { [weak self] isGranted, _ in
      self?.isAllowed = isGranted
      done(isGranted)
    }
  }

  func schedule(_ medication: Medication) {
    for hour in medication.hours {
      let content = UNMutableNotificationContent()
      content.title = medication.name
      content.sound = .default
      content.categoryIdentifier = "MEDICATION"
      let trigger = UNCalendarNotificationTrigger(
        dateMatching: DateComponents(hour: hour, minute: 0),
        repeats: true
      )
      let identifier = "\(medication.name)-\(hour)"
      center.add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: trigger),
        withCompletionHandler: nil
      )
    }
  }

  func nextDose(_ done: @escaping (Date?) -> Void) {
    center.getPendingNotificationRequests { requests in
      let dates = requests.compactMap {
        ($0.trigger as? UNCalendarNotificationTrigger)?.nextTriggerDate()
      }
      done(dates.min())
    }
  }

  func handle(_ response: UNNotificationResponse) {
    guard response.actionIdentifier == "SNOOZE" else { return }
    let request = response.notification.request
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10 * 60, repeats: false)
    center.add(
      UNNotificationRequest(
        identifier: request.identifier + "-snoozed",
        content: request.content,
        trigger: trigger
      ),
      withCompletionHandler: nil
    )
  }

  func stop(_ medication: Medication) {
    center.removePendingNotificationRequests(
      withIdentifiers: medication.hours.map { "\(medication.name)-\($0)" }
    )
  }
}
