import CoreLocation
import UserNotifications

/// Geofencing as since iOS 17: an actor that goes through the events of a monitor.
actor FenceActor {
  private var task: Task<Void, any Error>?

  func start() {
    task = Task {
      let monitor = await CLMonitor("fences")
      let condition = CLMonitor.CircularGeographicCondition(
        center: CLLocationCoordinate2D(latitude: 12.9775, longitude: 77.5713),
        radius: 300
      )
      await monitor.add(condition, identifier: "office", assuming: .unsatisfied)
      for try await event in await monitor.events where event.state == .satisfied {
        let content = UNMutableNotificationContent()
        content.title = event.identifier
        let request = UNNotificationRequest(
          identifier: event.identifier,
          content: content,
          trigger: nil
        )
        try await UNUserNotificationCenter.current().add(request)
      }
    }
  }
}
