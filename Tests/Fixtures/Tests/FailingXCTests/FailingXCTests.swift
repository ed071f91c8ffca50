import BelfryTesting
import Foundation
import UserNotifications
import XCTest

/// Each fails, and says what stands above it.
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

/// One that inherits from XCTest's own.
final class PhonelessXCTests: XCTestCase {
  // says: this test has no phone, and its code has called a framework: inherit from PhoneTestCase
  func testWithoutAPhone() {
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
  }
}
