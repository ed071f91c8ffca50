public import SystemPolicy
public import VirtualDevice

/// An expectation about regions and location triggers.
public enum RegionSubject: Hashable, Sendable {
  /// An event of a region happened.
  case happened(RegionName, Happening)
  /// An event of a region did not happen.
  case didNotHappen(RegionName, Happening)
  /// A crossing did not fire a location trigger.
  case passedOver(NotificationName)
  /// So many events of a monitor reported this of a condition.
  case condition(RegionName, ConditionReport, times: Int)
  /// `didDetermineState` was called so many times for a region with this state.
  case stateReported(RegionName, RegionState, times: Int)

  /// An event of a region.
  public enum Happening: String, Hashable, Sendable, CaseIterable {
    /// `didEnterRegion` was called.
    case entered
    /// `didExitRegion` was called.
    case exited
    /// The region was crossed or to be monitored, and the app heard nothing.
    case ignored
    /// `monitoringDidFailFor` was called.
    case failed

    /// Indicates whether an effect is this event, for a region.
    func isReported(by effect: Effect, of name: RegionName) -> Bool {
      switch self {
      case .entered: effect == .region(name, .crossed(.entry))
      case .exited: effect == .region(name, .crossed(.exit))
      case .ignored:
        effect == .region(name, .crossingIgnored) || effect == .region(name, .monitoringIgnored)
      case .failed: effect == .region(name, .monitoringFailed)
      }
    }
  }

  /// The app it is about.
  var app: AppNumber {
    switch self {
    case .happened(let name, _), .didNotHappen(let name, _): name.app
    case .passedOver(let name): name.app
    case .stateReported(let name, _, _), .condition(let name, _, _): name.app
    }
  }

  /// The notification it is about, if it is about one.
  var name: NotificationName? { if case .passedOver(let name) = self { name } else { nil } }
}

/// A state of a condition that an event of a monitor reported, or a reason that it gave.
public enum ConditionReport: Hashable, Sendable {
  /// The state.
  case state(ConditionState)
  /// One of the reasons.
  case reason(LocationDiagnostics)

  /// The reports with the words of the language.
  static let named: [(name: String, value: ConditionReport)] =
    ConditionState.allCases.map { ($0.name, .state($0)) }
    + LocationDiagnostics.named.filter { LocationDiagnostics.ofConditions.contains($0.value) }
    .map { ($0.name, .reason($0.value)) }

  /// The word of the language.
  var name: String { Self.named.first { $0.value == self }?.name ?? "" }

  /// Indicates whether the condition was not monitored.
  public var isUnmonitored: Bool {
    switch self {
    case .state(let state): state == .unmonitored
    case .reason: true
    }
  }
}

/// An event of an app as a whole.
public enum Milestone: String, Hashable, Sendable, CaseIterable {
  /// It was launched.
  case launched
  /// It was put on the phone.
  case installed
  /// It gave way to a newer version of itself.
  case updated
  /// It was deleted.
  case deleted
  /// `didUpdateLocations` was called for a significant change.
  case didUpdateLocations
  /// `didVisit` was called.
  case didVisit
  /// It got a device token for remote notifications.
  case didRegisterForRemoteNotifications
  /// It got none.
  case didFailToRegisterForRemoteNotifications

  /// Indicates whether an effect is this event, for an app.
  func isReported(by effect: Effect, of app: AppNumber) -> Bool {
    switch self {
    case .launched: effect == .app(app, .launched)
    case .updated: effect == .app(app, .updated)
    case .deleted: effect == .app(app, .deleted)
    case .didUpdateLocations: effect == .app(app, .significantChangeReported)
    case .didRegisterForRemoteNotifications: effect == .app(app, .didRegisterForRemoteCalled)
    case .didFailToRegisterForRemoteNotifications:
      effect == .app(app, .didFailToRegisterForRemoteCalled)
    case .didVisit: if case .app(app, .visitReported) = effect { true } else { false }
    case .installed: if case .app(app, .installed) = effect { true } else { false }
    }
  }
}
