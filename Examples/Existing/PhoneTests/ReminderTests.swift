import BelfryTesting
import Testing

@testable import MyApp

@Suite(.phone(start: "2026-03-06 07:55")) struct ReminderTests {
  let phone = VirtualPhone.current
  let scheduler = ReminderScheduler()

  @Test func `the reminder comes`() async throws {
    phone.willAnswer(.allow)
    _ = try await scheduler.askForPermission()
    try await scheduler.remind(afterMinutes: 30)
    await phone.background()
    await phone.advance(by: .minutes(30))
    #expect(phone.delivered == ["water"])
  }

  @Test func `a user who says no gets nothing`() async throws {
    phone.willAnswer(.dontAllow)
    _ = try await scheduler.askForPermission()
    try await scheduler.remind(afterMinutes: 30)
    await phone.background()
    await phone.advance(by: .days(3))
    #expect(phone.delivered == [])
  }
}
