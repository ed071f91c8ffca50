import BelfryTesting
import CoreLocation
import Foundation
import UserNotifications

@testable import AppsInSwift5

/// Apps as people write them in Swift 5, compiled as they are: a test each.
@Suite(.phone(start: "2026-03-06 07:55")) struct Swift5AppTests {
  let phone = VirtualPhone.current
  let center = UNUserNotificationCenter.current()

  private func installed() async {
    phone.install(authorization: .authorized)
    await phone.launch()
  }

  @Test func `a singleton asks and schedules`() async {
    let granted = Answer<Bool>()
    NotificationManager.shared.requestPermission { granted.give($0) }
    await phone.answer(.allow)
    #expect(granted.value == true)
    NotificationManager.shared.scheduleWater(in: 30)
    await phone.background()
    await phone.advance(by: .minutes(30))
    #expect(phone.delivered == ["water"])
    #expect(phone.sounds == ["water"])
  }

  @Test func `an app can hide the center behind a protocol`() async {
    let count = Answer<Int>()
    ReminderService().replaceAll(with: ["Read", "Walk", "Sleep"]) { count.give($0) }
    await phone.settle()
    #expect(count.value == 3)
    #expect(phone.pending == ["read", "walk", "sleep"])
  }

  @Test func `settings are read with a semaphore`() async {
    await installed()
    #expect(NotificationStatus.isAuthorized)
    #expect(NotificationStatus.pendingIdentifiers.isEmpty)
  }

  @Test func `notifications in nested closures are delivered`() async {
    let scheduler = MedicationScheduler()
    let isFinished = Answer<Bool>()
    phone.willAnswer(.allow)
    scheduler.start { isFinished.give(true) }
    await phone.settle()
    #expect(isFinished.value == true)
    #expect(scheduler.log == ["granted true", "added"])
    await phone.background()
    await phone.advance(to: "09:30")
    #expect(phone.banner == "pill")
  }

  @Test(.phone(assuming: [.error1])) func `errors become results`() async {
    let phone = VirtualPhone.current
    phone.install(authorization: .denied)
    await phone.launch()
    let result = Answer<Result<String, SchedulingError>>()
    ResultScheduler().schedule("now or never") { result.give($0) }
    await phone.settle()
    #expect(result.value == .failure(.notAllowed))
  }

  @Test func `convenience initialisers are added`() async {
    await installed()
    center.schedule("call", title: "Call", body: "Mum", at: Date().addingTimeInterval(600))
    await phone.background()
    await phone.advance(by: .minutes(10))
    #expect(phone.notification("call")?.body == "Mum")
    #expect(phone.badge == 1)
  }

  @Test func `every status has a text`() async {
    await installed()
    let screen = SettingsScreen()
    let isDone = Answer<Bool>()
    screen.reload { isDone.give(true) }
    await phone.wait(until: "the text is there") { _ in isDone.value == true }
    #expect(screen.text == "on, sounds, badges")
  }

  @Test func `a delegate has completion handlers`() async {
    await installed()
    let handler = NotificationHandler()
    let content = UNMutableNotificationContent()
    content.title = "News"
    content.userInfo = ["screen": "news"]
    try? await center.add(UNNotificationRequest(identifier: "news", content: content, trigger: nil))
    await phone.settle()
    #expect(handler.presented == 1)
    await phone.tap("news")
    #expect(handler.opened == ["news"])
  }

  @Test func `a plan has a request for each weekday`() async {
    await installed()
    WorkoutPlan(weekdays: [2, 4], hour: 18).activate()
    await phone.background()
    await phone.advance(by: .days(7))
    #expect(phone.shown.map(\.identifier) == ["workout-2", "workout-4"])
  }

  @Test func `a badge counts the delivered notifications`() async {
    await installed()
    await phone.background()
    for identifier in ["a", "b"] {
      let content = UNMutableNotificationContent()
      content.body = identifier
      try? await center.add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      )
    }
    let count = Answer<Int>()
    BadgeKeeper().refresh { count.give($0) }
    await phone.settle()
    #expect(count.value == 2)
    #expect(phone.badge == 2)
    BadgeKeeper().clear()
    #expect(phone.badge == 0)
    #expect(phone.delivered.isEmpty)
  }

  @Test func `a group of requests calls back on the main queue`() async {
    await installed()
    let errors = Answer<Int>()
    CourseImporter().importLessons(10) { errors.give($0.count) }
    await phone.wait(until: "all are in") { _ in errors.value == 0 }
    #expect(phone.pending.count == 10)
  }

  @Test func `a test can call async methods directly`() async throws {
    phone.willAnswer(.allow)
    #expect(try await OnboardingFlow().run() == "welcome")
    #expect(try await OnboardingFlow().run() == "skipped")
  }

  @Test func `a content is subclassed`() async {
    await installed()
    BirthdayBook().remember("Ada", month: 12, day: 10)
    let pending = await center.pendingNotificationRequests()
    #expect(pending.first?.content.userInfo["name"] as? String == "Ada")
    #expect(pending.first?.content.interruptionLevel == .timeSensitive)
  }

  @Test func `requests are archived`() async throws {
    await installed()
    let box = DraftBox()
    let content = UNMutableNotificationContent()
    content.title = "Later"
    content.sound = .default
    content.userInfo = ["key": 1]
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    let request = UNNotificationRequest(identifier: "later", content: content, trigger: trigger)
    try box.keep(request)
    try box.submit()
    #expect(await center.pendingNotificationRequests() == [request])
  }

  @Test func `categories are registered`() async {
    MessageCategory.register()
    let titles = Answer<[String]>()
    MessageCategory.actionTitles { titles.give($0) }
    await phone.settle()
    #expect(titles.value == ["Reply", "Mute", "Open"])
  }

  @Test func `a tap snoozes`() async {
    await installed()
    SnoozeController.instance.begin()
    SnoozeController.instance.alarm(after: 60)
    await phone.background()
    await phone.advance(by: .minutes(1))
    await phone.tap("alarm")
    await phone.background()
    await phone.advance(by: .minutes(9))
    #expect(phone.notification("alarm")?.body == "Snoozed 1 times")
  }

  @Test func `methods are passed as values`() async {
    await installed()
    await phone.background()
    let pipeline = Pipeline()
    pipeline.publish("done")
    await phone.settle()
    #expect(phone.delivered == ["done"])
    pipeline.removeAll()
  }

  @Test func `an app delegate does everything`() async {
    phone.install { LaunchAppDelegate() }
    await phone.launch()
    await phone.answer(.allow)
    await phone.background()
    await phone.advance(by: .minutes(1))
    #expect(phone.badge == 1)
    await phone.app.terminate()
    await phone.tap("welcome")
    #expect(phone.badge == 0)
    #expect(phone.pending == ["welcome", "again"] || phone.pending == ["again", "welcome"])
  }

  @Test func `a reminder waits at a place`() async {
    await installed()
    PlaceReminder().remind(at: .init(latitude: 12.9775, longitude: 77.5713), text: "Buy milk")
    await phone.settle()
    #expect(phone.pending == ["shop"])
    await phone.allowLocation(.always)
    await phone.background()
    await phone.move(to: .init(latitude: 13.1, longitude: 77.5))
    await phone.advance(by: .minutes(5))
    #expect(phone.delivered.isEmpty)
    await phone.move(to: .init(latitude: 12.9775, longitude: 77.5713))
    await phone.advance(by: .minutes(5))
    #expect(phone.delivered == ["shop"])
  }

  @Test func `an app forwards a tap through NotificationCenter`() async {
    await installed()
    let broadcaster = OpenBroadcaster()
    broadcaster.attach()
    let opened = Answer<String>()
    let token = NotificationCenter.default.addObserver(
      forName: .reminderOpened,
      object: broadcaster,
      queue: nil
    ) { opened.give($0.userInfo?["id"] as? String ?? "") }
    await phone.background()
    Pipeline().publish("read me")
    await phone.tap("read me")
    #expect(opened.value == "read me")
    NotificationCenter.default.removeObserver(token)
  }
}

/// A value that a callback leaves.
final class Answer<Value>: @unchecked Sendable {
  private(set) var value: Value?

  func give(_ value: Value) { self.value = value }
}
