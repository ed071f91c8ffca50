import BelfryTesting
import UIKit

@testable import Seed004

/// The article on the foreground and on buttons.
@Suite(.phone(zone: "Asia/Kolkata", start: "2026-04-05 09:00")) @MainActor struct AppTests {
  let phone = VirtualPhone.current
  let center = UNUserNotificationCenter.current()

  private func add(_ content: UNNotificationContent) async {
    try? await center.add(
      UNNotificationRequest(identifier: "standup", content: content, trigger: nil)
    )
    await phone.settle()
  }

  private func openReminders() async -> ReminderDelegate? {
    let made = Made<ReminderDelegate>()
    phone.install(authorization: .authorized) {
      registerButtons()
      let delegate = ReminderDelegate()
      UNUserNotificationCenter.current().delegate = delegate
      made.object = delegate
      return delegate
    }
    await phone.launch()
    return made.object
  }

  @Test func `in the foreground nothing is shown unless the app opts in`() async {
    phone.install(authorization: .authorized)
    await phone.launch()
    await add(standup())
    #expect(phone.banner == nil)
    #expect(phone.sounds.isEmpty)
  }

  @Test func `an app that opts in has its banner and its sound`() async {
    phone.install(authorization: .authorized) { ForegroundDelegate() }
    await phone.launch()
    await add(standup())
    #expect(phone.banner == "standup")
    #expect(phone.sounds == ["standup"])
  }

  @Test func `the buttons are registered`() async {
    let delegate = await openReminders()
    let categories = await center.notificationCategories()
    #expect(categories.map(\.identifier) == ["REMINDER"])
    #expect(categories.first?.actions.map(\.title) == ["Snooze 10 min", "Dismiss"])
    #expect(categories.first?.actions.last?.options == .destructive)
    _ = delegate
  }

  @Test func `snooze brings it back ten minutes later, and the app stays behind`() async {
    _ = await openReminders()
    await phone.background()
    await add(standup())
    await phone.act("SNOOZE", on: "standup")
    #expect(phone.app.state == .background)
    #expect(phone.pending == ["standup"])
    #expect(phone.delivered.isEmpty)
    await phone.advance(by: .minutes(10))
    #expect(phone.shown.map(\.title).count == 2)
    #expect(phone.delivered == ["standup"])
  }

  @Test func `a dismissal needs no work`() async {
    let delegate = await openReminders()
    await phone.background()
    await add(standup())
    await phone.act("DISMISS", on: "standup")
    #expect(phone.pending.isEmpty)
    #expect(phone.delivered.isEmpty)
    #expect(delegate?.openedDetail == 0)
  }

  @Test func `a tap on the text opens the screen`() async {
    let delegate = await openReminders()
    await phone.background()
    await add(standup())
    await phone.tap("standup")
    #expect(delegate?.openedDetail == 1)
    #expect(phone.app.state == .foreground)
  }
}

/// The objects of an app.
final class Made<Object>: @unchecked Sendable {
  var object: Object?
}
