import Foundation
import Support
import Testing
import UserNotifications
import VirtualTime

@testable import BelfryTesting

/// A phone with the time zones of another release than Belfry's.
@Suite struct ZoneFolderPhoneTests {
  /// A release in which Rome keeps its winter time in summer.
  static func scratch() throws -> Scratch {
    let scratch = try Scratch(["+VERSION": "2027z\n"])
    let bytes = ZoneFileWriter(firstOffset: 3600, rule: "CET-1").bytes
    try scratch.write(bytes, to: "Europe/Rome")
    return scratch
  }

  @Test func `its clock is that of the folder, on every way into the phone`() async throws {
    let scratch = try Self.scratch()
    let settings = PhoneSettings(
      zone: "Europe/Rome",
      zones: scratch.folder.path,
      start: "2026-07-01 08:00"
    )
    // In the folder Rome is an hour behind the summer time of other releases.
    #expect(settings.instant.seconds == 1_782_889_200)
    let phone = VirtualPhone(settings)
    #expect(phone.host.zones.release == "2027z")
    await phone.run {
      var components = DateComponents(hour: 9)
      components.timeZone = TimeZone(identifier: "Europe/Rome")
      let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
      #expect(trigger.nextTriggerDate()?.timeIntervalSince1970 == 1_782_892_800)
      await phone.travel(to: "UTC")
      await phone.travel(to: "Europe/Rome")
      #expect(phone.zone == "Europe/Rome")
    }
    await phone.finish()
  }

  @Test func `a folder without time zones fails the test, and the phone has its own`() {
    withKnownIssue {
      let settings = PhoneSettings(zone: "Europe/Rome", zones: "/nowhere")
      #expect(settings.zones == .builtIn)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("there is no folder '/nowhere'") }
    }
  }
}
