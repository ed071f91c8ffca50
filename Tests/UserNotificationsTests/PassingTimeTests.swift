import BelfryTesting
import Dispatch
import Foundation
import Synchronization
import Testing
import UserNotifications

/// The code of an app while the time of its phone passes, over many events.
@Suite(.phone) struct PassingTimeTests {
  let center = UNUserNotificationCenter.current()
  let phone = VirtualPhone.current

  private func remind() async throws {
    phone.willAnswer(.allow)
    _ = try await center.requestAuthorization(options: [.alert])
    let content = UNMutableNotificationContent()
    content.title = "Vitamins"
    let trigger = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(hour: 9),
      repeats: true
    )
    try await center.add(
      UNNotificationRequest(identifier: "vitamins", content: content, trigger: trigger)
    )
  }

  @Test func `a method with async runs where it is isolated to`() async throws {
    let free = LookingDelegate(isOnMain)
    center.delegate = free
    try await remind()
    await phone.advance(by: .days(5))
    #expect(free.seen.withLock { $0 } == [false, false, false, false, false])
    let isolated = await IsolatedDelegate()
    center.delegate = isolated
    await phone.advance(by: .days(5))
    #expect(await isolated.areOnMain == [true, true, true, true, true])
  }

  @Test func `the next event waits for what a method does on other threads`() async throws {
    let delegate = WorkingDelegate()
    center.delegate = delegate
    try await remind()
    await phone.advance(by: .days(20))
    let events = delegate.events.withLock { $0 }
    #expect(events == (1...20).flatMap { ["\($0) begins", "\($0) queue", "\($0) child"] })
  }

  @Test func `an issue in a method belongs to the test that lets time pass`() async throws {
    let test = try #require(Test.current?.name)
    let delegate = LookingDelegate { Test.current?.name == test }
    center.delegate = delegate
    try await remind()
    await phone.advance(by: .days(3))
    #expect(delegate.seen.withLock { $0 } == [true, true, true])
  }
}

/// Indicates whether the code is on the main thread; asynchronous code may not ask that itself.
private func isOnMain() -> Bool { Thread.isMainThread }

/// A delegate that looks, at each call, whether something is so.
private final class LookingDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
  let seen = Mutex<[Bool]>([])
  private let look: @Sendable () -> Bool

  init(_ look: @escaping @Sendable () -> Bool) { self.look = look }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    let isSo = look()
    seen.withLock { $0.append(isSo) }
    return [.banner]
  }
}

@MainActor private final class IsolatedDelegate: NSObject, UNUserNotificationCenterDelegate {
  private(set) var areOnMain: [Bool] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    areOnMain.append(isOnMain())
    return [.banner]
  }
}

/// A delegate that leaves work behind: a block on a queue, then a child of a task that ends later.
private final class WorkingDelegate: NSObject, UNUserNotificationCenterDelegate, Sendable {
  let events = Mutex<[String]>([])

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    let number = events.withLock { events in
      events.append("\(events.count / 3 + 1) begins")
      return events.count / 3 + 1
    }
    DispatchQueue(label: "work").async { [self] in
      events.withLock { $0.append("\(number) queue") }
      _ = Task {
        async let child: Void = events.withLock { $0.append("\(number) child") }
        await child
      }
    }
    return [.banner]
  }
}
