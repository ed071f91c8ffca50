import BelfryTesting
import Foundation
import Support
import Testing
import UIKit
import UserNotifications

/// The failures of a newcomer, each with all that it prints.
@Suite struct FailureTextTests {
  @Test func `the app never asked`() async throws {
    try await expectFailure("no-permission") { phone in
      phone.install { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `the user said no`() async throws {
    try await expectFailure("denied") { phone in
      phone.install { DrinkingApp() }
      await phone.launch()
      phone.willAnswer(.dontAllow)
      _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `the app is in front and has no delegate`() async throws {
    try await expectFailure("foreground") { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered.contains("water"))
    }
  }

  @Test func `the delegate has no willPresent`() async throws {
    try await expectFailure("no-method") { phone in
      phone.install(authorization: .authorized) { SilentApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.banner == "water")
    }
  }

  @Test func `the test installs no app`() async throws {
    try await expectFailure("not-installed") { phone in
      phone.willAnswer(.allow)
      _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      try await addReminder("water")
      await phone.forceQuit()
      await phone.advance(by: .minutes(30))
      await phone.tap("water")
      let snoozed = 0
      #expect(snoozed == 1)
    }
  }

  @Test func `nothing refers to the delegate`() async throws {
    try await expectFailure("delegate-released") { phone in
      phone.install(authorization: .authorized) { RemindersDelegate() }
      await phone.launch()
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `the minute is wrong`() async throws {
    try await expectFailure("wrong-minute") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      let content = UNMutableNotificationContent()
      content.title = "Water"
      let trigger = UNCalendarNotificationTrigger(
        dateMatching: DateComponents(hour: 8, minute: 35),
        repeats: true
      )
      let request = UNNotificationRequest(
        identifier: "water",
        content: content,
        trigger: trigger
      )
      try await UNUserNotificationCenter.current().add(request)
      await phone.background()
      await phone.advance(to: "08:30")
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `it is not due yet`() async throws {
    try await expectFailure("not-due") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water", after: 86_400)
      await phone.background()
      await phone.advance(by: .minutes(5))
      #expect(phone.notification("water")?.title == "Water")
    }
  }

  @Test func `the app that a tap launches sets no delegate`() async throws {
    try await expectFailure("force-quit") { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      try await addReminder("water")
      await phone.forceQuit()
      await phone.advance(by: .minutes(30))
      await phone.tap("water")
      let drunk = 0
      #expect(drunk == 1)
    }
  }

  @Test func `the phone waits for its first unlock`() async throws {
    try await expectFailure("reboot") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.reboot()
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `a task sleeps on in the background`() async throws {
    try await expectFailure("suspended") { phone in
      let app = phone.install(authorization: .authorized)
      await phone.launch()
      await app.run {
        Task {
          try await Task.sleep(for: .seconds(60))
          try await addReminder("water", after: 1)
        }
        await phone.settle()
      }
      await phone.background()
      await phone.advance(by: .minutes(2))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `the identifier has a typo`() async throws {
    try await expectFailure("typo") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["watre"])
    }
  }

  @Test func `the test has the title, not the identifier`() async throws {
    try await expectFailure("title") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder(UUID().uuidString)
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered.contains("Water"))
    }
  }

  @Test func `an identifier is random`() async throws {
    try await expectFailure("uuid") { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      let identifier = "water-\(UUID().uuidString)"
      try await addReminder(identifier)
      try await addReminder(UUID().uuidString, title: "Tea", after: 60)
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered.contains(identifier))
    }
  }

  @Test func `an app keeps 64 requests`() async throws {
    try await expectFailure("limit") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      for day in 1...70 { try await addReminder("day-\(day)", after: Double(day) * 86_400) }
      #expect(phone.pending.contains("day-70"))
    }
  }

  @Test func `a provisional app has no banners`() async throws {
    try await expectFailure("provisional") { phone in
      phone.install { DrinkingApp() }
      await phone.launch()
      _ = try await UNUserNotificationCenter.current()
        .requestAuthorization(options: [.alert, .sound, .provisional])
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.banner == "water")
    }
  }

  @Test func `a request repeats too often`() async throws {
    try await expectFailure("repeats") { phone in
      let app = phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      await app.run { try? await addReminder("water", after: 30, repeats: true) }
      #expect(phone.pending == ["water"])
    }
  }

  @Test func `an action is lost`() async throws {
    try await expectFailure("lost-action") { phone in
      let app = phone.install(authorization: .authorized) { SilentApp() }
      await phone.launch()
      let snooze = UNNotificationAction(identifier: "SNOOZE", title: "Snooze")
      let category = UNNotificationCategory(
        identifier: "DRINK",
        actions: [snooze],
        intentIdentifiers: []
      )
      try await app.run {
        UNUserNotificationCenter.current().setNotificationCategories([category])
        try await addReminder("water", category: "DRINK")
      }
      await phone.background()
      await phone.advance(by: .minutes(30))
      await phone.act("SNOOZE", on: "water")
      await phone.advance(by: .minutes(10))
      #expect(phone.delivered == ["water-snoozed"])
    }
  }
}
