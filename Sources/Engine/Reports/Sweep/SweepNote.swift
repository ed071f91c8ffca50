import Scenarios
import SystemPolicy
import VirtualDevice

/// A note under the table of a sweep, about a case that a value suggests but does not include.
enum SweepNote: String, Hashable, Sendable, CaseIterable {
  /// A critical notification of an entitled app with the permission `authorized`.
  case authorizedWithoutCriticalAlerts

  /// The note as a sentence.
  var sentence: String {
    switch self {
    case .authorizedWithoutCriticalAlerts:
      "`authorized` does not include critical alerts: without `criticalAlert`, for which the app "
        + "has to ask, a critical notification counts as active"
    }
  }

  /// Returns a Boolean value that indicates whether the note is about a run.
  func applies(to result: ScenarioResult) -> Bool {
    switch self {
    case .authorizedWithoutCriticalAlerts:
      result.journal.entries.contains { entry in
        guard case .notification(let name, let effect) = entry.effect,
          effect.isOfCriticalContent, result.isEntitledToCriticalAlerts(name.app)
        else { return false }
        let permission = result.device.snapshot.apps[Int(name.app.rawValue)].permission
        return permission.status == .authorized && !permission.settings.contains(.criticalAlert)
      }
    }
  }
}

extension ScenarioResult {
  fileprivate func isEntitledToCriticalAlerts(_ app: AppNumber) -> Bool {
    let apps = scenario.setting.apps
    guard apps.indices.contains(Int(app.rawValue)) else { return false }
    return apps[Int(app.rawValue)].entitlements.contains(.criticalAlerts)
  }
}

extension NotificationEffect {
  /// Indicates whether a critical notification, or one with a critical sound, reaches the user.
  fileprivate var isOfCriticalContent: Bool {
    switch self {
    case .delivered(let content, _), .held(let content):
      content.level == .critical || content.carries.contains(.criticalSound)
    case _: false
    }
  }
}
