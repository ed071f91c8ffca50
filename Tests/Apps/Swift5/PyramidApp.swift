import UserNotifications

// Everything nested in completion handlers.
final class MedicationScheduler {
  private(set) var log: [String] = []

  func start(finished: @escaping () -> Void) {
    let center = UNUserNotificationCenter.current()
    center.getNotificationSettings { settings in
      guard settings.authorizationStatus == .notDetermined else { return finished() }
      center.requestAuthorization(options: [.alert]) { granted, _ in
        self.log.append("granted \(granted)")
        guard granted else { return finished() }
        let content = UNMutableNotificationContent()
        content.title = "Medication"
        var components = DateComponents()
        components.hour = 9
        components.minute = 30
        let trigger = UNCalendarNotificationTrigger(
          dateMatching: components,
          repeats: true
        )
        center.add(
          UNNotificationRequest(
            identifier: "pill",
            content: content,
            trigger: trigger
          )
        ) { error in
          self.log.append(error == nil ? "added" : "failed")
          finished()
        }
      }
    }
  }
}
