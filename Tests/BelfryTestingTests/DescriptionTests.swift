import BelfryTesting
import CoreLocation
import Foundation
import Support
import Testing
import UserNotifications

@testable import BelfryExploration

/// The values of a test are printed as a person would write them: alone, and in an array.
@Suite(.phone(start: "2026-03-06 07:55")) struct DescriptionTests {
  private let phone = VirtualPhone.current

  /// The notification of an app that the phone has shown.
  private func seen() async throws -> SeenNotification {
    phone.install("News", authorization: .authorized) { nil }
    await phone.launch()
    await phone.background()
    let alert = ["title": "Rain", "body": "At noon"]
    await phone.push(["aps": ["alert": alert, "thread-id": "sky", "sound": "rain.caf"]], id: "r")
    return try #require(phone.shown.first)
  }

  @Test func `a notification is printed with its parts`() async throws {
    let seen = try await seen()
    let text = """
      "r" as banner list sound at 2026-03-06T07:55:00Z, title "Rain", body "At noon", thread "sky"
      """
    #expect("\(seen)" == text)
    #expect("\([seen])" == "[\(text)]")
  }

  /// A value of each public type, by the name of the type.
  private func values() async throws -> [String: [Any]] {
    let seen = try await seen()
    let perturbed = await phone.perturb(playing: [.reboot]) { phone in
      phone.install(authorization: .authorized)
      await phone.launch()
      #expect(phone.badge == 0)
    }
    var found = perturbed
    found.divergence = PhonePerturbation.Divergence(line: 3, first: "a", second: nil)
    found.unplayed[.clocks] = "there is no night"
    found.tolerated = 2
    found.surprises = [
      PhonePerturbation.Surprise(
        disturbance: .forceQuit,
        consequence: "an app crashes",
        rule: "lifecycle.force-quit",
        failure: "Expectation failed",
        location: nil,
        lives: 2,
        scenario: ""
      )
    ]
    return [
      "SeenNotification": [seen], "PhoneApp": [phone.app], "VirtualPhone": [phone],
      "PhoneSettings": [
        PhoneSettings(),
        PhoneSettings(
          ios: .version(17, 4),
          zone: "Europe/Rome",
          reading: .apple,
          assuming: [.backgroundQueue],
          waiting: .real,
          clockStep: .microseconds(1)
        ),
      ],
      "PhoneTrait": [PhoneTrait.phone], "VirtualClock": [phone.clock],
      "Instant": [phone.clock.now], "PromptAnswer": [PromptAnswer.dontAllow],
      "LocationAnswer": [LocationAnswer.allowOnce], "LocationAccess": [LocationAccess.whileUsing],
      "TrialVerdict": [TrialVerdict.keepQuietly],
      "PhoneFocus": [PhoneFocus.doNotDisturb, PhoneFocus.named("Work")],
      "Side": [VirtualPhone.Side.backgroundQueue], "TimeSensitiveSwitch": [],
      "PhonePerturbation": [perturbed, found],
      "Surprise": found.surprises, "Divergence": [found.divergence as Any],
      // XCTest prints its test cases itself.
      "PhoneTestCase": [],
      // The types of other modules that a test reads.
      "Presentation": [seen.ways], "InterruptionLevel": [seen.level], "AppState": [phone.app.state],
      "AuthorizationStatus": [phone.app.authorization], "Version": [VirtualPhone.Version.newest],
      "AppDescription": [
        AppDescription(), AppDescription(info: ["a": "b"], sounds: ["a.caf": .seconds(5)]),
        AppDescription(
          scenes: SceneManifest { NSObject() },
          serviceExtension: ServiceExtension { NSObject() },
          sdk: 27,
          backgroundModes: [],
          hasPushEntitlement: false,
          fullAccuracyPurposes: ["Trip"]
        ),
      ],
    ]
  }

  @Test func `every public value prints without the names of its implementation`() async throws {
    let values = try await values()
    for (type, values) in values {
      for value in values {
        // Swift itself prints a case in an array with its type and its module.
        let isCase = Mirror(reflecting: value).displayStyle == .enum
        for text in ["\(value)"] + (isCase ? [] : ["\([value])"]) {
          let isPlain = ["Belfry", "SystemPolicy", "DeviceHost", "rawValue", "0x", "VirtualTime"]
            .allSatisfy { !text.contains($0) }
          #expect(isPlain, "\(type) prints \(text)")
        }
      }
    }
  }

  @Test func `every public type is among those that are printed`() async throws {
    let files = Repository.files(
      ofModules: ["BelfryTesting", "BelfryExploration"],
      endingIn: ".swift"
    )
    let types = try files.flatMap { file in
      try Repository.text(of: file).matches(
        of: /(?m)^ *(?:public|open) (?:final )?(?:struct|enum|class) (\w+)/
      ).map { String($0.1) }
    }
    #expect(types.count > 15)
    let known = Set(try await values().keys)
    for type in types { #expect(known.contains(type), "print a value of \(type)") }
  }

  @Test func `settings, apps and phones are printed in a few words`() async {
    let settings = PhoneSettings(ios: 17, zone: "Europe/Rome", start: "2026-03-06 07:55")
    #expect("\(settings)" == "iOS 17, 2026-03-06 07:55, Europe/Rome")
    #expect("\(phone)" == "phone with iOS 27 at 2026-03-06 07:55:00, UTC")
    phone.install("Medicine") { nil }
    await phone.launch()
    #expect("\(phone.app)" == #""Medicine" (foreground)"#)
    let description = AppDescription(sdk: 27, backgroundModes: [])
    #expect("\(description)" == "com.example.app, SDK 27, no background mode")
  }
}
