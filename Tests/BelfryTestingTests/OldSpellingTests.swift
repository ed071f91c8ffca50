import UserNotifications

@testable import BelfryTesting

/// The spellings of Belfry 0.3 compile, mean what they meant, and warn; a test that is deprecated
/// itself is not warned.
@Suite struct OldSpellingTests {
  private func journal(_ settings: PhoneSettings) async -> [String] {
    let phone = VirtualPhone(settings)
    return await phone.run {
      phone.install(authorization: .denied)
      await phone.launch()
      let content = UNMutableNotificationContent()
      content.title = "Iron"
      let request = UNNotificationRequest(identifier: "pill", content: content, trigger: nil)
      try? await UNUserNotificationCenter.current().add(request)
      await phone.finish()
      return phone.journal
    }
  }

  @available(*, deprecated)
  @Test func `versions, readings and sides as numbers and text`() async {
    let old = PhoneSettings(ios: 17.1, reading: "apple", assuming: ["error-1"])
    let new = PhoneSettings(ios: .version(17, 1), reading: .apple, assuming: [.error1])
    let journal = await journal(new)
    #expect(await self.journal(old) == journal)
    #expect(await self.journal(PhoneSettings()) != journal)
    #expect(old.law.version == .version(17, 1))
    let same: [(old: VirtualPhone.Version, new: VirtualPhone.Version)] = [
      (4.3, .version(4, 3)), (9.0, 9), (26.2, .version(26, 2)), (17.9, .version(17, 9)),
    ]
    for version in same { #expect(version.old == version.new) }
    #expect(VirtualPhone.Version.version(17, 10) > .version(17, 9))
  }

  @available(*, deprecated)
  @Test func `a side of several disputes is that side in each of them`() {
    let both: VirtualPhone.Side = "skips"
    let each = [VirtualPhone.Side.skipsInMissingDay, .skipsInClockJump]
    #expect(both.known == each.flatMap(\.known))
  }

  @available(*, deprecated)
  @Test func `states, levels and ways as text`() {
    let states: [(old: VirtualPhone.AppState, new: VirtualPhone.AppState)] = [
      ("notRunning", .notRunning), ("background", .background), ("foreground", .foreground),
      ("suspended", .suspended), ("inactive", .inactive),
    ]
    for state in states { #expect(state.old == state.new) }
    let statuses: [(old: VirtualPhone.AuthorizationStatus, new: VirtualPhone.AuthorizationStatus)] =
      [
        ("notDetermined", .notDetermined), ("denied", .denied), ("authorized", .authorized),
        ("provisional", .provisional), ("ephemeral", .ephemeral),
      ]
    for status in statuses { #expect(status.old == status.new) }
    let levels: [VirtualPhone.InterruptionLevel] = [
      "passive", "active", "time-sensitive", "critical",
    ]
    #expect(levels == [.passive, .active, .timeSensitive, .critical])
    let ways: Set<VirtualPhone.Presentation> = [
      "banner", "list", "lockScreen", "sound", "badge", "vibration",
    ]
    #expect(ways == [.banner, .list, .lockScreen, .sound, .badge, .vibration])
    #expect(VirtualPhone.Presentation.lockscreen == .lockScreen)
  }

  @available(*, deprecated)
  @Test func `the old names of types and choices compile`() {
    let previews: [PreviewChoice] = [.always, .whenUnlocked, .never]
    #expect(previews == [.always, .whenAuthenticated, .never])
    let groups: [GroupChoice] = [.automatically, .byApp, .notAtAll]
    #expect(groups == [.automatic, .byApp, .off])
    let switches: [SettingsSwitch] = [.notifications, .banners, .criticalAlerts]
    #expect(switches == [VirtualPhone.Switch.notifications, .banners, .criticalAlerts])
    #expect(InitialAuthorization.denied == VirtualPhone.AuthorizationStatus.denied)
  }

  @available(*, deprecated)
  @Test(.phone) func `the time-sensitive switch among the others`() async {
    let phone = VirtualPhone.current
    let entitlement = "com.apple.developer.usernotifications.time-sensitive"
    phone.install("app", AppDescription(entitlements: [entitlement]), authorization: .authorized)
    await phone.turn(.timeSensitive, on: false)
    let old = phone.journal
    let other = VirtualPhone()
    await other.run {
      other.install("app", AppDescription(entitlements: [entitlement]), authorization: .authorized)
      await other.turnTimeSensitive(on: false)
      #expect(other.journal == old)
      await other.finish()
    }
  }

  @available(*, deprecated)
  @Test func `unknown names are reported as written`() async throws {
    let test = try #require(Test.current)
    let mistakes: [(trait: PhoneTrait, text: String)] = [
      (.phone(reading: "x"), "no reading \"x\""), (.phone(assuming: ["x"]), "a side \"x\""),
    ]
    for mistake in mistakes {
      await withKnownIssue {
        try? await mistake.trait.provideScope(for: test, testCase: nil) {}
      } matching: { issue in
        issue.sourceLocation == test.sourceLocation
          && issue.comments.contains { $0.rawValue.contains(mistake.text) }
      }
    }
    withKnownIssue {
      let state: VirtualPhone.AppState = "asleep"
      #expect(state != .foreground)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("no state of an app \"asleep\"") }
    }
  }
}
