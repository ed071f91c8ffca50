import UIKit
import UserNotifications

/// The app that the article puts together at its end.
class AppDelegate: UIResponder, UIApplicationDelegate {
  // Listing 18.

  // Listing 19.
}

// Listing 8.

/// An app that does no more than show what comes while it is in front.
final class ForegroundDelegate: AppDelegate {
  override func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Listing 9.
    return true
  }
}

/// The screen that the article's app opens after a tap.
final class NavigationRouter: @unchecked Sendable {
  static let shared = NavigationRouter()
  private(set) var opened: [String] = []

  func openCabBooking(near zone: String) { opened.append(zone) }
}
