public import SystemPolicy
public import VirtualTime

/// A property that a sweep varies, with its values.
public struct SweepAxis: Hashable, Sendable {
  /// The property.
  public let name: Name
  /// The values, each once, in the order in which they are given.
  public let values: [SweepValue]

  /// Creates an axis.
  public init(_ name: Name, _ values: [SweepValue]) {
    self.name = name
    self.values = values
  }

  /// The properties that a sweep can vary.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// The permission to notify at the start.
    case permission
    /// The state of the app while it waits.
    case state
    /// A change in Settings or in Control Center before the app waits.
    case setting
    /// The interruption level of all requests and pushes.
    case level
    /// The entitlements of the apps.
    case entitlements
    /// The version of iOS.
    case ios
    /// The reading.
    case reading
    /// The time zone of the phone.
    case zone
    /// A change of the clocks, on the day of the first delivery.
    case clocks
  }

  /// The axes of a sweep whose command line names no axis.
  public static let usual: [SweepAxis] = [
    SweepAxis(
      .permission,
      ([.authorized, .provisional, .denied, .notDetermined] as [AuthorizationStatus])
        .map { .permission($0) }
    ),
    SweepAxis(.state, ([.foreground, .background, .forceQuit] as [SweptState]).map { .state($0) }),
  ]
}

/// A value of an axis.
public enum SweepValue: Hashable, Sendable {
  /// The permission to notify.
  case permission(AuthorizationStatus)
  /// The state of the app.
  case state(SweptState)
  /// A change of settings.
  case setting(SweptSetting)
  /// The interruption level.
  case level(InterruptionLevel)
  /// A change of entitlements.
  case entitlement(SweptEntitlement)
  /// The version of iOS.
  case ios(OSVersion)
  /// The reading.
  case reading(Reading)
  /// The time zone.
  case zone(Zone)
  /// The time zone, and the date on which its clocks change by an interval.
  case clocks(Zone, CivilDate, by: Interval)

  /// The value as tables show it.
  public var text: String {
    switch self {
    case .permission(let status): return status.name
    case .state(let state): return state.rawValue
    case .setting(let setting): return setting.rawValue
    case .level(let level): return InterruptionLevel.named.first { $0.value == level }?.name ?? ""
    case .entitlement(let value): return value.text
    case .ios(let version): return version.text
    case .reading(let reading): return reading.rawValue
    case .zone(let zone): return zone.name
    case .clocks(let zone, let date, let interval):
      return "\(zone.name) \(date.text) \(interval < .zero ? "back" : "forward")"
    }
  }
}

/// The state of the app from the place at which a scenario waits.
public enum SweptState: String, Hashable, Sendable, CaseIterable {
  /// The state that the scenario itself brings about.
  case asWritten = "as-written"
  /// In front of the user.
  case foreground
  /// Under Notification Center.
  case inactive
  /// Behind the home screen.
  case background
  /// Suspended by the system.
  case suspended
  /// Ended by the system.
  case terminated
  /// Swiped out of the app switcher.
  case forceQuit = "force-quit"
  /// Behind the lock screen.
  case locked
  /// On a phone that has restarted and was not unlocked.
  case restarted
}

/// A change of settings at the place at which a scenario waits.
public enum SweptSetting: String, Hashable, Sendable, CaseIterable {
  /// No change.
  case asWritten = "as-written"
  /// Allow Notifications is off.
  case notificationsOff = "notifications-off"
  /// Lock Screen is off.
  case lockScreenOff = "lock-screen-off"
  /// Notification Center is off.
  case listOff = "notification-center-off"
  /// Banners are off.
  case bannersOff = "banners-off"
  /// Sounds are off.
  case soundsOff = "sounds-off"
  /// Badges are off.
  case badgesOff = "badges-off"
  /// Do Not Disturb is on.
  case focus
  /// The app is in the Scheduled Summary.
  case summary
  /// The silent switch is on.
  case silent
}

/// A change of the entitlements of every app, from the start on.
public enum SweptEntitlement: Hashable, Sendable {
  /// The entitlements that the facts name.
  case asWritten
  /// No entitlement.
  case none
  /// One more than the facts name.
  case with(AppEntitlement)
  /// One less than the facts name.
  case without(AppEntitlement)

  /// Every value: each entitlement with and without.
  public static let all: [SweptEntitlement] =
    [.asWritten, .none] + AppEntitlement.all.flatMap { [.with($0), .without($0)] }

  /// The value as tables show it.
  public var text: String {
    switch self {
    case .asWritten: SweptState.asWritten.rawValue
    case .none: "none"
    case .with(let entitlement): entitlement.name
    case .without(let entitlement): "no-" + entitlement.name
    }
  }
}

/// A mistake in the axes of a sweep.
public struct SweepMistake: Error, Hashable, Sendable {
  /// The sentence that says what is wrong, and what to write instead.
  public let message: String

  init(_ message: String) { self.message = message }
}
