import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// Delegates that check for the main thread, as people write them in Swift 5.
@Suite struct MainActorSwift5Tests {
  let center = UNUserNotificationCenter.current()

  // passes
  @Test(.phone) func aDelegateOfTheMainThread() async throws {
    let delegate = ScreenDelegate()
    try await present(to: delegate)
    #expect(delegate.heard == ["present water", "tap water"])
  }

  // passes
  @Test(.phone) @MainActor func aDelegateOfTheMainActor() async throws {
    let delegate = Coordinator()
    try await present(to: delegate)
    #expect(delegate.count == 2)
  }

  // says: fails in userNotificationCenter(_:willPresent:) for "water", registered
  @Test(.phone(assuming: [.backgroundQueue])) func aDelegateThatIsCalledElsewhere() async throws {
    try await present(to: ScreenDelegate())
  }

  private func present(
    to delegate: any UNUserNotificationCenterDelegate,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    let phone = VirtualPhone.current
    phone.install(authorization: .authorized)
    await phone.launch()
    center.delegate = delegate
    let content = UNMutableNotificationContent()
    content.title = "Water"
    try await center.add(UNNotificationRequest(identifier: "water", content: content, trigger: nil))
    await phone.settle()
    await phone.tap("water")
  }
}

private final class ScreenDelegate: NSObject, UNUserNotificationCenterDelegate {
  var heard: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    dispatchPrecondition(condition: .onQueue(.main))
    precondition(Thread.isMainThread && OperationQueue.current === OperationQueue.main)
    heard.append("present \(notification.request.identifier)")
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    assert(Thread.isMainThread)
    heard.append("tap \(response.notification.request.identifier)")
    completionHandler()
  }
}

@MainActor private final class Coordinator: NSObject, UNUserNotificationCenterDelegate {
  private(set) var count = 0

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    MainActor.assumeIsolated { count += 1 }
    completionHandler([.banner, .list])
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    MainActor.assumeIsolated { count += 1 }
    completionHandler()
  }
}
