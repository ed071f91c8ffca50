import BelfryTesting
import Foundation
import Support
import Testing
import UIKit
import UserNotifications

/// More of what a red test says: about what should not be there, and about what was missed.
@Suite struct OtherFailureTextTests {
  @Test func `something came that should not`() async throws {
    try await expectFailure("unwanted") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered.isEmpty)
    }
  }

  @Test func `a repeating request came due, and the app never asked`() async throws {
    try await expectFailure("repeating-no-permission") { phone in
      phone.install { DrinkingApp() }
      await phone.launch()
      try await addReminder("water", repeats: true)
      await phone.background()
      await phone.advance(by: .minutes(75))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `a repeating request came due, and a Focus was on`() async throws {
    try await expectFailure("repeating-focus") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water", repeats: true)
      await phone.background()
      await phone.turnOn(.doNotDisturb)
      await phone.advance(by: .minutes(75))
      #expect(phone.banner == "water")
    }
  }

  @Test func `the prompt is in the way`() async throws {
    try await expectFailure("prompt-first") { phone in
      let app = phone.install { DrinkingApp() }
      await phone.launch()
      await app.run {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
      }
      await phone.background()
    }
  }

  @Test func `the request has no sound`() async throws {
    try await expectFailure("no-sound") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water", sound: nil)
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.sounds == ["water"])
    }
  }

  @Test func `the user has cleared it`() async throws {
    try await expectFailure("cleared") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      await phone.dismissAll()
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `nothing was launched`() async throws {
    try await expectFailure("not-launched") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `the prompt is open`() async throws {
    try await expectFailure("prompt") { phone in
      let app = phone.install { DrinkingApp() }
      await phone.launch()
      await app.run {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
      }
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
    }
  }

  @Test func `a Focus is on`() async throws {
    try await expectFailure("focus") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.turnOn(.doNotDisturb)
      await phone.advance(by: .minutes(30))
      #expect(phone.banner == "water")
    }
  }

  @Test func `the badge is another`() async throws {
    try await expectFailure("badge") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.advance(by: .minutes(30))
      #expect(phone.badge == 1)
    }
  }

  @Test func `the app has no permission`() async throws {
    try await expectFailure("authorization") { phone in
      let app = phone.install { DrinkingApp() }
      await phone.launch()
      phone.willAnswer(.dontAllow)
      _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
      #expect(app.authorization == .authorized)
    }
  }

  @Test func `a value was kept in a variable`() async throws {
    try await expectFailure("variable") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      try await addReminder("tea", title: "Tea", after: 60)
      await phone.background()
      await phone.advance(by: .minutes(10))
      let shown = phone.delivered
      #expect(shown == ["tea", "water"])
    }
  }

  @Test func `a tap on what is not there`() async throws {
    try await expectFailure("tap") { phone in
      phone.install(authorization: .authorized) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.background()
      await phone.tap("water")
    }
  }

  @Test func `two failures with one cause`() async throws {
    try await expectFailure("twice") { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered == ["water"])
      #expect(phone.delivered.count == 1)
    }
  }

  @Test func `the failure names nothing`() async throws {
    try await expectFailure("nameless") { phone in
      phone.install(authorization: .denied) { DrinkingApp() }
      await phone.launch()
      try await addReminder("water")
      await phone.advance(by: .minutes(30))
      #expect(phone.delivered.count == 1)
    }
  }
}
