import BelfryTesting
import CoreLocation
import UserNotifications

@testable import Seed004

/// The article on permission, triggers and the notifications that are pending or delivered.
@Suite(.phone(zone: "Asia/Kolkata", start: "2026-04-05 09:00")) struct RequestTests {
  let phone = VirtualPhone.current
  let center = UNUserNotificationCenter.current()

  private func open(_ authorization: InitialAuthorization = .authorized) async {
    phone.install(authorization: authorization)
    await phone.launch()
  }

  private func add(_ identifier: String, _ trigger: UNNotificationTrigger?) async throws {
    let content = UNMutableNotificationContent()
    content.title = identifier
    try await center.add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    )
  }

  @Test func `permission is asked for once, and a denial is final`() async {
    await open(.notDetermined)
    askForPermission()
    #expect(phone.prompt != nil)
    await phone.answer(.dontAllow)
    askForPermission()
    await phone.settle()
    #expect(phone.prompt == nil)
    #expect(phone.app.authorization == .denied)
    await phone.turn(.notifications, on: true)
    #expect(phone.app.authorization == .authorized)
  }

  @Test func `without permission a scheduled notification is dropped silently`() async {
    await open(.denied)
    scheduleReminder()
    await phone.background()
    await phone.advance(by: .hours(1))
    #expect(phone.shown.isEmpty)
    #expect(phone.pending.isEmpty)
  }

  @Test(arguments: [
    (InitialAuthorization.authorized, "authorized"), (.provisional, "provisional"),
    (.denied, "denied"), (.notDetermined, "notDetermined"),
  ])
  func `each status reaches its case`(authorization: InitialAuthorization, name: String) async {
    await open(authorization)
    let reached = Noted()
    readStatus { reached.note($0) }
    await phone.settle()
    #expect(reached.all == [name])
  }

  @Test func `an app clip reaches its own notifications`() async {
    phone.install(isClip: true)
    await phone.launch()
    let reached = Noted()
    readStatus { reached.note($0) }
    await phone.settle()
    #expect(reached.all == ["ephemeral"])
  }

  @Test func `the reminder comes after half an hour, and replaces itself`() async {
    await open()
    scheduleReminder()
    await phone.advance(by: .minutes(10))
    scheduleReminder()
    #expect(phone.pending == ["hydration_reminder"])
    await phone.background()
    await phone.advance(by: .minutes(29))
    #expect(phone.shown.isEmpty)
    await phone.advance(by: .minutes(1))
    #expect(phone.delivered == ["hydration_reminder"])
    #expect(phone.badge == 1)
    let delivered = await NotificationManager().listDelivered()
    let userInfo = delivered.first?.request.content.userInfo
    #expect(userInfo?["type"] as? String == "hydration_reminder")
  }

  @Test func `intervals come once, or every hour`() async throws {
    await open()
    let triggers = intervalTriggers()
    try await add("once", triggers[0])
    try await add("hourly", triggers[1])
    await phone.background()
    await phone.advance(by: .hours(3))
    #expect(phone.shown.map(\.identifier) == ["once", "hourly", "hourly", "hourly"])
  }

  @Test func `dates fire every day or once, on the clock of the current zone`() async throws {
    await open()
    let triggers = dateTriggers(on: phone.date.addingTimeInterval(90 * 60))
    try await add("daily", triggers[0])
    try await add("once", triggers[1])
    await phone.background()
    await phone.advance(to: "10:30")
    #expect(phone.shown.map(\.identifier) == ["daily", "once"])
    await phone.travel(to: "Europe/London")
    await phone.advance(to: "2026-04-05 09:29")
    #expect(phone.shown.count == 2)
    await phone.advance(to: "2026-04-05 09:30")
    #expect(phone.shown.map(\.identifier) == ["daily", "once", "daily"])
  }

  @Test func `each entry into a place is reported`() async throws {
    await open()
    await phone.allowLocation(.always)
    await phone.move(to: Places.home)
    try await add("metro", placeTrigger())
    await phone.background()
    for count in 1...3 {
      await phone.carry(to: Places.metro)
      #expect(phone.shown.map(\.identifier) == Array(repeating: "metro", count: count))
      await phone.carry(to: Places.home)
    }
    #expect(phone.shown.count == 3)
  }

  @Test func `pending and delivered notifications are listed and removed`() async throws {
    await open()
    let manager = NotificationManager()
    for name in ["a", "b", "c"] {
      try await add(name, UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    }
    #expect(await manager.listPending().map(\.identifier) == ["a", "b", "c"])
    manager.cancel(identifiers: ["a"])
    await phone.background()
    await phone.advance(by: .minutes(1))
    #expect(await manager.listDelivered().count == 2)
    manager.removeDelivered(identifiers: ["b"])
    #expect(phone.delivered == ["c"])
    manager.clearAllDelivered()
    #expect(phone.delivered.isEmpty)
    try await add("d", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    manager.cancelAll()
    #expect(await manager.listPending().isEmpty)
  }
}

/// The outcome of a callback.
final class Noted: @unchecked Sendable {
  private(set) var all: [String] = []

  func note(_ text: String) { all.append(text) }
}
