import Foundation
import UIKit

// Looks at its dates again whenever the time is not what it was.
final class CalendarAppDelegate: NSObject, UIApplicationDelegate {
  let log = Log()
  private var tokens: [NSObjectProtocol] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let names: [(Notification.Name, String)] = [
      (.NSCalendarDayChanged, "day"), (.NSSystemTimeZoneDidChange, "zone"),
      (.NSSystemClockDidChange, "clock"),
      (UIApplication.significantTimeChangeNotification, "posted"),
    ]
    for (name, word) in names {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [log] _ in log.lines.append(word)
        }
      )
    }
    return true
  }

  func applicationSignificantTimeChange(_ application: UIApplication) { log.lines.append("told") }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}

final class Log {
  var lines: [String] = []
}
