import CoreLocation
import UserNotifications

/// Geofencing as since iOS 18: no request for authorization, a session instead, and the reasons
/// that the events of a monitor give.
actor HomeWatch {
  private(set) var reasons: [String] = []
  private var session: CLServiceSession?

  func start(at home: CLLocationCoordinate2D) async throws {
    session = CLServiceSession(authorization: .always)
    let monitor = await CLMonitor("home")
    await monitor.add(
      CLMonitor.CircularGeographicCondition(center: home, radius: 150),
      identifier: "home"
    )
    for try await event in await monitor.events {
      if event.authorizationRequestInProgress { reasons.append("asking") }
      if event.authorizationDenied { reasons.append("denied") }
      guard event.state == .unsatisfied else { continue }
      let content = UNMutableNotificationContent()
      content.title = "Left home"
      let request = UNNotificationRequest(identifier: "leaving", content: content, trigger: nil)
      try await UNUserNotificationCenter.current().add(request)
    }
  }
}
