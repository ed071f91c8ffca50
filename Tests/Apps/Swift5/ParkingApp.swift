import CoreLocation
import UserNotifications

// Geofences that ask the clock themselves, so as not to speak twice within half an hour.
struct CarPark {
  let name: String
  let center: CLLocationCoordinate2D
}

class ParkingWatcher: NSObject {
  static let pause: TimeInterval = 1800

  private let manager = CLLocationManager()
  private let parks: [CarPark]
  private var lastSpoken: [String: Date] = [:]
  private(set) var passedOver = 0

  init(_ parks: [CarPark]) {
    self.parks = parks
    super.init()
    manager.delegate = self
  }

  func watch() {
    for park in parks {
      let region = CLCircularRegion(center: park.center, radius: 200, identifier: park.name)
      region.notifyOnExit = false
      manager.startMonitoring(for: region)
    }
  }

  private func maySpeak(of name: String) -> Bool {
    let now = Date()
    if let last = lastSpoken[name], now.timeIntervalSince(last) < Self.pause { return false }
    lastSpoken[name] = now
    return true
  }
}

extension ParkingWatcher: CLLocationManagerDelegate {
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    guard maySpeak(of: region.identifier) else {
      passedOver += 1
      return
    }
    let content = UNMutableNotificationContent()
    content.title = "Free places in \(region.identifier)"
    content.sound = .default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
    let identifier = "\(region.identifier)-\(Int(Date().timeIntervalSince1970))"
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    ) { error in
      if let error { print("not scheduled: \(error)") }
    }
  }

  func locationManager(
    _ manager: CLLocationManager,
    monitoringDidFailFor region: CLRegion?,
    withError error: Error
  ) { print("not monitored: \(region?.identifier ?? "all"), \(error)") }
}
