import BelfryTesting
import Testing
import UserNotifications

/// What delegates hear, in whichever spelling they have their methods.
@Suite(.phone) struct DelegateTests {
  let center = UNUserNotificationCenter.current()
  let phone = VirtualPhone.current

  private func allow() async throws {
    phone.willAnswer(.allow)
    _ = try await center.requestAuthorization(options: [.alert, .sound, .badge])
  }

  private func show(_ identifier: String) async throws {
    let content = UNMutableNotificationContent()
    content.title = "Title"
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    try await center.add(request)
    await phone.settle()
  }

  @Test func `methods with async are called`() async throws {
    let delegate = AsyncDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    #expect(delegate.heard == ["present water"])
    #expect(phone.banner == "water")
    await phone.tap("water")
    #expect(delegate.heard == ["present water", "tap water"])
  }

  @Test func `methods with completion handlers are called`() async throws {
    let delegate = HandlerDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    #expect(delegate.heard == ["present water"])
    #expect(phone.delivered == ["water"])
    await phone.tap("water")
    #expect(delegate.heard == ["present water", "tap water"])
  }

  @Test func `a delegate without methods shows nothing in the foreground`() async throws {
    let delegate = EmptyDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    #expect(phone.shown.isEmpty)
    _ = delegate
  }

  @Test func `nobody keeps the delegate`() async throws {
    var delegate: HandlerDelegate? = HandlerDelegate()
    center.delegate = delegate
    delegate = nil
    #expect(center.delegate == nil)
    try await allow()
    try await show("water")
    #expect(phone.shown.isEmpty)
  }

  @Test func `a handler that is let go is a mistake that is told`() async throws {
    let delegate = ForgetfulDelegate()
    center.delegate = delegate
    try await allow()
    try await withKnownIssue {
      try await show("water")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("let go without having been called") }
    }
    await phone.advance(by: .minutes(1))
    #expect(phone.shown.isEmpty)
    _ = delegate
  }

  @Test func `delegates are called as optional ones, too`() async throws {
    let inner = HandlerDelegate()
    let outer = ForwardingDelegate(inner)
    center.delegate = outer
    try await allow()
    try await show("water")
    #expect(inner.heard == ["present water"])
    #expect(phone.delivered == ["water"])
  }
}

private final class AsyncDelegate: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
  private(set) var heard: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    heard.append("present \(notification.request.identifier)")
    return [.banner]
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse
  ) async {
    guard response.actionIdentifier == UNNotificationDefaultActionIdentifier else { return }
    heard.append("tap \(response.notification.request.identifier)")
  }
}

private class HandlerDelegate: NSObject, UNUserNotificationCenterDelegate {
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

private final class EmptyDelegate: NSObject, UNUserNotificationCenterDelegate {}

private final class ForgetfulDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
}

private final class ForwardingDelegate: NSObject, UNUserNotificationCenterDelegate {
  private weak var next: (any UNUserNotificationCenterDelegate)?

  init(_ next: any UNUserNotificationCenterDelegate) { self.next = next }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    next?.userNotificationCenter?(
      center,
      willPresent: notification,
      withCompletionHandler: completionHandler
    )
  }
}
