import BelfryTesting
import SystemPolicy
import Testing
import UserNotifications

/// The notification centre as an app's code sees it.
@Suite(.phone(start: "2026-03-06 07:55")) struct CenterTests {
  let center = UNUserNotificationCenter.current()
  let phone = VirtualPhone.current

  private func content(_ title: String) -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    content.title = title
    return content
  }

  private func request(_ identifier: String, after seconds: TimeInterval) -> UNNotificationRequest {
    UNNotificationRequest(
      identifier: identifier,
      content: content("Drink water"),
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    )
  }

  @Test func `the centre is one object`() {
    #expect(UNUserNotificationCenter.current() === center)
  }

  @Test func `a reminder comes half an hour later`() async throws {
    phone.willAnswer(.allow)
    #expect(try await center.requestAuthorization(options: [.alert, .sound, .badge]))
    try await center.add(request("water", after: 1800))
    #expect(phone.pending == ["water"])
    await phone.background()
    await phone.advance(by: .minutes(30))
    #expect(phone.delivered == ["water"])
    #expect(phone.banner == "water")
    #expect(phone.notification("water")?.title == "Drink water")
    let notifications = await center.deliveredNotifications()
    #expect(notifications.map(\.request.identifier) == ["water"])
    #expect(notifications.first?.date == phone.date)
  }

  @Test func `a date uses the phone's clock`() async {
    #expect(Date() == phone.date)
    await phone.advance(by: .hours(1))
    #expect(Date() == phone.date)
    #expect(Calendar.current.component(.hour, from: Date()) == 8)
  }

  @Test func `a content is frozen when it is added`() async throws {
    let content = content("before")
    let request = UNNotificationRequest(identifier: "x", content: content, trigger: nil)
    content.title = "after"
    #expect(request.content.title == "before")
    #expect(content.copy() as? UNNotificationContent == content)
  }

  @Test func `completion handlers are called later, and the phone waits for them`() async {
    phone.willAnswer(.allow)
    let answer = Answer<Bool>()
    center.requestAuthorization(options: [.alert]) { isGranted, _ in answer.give(isGranted) }
    await phone.settle()
    #expect(answer.value == true)
    let settings = Answer<UNNotificationSettings>()
    center.getNotificationSettings { settings.give($0) }
    await phone.settle()
    #expect(settings.value?.authorizationStatus == .authorized)
    #expect(settings.value?.alertSetting == .enabled)
    #expect(settings.value?.badgeSetting == .notSupported)
  }

  @Test(.phone(reading: .apple))
  func `an error has Apple's domain, code and text`() async throws {
    let phone = VirtualPhone.current
    phone.willAnswer(.dontAllow)
    #expect(try await !center.requestAuthorization(options: [.alert]))
    do {
      try await center.add(request("water", after: 60))
      Issue.record("it was added")
    } catch {
      #expect((error as NSError).domain == "UNErrorDomain")
      #expect((error as NSError).code == 1)
      #expect((error as? UNError)?.code == .notificationsNotAllowed)
      #expect(error.localizedDescription == "Notifications are not allowed for this application")
    }
  }

  @Test func `an impossible interval ends the process`() async throws {
    let reason = await phone.expectCrash {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }
    #expect(reason == "time interval must be greater than 0")
    #expect(phone.app.state == .notRunning)
    try await center.add(request("water", after: 60))
    #expect(phone.pending.isEmpty)
  }

  @Test func `the next date of an interval counts from now`() async throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    #expect(trigger.nextTriggerDate() == phone.date.addingTimeInterval(60))
    await phone.advance(by: .seconds(30))
    #expect(trigger.nextTriggerDate() == phone.date.addingTimeInterval(60))
    let daily = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9),
      repeats: true
    )
    #expect(daily.nextTriggerDate() == phone.date.addingTimeInterval(3870))
  }

  @Test func `each app has its own list, without removed notifications`() async throws {
    try await center.add(request("a", after: 60))
    try await center.add(request("b", after: 60))
    try await center.add(request("c", after: 60))
    center.removePendingNotificationRequests(withIdentifiers: ["a"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "c"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  @Test func `the badge is set, and a negative one refused`() async throws {
    phone.willAnswer(.allow)
    _ = try await center.requestAuthorization(options: [.badge])
    try await center.setBadgeCount(3)
    #expect(phone.badge == 3)
    await #expect(throws: UNError.self) { try await center.setBadgeCount(-1) }
  }
}

/// A value that a callback leaves.
final class Answer<Value>: @unchecked Sendable {
  private(set) var value: Value?

  func give(_ value: Value) { self.value = value }
}

/// The codes of errors, which the policy and the framework both list.
@Suite struct ErrorCodeTests {
  @Test(arguments: NotificationError.allCases)
  func `each error of the policy is one of the framework, by number and name`(
    error: NotificationError
  ) throws {
    let code = try #require(UNError.Code(rawValue: Int(error.rawValue)))
    #expect("\(code)" == error.name)
    #expect(error.domain == UNError.errorDomain)
  }
}
