import BelfryTesting
import Foundation
import UserNotifications
import XCTest

/// Delegates on the main actor, in tests that have the main thread for themselves.
final class MainActorXCTests: PhoneTestCase {
  let center = UNUserNotificationCenter.current()

  // passes
  func testThatWaits() {
    let delegate = Delegate(expectation(description: "called"))
    add(to: delegate)
    wait(for: [delegate.isCalled!], timeout: 10)
    XCTAssert(delegate.wasOnMainThread)
  }

  // passes
  func testThatAwaits() async {
    let delegate = Delegate(expectation(description: "called"))
    add(to: delegate)
    await fulfillment(of: [delegate.isCalled!], timeout: 10)
    XCTAssert(delegate.wasOnMainThread)
  }

  // says: fails in userNotificationCenter(_:willPresent:) for "water", registered
  func testThatBlocksADelegateThatChecks() {
    let delegate = Delegate(nil)
    add(to: delegate)
    _ = delegate.semaphore.wait(timeout: .now() + 30)
  }

  // says: not with a lock or a semaphore; the delegate was set at MainActorXCTests/
  func testThatBlocks() {
    let delegate = Delegate(nil)
    delegate.checks = false
    add(to: delegate)
    _ = delegate.semaphore.wait(timeout: .now() + 30)
  }

  private func add(to delegate: Delegate) {
    phone.willAnswer(.allow)
    center.requestAuthorization(options: [.alert]) { _, _ in }
    center.delegate = delegate
    let content = UNMutableNotificationContent()
    content.title = "Water"
    center.add(UNNotificationRequest(identifier: "water", content: content, trigger: nil))
  }
}

private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
  let semaphore = DispatchSemaphore(value: 0)
  let isCalled: XCTestExpectation?
  var checks = true
  var wasOnMainThread = false

  init(_ isCalled: XCTestExpectation?) { self.isCalled = isCalled }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    if checks { MainActor.assumeIsolated {} }
    wasOnMainThread = Thread.isMainThread
    completionHandler([.banner])
    isCalled?.fulfill()
    semaphore.signal()
  }
}
