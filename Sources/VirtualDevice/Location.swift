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
  /// Asks to know the location.
  case asks(LocationRequest)
}

/// What a prompt about the location asks.
public enum LocationPrompt: UInt8, Hashable, Sendable {
  /// Whether the app may know it while it is in use.
  case whenInUse
  /// Whether it may know it at any time.
  case always
  /// Whether it may know it at any time, as it may while it is in use.
  case upgrade
  /// Whether that was meant, as the phone wants to know at a crossing.
  case confirmation

  /// What the app had asked for.
  var request: LocationRequest { self == .whenInUse ? .whenInUse : .always }

  /// Whether the app may know something already.
  var isLater: Bool { self == .upgrade || self == .confirmation }
}

/// What a user can do about where the phone is.
public enum UserLocationAction: Hashable, Sendable {
  /// Turns airplane mode on, and Wi-Fi off with it, or both back.
  case turnsAirplaneMode(isOn: Bool)
  /// Turns Wi-Fi on or off.
  case turnsWiFi(isOn: Bool)
  /// Turns Background App Refresh on or off for an app.
  case turnsRefresh(AppNumber, isOn: Bool)
  /// Answers the prompt on the screen, which is about the location.
  case answers(LocationVerdict, isPrecise: Bool)
  /// Turns Precise Location on or off for an app, in Settings.
  case turnsPrecise(AppNumber, isOn: Bool)
}

/// What can happen to a phone about where it is.
public enum DeviceLocationAction: Hashable, Sendable {
  /// The property list of an app lacks the usage string for Always, or both.
  case lacksUsage(AppNumber, LocationRequest)
}

/// What a phone does about where it is.
public enum LocationEffect: Hashable, Sendable {
  /// `didDetermineState` was called.
  case stateTold(RegionName, RegionState)
  /// The user has switched airplane mode or Wi-Fi.
  case radiosSet(Radios)
  /// The user has switched Background App Refresh of an app.
  case refreshSet(AppNumber, isOn: Bool)
  /// The user is asked what an app may know of where the phone is.
  case prompted(AppNumber, LocationPrompt)

  /// The app it is about; nil where it is about the whole phone.
  var app: AppNumber? {
    switch self {
    case .stateTold(let name, _): name.app
    case .refreshSet(let app, _), .prompted(let app, _): app
    case .radiosSet: nil
    }
  }

  /// The region it is about, if it is about one.
  var region: RegionName? {
    switch self {
    case .stateTold(let name, _): name
    case .radiosSet, .refreshSet, .prompted: nil
    }
  }

  /// What it changes, in the words of the guards.
  var aspect: Aspect? {
    switch self {
    case .radiosSet: .place
    case .refreshSet: .location
    case .stateTold, .prompted: nil
    }
  }
}

/// Why something about where the phone is cannot happen.
public enum LocationObjection: Hashable, Sendable {
  /// The switch is so already.
  case alreadySwitched
  /// The prompt on the screen is about notifications.
  case notAboutLocation
  /// The prompt offers other answers: the bits of these verdicts.
  case notOnThePrompt(offers: UInt16)
  /// This version of iOS has no such switch.
  case noSuchSwitch
}
