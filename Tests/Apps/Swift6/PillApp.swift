import Foundation
import UserNotifications

/// Reminds of a pill, and notes that it was taken when the user taps the reminder.
final class PillApp: NSObject, UNUserNotificationCenterDelegate {
  private(set) var taken: [String] = []
  private var dose: String?
  private let isMended: Bool

  init(isMended: Bool) {
    self.isMended = isMended
    super.init()
    UNUserNotificationCenter.current().delegate = self
  }

  func remind(of dose: String) {
    self.dose = dose
    let content = UNMutableNotificationContent()
    content.title = "Take \(dose)"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 600, repeats: false)
    let request = UNNotificationRequest(identifier: dose, content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request)
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    guard let dose else {
      // A launch by the tap finds no dose. The defect: the handler is forgotten here.
      if isMended { completionHandler() }
      return
    }
    taken.append(dose)
    completionHandler()
  }
}
