import BelfryTesting
import Foundation
import UserNotifications

@testable import AppsInSwift6

/// Apps as people write them in Swift 6, compiled as they are: a test each.
@Suite(.phone(start: "2026-03-06 07:55")) struct Swift6AppTests {
  let phone = VirtualPhone.current
  let center = UNUserNotificationCenter.current()

  private func installed() async {
    phone.install(authorization: .authorized)
    await phone.launch()
  }

  @Test @MainActor func `a model is observed on the main actor`() async throws {
    let model = ReminderModel()
    phone.willAnswer(.allow)
    try await model.enable()
    #expect(model.status == .authorized)
    #expect(model.upcoming == ["stand"])
  }

  @Test func `an actor schedules`() async throws {
    let scheduler = BackupScheduler()
    try await scheduler.schedule(["photos", "mail", "photos"])
    #expect(await scheduler.count == 2)
  }

  @Test func `a client is a struct of closures`() async throws {
    try await NotificationClient.live.add("a", 60)
    try await NotificationClient.live.add("b", 60)
    await NotificationClient.live.cancel(["a"])
    #expect(await NotificationClient.live.pending() == ["b"])
  }

  @Test @MainActor func `a delegate has methods with async on the main actor`() async throws {
    await installed()
    let router = Router()
    try await show("news")
    #expect(phone.banner == "news")
    await phone.tap("news")
    #expect(router.path == ["news"])
  }

  @Test func `an app can begin work and forget it`() async {
    await installed()
    await phone.background()
    Background.plan("soon")
    await phone.wait(until: "it was shown") { $0.delivered == ["soon"] }
    Background.planDetached("alone")
    await phone.wait(until: "it is pending") { $0.pending == ["alone"] }
  }

  @Test func `responses are a stream`() async throws {
    await installed()
    let stream = ResponseStream()
    await phone.background()
    try await show("one")
    await phone.tap("one")
    var iterator = stream.identifiers.makeAsyncIterator()
    #expect(await iterator.next() == "one")
  }

  @Test func `a group of tasks plans`() async throws {
    #expect(try await Planner().plan((1...20).map { "\($0)" }) == 20)
  }

  @Test @MainActor func `a delegate can continue on the main actor`() async throws {
    await installed()
    let inbox = Inbox()
    inbox.attach()
    try await show("mail")
    await phone.settle()
    #expect(inbox.unread == 1)
    #expect(phone.delivered == ["mail"])
    #expect(phone.banner == nil)
  }

  @Test func `code waits on the clock it is given`() async throws {
    await installed()
    await phone.background()
    async let done: Void = Nagger(clock: phone.clock).nag(times: 3, every: .minutes(10))
    for _ in 1...3 { await phone.advance(by: .minutes(10), expecting: 1) }
    try await done
    #expect(phone.delivered == ["nag-1", "nag-2", "nag-3"])
  }

  @Test func `an app can hide the center behind a protocol with async methods`() async throws {
    phone.willAnswer(.allow)
    #expect(try await HabitTracker().track("Floss"))
  }

  @Test @MainActor func `a completion handler comes back to the main queue`() async {
    await installed()
    let controller = PermissionViewController()
    controller.viewDidLoad()
    await phone.settle()
    #expect(controller.label == "On")
  }

  @Test @MainActor func `an app delegate is on the main actor`() async {
    let delegate = Answer<MainActorAppDelegate>()
    phone.install {
      let made = MainActorAppDelegate()
      delegate.give(made)
      return made
    }
    await phone.launch()
    await phone.answer(.allow)
    await phone.wait(until: "it is shown") { $0.delivered == ["ready"] }
    await phone.background()
    await phone.launch()
    #expect(delegate.value?.log == ["background", "foreground"])
  }

  @Test func `identifiers are a type of the app's own`() async throws {
    try await MealPlan().sync([.breakfast, .lunch])
    #expect(phone.pending == ["breakfast", "lunch"])
    try await MealPlan().sync([.lunch, .dinner])
    #expect(phone.pending == ["lunch", "dinner"])
  }

  @Test func `a window rolls over the limit`() async throws {
    await installed()
    try await RollingWindow().refill(days: 70)
    #expect(phone.pending.count == 64)
    #expect(phone.pending.first == "day-1")
  }

  private func show(_ identifier: String) async throws {
    let content = UNMutableNotificationContent()
    content.title = identifier
    try await center.add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    )
    await phone.settle()
  }
}
