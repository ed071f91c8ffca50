import Foundation
import UserNotifications

/// What the three listings do, one after the other; returns the identifier that is made up.
func scheduleMeeting() async -> String {
  // Listing 1.
  // Listing 2.
  // Listing 3.
  return uuidString
}
