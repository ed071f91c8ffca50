import BelfryScenarios
import BelfryTesting
import Foundation
import PhoneDescription
import Reports
import ScenarioParsing
import Scenarios
import Support
import Testing
import UserNotifications
import VirtualDevice

@testable import AppsInSwift5

/// Levels, sounds, threads and files of apps in Swift.
@Suite(.phone(start: "2026-03-06 07:55")) struct AttentionTests {
  let phone = VirtualPhone.current
  let center = UNUserNotificationCenter.current()

  static let medical = AppDescription(
    entitlements: [
      "com.apple.developer.usernotifications.time-sensitive",
      "com.apple.developer.usernotifications.critical-alerts",
    ],
    sounds: ["siren.caf": .seconds(5), "chime.caf": .seconds(1)]
  )

  private func enable(_ description: AppDescription) async throws -> GlucoseMonitor {
    phone.install("glucose", description)
    await phone.launch()
    let monitor = GlucoseMonitor()
    phone.willAnswer(.allow)
    #expect(try await monitor.enable())
    return monitor
  }

  @Test func `an app that is muted for an hour shows no banner until then`() async throws {
    phone.install("news", authorization: .authorized) { nil }
    await phone.push(["aps": ["alert": "Rain"]], id: "rain")
    #expect(phone.banner == "rain")
    await phone.decide(.muteForOneHour, on: "rain")
    await phone.advance(by: .seconds(3599))
    await phone.push(["aps": ["alert": "Snow"]], id: "snow")
    #expect(phone.banner == nil && phone.delivered.contains("snow"))
    await phone.advance(by: .seconds(1))
    await phone.push(["aps": ["alert": "Hail"]], id: "hail")
    #expect(phone.banner == "hail")
  }

  @Test func `critical alerts are heard through Focus and the silent switch`() async throws {
    let monitor = try await enable(Self.medical)
    #expect(await monitor.report() == [.enabled, .enabled, .disabled])
    phone.setUp(.named("Sleep"), silencesTimeSensitive: true)
    await phone.turnSilentSwitch(on: true)
    await phone.turnOn(.named("Sleep"))
    #expect(phone.focus == .named("Sleep") && phone.isSilent)
    await phone.background()
    monitor.warn("falling", low: false)
    monitor.warn("low", low: true)
    await phone.settle()
    let falling = try #require(phone.notification("falling"))
    #expect(falling.ways == [.list] && falling.sound == nil && falling.level == .timeSensitive)
    let low = try #require(phone.notification("low"))
    #expect(low.ways == [.banner, .list, .sound])
    #expect(low.ways.testDescription == "banner list sound", "in the same order in every process")
    #expect(low.sound == "siren.caf" && low.level == .critical)
  }

  @Test func `a picture shows Settings at the instant of a change, and what was there before`()
    async throws
  {
    _ = try await enable(Self.medical)
    #expect(!phone.picture().contains("Settings of glucose"))
    await phone.turnTimeSensitive(on: false)
    let picture = phone.picture()
    #expect(picture.contains("<title>Settings of glucose</title>"))
    #expect(picture.contains("<title>Time Sensitive: off, changed now</title>"))
    await phone.advance(by: .seconds(1))
    #expect(!phone.picture().contains("Settings of glucose"))
  }

  @Test func `without entitlements levels are like any other`() async throws {
    let monitor = try await enable(AppDescription(sounds: ["chime.caf": .seconds(31)]))
    #expect(await monitor.report() == [.notSupported, .notSupported, .disabled])
    await phone.background()
    monitor.warn("falling", low: false)
    await phone.settle()
    // Too long a sound is replaced by the usual one.
    #expect(phone.notification("falling")?.sound == "default")
    await phone.turnOn(.doNotDisturb)
    monitor.warn("low", low: true)
    await phone.settle()
    #expect(phone.notification("low")?.ways == [.list])
    await phone.turnOffFocus()
    #expect(phone.focus == nil)
  }

  @Test func `switches for critical and time-sensitive notifications`() async throws {
    let monitor = try await enable(Self.medical)
    await phone.turn(.criticalAlerts, on: false)
    await phone.turnTimeSensitive(on: false)
    #expect(await monitor.report() == [.disabled, .disabled, .disabled])
    await phone.turnOnSummary(at: ["09:00"])
    await phone.showPreviews(.whenAuthenticated)
    await phone.makeBanners(persistent: true)
    let settings = await center.notificationSettings()
    #expect(settings.scheduledDeliverySetting == .enabled)
    #expect(settings.showPreviewsSetting == .whenAuthenticated)
    #expect(settings.alertStyle == .alert)
  }

  @Test func `a notification that is not urgent waits for the summary`() async throws {
    let monitor = try await enable(AppDescription())
    await phone.turnOnSummary(at: ["09:00", "18:00"])
    monitor.warn("falling", low: false)
    await phone.settle()
    #expect(phone.held == ["falling"] && phone.delivered.isEmpty)
    await phone.advance(to: "09:00")
    #expect(phone.held.isEmpty && phone.delivered == ["falling"])
    await phone.turnOffSummary()
  }

  @Test func `messages are grouped by their rooms, and come back whole`() async throws {
    phone.install("chat", authorization: .authorized)
    await phone.launch()
    await phone.background()
    let notifier = ChatNotifier()
    notifier.receive("Hello", from: "Ada", in: "tea")
    notifier.receive("Lunch?", from: "Bo", in: "work")
    notifier.receive("Hi", from: "Cy", in: "tea")
    await phone.settle()
    #expect(phone.app.groups == [["message-1", "message-3"], ["message-2"]])
    #expect(phone.notification("message-2")?.thread == "room-work")
    let contents = await notifier.readMessages()
    let wanted = UNMutableNotificationContent(message: "Hello", from: "Ada", in: "tea")
    #expect(contents.first == wanted)
    #expect(contents.first?.userInfo["room"] as? String == "tea")
    await phone.groupNotifications(.byApp)
    #expect(phone.app.groups.count == 1)
    await phone.showPreviews(.never)
    #expect(phone.hidesPreview(of: "message-1"))
  }

  @Test func `a Focus lets through what its filter names`() async throws {
    phone.install("chat", authorization: .authorized)
    phone.setUp(.named("Work"), allowing: [phone.app], filtering: ["chat": "work"])
    await phone.launch()
    await phone.background()
    await phone.turnOn(.named("Work"))
    let notifier = ChatNotifier()
    notifier.receive("Hello", from: "Ada", in: "tea")
    notifier.receive("Lunch?", from: "Bo", in: "work")
    await phone.settle()
    #expect(phone.notification("message-1")?.ways == [.list])
    #expect(phone.banner == "message-2")
  }

  @Test func `a mistake in an entitlement is reported`() {
    withKnownIssue {
      phone.install("slip", AppDescription(entitlements: ["time-sensitive"]))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("com.apple.developer.usernotifications.time-sensitive")
      }
    }
  }
}

