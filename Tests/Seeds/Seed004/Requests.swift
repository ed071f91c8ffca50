import CoreLocation
import Foundation
import UserNotifications

/// Asks to be allowed to notify.
func askForPermission() {
  // Listing 1.
}

/// Tells which case of the status is reached.
func readStatus(_ reached: @escaping @Sendable (String) -> Void) {
  // Listing 2.
}

/// Schedules the reminder that is shown as a notification's anatomy.
func scheduleReminder() {
  // Listing 3.
}

/// The triggers by interval.
func intervalTriggers() -> [UNNotificationTrigger] {
  // Listing 4.
  return [trigger, repeatingTrigger]
}

/// The triggers by date.
func dateTriggers(on someDate: Date) -> [UNNotificationTrigger] {
  // Listing 5.
  return [dailyTrigger, oneTimeTrigger]
}

/// The trigger by place.
func placeTrigger() -> UNNotificationTrigger {
  // Listing 6.
  return trigger
}

// Listing 7.
