import BelfryTesting
import Foundation
import Testing
import UserNotifications

/// Unfinished work of an app is reported with the line that registered it.
@Suite(.phone(watchdog: .milliseconds(50)), .serialized) struct RegistrationTests {
  let phone = VirtualPhone.current

  /// Waits until the phone has given something up, and expects that it names a line.
  private func expectReport(
    of what: String,
    at line: Int,
    during body: () async throws -> Void
  ) async throws {
    let line = "BelfryTestingTests/RegistrationTests.swift:\(line)"
    try await withKnownIssue {
      try await body()
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined(separator: "\n")
      return text.contains("\(what), registered at \(line), has not")
    }
  }

  @Test func `a completion handler that does not return`() async throws {
    let end = DispatchSemaphore(value: 0)
    let line = #line + 1
    UNUserNotificationCenter.current().getNotificationSettings { _ in end.wait() }
    let what = "the completion handler of getNotificationSettings"
    try await expectReport(of: what, at: line) { await phone.settle() }
    end.signal()
  }

  @Test func `work on a queue that does not return is known by its queue`() async throws {
    let end = DispatchSemaphore(value: 0)
    DispatchQueue(label: "own").async { end.wait() }
    await withKnownIssue {
      await phone.settle()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("work on the Dispatch queue \"own\" has not") }
    }
    end.signal()
  }

  @Test func `a completion handler that the app never calls is reported`() async throws {
    let keeper = Keeper()
    phone.install(authorization: .authorized)
    await phone.launch()
    let line = #line + 1
    UNUserNotificationCenter.current().delegate = keeper
    let content = UNMutableNotificationContent()
    content.title = "Water"
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: "water", content: content, trigger: nil)
    )
    let method = "userNotificationCenter(_:willPresent:) for \"water\""
    try await expectReport(of: "the completion handler of \(method)", at: line) {
      await phone.settle()
    }
  }

  @Test func `an app whose launch never ends is reported`() async throws {
    let end = DispatchSemaphore(value: 0)
    let line = #line + 1
    phone.install(authorization: .authorized) {
      UNUserNotificationCenter.current().getNotificationSettings { _ in end.wait() }
    }
    let what = "the completion handler of getNotificationSettings"
    try await expectReport(of: what, at: line + 1) { await phone.launch() }
    end.signal()
  }
}

/// A delegate that keeps what it ought to call.
private final class Keeper: NSObject, UNUserNotificationCenterDelegate {
  var kept: [(UNNotificationPresentationOptions) -> Void] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    kept.append(completionHandler)
  }
}
