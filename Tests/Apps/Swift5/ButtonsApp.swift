import UserNotifications

// Two buttons below a reminder, and the delegate that does what they say.
class ReminderButtons: NSObject, UNUserNotificationCenterDelegate {
  private(set) var finished: [String] = []
  private(set) var opened: [String] = []

  override init() {
    super.init()
    let later = UNNotificationAction(identifier: "LATER", title: "In ten minutes", options: [])
    let done = UNNotificationAction(identifier: "DONE", title: "Done", options: [.destructive])
    let category = UNNotificationCategory(
      identifier: "TASK",
      actions: [later, done],
      intentIdentifiers: [],
      options: []
    )
    UNUserNotificationCenter.current().setNotificationCategories([category])
    UNUserNotificationCenter.current().delegate = self
  }

  func remind(_ task: String, after seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.title = task
    content.categoryIdentifier = "TASK"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(identifier: task, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([.banner, .list, .sound]) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let task = response.notification.request.identifier
    switch response.actionIdentifier {
    case "LATER": remind(task, after: 600)
    case "DONE": finished.append(task)
    case UNNotificationDefaultActionIdentifier: opened.append(task)
    default: break
    }
    completionHandler()
  }
}
