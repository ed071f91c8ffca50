public import SystemPolicy
public import VirtualTime

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

/// How late a phone notices that it has crossed an edge: by chance, the same for a seed.
public struct Latency: Hashable, Sendable {
  /// The least it can be.
  public var least: Interval
  /// The most it can be.
  public var most: Interval
  /// What makes the numbers the same each time.
  public let seed: UInt64
  /// Where the numbers come from.
  var chance: SeededGenerator

  /// Creates a latency between two intervals.
  public init(from least: Interval, to most: Interval, seed: UInt64) {
    self.least = least
    self.most = max(least, most)
    self.seed = seed
    chance = SeededGenerator(seed: seed)
  }

  /// The next one.
  mutating func next() -> Interval {
    let span = UInt64(most.nanoseconds - least.nanoseconds) + 1
    return Interval(nanoseconds: least.nanoseconds + Int64(chance.next() % span))
  }
}

/// What an app can do about where the phone is, besides watching regions.
public enum LocationAction: Hashable, Sendable {
  /// Calls `requestState` for a region.
  case requestsState(Region)
  /// Asks to know the location.
  case asks(LocationRequest)
  /// Makes a `CLMonitor` and awaits its events.
  case opens(MonitorNumber)
  /// Adds a condition to a monitor, assuming a state if one is named.
  case monitors(Region, in: MonitorNumber, assuming: RegionState)
  /// Takes a condition out of a monitor.
  case stopsMonitoring(TextNumber, in: MonitorNumber)
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
  /// It sets out for another place, at a speed in millimetres an hour.
  case travels(to: Spot, speed: Int64)
  /// An app comes with a permission to know where it is, which nobody has to give it.
  case permits(AppNumber, LocationAuthorization)
  /// It notices crossings late.
  case isSlow(Latency)
}

/// Why something about where the phone is cannot happen.
public enum LocationObjection: Hashable, Sendable {
  /// The switch is so already.
  case alreadySwitched
  /// There is no `CLMonitor` on this version of iOS.
  case noMonitors
  /// The process has a monitor of that name.
  case monitorIsThere
  /// The process has no monitor of that name.
  case noMonitor(MonitorNumber)
  /// Nobody has said where the phone is.
  case nowhere
  /// The prompt on the screen is about notifications.
  case notAboutLocation
  /// The prompt offers other answers: the bits of these verdicts.
  case notOnThePrompt(offers: UInt16)
  /// This version of iOS has no such switch.
  case noSuchSwitch
  /// The app has never asked, so Settings does not list it.
  case notInSettings(AppNumber)
}
