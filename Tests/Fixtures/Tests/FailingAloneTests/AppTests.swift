import BelfryTesting
import SwiftUI
import Testing
import UIKit
import UserNotifications

/// Each kind of app in a test that fails, next to a test that passes.
// each fails, and the others pass
@Suite(.phone(start: "2026-03-06 07:55")) @MainActor struct AppTests {
  let phone = VirtualPhone.current

  @Test func passes() async {
    phone.install()
    await phone.launch()
    #expect(phone.pending.isEmpty)
  }

  // says: Expectation failed
  @Test func failsWithSwiftUI() async {
    phone.install(WindowApp.self)
    await phone.launch()
    #expect(phone.pending == ["tea"])
  }

  // says: Expectation failed
  @Test func failsWithScenes() async {
    await fail(AppDescription(scenes: SceneManifest { UIResponder() }))
  }

  // says: Expectation failed
  @Test func failsWithManyScenes() async {
    let scenes = SceneManifest(supportsMultipleScenes: true) { UIResponder() }
    await fail(AppDescription(scenes: scenes))
  }

  // says: the scene manifest has no configuration
  @Test func failsWithoutAConfiguration() async {
    await fail(AppDescription(scenes: SceneManifest(configurations: [])))
  }

  // says: Expectation failed
  @Test func failsWithAServiceExtension() async {
    await fail(AppDescription(serviceExtension: ServiceExtension { Service() }))
  }

  // says: Expectation failed
  @Test func failsWithoutThePushEntitlement() async {
    await fail(AppDescription(hasPushEntitlement: false))
  }

  // says: Expectation failed
  @Test func failsWithoutTheBackgroundMode() async {
    await fail(AppDescription(backgroundModes: []))
  }

  // says: Expectation failed
  @Test func failsWithAnotherSDK() async { await fail(AppDescription(sdk: .version(99, 7))) }

  // says: Expectation failed
  @Test func failsWithSoundsAndEntitlements() async {
    await fail(
      AppDescription(
        entitlements: ["com.apple.developer.usernotifications.filtering", "com.example.other"],
        sounds: ["": .zero, "bell.caf": .seconds(1e12)],
        fullAccuracyPurposes: []
      )
    )
  }

  // says: Expectation failed
  @Test func failsWithAnAppOfAnyName() async {
    for name in ["", "app", "user", "My \"App\"\n#1"] { phone.install(name) }
    await phone.launch()
    #expect(phone.pending == ["tea"])
  }

  // says: Expectation failed
  @Test func failsAfterWhatNoSentenceSays() async throws {
    phone.install()
    await phone.launch()
    let center = UNUserNotificationCenter.current()
    _ = try? await center.requestAuthorization(options: [])
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: []),
      UNNotificationCategory(
        identifier: "a",
        actions: [UNNotificationAction(identifier: "b", title: "B")],
        intentIdentifiers: []
      ),
    ])
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: false)
    try? await center.add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    )
    #expect(phone.delivered == ["tea"])
  }

  private func fail(_ description: AppDescription) async {
    phone.install("app", description, authorization: .authorized) { Delegate() }
    await phone.launch()
    await phone.background()
    #expect(phone.pending == ["tea"])
  }
}

private struct WindowApp: App {
  var body: some Scene { WindowGroup { Text("A window") } }
}

private final class Delegate: NSObject, UIApplicationDelegate {}

private final class Service: UNNotificationServiceExtension {}
