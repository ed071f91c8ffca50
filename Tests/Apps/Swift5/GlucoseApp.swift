import Foundation
import UserNotifications

// A medical app: some of what it says must not wait, and some must be heard whatever happens.
struct GlucoseMonitor {
  let center = UNUserNotificationCenter.current()

  func enable() async throws -> Bool {
    try await center.requestAuthorization(options: [.alert, .sound, .badge, .criticalAlert])
  }

  func warn(_ identifier: String, low: Bool) {
    let content = UNMutableNotificationContent()
    content.title = low ? "Low" : "Falling"
    content.body = low ? "3.1 mmol/l" : "4.4 mmol/l"
    if low {
      content.interruptionLevel = .critical
      content.sound = .criticalSoundNamed(
        UNNotificationSoundName("siren.caf"),
        withAudioVolume: 0.9
      )
    } else {
      content.interruptionLevel = .timeSensitive
      content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "chime.caf"))
      content.relevanceScore = 0.8
    }
    center.add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    ) { error in
      if let error = error { print(error) }
    }
  }

  func report() async -> [UNNotificationSetting] {
    let settings = await center.notificationSettings()
    return [
      settings.criticalAlertSetting, settings.timeSensitiveSetting,
      settings.scheduledDeliverySetting,
    ]
  }
}