/// Files that are attached.
@Suite(.phone(start: "2026-03-06 07:55")) struct AttachmentTests {
  let phone = VirtualPhone.current

  private func reminder(in folder: URL) async -> MemoryReminder {
    phone.install("memories", authorization: .authorized)
    await phone.launch()
    await phone.background()
    return MemoryReminder(folder: folder)
  }

  @Test func `a picture is shown, and its file is the system's`() async throws {
    let scratch = try Scratch()
    let reminder = await reminder(in: scratch.folder)
    try reminder.write("photo.jpg")
    await reminder.remind("trip", of: "photo.jpg", after: 600)
    await reminder.remind("again", of: "photo.jpg", after: 1200)
    #expect(reminder.complaints == ["UNErrorDomain 100: Invalid attachment file URL"])
    #expect(phone.pending == ["trip"])
    try reminder.write("photo.jpg", bytes: 2000)
    await reminder.remind("again", of: "photo.jpg", after: 1200)
    #expect(phone.pending == ["trip", "again"])
    await phone.advance(by: .minutes(20))
    #expect(phone.notification("trip")?.attachment == "photo.jpg")
    let shown = await UNUserNotificationCenter.current().deliveredNotifications()
    #expect(shown.first?.request.content.attachments.map(\.identifier) == ["picture"])
  }

  @Test func `errors have Apple's codes and texts`() async throws {
    let scratch = try Scratch()
    let reminder = await reminder(in: scratch.folder)
    try reminder.write("notes.pdf")
    try reminder.write("photo.png", bytes: 11 << 20)
    try reminder.write("empty.gif", bytes: 0)
    for name in ["nowhere.jpg", "notes.pdf", "photo.png", "empty.gif"] {
      await reminder.remind(name, of: name, after: 60)
    }
    #expect(
      reminder.complaints.prefix(3) == [
        "UNErrorDomain 100: Invalid attachment file URL",
        "UNErrorDomain 101: Unrecognized attachment file type",
        "UNErrorDomain 102: Invalid attachment file size",
      ]
    )
    #expect(reminder.complaints.last?.hasPrefix("UNErrorDomain 105") == true)
    #expect(phone.pending.isEmpty)
  }
}

