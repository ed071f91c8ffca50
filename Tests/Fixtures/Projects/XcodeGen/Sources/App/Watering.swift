import Core
import UserNotifications

enum Watering {
  static func remind(of plant: Plant) async throws {}
}
