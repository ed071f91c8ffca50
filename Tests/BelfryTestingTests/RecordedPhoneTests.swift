import BelfryScenarios
import BelfryTesting
import ChatExtension
import ScenarioParsing
import Scenarios
import Support
import SwiftUI
import Testing
import UIKit
import UserNotifications

@testable import AppsInSwift5
@testable import AppsInSwift6
@testable import Reminders
@testable import SceneApp
@testable import SwiftUIApp
@testable import WholeApp

/// The scenario of a phone can be printed whatever runs on it, and reads back.
///
/// A test that fails prints it, so a scenario that cannot be printed would end the process.
@Suite(.phone(ios: 26, start: "2026-05-04 08:00")) @MainActor struct RecordedPhoneTests {
  let phone = VirtualPhone.current

  private final class AppDelegate: NSObject, UIApplicationDelegate {}

  /// The scenario of the phone, after a check that it can be read.
  private func scenario(_ place: SourceLocation = #_sourceLocation) -> String {
    let text = phone.scenario(titled: "recorded")
    let (script, mistakes) = Script.parse(Source(name: "", text: text))
    #expect(mistakes.map(\.message) == [], "\(text)", sourceLocation: place)
    let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("#") }
    let read = script.text.split(separator: "\n")
    #expect(read == lines, sourceLocation: place)
    return text
  }

  // MARK: Every property of a description

  /// A description for each property, and a line of the scenario that says it, if one does.
  private nonisolated static let descriptions: [String: (AppDescription, String?)] = [
    "bundleIdentifier": (AppDescription(bundleIdentifier: "com.example.chat"), nil),
    "info": (AppDescription(info: ["NSLocationWhenInUseUsageDescription": "To find you"]), nil),
    "entitlements": (
      AppDescription(entitlements: [
        "com.apple.developer.usernotifications.time-sensitive", "com.example.other",
      ]), "entitled to time-sensitive"
    ),
    "sounds": (
      AppDescription(sounds: ["bell.caf": .seconds(5)]), "has sound \"bell.caf\" lasting 5s"
    ),
    "scenes": (
      AppDescription(scenes: SceneManifest { SceneDelegate() }),
      "has scene manifest without multiple scenes"
    ),
    "serviceExtension": (
      AppDescription(serviceExtension: ServiceExtension { NotificationService() }),
      "has service extension"
    ),
    "sdk": (AppDescription(sdk: 18), "is built with SDK 18"),
    "backgroundModes": (
      AppDescription(backgroundModes: []), "has no background mode remote-notification"
    ),
    "hasPushEntitlement": (
      AppDescription(hasPushEntitlement: false), "has no entitlement aps-environment"
    ),
    "requiresServiceSession": (
      AppDescription(requiresServiceSession: true), "requires explicit service sessions"
    ),
    // The recorded scenario expects each lost response.
    "ignoresResponses": (AppDescription(ignoresResponses: true), nil),
    "fullAccuracyPurposes": (AppDescription(fullAccuracyPurposes: ["Trip"]), nil),
  ]

  @Test func `every property of a description is among those that are recorded`() {
    let labels = Mirror(reflecting: AppDescription()).children.compactMap(\.label)
    #expect(Set(labels) == Set(Self.descriptions.keys), "add a description with the new property")
  }

  @Test(arguments: descriptions.keys.sorted())
  func `the scenario of an app with a property reads back`(property: String) async throws {
    let (description, line) = try #require(Self.descriptions[property])
    phone.install("app", description, authorization: .authorized) { AppDelegate() }
    await phone.launch()
    await phone.background()
    await phone.push(["aps": ["alert": "Hello", "mutable-content": 1]], id: "hello")
    let text = scenario()
    if let line { #expect(text.contains(line), "\(text)") }
    #expect(!text.contains("(no sentence says this)"))
  }

  @Test func `an app with all properties at once is recorded`() async {
    let description = AppDescription(
      entitlements: ["com.apple.developer.usernotifications.filtering"],
      sounds: ["a.caf": .milliseconds(500), "b.caf": .seconds(90)],
      scenes: SceneManifest(supportsMultipleScenes: true) { SceneDelegate() },
      serviceExtension: ServiceExtension { NotificationService() },
      sdk: .version(26, 2),
      backgroundModes: [],
      hasPushEntitlement: false
    )
    phone.install("app", description, authorization: .authorized) { AppDelegate() }
    await phone.launch()
    let text = scenario()
    for word in ["filtering", "500ms", "1m30s", "scene manifest", "extension", "26.2", "aps-"] {
      #expect(text.contains(word), "\(text)")
    }
  }

  @Test func `a scene manifest without a configuration fails the test that uses it`() async {
    phone.install("app", AppDescription(scenes: SceneManifest(configurations: []))) {
      AppDelegate()
    }
    await withKnownIssue {
      await phone.launch()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the scene manifest has no configuration") }
    }
    _ = scenario()
  }

  // MARK: Every app of the tests

  /// The life of each folder of `Tests/Apps` on a phone.
  private static let apps: [String: @MainActor (VirtualPhone) async throws -> Void] = [
    "Extension": { phone in
      phone.install(
        "chat",
        AppDescription(serviceExtension: ServiceExtension { NotificationService() }),
        authorization: .authorized
      ) { AppDelegate() }
      let push = #"{"aps": {"alert": "New", "mutable-content": 1}, "secret": "a", "seconds": 5}"#
      await phone.push(json: push, id: "m")
      await phone.advance(by: .seconds(5))
    },
    "Reminders": { phone in
      phone.willAnswer(.allow)
      phone.install { ReminderController() }
      await phone.launch()
      await phone.background()
      await phone.advance(by: .hours(1))
    },
    "Scenes": { phone in
      phone.install(
        "app",
        AppDescription(scenes: SceneManifest { SceneDelegate() }),
        authorization: .authorized
      ) { SceneApp.AppDelegate() }
      await phone.launch()
      await phone.background()
      await phone.app.disconnectScene()
      await phone.launch()
    },
    "Swift5": { phone in
      phone.willAnswer(.allow)
      phone.install {
        let manager = AppsInSwift5.NotificationManager.shared
        manager.requestPermission { _ in manager.scheduleWater(in: 5) }
        return manager
      }
      await phone.launch()
      await phone.background()
      await phone.advance(by: .minutes(5))
    },
    "Swift6": { phone in
      phone.install(authorization: .authorized) { nil }
      await phone.launch()
      await phone.app.run { StretchApp(isChain: true).start() }
      await phone.background()
      await phone.advance(by: .hours(3))
    },
    "SwiftUI": { phone in
      phone.install(PillsApp.self, authorization: .authorized)
      await phone.launch()
      await phone.background()
      await phone.forceQuit()
    },
    "Whole": { phone in
      phone.install { WholeApp.AppDelegate() }
      phone.willAnswer(.allow)
      await phone.launch()
      await phone.background()
      await phone.advance(by: .hours(2))
      await phone.tap(title: "Stretch: Neck")
    },
  ]

  /// The folders of `Tests/Apps`.
  private nonisolated static let folders = Set(
    Repository.files(in: "Tests/Apps", endingIn: ".swift").map {
      String($0.split(separator: "/")[2])
    }
  ).sorted()

  @Test(arguments: folders)
  func `the scenario of an app reads back`(folder: String) async throws {
    let play = try #require(Self.apps[folder], "play the app in Tests/Apps/\(folder)")
    try await play(phone)
    let text = scenario()
    #expect(text.contains("user    opens") || text.contains("receives push"), "\(text)")
    #expect(!text.contains("(no sentence says this)"), "\(text)")
  }

  // MARK: What a script cannot say

  @Test func `what no sentence says is a comment in its place`() async throws {
    phone.install("My Pills", authorization: .authorized) { AppDelegate() }
    await phone.launch()
    await phone.advance(by: .minutes(5))
    try await phone.app.run {
      _ = try await UNUserNotificationCenter.current().requestAuthorization(options: [])
    }
    await phone.background()
    let text = scenario()
    #expect(text.contains("# My-Pills is the app \"My Pills\"\n"), "\(text)")
    #expect(
      text.contains(
        "# @08:05 My-Pills asks for no authorization option that has a name (no sentence says this)"
      ),
      "\(text)"
    )
    #expect(text.contains("@08:05  user      leaves My-Pills"), "\(text)")
  }

  @Test func `a delegate with willPresent is played as it was recorded`() async throws {
    phone.install(authorization: .authorized) { Presenter() }
    await phone.launch()
    for _ in 1...2 {
      try await phone.app.run {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.sound = .default
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: nil)
        try await UNUserNotificationCenter.current().add(request)
      }
      await phone.settle()
    }
    await phone.forceQuit()
    await phone.tap("tea")
    #expect(phone.sounds == ["tea", "tea"])
    let text = scenario()
    #expect(text.contains("app     reacts to willPresent with "), "\(text)")
    expectScenarios(text)
  }

  private final class Presenter: NSObject, UNUserNotificationCenterDelegate, Sendable {
    override init() {
      super.init()
      UNUserNotificationCenter.current().delegate = self
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .sound] }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse
    ) async {}
  }
}
