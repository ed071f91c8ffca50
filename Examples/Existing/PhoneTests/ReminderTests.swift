import BelfryTesting
import Foundation
import Testing

@testable import MyApp

@Suite(.phone(start: "2026-03-06 07:55")) struct ReminderTests {
  let phone = VirtualPhone.current
  let scheduler = ReminderScheduler()

  @Test func `a reminder is shown half an hour later`() async throws {
    phone.willAnswer(.allow)
    _ = try await scheduler.askForPermission()
    try await scheduler.remind(afterMinutes: 30)
    await phone.background()
    await phone.advance(by: .minutes(30))
    #expect(phone.delivered == ["water"])
  }

  @Test func `a reminder is shown while the app is open`() async throws {
    phone.install { ReminderDelegate() }
    await phone.launch()
    phone.willAnswer(.allow)
    _ = try await scheduler.askForPermission()
    try await scheduler.remind(afterMinutes: 30)
    await phone.advance(by: .minutes(30))
    #expect(phone.delivered == ["water"])
  }

  @Test func `a user who says no gets no reminder`() async throws {
    phone.willAnswer(.dontAllow)
    #expect(try await !scheduler.askForPermission())
    try await scheduler.remind(afterMinutes: 30)
    await phone.background()
    await phone.advance(by: .days(3))
    #expect(phone.shown.isEmpty)
  }

  @Test func `the daily reminder keeps its hour when the clocks change`() async throws {
    phone.willAnswer(.allow)
    _ = try await scheduler.askForPermission()
    try await scheduler.remindDaily(hour: 8, minute: 0)
    await phone.background()
    await phone.advance(to: "2026-03-09 08:00")
    let hours = phone.shown.map { Calendar.current.component(.hour, from: $0.date) }
    #expect(hours == [8, 8, 8, 8])
  }

  @Test func `a tap counts a glass after the user has force-quit the app`() async throws {
    phone.install(authorization: .authorized) { ReminderDelegate() }
    await phone.launch()
    try await scheduler.remind(afterMinutes: 30)
    await phone.forceQuit()
    await phone.advance(by: .minutes(30))
    await phone.tap("water")
    #expect(phone.app.object(of: ReminderDelegate.self)?.glasses == 1)
  }
}
