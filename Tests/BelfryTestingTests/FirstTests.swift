import BelfryTesting
import UserNotifications

@testable import Reminders  // the app's module, as it is

@Test(.phone(start: "2026-03-06 07:55")) func `a reminder comes half an hour later`() async throws {
  let phone = VirtualPhone.current
  phone.install { ReminderController() }  // creates the app's objects at each launch
  await phone.launch()
  await phone.answer(.allow)  // the prompt the app shows while it launches
  await phone.background()
  await phone.advance(by: .minutes(30))
  #expect(phone.delivered == ["water"])
  await phone.tap("water")  // launches the app if it is not running
}
