import UserNotifications

// Async methods made by hand, from before there were any.
extension UNUserNotificationCenter {
  func currentSettings() async -> UNNotificationSettings {
    await withCheckedContinuation { continuation in
      getNotificationSettings { continuation.resume(returning: $0) }
    }
  }

  func ask(for options: UNAuthorizationOptions) async throws -> Bool {
    try await withCheckedThrowingContinuation { continuation in
      requestAuthorization(options: options) { granted, error in
        if let error = error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: granted)
        }
      }
    }
  }
}

struct OnboardingFlow {
  func run() async throws -> String {
    let center = UNUserNotificationCenter.current()
    guard await center.currentSettings().authorizationStatus == .notDetermined else {
      return "skipped"
    }
    return try await center.ask(for: [.alert, .badge]) ? "welcome" : "later"
  }
}
