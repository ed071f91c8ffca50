import BelfryTesting
import CoreLocation
import Foundation
import Testing
import UserNotifications

/// Every call from every place that apps make it from: none of them waits for ever.
@Suite(.phone, .timeLimit(.minutes(60))) struct PlacesToCallTests {
  /// Calls from different threads and executors.
  enum Place: CaseIterable {
    case mainActor, detachedTask, mainQueue, ownQueue, insideACallback, blockedQueue
  }

  /// A call, and what to do once it has been answered.
  typealias Call = @Sendable (_ done: @escaping @Sendable () -> Void) -> Void

  @Test(arguments: Place.allCases, answered.map(\.name))
  func `a call is answered wherever it is made`(place: Place, name: String) async throws {
    let phone = VirtualPhone.current
    if name == "requestAuthorization" { phone.willAnswer(.allow) }
    if name == "requestWhenInUse" { phone.willAnswerLocation(.dontAllow) }
    let call = try #require(Self.answered.first { $0.name == name }).call
    await withCheckedContinuation { continuation in
      Self.run(call, from: place) { continuation.resume() }
    }
    await phone.settle()
  }

  @Test(arguments: Place.allCases, awaited.map(\.name))
  func `a call is awaited wherever it is made`(place: Place, name: String) async throws {
    let phone = VirtualPhone.current
    if name == "requestAuthorization" { phone.willAnswer(.allow) }
    let call = try #require(Self.awaited.first { $0.name == name }).call
    // A task has to end elsewhere than on the queue that waits for it.
    await withCheckedContinuation { continuation in
      Self.run(
        { done in
          Task {
            await call()
            done()
          }
        },
        from: place
      ) { continuation.resume() }
    }
    await phone.settle()
  }

  private static func run(
    _ call: @escaping Call,
    from place: Place,
    _ done: @escaping @Sendable () -> Void
  ) {
    switch place {
    case .mainActor: Task { @MainActor in call(done) }
    case .detachedTask: Task.detached { call(done) }
    case .mainQueue: DispatchQueue.main.async { call(done) }
    case .ownQueue: DispatchQueue(label: "own").async { call(done) }
    case .insideACallback: center.getNotificationSettings { _ in call(done) }
    case .blockedQueue:
      DispatchQueue(label: "blocked").async {
        let semaphore = DispatchSemaphore(value: 0)
        call { semaphore.signal() }
        semaphore.wait()
        done()
      }
    }
  }

  private static var center: UNUserNotificationCenter { .current() }

  private static func request() -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 300, repeats: false)
    return UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
  }

  private static let category = UNNotificationCategory(
    identifier: "TEA",
    actions: [],
    intentIdentifiers: []
  )

  /// Calls with a completion handler, and calls that answer at once.
  private static let answered: [(name: String, call: Call)] = [
    ("requestAuthorization", { done in center.requestAuthorization { _, _ in done() } }),
    ("getNotificationSettings", { done in center.getNotificationSettings { _ in done() } }),
    ("add", { done in center.add(request()) { _ in done() } }),
    ("getPending", { done in center.getPendingNotificationRequests { _ in done() } }),
    ("getDelivered", { done in center.getDeliveredNotifications { _ in done() } }),
    ("getCategories", { done in center.getNotificationCategories { _ in done() } }),
    ("setBadgeCount", { done in center.setBadgeCount(3) { _ in done() } }),
    (
      "setCategories",
      { done in
        center.setNotificationCategories([category])
        done()
      }
    ),
    (
      "removePending",
      { done in
        center.removeAllPendingNotificationRequests()
        done()
      }
    ),
    (
      "removeDelivered",
      { done in
        center.removeAllDeliveredNotifications()
        done()
      }
    ),
    (
      "authorizationStatus",
      { done in
        _ = CLLocationManager().authorizationStatus
        done()
      }
    ),
    (
      "requestWhenInUse",
      { done in
        CLLocationManager().requestWhenInUseAuthorization()
        done()
      }
    ),
    (
      "startMonitoring",
      { done in
        let home = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)
        let region = CLCircularRegion(center: home, radius: 200, identifier: "home")
        let manager = CLLocationManager()
        manager.startMonitoring(for: region)
        manager.requestState(for: region)
        manager.stopMonitoring(for: region)
        done()
      }
    ),
  ]

  /// Calls that are awaited.
  private static let awaited: [(name: String, call: @Sendable () async -> Void)] = [
    ("requestAuthorization", { _ = try? await center.requestAuthorization(options: .alert) }),
    ("notificationSettings", { _ = await center.notificationSettings() }),
    ("add", { try? await center.add(request()) }),
    ("pending", { _ = await center.pendingNotificationRequests() }),
    ("delivered", { _ = await center.deliveredNotifications() }),
    ("categories", { _ = await center.notificationCategories() }),
    ("setBadgeCount", { try? await center.setBadgeCount(3) }),
    (
      "CLMonitor",
      {
        let monitor = await CLMonitor("fences")
        let home = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)
        await monitor.add(
          CLMonitor.CircularGeographicCondition(center: home, radius: 200),
          identifier: "home"
        )
        await monitor.remove("home")
      }
    ),
  ]
}
