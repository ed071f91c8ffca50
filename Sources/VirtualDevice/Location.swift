public import SystemPolicy

/// What a phone finds its place by, as far as the user has switched it off.
@frozen
public struct Radios: OptionSet, Hashable, Sendable {
  /// One bit a switch.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Airplane mode is on.
  public static let airplaneMode = Self(rawValue: 1 << 0)
  /// Wi-Fi is off.
  public static let wiFiOff = Self(rawValue: 1 << 1)
}

/// What an app can do about where the phone is, besides watching regions.
public enum LocationAction: Hashable, Sendable {
  /// Calls `requestState` for a region.
  case requestsState(Region)
}

/// What a user can do about where the phone is.
public enum UserLocationAction: Hashable, Sendable {
  /// Turns airplane mode on, and Wi-Fi off with it, or both back.
  case turnsAirplaneMode(isOn: Bool)
  /// Turns Wi-Fi on or off.
  case turnsWiFi(isOn: Bool)
  /// Turns Background App Refresh on or off for an app.
  case turnsRefresh(AppNumber, isOn: Bool)
}

/// What a phone does about where it is.
public enum LocationEffect: Hashable, Sendable {
  /// `didDetermineState` was called.
  case stateTold(RegionName, RegionState)
  /// The user has switched airplane mode or Wi-Fi.
  case radiosSet(Radios)
  /// The user has switched Background App Refresh of an app.
  case refreshSet(AppNumber, isOn: Bool)

  /// The app it is about; nil where it is about the whole phone.
  var app: AppNumber? {
    switch self {
    case .stateTold(let name, _): name.app
    case .refreshSet(let app, _): app
    case .radiosSet: nil
    }
  }

  /// The region it is about, if it is about one.
  var region: RegionName? {
    switch self {
    case .stateTold(let name, _): name
    case .radiosSet, .refreshSet: nil
    }
  }

  /// What it changes, in the words of the guards.
  var aspect: Aspect? {
    switch self {
    case .radiosSet: .place
    case .refreshSet: .location
    case .stateTold: nil
    }
  }
}

/// Why something about where the phone is cannot happen.
public enum LocationObjection: Hashable, Sendable {
  /// The switch is so already.
  case alreadySwitched
}
