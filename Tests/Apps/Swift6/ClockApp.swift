import UserNotifications

/// Code that waits on a clock it is given.
struct Nagger<C: Clock> where C.Duration == Duration {
  var clock: C

  func nag(times: Int, every interval: Duration) async throws {
    for round in 1...times {
      try await clock.sleep(for: interval)
      let content = UNMutableNotificationContent()
      content.title = "Still here? (\(round))"
      try await UNUserNotificationCenter.current().add(
        UNNotificationRequest(identifier: "nag-\(round)", content: content, trigger: nil)
      )
    }
  }
}
