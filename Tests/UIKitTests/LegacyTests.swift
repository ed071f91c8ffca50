import BelfryTesting
import Testing
import UIKit

/// Notifications as there were before iOS 10, from the app's call to the delegate's.
@Suite(.phone(ios: 9, start: "2026-03-06 07:55")) @MainActor struct LegacyTests {
  let phone = VirtualPhone.current

  private func delegate() async throws -> AlarmAppDelegate {
    try #require(
      await phone.app.run { UIApplication.shared.delegate as? AlarmAppDelegate }
    )
  }

  private func launched(_ answer: PromptAnswer = .allow) async throws -> AlarmAppDelegate {
    phone.install { AlarmAppDelegate() }
    phone.willAnswer(answer)
    await phone.launch()
    return try await delegate()
  }

  @Test func `the delegate gets the types that the user allows`() async throws {
    #expect(try await launched().events == ["registered 7"])
    await phone.app.run {
      #expect(
        UIApplication.shared.currentUserNotificationSettings?.types == [.alert, .badge, .sound]
      )
    }
  }

  @Test func `a user who says no gets nothing`() async throws {
    let app = try await launched(.dontAllow)
    #expect(app.events == ["registered 0"])
    await phone.app.run {
      app.schedule("iron", at: Date(timeIntervalSinceNow: 300), daily: false)
    }
    await phone.background()
    await phone.advance(by: .hours(1))
    #expect(phone.shown.isEmpty)
  }

  @Test func `a tap on a closed app launches it with the notification`() async throws {
    let app = try await launched()
    await phone.app.run {
      app.schedule("iron", at: Date(timeIntervalSinceNow: 300), daily: false)
      #expect(UIApplication.shared.scheduledLocalNotifications?.map(\.alertBody) == ["iron"])
    }
    await phone.forceQuit()
    await phone.advance(by: .minutes(5))
    #expect(phone.shown.map(\.body) == ["iron"])
    await phone.tap(try #require(phone.lockScreen.last ?? phone.delivered.last))
    let events = try await delegate().events
    #expect(events.contains("launched with iron"))
    await phone.app.run {
      #expect(UIApplication.shared.scheduledLocalNotifications == [])
    }
  }

  @Test func `an action launches a closed app and is handled in the background`() async throws {
    let app = try await launched()
    await phone.app.run {
      app.schedule("iron", at: Date(timeIntervalSinceNow: 300), daily: false)
      app.schedule("zinc", at: Date(timeIntervalSinceNow: 360), daily: false)
    }
    await phone.forceQuit()
    await phone.advance(by: .minutes(7))
    #expect(phone.delivered.count == 2)
    await phone.reply("none left", to: try #require(phone.delivered.last))
    await phone.act("taken", on: try #require(phone.delivered.first))
    let events = try await delegate().events
    #expect(events.suffix(2) == ["why zinc none left", "taken iron -"])
    await phone.app.run { #expect(UIApplication.shared.applicationState == .background) }
  }

  @Test func `in the foreground only the delegate gets the notification`() async throws {
    let app = try await launched()
    await phone.app.run {
      app.schedule("iron", at: Date(timeIntervalSinceNow: 300), daily: true)
    }
    await phone.advance(by: .minutes(5))
    #expect(app.events == ["registered 7", "received iron"])
    #expect(phone.shown.isEmpty)
    await phone.app.run {
      let scheduled = UIApplication.shared.scheduledLocalNotifications ?? []
      #expect(scheduled.count == 1)
      for notification in scheduled { UIApplication.shared.cancelLocalNotification(notification) }
      #expect(UIApplication.shared.scheduledLocalNotifications == [])
    }
  }
}
