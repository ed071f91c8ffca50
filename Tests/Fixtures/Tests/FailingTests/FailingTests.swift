import BelfryScenarios
import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// Each test fails with the message in the comment above it.
@Suite struct FailingTests {
  let center = UNUserNotificationCenter.current()

  // passes
  @Test(.phone) func aTestThatPasses() async throws {
    VirtualPhone.current.willAnswer(.allow)
    #expect(try await center.requestAuthorization(options: [.alert]))
  }

  // says: Attached
  @Test(.phone) func aTestThatAttaches() async throws {
    VirtualPhone.current.willAnswer(.allow)
    _ = try await center.requestAuthorization(options: [.alert])
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(
      UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    )
    #expect(VirtualPhone.current.pending.isEmpty)
  }

  // says: this test has no phone, and its code has called a framework: write @Test(.phone)
  @Test func aCallWithoutAPhone() {
    center.removeAllPendingNotificationRequests()
  }

  // says: this test has no phone: write @Test(.phone), or make one with VirtualPhone()
  @Test func aLookWithoutAPhone() {
    _ = VirtualPhone.current.pending
  }

  // says: this test has no phone, and its code has called a framework
  @Test func aCallWithoutAPhoneOnAQueue() {
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { [center] in
      center.removeAllPendingNotificationRequests()
      end.signal()
    }
    end.wait()
  }

  // says: the completion handler of getNotificationSettings, registered at FailingTests/
  @Test(.phone(watchdog: .milliseconds(100))) func aCallbackThatNeverReturns() async {
    let end = DispatchSemaphore(value: 0)
    let never = {
      center.getNotificationSettings { _ in end.wait() }
    }
    never()
    await VirtualPhone.current.settle()
  }

  // says: the prompt of app is still open at the end of the test; answer it with
  @Test(.phone) func aPromptThatStaysOpen() {
    center.requestAuthorization(options: [.alert]) { _, _ in }
  }

  // says: was not answered within 0.1 seconds, and "Don't Allow" was taken; answer it first
  @Test(.phone(watchdog: .milliseconds(100))) func aPromptThatIsAwaited() async throws {
    _ = try await center.requestAuthorization(options: [.alert])
  }

  // says: 1 tasks still wait for the phone's clock at the end of the test; let time pass
  @Test(.phone) func aSleeperThatStillWaits() async {
    let clock = VirtualPhone.current.clock
    Task { try await clock.sleep(for: .seconds(60)) }
    await VirtualPhone.current.wait(until: "it sleeps") { $0.sleepers == 1 }
  }

  // says: was let go without having been called; call it once on every path
  @Test(.phone) func aCompletionThatIsForgotten() async throws {
    try await notify(Forgetful())
  }

  // says: the completion handler of userNotificationCenter(_:willPresent:) for "water"
  @Test(.phone(watchdog: .milliseconds(100))) func aCompletionThatIsKept() async throws {
    let delegate = Hoarder()
    try await notify(delegate)
    _ = delegate
  }

