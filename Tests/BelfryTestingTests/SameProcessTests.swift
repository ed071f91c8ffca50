import BelfryTesting
import CoreLocation
import UIKit
import UserNotifications

/// The same story twice in one process leaves the same journal: no drop-in remembers the first.
@Suite struct SameProcessTests {
  /// An app that uses everything at once, by delegates whose methods have each of the forms.
  @MainActor
  private final class Delegate: NSObject, UIApplicationDelegate,
    CLLocationManagerDelegate, UNUserNotificationCenterDelegate
  {
    let manager = CLLocationManager()
    let handlers = Handlers()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let center = UNUserNotificationCenter.current()
      center.delegate = self
      center.requestAuthorization(options: [.alert, .sound, .badge]) { _, _ in }
      let snooze = UNNotificationAction(identifier: "SNOOZE", title: "Snooze")
      let reply = UNTextInputNotificationAction(
        identifier: "REPLY",
        title: "Reply",
        textInputButtonTitle: "Send",
        textInputPlaceholder: ""
      )
      center.setNotificationCategories([
        UNNotificationCategory(
          identifier: "PILL",
          actions: [snooze, reply],
          intentIdentifiers: [],
          options: .customDismissAction
        )
      ])
      manager.delegate = self
      manager.requestAlwaysAuthorization()
      manager.startMonitoring(
        for: CLCircularRegion(center: SameProcessTests.office, radius: 200, identifier: "office")
      )
      application.registerForRemoteNotifications()
      return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
      for (identifier, seconds) in [("iron", 60.0), ("water", 120), ("sleep", 7200)] {
        add(identifier, UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false))
      }
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
      UNUserNotificationCenter.current().setBadgeCount(0)
    }

    func application(
      _ application: UIApplication,
      didReceiveRemoteNotification userInfo: [AnyHashable: Any]
    ) async -> UIBackgroundFetchResult { .newData }

    nonisolated func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    {
      MainActor.assumeIsolated { add("arrived", nil) }
    }

    // No `willPresent`, so that the phone has to find out that the method is missing.
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse
    ) async {
      await MainActor.run {
        UNUserNotificationCenter.current().delegate = handlers
        add("after \(response.actionIdentifier)", nil)
      }
    }

    private func add(_ identifier: String, _ trigger: UNNotificationTrigger?) {
      let content = UNMutableNotificationContent()
      content.title = identifier
      content.sound = .default
      content.badge = 1
      content.categoryIdentifier = "PILL"
      content.threadIdentifier = "doses"
      let request = UNNotificationRequest(
        identifier: identifier,
        content: content,
        trigger: trigger
      )
      UNUserNotificationCenter.current().add(request)
    }
  }

  /// A delegate with completion handlers.
  private final class Handlers: NSObject, UNUserNotificationCenterDelegate, Sendable {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .list, .sound]) }
  }

  private static let office = CLLocationCoordinate2D(latitude: 48.14, longitude: 11.58)

  /// Plays the story on a phone of its own; returns all that is seen of it.
  private func play() async -> [String] {
    let phone = VirtualPhone(PhoneSettings(start: "2026-03-06 07:55", reading: .apple))
    await phone.run {
      phone.willAnswer(.allow)
      phone.willAnswerLocation(.allowWhileUsing)
      let app = phone.install("pills") { Delegate() }
      await phone.move(to: CLLocationCoordinate2D(latitude: 40, longitude: 10))
      await phone.launch()
      await phone.allowLocation(.always)
      await phone.launch()
      await phone.push(["aps": ["alert": "Hi", "content-available": 1]], id: "hello")
      await phone.advance(by: .seconds(5))
      await phone.background()
      await phone.advance(by: .minutes(3))
      await phone.act("SNOOZE", on: "iron")
      // The delegate that the response has set has no didReceive.
      await phone.expectLost { await phone.reply("done", to: "water") }
      await phone.expectLost { await phone.dismissAll() }
      await app.terminate()
      await phone.move(to: Self.office)
      await phone.advance(by: .minutes(1))
      await phone.turnOn(.doNotDisturb)
      await phone.advance(by: .hours(2))
      await phone.turnOffFocus()
      await phone.lock()
      await phone.unlock()
      await phone.tap("sleep")
      await phone.advance(by: .minutes(1))
      await phone.reboot()
      await phone.finish()
    }
    let ways = phone.shown.map { $0.ways.text }
    return phone.journal + ways + phone.why("iron") + [phone.scenario()]
  }

  @Test func `a scenario leaves the same journal each time in one process`() async {
    let first = await play()
    for _ in 0..<10 {
      let next = await play()
      let parting = zip(first, next).first { $0 != $1 }
      #expect(parting == nil && next.count == first.count)
    }
    for word in ["willPresent", "didReceive", "office", "SNOOZE", "hello", "badge"] {
      #expect(first.contains { $0.contains(word) }, "nothing of \(word)")
    }
  }
}
