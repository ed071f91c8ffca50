import CoreLocation
import UserNotifications

// A reminder at a place.
struct PlaceReminder {
  func remind(at coordinate: CLLocationCoordinate2D, text: String) {
    let region = CLCircularRegion(center: coordinate, radius: 200, identifier: "shop")
    region.notifyOnExit = false
    let content = UNMutableNotificationContent()
    content.body = text
    let request = UNNotificationRequest(
      identifier: "shop",
      content: content,
      trigger: UNLocationNotificationTrigger(region: region, repeats: false)
    )
    UNUserNotificationCenter.current().add(request) { error in
      if let error = error { print(error) }
    }
  }
}
