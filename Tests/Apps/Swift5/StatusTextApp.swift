import UserNotifications

// Every status has a text, and so have those to come.
extension UNAuthorizationStatus {
  var text: String {
    switch self {
    case .notDetermined: return "not asked"
    case .denied: return "off"
    case .authorized: return "on"
    case .provisional: return "quiet"
    case .ephemeral: return "for a while"
    @unknown default: return "unknown"
    }
  }
}

final class SettingsScreen {
  private(set) var text = ""

  func reload(then done: @escaping () -> Void) {
    UNUserNotificationCenter.current().getNotificationSettings { [weak self] settings in
      var text = settings.authorizationStatus.text
      if settings.soundSetting == .enabled { text += ", sounds" }
      if settings.badgeSetting == .enabled { text += ", badges" }
      DispatchQueue.main.async {
        self?.text = text
        done()
      }
    }
  }
}
