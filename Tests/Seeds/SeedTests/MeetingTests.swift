import BelfryTesting
import UserNotifications

@testable import Seed000

/// Apple on scheduling: every Tuesday at two in the afternoon, until it is cancelled.
@Suite(.phone(zone: "Europe/Rome", start: "2026-03-02 09:00")) struct MeetingTests {
  let phone = VirtualPhone.current
  let center = UNUserNotificationCenter.current()

  private func open() async {
    phone.install(authorization: .authorized)
    await phone.launch()
  }

  @Test func `the meeting comes every Tuesday at two`() async {
    await open()
    let identifier = await scheduleMeeting()
    #expect(phone.pending == [identifier])
    await phone.background()
    await phone.advance(to: "2026-03-03 13:59")
    #expect(phone.shown.isEmpty)
    await phone.advance(to: "2026-03-17 14:00")
    #expect(phone.shown.map(\.title) == Array(repeating: "Weekly Staff Meeting", count: 3))
    #expect(phone.shown.map { Calendar.current.component(.weekday, from: $0.date) } == [3, 3, 3])
    #expect(phone.shown.map { Calendar.current.component(.hour, from: $0.date) } == [14, 14, 14])
    #expect(phone.shown.first?.body == "Every Tuesday at 2pm")
  }

  @Test func `it is delivered while the app does not run`() async {
    await open()
    _ = await scheduleMeeting()
    await phone.app.terminate()
    await phone.advance(to: "2026-03-03 14:00")
    #expect(phone.shown.count == 1)
  }

  @Test func `a cancelled alarm does not fire`() async {
    await open()
    let identifier = await scheduleMeeting()
    await phone.background()
    await phone.advance(to: "2026-03-03 14:00")
    center.removePendingNotificationRequests(withIdentifiers: [identifier])
    await phone.advance(by: .days(14))
    #expect(phone.shown.count == 1)
  }
}
