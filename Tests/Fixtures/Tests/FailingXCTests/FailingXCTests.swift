import BelfryTesting
import Foundation
import UserNotifications
import XCTest

/// Each test fails with the message in the comment above it.
final class FailingXCTests: PhoneTestCase {
  // passes
  func testThatPasses() async throws {
    phone.willAnswer(.allow)
    let isGranted = try await UNUserNotificationCenter.current().requestAuthorization()
    XCTAssert(isGranted)
  }

  // says: the prompt of app is still open at the end of the test
  func testThatLeavesAPromptOpen() async {
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }
  }

  // says: app crashed: NSInternalInconsistencyException
  func testThatCrashesOnAQueue() async {
    DispatchQueue.global().async {
      let content = UNMutableNotificationContent()
      content.title = "Water"
      let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 59, repeats: true)
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
      UNUserNotificationCenter.current().add(request)
    }
    await phone.settle()
  }

  // says: nothing delivered
  func testThatIsNotMet() async {
    XCTAssertEqual(phone.delivered, ["water"], "nothing delivered")
  }
}

/// Waits of XCTest's own, while which the phone's clock runs on.
final class WaitingXCTests: PhoneTestCase {
  // passes
  func testThatWaitsForABlock() {
    let start = Date()
    let fired = expectation(description: "fired")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { fired.fulfill() }
    wait(for: [fired], timeout: 10)
    XCTAssertEqual(Date().timeIntervalSince(start), 2)
  }

  // passes
  func testThatWaitsForATimer() {
    let start = Date()
    let fired = expectation(description: "fired")
    fired.expectedFulfillmentCount = 3
    _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in fired.fulfill() }
    wait(for: [fired], timeout: 600)
    XCTAssertEqual(Date().timeIntervalSince(start), 180)
  }

  // passes
  func testThatAwaitsATask() async throws {
    let start = Date()
    let fired = expectation(description: "fired")
    Task {
      try await Task.sleep(for: .seconds(2))
      fired.fulfill()
    }
    await fulfillment(of: [fired], timeout: 10)
    XCTAssertEqual(Date().timeIntervalSince(start), 2)
    try await Task.sleep(for: .seconds(60))
    XCTAssertEqual(Date().timeIntervalSince(start), 62)
  }

  // passes
  func testThatHoldsItsThread() {
    let fired = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { fired.signal() }
    Thread.sleep(forTimeInterval: 0.4)
    XCTAssertEqual(fired.wait(timeout: .now()), .success)
  }

  // says: Exceeded timeout of 0.5 seconds, with unfulfilled expectations: fired
  func testThatWaitsForTooLong() {
    let fired = expectation(description: "fired")
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { fired.fulfill() }
    wait(for: [fired], timeout: 0.5)
  }
}

/// Waits on the machine's clock.
final class RealXCTests: PhoneTestCase {
  override var settings: PhoneSettings { PhoneSettings(waiting: .real) }

  // says: came; the app waits 600 s of real time in DispatchQueue.asyncAfter at FailingXCTests/
  func testThatWaitsInRealTime() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 600) {}
    XCTFail("nothing came")
  }
}

/// One that inherits from XCTest's own: each of its tests says so, not the first alone.
// each says: this test has no phone, and its code has called a framework
final class PhonelessXCTests: XCTestCase {
  // says: this test has no phone, and its code has called a framework: inherit from PhoneTestCase
  func testWithoutAPhone() {
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    UNUserNotificationCenter.current().removeAllDeliveredNotifications()
  }

  // says: inherit from PhoneTestCase, write @Test(.phone), or call it in phone.run { … }
  func testWithoutAPhoneEither() async throws {
    try await UNUserNotificationCenter.current().setBadgeCount(1)
  }

  // says: a trigger was made that ends an app's process: NSInternalInconsistencyException
  func testWithATriggerThatCannotBe() {
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
  }
}
