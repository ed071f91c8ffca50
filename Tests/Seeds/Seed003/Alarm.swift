import UIKit

/// The app of the post: it records the calls of its delegate.
@MainActor
final class AlarmDelegate: UIResponder, UIApplicationDelegate {
  private(set) var received: [UILocalNotification?] = []

  private func reached(_ notification: UILocalNotification?) { received.append(notification) }

  // Listing 5.
  // Listing 6.
}

/// Sets the alarm.
@MainActor
func setAlarm() {
  // Listing 1.
}

/// Marks a notification, to find it again.
@MainActor
func mark(_ notification: UILocalNotification) {
  // Listing 2.
}

/// Everything that is scheduled.
@MainActor
func everythingScheduled() -> [UILocalNotification] {
  // Listing 3.
}

/// Cancels what was marked.
@MainActor
func cancelMarked() {
  // Listing 4.
}
