import BelfryTesting
import Foundation
import Testing
@preconcurrency import UserNotifications

/// Delegates that check for the main actor, as people write them in Swift 6.
@Suite struct MainActorTests {
  let center = UNUserNotificationCenter.current()

  // passes
  @Test(.phone) @MainActor func aDelegateOnTheMainActor() async throws {
    let delegate = Inbox()
    try await present(to: delegate)
    #expect(delegate.heard == ["present water", "tap water"])
  }

  // passes
  @Test(.phone) func aDelegateThatAssumesTheMainActor() async throws {
    let delegate = Assuming()
    try await present(to: delegate)
    #expect(delegate.areOnMainThread == [true, true])
  }

  // passes
  @Test(.phone) func aDelegateThatAsksForItsQueue() async throws {
    let delegate = Asserting()
    try await present(to: delegate)
    #expect(VirtualPhone.current.delivered.isEmpty)
  }

  // says: belfry: app: a check of the main actor fails in userNotificationCenter(_:willPresent:)
  @Test(.phone(assuming: [.backgroundQueue])) @MainActor func anInboxElsewhere() async throws {
    try await present(to: Inbox())
  }

  // says: willPresent:) for "water", registered at MainActorTests/MainActorTests.swift:
  @Test(.phone(assuming: [.backgroundQueue])) func anAssumptionThatIsWrong() async throws {
    try await present(to: Assuming())
  }

  // says: fails in userNotificationCenter(_:willPresent:) for "water", registered
  @Test(.phone(assuming: [.backgroundQueue])) func anAssertionOfAQueueThatIsWrong() async throws {
    try await present(to: Asserting())
  }

  // says: app: a check of the queue "store" fails in userNotificationCenter(_:willPresent:)
  @Test(.phone) func anAssertionOfAnotherQueueThatIsWrong() async throws {
    try await present(to: Storing())
  }

  // says: not with a lock or a semaphore; the delegate was set at MainActorTests/
  @Test(.phone(watchdog: .milliseconds(100))) @MainActor func aTestThatBlocksTheMainThread() {
    let delegate = Signalling()
    VirtualPhone.current.willAnswer(.allow)
    center.requestAuthorization(options: [.alert]) { _, _ in }
    center.delegate = delegate
    center.add(water) { _ in }
    _ = delegate.isCalled.wait(timeout: .now() + 30)
  }

  // says: userNotificationCenter(_:willPresent:) for "water", registered at MainActorTests/
  @Test(.phone(watchdog: .milliseconds(100))) func aDelegateThatBlocksTheMainThread() async throws {
    try await present(to: Blocking())
  }

  private var water: UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Water"
    return UNNotificationRequest(identifier: "water", content: content, trigger: nil)
  }

  private func present(
    to delegate: any UNUserNotificationCenterDelegate,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let phone = VirtualPhone.current
    phone.install(authorization: .authorized)
    await phone.launch()
    center.delegate = delegate
    try await center.add(water)
    await phone.settle()
    await phone.tap("water")
  }
}

/// A delegate on the main actor, whose methods the compiler checks for it.
@MainActor private final class Inbox: NSObject, @preconcurrency UNUserNotificationCenterDelegate {
  private(set) var heard: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    heard.append("present \(notification.request.identifier)")
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    heard.append("tap \(response.notification.request.identifier)")
    completionHandler()
  }
}

/// A delegate of no actor that assumes where it is called.
private final class Assuming: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
  private(set) var areOnMainThread: [Bool] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    MainActor.assumeIsolated { areOnMainThread.append(Thread.isMainThread) }
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    // What is done synchronously elsewhere is still done on this thread.
    DispatchQueue(label: "elsewhere").sync { areOnMainThread.append(Thread.isMainThread) }
    completionHandler()
  }
}

/// A delegate that asks Dispatch.
private final class Asserting: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    dispatchPrecondition(condition: .onQueue(.main))
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    dispatchPrecondition(condition: .onQueue(.main))
    completionHandler()
  }
}

/// A delegate that takes itself to be on a queue of its own.
private final class Storing: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    dispatchPrecondition(condition: .onQueue(DispatchQueue(label: "store")))
    completionHandler([])
  }
}

/// A delegate that lets a test know that it was called.
private final class Signalling: NSObject, UNUserNotificationCenterDelegate {
  let isCalled = DispatchSemaphore(value: 0)

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([.banner])
    isCalled.signal()
  }
}

/// A delegate that does not return.
private final class Blocking: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 60)
    completionHandler([])
  }
}
