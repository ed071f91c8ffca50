import BelfryTesting
import Testing
import UserNotifications

@testable import MyApp

@Suite(.phone(start: "2026-03-06 07:55")) struct PhoneTests {
  let phone = VirtualPhone.current

  @Test func `a reminder comes half an hour later`() async throws {
    phone.willAnswer(.allow)
    // Call the app's own code in place of these lines; its types are
    // ReminderScheduler.
    let center = UNUserNotificationCenter.current()
    _ = try await center.requestAuthorization(options: [.alert, .sound])
    let content = UNMutableNotificationContent()
    content.title = "Drink water"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1800, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
    )
    await phone.background()
    await phone.advance(by: .minutes(30))
    #expect(phone.delivered == ["water"])
  }
}
