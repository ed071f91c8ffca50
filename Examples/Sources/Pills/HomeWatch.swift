import CoreLocation
import UserNotifications

/// Reminds the user when the phone leaves home, as apps do it since iOS 18: without a request for
/// authorization. The service session asks for what it requires, and the monitor says why nothing
/// comes.
@available(iOS 18, *)
public actor HomeWatch {
  /// A Boolean value that indicates whether the user has refused the location.
  public private(set) var isRefused = false
  private var session: CLServiceSession?

  /// Creates a watch that does not run yet.
  public init() {}

  /// Watches the user's home; call it at each launch.
  public func watchHome(at center: CLLocationCoordinate2D) async throws {
    session = CLServiceSession(authorization: .always)
    let monitor = await CLMonitor("home")
    let home = CLMonitor.CircularGeographicCondition(center: center, radius: 150)
    await monitor.add(home, identifier: "home")
    for try await event in await monitor.events {
      isRefused = event.authorizationDenied
      if event.state == .unsatisfied { try await remind() }
    }
  }

  private func remind() async throws {
    let content = UNMutableNotificationContent()
    content.title = "Did you take your pills along?"
    let request = UNNotificationRequest(identifier: "leaving", content: content, trigger: nil)
    try await UNUserNotificationCenter.current().add(request)
  }
}
