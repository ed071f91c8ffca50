import BelfryTesting
import UIKit
import UserNotifications

/// An app with a delegate on the main actor and a reminder every day.
@MainActor
private final class App: NSObject, UIApplicationDelegate,
  UNUserNotificationCenterDelegate
{
  private(set) var presented = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }

  func remind() async throws {
    let center = UNUserNotificationCenter.current()
    _ = try await center.requestAuthorization(options: [.alert, .sound])
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

  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    presented += 1
    return [.banner]
  }
}

/// Runs an app on phones, each for some days, as a test in Swift does.
@main struct Phones {
  static func main() async throws {
    guard CommandLine.arguments.count == 3,
      let phones = Int(CommandLine.arguments[1]), let days = Int(CommandLine.arguments[2])
    else { fatalError("usage: Phones COUNT DAYS") }
    var presented = 0
    for _ in 0..<phones { presented += try await Self.live(for: days) }
    guard presented == phones * days else { fatalError("\(presented) notifications were seen") }
  }

  private static func live(for days: Int) async throws -> Int {
    let phone = VirtualPhone(PhoneSettings(start: "2026-03-06 07:55"))
    let app = await App()
    try await phone.run {
      phone.install { app }
      await phone.launch()
      phone.willAnswer(.allow)
      try await app.remind()
      await phone.advance(by: .days(days))
    }
    await phone.finish()
    return await app.presented
  }
}
