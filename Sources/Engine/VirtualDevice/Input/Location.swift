public import SystemPolicy
public import VirtualTime

/// The switches of the phone on which location depends.
@frozen
public struct Radios: OptionSet, Hashable, Sendable {
  /// The bits of the set, one for each switch.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Airplane mode is on.
  public static let airplaneMode = Self(rawValue: 1 << 0)
  /// Wi-Fi is off.
  public static let wiFiOff = Self(rawValue: 1 << 1)
  /// Location Services are off, for all apps.
  public static let locationServicesOff = Self(rawValue: 1 << 2)
}

/// The delay with which a phone detects crossings: random, and the same for a seed.
public struct Latency: Hashable, Sendable {
  /// The shortest delay.
  public var least: Interval
  /// The longest delay.
  public var most: Interval
  /// The seed of the random numbers.
  public let seed: UInt64
  /// The source of the random numbers.
  var chance: SeededGenerator

  /// Creates a latency between two intervals.
  public init(from least: Interval, to most: Interval, seed: UInt64) {
    self.least = least
    self.most = max(least, most)
    self.seed = seed
    chance = SeededGenerator(seed: seed)
  }

  /// Returns the next delay.
  mutating func next() -> Interval {
    let span = UInt64(most.nanoseconds - least.nanoseconds) + 1
    return Interval(nanoseconds: least.nanoseconds + Int64(chance.next() % span))
  }
}

/// An action of an app about the location, other than monitoring regions.
public enum LocationAction: Hashable, Sendable {
  /// Calls `requestState` for a region.
  case requestsState(Region)
  /// Requests location authorization.
  case asks(LocationRequest)
  /// Requests full accuracy for now; its purpose key is in the property list, or is not.
  case asksForFullAccuracy(hasPurpose: Bool)
  /// Starts to monitor significant changes of the location.
  case monitorsSignificantChanges
  /// Stops to monitor them.
  case stopsMonitoringSignificantChanges
  /// Starts to monitor visits.
  case monitorsVisits
  /// Stops it.
  case stopsMonitoringVisits
  /// Starts location updates that go on in the background, with the location indicator.
  case startsBackgroundLocation
  /// Stops these updates.
  case stopsBackgroundLocation
  /// Makes a `CLMonitor`, and iterates over its events or does not do so yet.
  case opens(MonitorNumber, awaits: Bool)
  /// Starts to iterate over the events of a monitor.
  case awaits(MonitorNumber)
  /// Stops to iterate over the events of a monitor.
  case stopsAwaiting(MonitorNumber)
  /// Creates a `CLServiceSession` and holds it.
  case createsSession(ServiceSession)
  /// Ends a `CLServiceSession`.
  case invalidatesSession(ServiceSession)
  /// Starts to iterate over the live updates of `CLLocationUpdate`.
  case startsLiveUpdates
  /// Stops to iterate over live updates.
  case stopsLiveUpdates
  /// Adds a condition to a monitor, with an assumed state if one is named.
  case monitors(Region, in: MonitorNumber, assuming: RegionState)
  /// Removes a condition from a monitor.
  case stopsMonitoring(TextNumber, in: MonitorNumber)
}

/// The question of a location prompt.
public enum LocationPrompt: UInt8, Hashable, Sendable {
  /// May the app use the location while it is in use?
  case whenInUse
  /// May the app use the location at any time?
  case always
  /// May the app use the location at any time, in addition to while it is in use?
  case upgrade
  /// May the app use the precise location as long as it is in use?
  case fullAccuracy
  /// Was Always meant? The phone asks at a crossing.
  case confirmation

  /// The authorization that the app requested.
  var request: LocationRequest {
    self == .whenInUse || self == .fullAccuracy ? .whenInUse : .always
  }

  /// Indicates whether the app already has an authorization.
  var isLater: Bool { self == .upgrade || self == .confirmation }
}

/// An action of the user about the location.
public enum UserLocationAction: Hashable, Sendable {
  /// Turns airplane mode on and Wi-Fi off, or both back.
  case turnsAirplaneMode(isOn: Bool)
  /// Turns Wi-Fi on or off.
  case turnsWiFi(isOn: Bool)
  /// Turns Location Services on or off for all apps, in Settings.
  case turnsLocationServices(isOn: Bool)
  /// Turns Background App Refresh on or off for an app.
  case turnsRefresh(AppNumber, isOn: Bool)
  /// Answers the location prompt on the screen.
  case answers(LocationVerdict, isPrecise: Bool)
  /// Turns Precise Location on or off for an app, in Settings.
  case turnsPrecise(AppNumber, isOn: Bool)
}

/// An event of the phone about the location.
public enum DeviceLocationAction: Hashable, Sendable {
  /// The property list of an app lacks the usage string for Always, or both.
  case lacksUsage(AppNumber, LocationRequest)
  /// Sets out for another place, at a speed in millimeters per hour.
  case travels(to: Spot, speed: Int64)
  /// Gives an app a location authorization without a prompt.
  case permits(AppNumber, LocationAuthorization)
  /// Notices that the user has arrived at a place, or leaves it.
  case noticesVisit(isArrival: Bool)
  /// Delays the detection of crossings.
  case isSlow(Latency)
}

/// A reason why a location event cannot happen.
public enum LocationObjection: Hashable, Sendable {
  /// The switch already has that state.
  case alreadySwitched
  /// This version of iOS has no `CLMonitor`.
  case noMonitors
  /// The process already has a monitor with that name.
  case monitorIsThere
  /// The process has no monitor with that name.
  case noMonitor(MonitorNumber)
  /// The position of the phone is unknown.
  case nowhere
  /// The prompt on the screen is about notifications.
  case notAboutLocation
  /// The prompt offers other answers: the bits of these verdicts.
  case notOnThePrompt(offers: UInt16)
  /// This version of iOS has no such switch.
  case noSuchSwitch
  /// The app does not monitor significant changes.
  case noSignificantChanges(AppNumber)
  /// The app does not monitor visits.
  case noVisits(AppNumber)
  /// A visit has begun already, or none has.
  case visit(isOn: Bool)
  /// The app holds no such service session.
  case noSession(AppNumber, ServiceSession)
  /// The app does not iterate over live updates.
  case noLiveUpdates(AppNumber)
  /// The app has no background location updates that it could stop.
  case noBackgroundLocation(AppNumber)
  /// A restriction forbids location, so Settings cannot change the app's status.
  case isRestricted(AppNumber)
  /// The app has never asked, so Settings does not list it.
  case notInSettings(AppNumber)
}
