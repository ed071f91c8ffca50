import Foundation
import UserNotifications

// Many requests at once, and a callback when all are in.
final class CourseImporter {
  let queue = DispatchQueue(label: "import", qos: .utility)

  func importLessons(_ count: Int, completion: @escaping ([Error]) -> Void) {
    queue.async {
      let group = DispatchGroup()
      let lock = NSLock()
      var errors: [Error] = []
      for lesson in 1...count {
        group.enter()
        let content = UNMutableNotificationContent()
        content.title = "Lesson \(lesson)"
        let trigger = UNTimeIntervalNotificationTrigger(
          timeInterval: Double(lesson) * 86400,
          repeats: false
        )
        UNUserNotificationCenter.current().add(
          UNNotificationRequest(
            identifier: "lesson-\(lesson)",
            content: content,
            trigger: trigger
          )
        ) { error in
          lock.lock()
          if let error = error { errors.append(error) }
          lock.unlock()
          group.leave()
        }
      }
      group.notify(queue: .main) { completion(errors) }
    }
  }
}
