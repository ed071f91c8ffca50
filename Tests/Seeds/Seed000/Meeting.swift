import Foundation
import UserNotifications

/// Runs the three listings in order; returns the generated identifier.
func scheduleMeeting() async -> String {
  // Listing 1.
  // Listing 2.
  // Listing 3.
  return uuidString
}
