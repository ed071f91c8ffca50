import BelfryScenarios
import BelfryTesting
import Foundation
import Support
import Testing
import UserNotifications
import os

@testable import AppsInSwift5
@testable import WholeApp

/// The examples in the manual of Swift tests.
@Suite struct ManualTests {
  @Test(.phone(start: "2026-03-06 07:55")) func `a dose is due at eight`() async {
    let phone = VirtualPhone.current
    let scheduler = DoseScheduler(center: UNUserNotificationCenter.current())  // was: MockCenter()
    phone.willAnswer(.allow)
    scheduler.enable { #expect($0) }
    await phone.settle()  // the user has answered, and the app's callback has run
    scheduler.schedule(Medication(name: "Iron", hours: [8, 20]))
    await phone.background()
    await phone.advance(to: "08:00")
    #expect(phone.delivered == ["Iron-8"])
  }

  @Test(.phone) func `a tap counts as a stretch`() async {
    let phone = VirtualPhone.current
    phone.install { AppDelegate() }
    phone.willAnswer(.allow)
    await phone.launch()
    let reminders = phone.app.object(of: StretchReminders.self)  // somewhere in the delegate
    await phone.background()
    await phone.advance(by: .hours(1))
    await phone.tap(title: "Stretch: Neck")  // its identifier is a UUID
    #expect(reminders?.count == 1)
  }

  @Test func `snoozing asks again after ten minutes`() async {
    let center = MockNotificationCenter()
    let content = UNMutableNotificationContent()
    content.title = "Iron"
    let request = UNNotificationRequest(identifier: "Iron-8", content: content, trigger: nil)
    let notification = UNNotification(request: request)
    DoseScheduler(center: center)
      .handle(UNNotificationResponse(notification: notification, actionIdentifier: "SNOOZE"))
    #expect(center.requests.map(\.identifier) == ["Iron-8-snoozed"])
  }

  @Test(.phone) func `the app and the test share a log`() async {
    let phone = VirtualPhone.current
    let log = LaunchLog()  // a class that is not sendable
    phone.install(sharing: log) { log in
      log.lines.append("launched")
      return log
    }
    await phone.launch()
    #expect(log.lines == ["launched"])
  }

  @Test(.phone) func `an app has its bundle`() async {
    let phone = VirtualPhone.current
    let bundle = AppDescription(
      bundleIdentifier: "com.example.glucose",
      entitlements: ["com.apple.developer.usernotifications.time-sensitive"],
      sounds: ["siren.caf": .seconds(5)]
    )
    phone.install("glucose", bundle) { AppDelegate() }
    #expect(phone.app.name == "glucose")
  }

  @Test(.phone) func `a retry does not wait in real time`() async {
    let phone = VirtualPhone.current
    phone.install { Sync() }  // it begins Task { try await Task.sleep(for: .seconds(600)); … }
    await phone.launch()
    await phone.advance(by: .minutes(10))
    #expect(phone.app.object(of: Sync.self)?.retries.withLock { $0 } == 1)
  }

  @Test func `the team's scenarios hold`() throws {
    try expectScenarios(in: "scenarios/delivery/several-apps.scenario")
  }
}

private final class Sync: Sendable {
  let retries = OSAllocatedUnfairLock(initialState: 0)

  init() {
    Task {
      try await Task.sleep(for: .seconds(600))
      await retry()
    }
  }

  private func retry() async { retries.withLock { $0 += 1 } }
}

private final class LaunchLog {
  var lines: [String] = []
}
