import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// The calls of delegates, in every form of their methods.
@Suite(.phone) struct DelegateTests {
  let center = UNUserNotificationCenter.current()
  let phone = VirtualPhone.current

  private func allow() async throws {
    phone.willAnswer(.allow)
    _ = try await center.requestAuthorization(options: [
      .alert, .sound, .badge, .providesAppNotificationSettings,
    ])
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

  /// One phone does not use what another phone learned about a class of delegates.
  @Test func `the same test twice in one process leaves equal journals`() async throws {
    func play() async throws -> [String] {
      let phone = VirtualPhone()
      try await phone.run {
        let delegate = FirstSeenDelegate()
        center.delegate = delegate
        phone.willAnswer(.allow)
        _ = try await center.requestAuthorization(options: [.alert])
        let content = UNMutableNotificationContent()
        content.title = "Title"
        for identifier in ["water", "pills"] {
          try await center.add(
            UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
          )
          await phone.settle()
        }
        _ = delegate
      }
      await phone.finish()
      return phone.journal
    }
    let (first, second) = (try await play(), try await play())
    #expect(first.contains { $0.contains("willPresent") })
    #expect(second == first)
  }

  @Test func `a delegate without methods shows nothing in the foreground`() async throws {
    let delegate = EmptyDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    #expect(phone.shown.isEmpty)
    _ = delegate
    let journal = phone.journal
    #expect(!journal.contains { $0.contains("willPresent was called") })
    #expect(journal.contains { $0.contains("set a delegate without willPresent") }, "\(journal)")
    #expect(journal.contains { $0.contains("\"water\" was not shown") }, "\(journal)")
    #expect(!phone.scenario().contains("app     presents"))
  }

  @Test func `the journal does not name calls of missing methods`() async throws {
    let delegate = PresentingDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    let reason = await phone.expectLost { await phone.tap("water") }
    #expect(reason?.contains("the delegate of app has no didReceive") == true)
    _ = delegate
    let journal = phone.journal
    #expect(journal.contains { $0.contains("willPresent was called for \"water\"") })
    #expect(journal.contains { $0.contains("set a delegate without didReceive") }, "\(journal)")
    #expect(!journal.contains { $0.contains("didReceive was called") }, "\(journal)")
  }

  @Test func `the centre does not retain the delegate`() async throws {
    var delegate: HandlerDelegate? = HandlerDelegate()
    center.delegate = delegate
    delegate = nil
    #expect(center.delegate == nil)
    try await allow()
    try await show("water")
    #expect(phone.shown.isEmpty)
  }

  @Test func `releasing a handler without calling it is reported`() async throws {
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

  @Test func `methods with completion handlers are called on the main actor`() async throws {
    let delegate = ThreadDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    await phone.tap("water")
    await phone.app.openItsSettings()
    #expect(delegate.areOnMain == [true, true, true])
  }

  @Test(.phone(assuming: [.backgroundQueue]))
  func `a side calls the delegate on a background queue`() async throws {
    let delegate = ThreadDelegate()
    center.delegate = delegate
    try await allow()
    try await show("water")
    await phone.tap("water")
    await phone.app.openItsSettings()
    #expect(delegate.areOnMain == [false, false, false])
  }

  @Test func `work that a delegate begins on the main queue runs after it`() async throws {
    let delegate = QueuingDelegate()
    center.delegate = delegate
    try await allow()
    for number in 1...3 { try await show("\(number)") }
    #expect(delegate.heard == ["1", "after 1", "2", "after 2", "3", "after 3"])
  }

  @Test @MainActor func `a waiting test on the main actor receives callbacks`() async throws {
    let delegate = ThreadDelegate()
    center.delegate = delegate
    try await allow()
    #expect(Thread.isMainThread)
    try await show("water")
    #expect(delegate.areOnMain == [true])
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

private final class PresentingDelegate: NSObject, UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner, .list] }
}

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

/// A delegate without methods that one test alone makes: no other has shown how it is.
private final class FirstSeenDelegate: NSObject, UNUserNotificationCenterDelegate {}

/// A delegate that looks where it is called.
private final class ThreadDelegate: NSObject, UNUserNotificationCenterDelegate {
  private(set) var areOnMain: [Bool] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    areOnMain.append(Thread.isMainThread)
    completionHandler([.banner, .list])
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    areOnMain.append(Thread.isMainThread)
    completionHandler()
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {
    areOnMain.append(Thread.isMainThread)
  }
}

private final class QueuingDelegate: NSObject, UNUserNotificationCenterDelegate,
  @unchecked Sendable
{
  private(set) var heard: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    let identifier = notification.request.identifier
    heard.append(identifier)
    DispatchQueue.main.async { self.heard.append("after \(identifier)") }
    completionHandler([])
  }
}