  // says: reason: 'time interval must be at least 60 if repeating'
  @Test(.phone) func aCrash() {
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
    add(UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true))
  }

  // says: reason: 'time interval must be greater than 0'
  @Test(.phone) func aCrashOnAQueue() async {
    DispatchQueue.global().async {
      add(UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false))
    }
    await VirtualPhone.current.settle()
  }

  // says: a crash was expected, and there was none
  @Test(.phone) func aCrashThatDoesNotCome() async {
    await VirtualPhone.current.expectCrash {}
  }

  // says: a lost response was expected, and none was lost
  @Test(.phone) func aLossThatDoesNotCome() async {
    await VirtualPhone.current.expectLost {}
  }

  // says: permission prompt shown for app
  @Test(.phone) func anExpectationThatShowsTheJournal() async throws {
    VirtualPhone.current.willAnswer(.dontAllow)
    #expect(try await center.requestAuthorization(options: [.alert]))
  }

  // says: recorded an issue at FailingTests.swift:120:4
  @Test(.phone(zone: "Nowhere")) func aPhoneInNoZone() {}

  // says: no notification titled "Tea" is on the screen or in Notification Center; there is nothing
  @Test(.phone) func aTapOnATitleThatIsNotThere() async {
    await VirtualPhone.current.tap(title: "Tea")
  }

  // says: app has no objects; return one from phone.install { Forgetful() }
  @Test(.phone) func anObjectThatIsNotThere() async {
    VirtualPhone.current.install()
    await VirtualPhone.current.launch()
    _ = VirtualPhone.current.app.object(of: Forgetful.self)
  }

  // says: error: expected "water" delivered
  @Test func aScenarioThatFails() {
    expectScenarios(
      """
      scenario "a reminder that does not come"
      @08:00  user    opens app
              app     adds "water" after 30m title "Water"
              user    leaves app
      @08:30  expect  "water" delivered as banner
      """
    )
  }

  // says: given up; the app waits 20 s of real time in Thread.sleep at FailingTests/Failing
  @Test(.phone(watchdog: .milliseconds(100))) func aCallbackThatHoldsItsThread() async {
    center.getNotificationSettings { _ in Thread.sleep(forTimeInterval: 20) }
    await VirtualPhone.current.settle()
  }

  // says: the app waits 15 s of real time in DispatchSemaphore.wait at FailingTests/Failing
  @Test(.phone(watchdog: .milliseconds(100))) func aQueueThatIsHeld() async {
    DispatchQueue.global().async { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 15) }
    await VirtualPhone.current.wait(until: "it is over") { _ in false }
  }

  // says: the app waits 600 s of real time in DispatchQueue.asyncAfter at FailingTests/
  @Test(.phone(waiting: .real)) func aBlockThatWaitsInRealTime() async {
    DispatchQueue.main.asyncAfter(deadline: .now() + 600) {}
    #expect(VirtualPhone.current.pending == ["water"])
  }

  // says: the app waits 600 s of real time in Timer at FailingTests/FailingTests.swift:
  @Test(.phone(waiting: .real)) @MainActor func aTimerThatWaitsInRealTime() {
    _ = Timer.scheduledTimer(withTimeInterval: 600, repeats: true) { _ in }
    #expect(VirtualPhone.current.pending == ["water"])
  }

  // passes
  @Test(.phone) func aTimerThatIsPausedInTheBackground() async {
    let phone = VirtualPhone.current
    phone.install {
      Timer.scheduledTimer(withTimeInterval: 600, repeats: false) { _ in
        UNUserNotificationCenter.current().setBadgeCount(1)
      }
    }
    await phone.launch()
    await phone.background()
    await phone.advance(by: .hours(1))
    #expect(phone.badge == 0)
    await phone.launch()
    #expect(phone.journal.contains { $0.contains("badge") })
  }

  private func notify(_ delegate: any UNUserNotificationCenterDelegate) async throws {
    let phone = VirtualPhone.current
    phone.install(authorization: .authorized)
    await phone.launch()
    center.delegate = delegate
    let content = UNMutableNotificationContent()
    content.title = "Water"
    let request = UNNotificationRequest(identifier: "water", content: content, trigger: nil)
    try await center.add(request)
    await phone.settle()
  }
}

private func add(_ trigger: UNNotificationTrigger) {
  let content = UNMutableNotificationContent()
  content.title = "Water"
  let request = UNNotificationRequest(identifier: "water", content: content, trigger: trigger)
  UNUserNotificationCenter.current().add(request)
}

/// A delegate that never says how a notification is to be shown.
private final class Forgetful: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
}

/// A delegate that means to say it later, and does not.
private final class Hoarder: NSObject, UNUserNotificationCenterDelegate {
  var kept: [(UNNotificationPresentationOptions) -> Void] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { kept.append(completionHandler) }
}
