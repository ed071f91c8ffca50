import ScenarioParsing
import Scenarios
public import SystemPolicy
import VirtualDevice

/// An entitlement that facts give an app, or take from it.
public enum AppEntitlement: Hashable, Sendable {
  /// An entitlement in the table of entitlements; an app has it only if a fact gives it.
  case listed(Entitlements)
  /// `aps-environment`; an app has it unless a fact takes it away.
  case remoteNotifications

  /// Every entitlement.
  public static let all: [AppEntitlement] =
    Entitlements.named.map { .listed($0.value) } + [.remoteNotifications]

  /// The name in scripts.
  public var name: String {
    switch self {
    case .listed(let entitlement): Entitlements.named.first { $0.value == entitlement }?.name ?? ""
    case .remoteNotifications: "aps-environment"
    }
  }
}

extension Scenario {
  /// Returns a Boolean value that indicates whether the facts give an app an entitlement.
  func entitles(_ app: AppNumber, to entitlement: AppEntitlement) -> Bool {
    switch entitlement {
    case .listed(let listed): setting[app].entitlements.contains(listed)
    case .remoteNotifications: setting[app].build?.hasPushEntitlement ?? true
    }
  }

  /// Gives an app an entitlement, or takes it.
  mutating func set(_ entitlement: AppEntitlement, of app: AppNumber, to isEntitled: Bool) {
    var changed = facts
    switch entitlement {
    case .listed(let listed):
      let old = setting[app].entitlements
      let new = isEntitled ? old.union(listed) : old.subtracting(listed)
      guard new != old else { return }
      changed.removeAll { if case .entitled(app, _) = $0.value { true } else { false } }
      if !new.isEmpty { changed.append(Statement(.entitled(app, new), at: place)) }
    case .remoteNotifications:
      changed.removeAll { $0.value == .lacksPushEntitlement(app) }
      if !isEntitled { changed.append(Statement(.lacksPushEntitlement(app), at: place)) }
    }
    replaceFacts(with: changed, after: [])
  }

  /// The apps of the scenario, including an app that no fact names.
  var apps: [AppNumber] {
    (0..<max(1, setting.apps.count)).map { AppNumber(rawValue: UInt16($0)) }
  }
}
