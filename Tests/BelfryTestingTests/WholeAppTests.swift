import BelfryTesting
import Foundation
import Support
import Testing
import UIKit
import os

@testable import AppsInSwift5
@testable import WholeApp

/// A whole app, from its `@main` on, and what a test reaches of it.
@Suite(.phone(start: "2026-03-06 08:00")) struct WholeAppTests {
  let phone = VirtualPhone.current

  private func launched() async {
    phone.install { AppDelegate() }
    phone.willAnswer(.allow)
    await phone.launch()
    await phone.settle()
  }

  @Test func `an app that begins with @main runs on the phone`() async {
    await launched()
    await phone.background()
    await phone.advance(by: .hours(3))
    #expect(phone.shown.map(\.title) == ["Stretch: Neck", "Stretch: Back", "Stretch: Legs"])
    #expect(phone.shown.map(\.body).first == "Stand up first.")
  }

  @Test func `a notification is tapped by its title where its identifier is drawn at random`() async
  {
    await launched()
    await phone.background()
    await phone.advance(by: .hours(2))
    await phone.tap(title: "Stretch: Neck")
    #expect(phone.app.object(of: StretchReminders.self)?.done.withLock { $0 } == 1)
    #expect(phone.notification(title: "Stretch: Back")?.identifier == phone.delivered.last)
  }

  @Test func `a failure for a missing title lists the existing titles`() async {
    await launched()
    await phone.background()
    await phone.advance(by: .hours(1))
    await withKnownIssue {
      await phone.tap(title: "Stretch: Nose")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("there is \"Stretch: Neck\"") }
    }
  }

  @Test func `of equal titles the newest is tapped`() async throws {
    phone.install(authorization: .authorized)
    await phone.launch()
    await phone.background()
    for identifier in ["old", "new"] {
      let content = UNMutableNotificationContent()
      content.title = "Water"
      try await phone.app.run {
        try await UNUserNotificationCenter.current().add(
          UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
        )
      }
      await phone.settle()
    }
    #expect(phone.delivered == ["old", "new"])
    await phone.tap(title: "Water")
    #expect(phone.delivered == ["old"])
  }

  @Test @MainActor func `the objects of the app are found from the one it was made of`() async {
    await launched()
    let delegate = phone.app.object(of: AppDelegate.self)
    #expect(delegate != nil)
    #expect(phone.app.object(of: StretchReminders.self) === delegate?.stretches)
  }

  @Test func `a missing object is reported`() async {
    func issue(_ text: String, _ body: () -> Void) {
      withKnownIssue {
        body()
      } matching: {
        $0.comments.contains { $0.rawValue.contains(text) }
      }
    }
    phone.install { AppDelegate() }
    phone.willAnswer(.dontAllow)
    issue("app is not running") { _ = phone.app.object(of: AppDelegate.self) }
    await phone.launch()
    await phone.settle()
    issue("made of AppDelegate, in which there is no URLSession") {
      _ = phone.app.object(of: URLSession.self)
    }
    await phone.install("empty").launch()
    issue("return one from phone.install { String() }") { _ = phone.app.object(of: String.self) }
  }

  @Test func `the program of an app prints where it runs and fails`() throws {
    let outcome = try Program.run([], named: "WholeApp")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("phone.install { AppDelegate() }"))
  }

  @Test func `an app finds the modules of Apple's that it imports`() async {
    phone.install(authorization: .authorized) { WeatherNotifier() }
    await phone.launch()
    let notifier = phone.app.object(of: WeatherNotifier.self)
    // Foundation's centre is one for all phones of the process.
    #expect(notifier?.activations ?? 0 >= 1)
    #expect(notifier?.request(for: "Graz")?.url?.query == "city=Graz")
    await phone.background()
    await phone.app.run { notifier?.notify(21.5, in: "100% Graz") }
    await phone.settle()
    #expect(phone.notification("weather")?.title == "Weather")
    #expect(phone.notification("weather")?.body == "21.5 degrees in 100% Graz")
  }
}