/// The events of a phone, written as a scenario with the same outcome.
@Suite(.phone(start: "2026-03-06 07:55")) struct RetellingTests {
  let phone = VirtualPhone.current

  @Test func `a recorded scenario has levels, sounds, Focus, files and pushes`() async throws {
    let scratch = try Scratch()
    phone.install("glucose", AttentionTests.medical, authorization: .authorized)
    phone.setUp(.named("Sleep"), allowing: [phone.app], filtering: ["glucose": "tea"])
    await phone.launch()
    await phone.turnOn(.named("Sleep"))
    let reminder = MemoryReminder(folder: scratch.folder)
    try reminder.write("photo.jpg", bytes: 2 << 20)
    await reminder.remind("trip", of: "photo.jpg", after: 600)
    await phone.background()
    await phone.advance(by: .minutes(10))
    GlucoseMonitor().warn("low", low: true)
    ChatNotifier().receive("Hello", from: "Ada", in: "tea")
    await phone.push([
      "aps": [
        "alert": ["title": "Ready"], "sound": "chime.caf", "interruption-level": "passive",
        "thread-id": "orders", "badge": 2,
      ]
    ])
    await phone.turnSilentSwitch(on: true)
    await phone.turnOffFocus()
    await phone.showPreviews(.never)
    await phone.turnOnSummary(at: ["09:00"])
    await phone.push(["aps": ["alert": "Later"]], id: "later")
    await phone.advance(to: "09:00")
    let text = phone.scenario(titled: "a morning")
    for line in [
      "app     glucose", "glucose entitled to time-sensitive critical-alerts",
      #"glucose has sound "siren.caf" lasting 5s"#, #"glucose has file "photo.jpg" 2 MB"#,
      #"focus   "Sleep" filters glucose to "tea""#, #"attachment "photo.jpg""#,
      #"critical sound "siren.caf" level critical"#, #"thread "room-tea""#,
      "switches to silent", #"receives push "push-1""#,
      "turns on Scheduled Summary at 09:00",
    ] {
      #expect(text.contains(line), "\(line) in \(text)")
    }
    expectScenarios(text)
    #expect(journal(of: text) == phone.journal)
  }
}

/// The effects on the phone of a scenario, as ``VirtualPhone/journal`` has it.
func journal(of text: String) -> [String] {
  let (script, _) = Script.parse(Source(name: "retold", text: text))
  return script.scenarios.flatMap { scenario in
    let result = script.play(scenario)
    return result.journal.entries.map { PhoneDescription.text(of: $0, in: result.book) }
  }
}
