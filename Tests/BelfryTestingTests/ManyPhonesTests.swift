import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// Two hundred tests at the same time, each with a phone of its own.
@Suite(.phone) struct ManyPhonesTests {
  @Test(arguments: 0..<200)
  func `each phone has its own time and its own requests`(number: Int) async throws {
    let phone = VirtualPhone.current
    phone.willAnswer(.allow)
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert]))
    let content = UNMutableNotificationContent()
    content.title = "\(number)"
    let trigger = UNTimeIntervalNotificationTrigger(
      timeInterval: Double(number + 60),
      repeats: true
    )
    try await center.add(
      UNNotificationRequest(identifier: "\(number)", content: content, trigger: trigger)
    )
    await phone.background()
    await phone.advance(by: .seconds(number + 60))
    #expect(phone.delivered == ["\(number)"])
    #expect(Date() == Date(timeIntervalSince1970: 1_767_225_600 + Double(number + 60)))
  }
}
