import BelfryTesting
import UserNotifications

@testable import Seed002

/// The article with the manager that asks, schedules, lists and removes.
@Suite(.phone(zone: "Asia/Shanghai", start: "2026-05-29 10:00")) struct ManagerTests {
  let phone = VirtualPhone.current
  let manager = NotificationManager.instance

  @Test func `a user who was never asked is asked once`() async throws {
    #expect(await manager.getPermissionStatus() == .notDetermined)
    phone.willAnswer(.allow)
    try await showSomething()
    #expect(await manager.getPermissionStatus() == .authorized)
    try await showSomething()
    #expect(phone.pending.count == 2)
  }

  @Test func `it is shown after fifteen seconds in the background`() async throws {
    phone.willAnswer(.allow)
    try await showSomething()
    await phone.background()
    await phone.advance(by: .seconds(14))
    #expect(phone.banner == nil)
    await phone.advance(by: .seconds(1))
    #expect(phone.banner != nil)
    #expect(phone.shown.first?.title == "Hello")
    #expect(phone.shown.first?.ways.contains(.sound) == true)
    #expect(phone.badge == 1)
  }

  @Test func `it is not shown in the foreground`() async throws {
    phone.willAnswer(.allow)
    try await showSomething()
    await phone.advance(by: .seconds(20))
    #expect(phone.banner == nil)
  }

  @Test func `a user who says no is an error`() async {
    phone.willAnswer(.dontAllow)
    await #expect(throws: NotificationManager.NotificationError.requestPermissionFailed) {
      try await showSomething()
    }
    #expect(phone.pending.isEmpty)
  }

  @Test func `a repeat under a minute is an error with a text`() async {
    let error = await #expect(throws: NotificationManager.NotificationError.self) {
      _ = try await manager.notifyAfter(seconds: 59, repeats: true, title: "a", body: "b")
    }
    #expect(error?.errorDescription == "Time interval must be at least 60 if repeating")
    #expect(phone.prompt == nil)
  }

  @Test func `one that repeats every minute comes every minute`() async throws {
    phone.willAnswer(.allow)
    let identifier = try await manager.notifyAfter(
      seconds: 60,
      repeats: true,
      title: "Stand up",
      body: "Walk a little.",
      userInfo: ["kind": "break"]
    )
    await phone.background()
    await phone.advance(by: .minutes(5))
    #expect(phone.shown.map(\.identifier) == Array(repeating: identifier, count: 5))
    let listed = await manager.listRegisteredNotifications()
    #expect(listed.map(\.identifier) == [identifier])
    #expect(listed.first?.content.userInfo["kind"] as? String == "break")
    manager.removeNotification(id: identifier)
    #expect(await manager.listRegisteredNotifications().isEmpty)
    await phone.advance(by: .minutes(5))
    #expect(phone.shown.count == 5)
  }

  @Test func `one with a date comes on that date, to the minute`() async throws {
    phone.willAnswer(.allow)
    let date = phone.date.addingTimeInterval(86_400 + 30)
    let identifier = try await manager.notifyAt(
      date: date,
      title: "Holiday",
      subtitle: "It begins.",
      notificationId: "holiday"
    )
    #expect(identifier == "holiday")
    await phone.background()
    await phone.advance(to: "2026-05-30 10:00")
    #expect(phone.notification("holiday")?.subtitle == "It begins.")
    #expect(phone.pending.isEmpty)
  }
}
