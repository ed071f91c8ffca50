import BelfryTesting
import Foundation
import Synchronization
import Testing
import UserNotifications

/// A phone in a test.
@Suite(.phone) struct PhoneTests {
  let phone = VirtualPhone.current

  @Test func `an app's objects are created at each launch`() async {
    let launches = Mutex(0)
    phone.install {
      launches.withLock { $0 += 1 }
      return nil
    }
    await phone.launch()
    await phone.forceQuit()
    await phone.launch()
    #expect(launches.withLock { $0 } == 2)
  }

  @Test func `a tap launches an app that sets its delegate while it launches`() async throws {
    phone.install(authorization: .authorized) { Tapped() }
    await phone.launch()
    await phone.advance(by: .minutes(2))
    await phone.background()
    await phone.advance(by: .minutes(1))
    #expect(phone.delivered == ["hello"])
    await phone.forceQuit()
    await phone.tap("hello")
    #expect(phone.pending.contains("tapped hello"))
  }

  @Test func `an impossible action is a failure with a reason`() async {
    await withKnownIssue {
      await phone.tap("water")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("water") }
    }
  }

  @Test func `code on its own queues and tasks uses the phone`() async {
    let center = UNUserNotificationCenter.current()
    phone.install(authorization: .authorized)
    await phone.launch()
    @Sendable func add(_ identifier: String) {
      let content = UNMutableNotificationContent()
      content.body = identifier
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
      center.add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
      )
    }
    DispatchQueue.global().async { add("global") }
    DispatchQueue.main.async { add("main") }
    DispatchQueue(label: "own").async { add("own") }
    Task { add("task") }
    Task { @MainActor in add("main actor") }
    await phone.wait(until: "all are pending") { $0.pending.count == 5 }
    #expect(Set(phone.pending) == ["global", "main", "own", "task", "main actor"])
  }

  @Test func `a helper that blocks on a semaphore works inside a callback`() async {
    let center = UNUserNotificationCenter.current()
    let count = Mutex(-1)
    center.getNotificationSettings { _ in
      let semaphore = DispatchSemaphore(value: 0)
      center.getPendingNotificationRequests { requests in
        count.withLock { $0 = requests.count }
        semaphore.signal()
      }
      semaphore.wait()
    }
    await phone.settle()
    #expect(count.withLock { $0 } == 0)
  }

  @Test func `tasks wait on the phone's clock`() async throws {
    let clock = phone.clock
    let start = clock.now
    async let slept: Void = clock.sleep(for: .hours(2))
    await phone.advance(by: .hours(3), expecting: 1)
    try await slept
    #expect(start.duration(to: clock.now) == .hours(3))
  }

  @Test func `waits on the clock end with the process`() async {
    let clock = phone.clock
    let end = Mutex("")
    phone.install {
      _ = Task {
        do {
          try await clock.sleep(for: .hours(1))
          end.withLock { $0 = "slept" }
        } catch { end.withLock { $0 = "\(error)" } }
      }
      return nil
    }
    await phone.launch()
    await phone.wait(until: "it sleeps") { $0.sleepers == 1 }
    await phone.forceQuit()
    await phone.wait(until: "it has ended") { _ in end.withLock { $0 } == "CancellationError()" }
  }

  @Test func `a prompt that stays open is a failure`() async {
    let other = VirtualPhone()
    await withKnownIssue {
      await other.run {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
        #expect(other.prompt == "app")
      }
      await other.finish()
    }
  }

  @Test func `the journal says what happened and why`() async throws {
    phone.install(authorization: .denied)
    await phone.launch()
    let content = UNMutableNotificationContent()
    content.body = "Drink"
    let request = UNNotificationRequest(identifier: "water", content: content, trigger: nil)
    try await UNUserNotificationCenter.current().add(request)
    #expect(phone.why("water").contains { $0.contains("authorization.denied-is-silent") })
    #expect(phone.journal.contains { $0.hasSuffix("app launched") })
  }

  @Test func `an action, a text and a dismissal reach the delegate`() async throws {
    phone.install(authorization: .authorized) { Acted() }
    await phone.launch()
    await phone.background()
    for identifier in ["a", "b", "c"] {
      let content = UNMutableNotificationContent()
      content.title = identifier
      content.categoryIdentifier = "message"
      try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
      )
    }
    await phone.act("mute", on: "a")
    await phone.reply("See you", to: "b")
    await phone.dismiss("c")
    let dismissed = "c \(UNNotificationDismissActionIdentifier)"
    #expect(Acted.heard.withLock { $0 } == ["a mute", "b reply See you", dismissed])
  }

  @Test func `a phone in another zone has its own calendar`() async {
    await phone.travel(to: "Asia/Kolkata")
    #expect(phone.zone == "Asia/Kolkata")
    #expect(Calendar.current.component(.hour, from: Date()) == 5)
    await phone.reboot()
    await phone.unlock()
    await phone.app.delete()
    await phone.app.reinstall()
    #expect(phone.app.authorization == .notDetermined)
  }

  @Test func `the clock advances to a time of day`() async {
    await phone.advance(to: "08:05")
    #expect(Calendar.current.component(.minute, from: Date()) == 5)
    await phone.advance(to: "2026-01-03 00:00")
    #expect(phone.date == Date(timeIntervalSince1970: 1_767_398_400))
  }
}

private final class Tapped: NSObject, UNUserNotificationCenterDelegate {
  override init() {
    super.init()
    UNUserNotificationCenter.current().delegate = self
    add("hello", after: 150)
  }

  private func add(_ identifier: String, after seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.body = identifier
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    )
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    add("tapped \(response.notification.request.identifier)", after: 60)
    completionHandler()
  }
}

private final class Acted: NSObject, UNUserNotificationCenterDelegate {
  static let heard = Mutex<[String]>([])

  override init() {
    super.init()
    let center = UNUserNotificationCenter.current()
    center.delegate = self
    let mute = UNNotificationAction(identifier: "mute", title: "Mute")
    let reply = UNTextInputNotificationAction(
      identifier: "reply",
      title: "Reply",
      textInputButtonTitle: "Send",
      textInputPlaceholder: ""
    )
    let category = UNNotificationCategory(
      identifier: "message",
      actions: [mute, reply],
      intentIdentifiers: [],
      options: .customDismissAction
    )
    center.setNotificationCategories([category])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    let text = (response as? UNTextInputNotificationResponse).map { " " + $0.userText } ?? ""
    let identifier = response.notification.request.identifier
    Self.heard.withLock { $0.append("\(identifier) \(response.actionIdentifier)\(text)") }
  }
}
