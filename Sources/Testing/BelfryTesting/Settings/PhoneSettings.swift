public import DeviceHost
public import SystemPolicy
import TestFrameworks
public import Testing
package import VirtualTime

/// The state of a phone at the start of a test.
///
/// ```swift
/// let settings = PhoneSettings(ios: 17, zone: "Europe/Rome", start: "2026-03-06 07:55")
/// let phone = VirtualPhone(settings)
/// #expect(phone.zone == "Europe/Rome")
/// await phone.finish()
/// ```
public struct PhoneSettings: Sendable {
  var law: Law
  var zone: Zone
  var zones: ZoneDatabase
  var instant: Instant
  var waiting: Waiting
  var clockStep: Interval

  /// Creates the settings of a phone.
  ///
  /// An unknown time zone or a malformed start is a failure of the test.
  ///
  /// - Parameters:
  ///   - ios: The version of iOS, such as `17` or `.version(17, 4)`.
  ///   - zone: The name of the time zone in the tz database.
  ///   - folder: A folder of compiled time zones, such as `/usr/share/zoneinfo`, if the phone is
  ///     not to have those of Belfry.
  ///   - start: The date and time on the clock at the start, such as `2026-03-06 07:55`.
  ///   - reading: The sources to follow where sources disagree.
  ///   - assuming: The sides of single disputes that replace the ones of the reading.
  ///   - waiting: The clock for timers and sleeping tasks of the app: the phone's or the machine's.
  ///   - clockStep: The time by which each reading of the clock by the app's code advances the
  ///     clock, for code that needs different values of `Date()`.
  ///   - place: The source location of a failure.
  public init(
    ios: VirtualPhone.Version = .newest,
    zone: String = "UTC",
    zones folder: String? = nil,
    start: String = "2026-01-01 00:00",
    reading: VirtualPhone.Reading = .seeds,
    assuming: [VirtualPhone.Side] = [],
    waiting: Waiting = .virtual,
    clockStep: Duration = .zero,
    at place: SourceLocation = #_sourceLocation
  ) {
    self.waiting = waiting
    self.clockStep = Interval(clockStep)
    if clockStep < .zero { fail("a clock step is zero or more, not \(clockStep)", at: place) }
    var version = ios
    if version < .oldest || version > OSVersion(OSVersion.newest.major, .max) {
      fail(
        "there is no iOS \(version.text) here; the phone has \(OSVersion.newest.text) instead",
        at: place
      )
      version = .newest
    }
    for side in assuming where side.known.isEmpty {
      fail("no dispute has a side \"\(side.name)\"; see belfry rules", at: place)
    }
    law = Law(version: version, reading: reading, assuming: assuming.flatMap(\.known))
    var zones = ZoneDatabase.builtIn
    if let folder {
      switch ZoneFolders.database(of: folder) {
      case .success(let database): zones = database
      case .failure(let problem): fail("\(problem.message); the phone has its own zones", at: place)
      }
    }
    self.zones = zones
    let found = zones.zone(named: zone)
    self.zone = found ?? .utc
    if found == nil {
      fail("there is no time zone \"\(zone)\"; the phone is in UTC instead", at: place)
    }
    let written = CivilDateTime(writtenAs: start)
    if written == nil {
      fail("a start is written as 2026-03-06 07:55, not \"\(start)\"", at: place)
    }
    instant = written.map(self.zone.resolve)?.earliest ?? Instant(seconds: 1_767_225_600)
  }
}

extension PhoneSettings {
  /// The same settings with a start on another day, at the same time of day, in a zone.
  package func starting(on date: CivilDate, in zone: Zone) -> PhoneSettings {
    var settings = self
    let time = self.zone.civil(at: instant).time
    settings.zone = zone
    settings.instant = zone.resolve(CivilDateTime(date: date, time: time)).earliest
    return settings
  }

  /// The same settings with another side of a dispute.
  package func taking(_ side: Side) -> PhoneSettings {
    var settings = self
    settings.law = Law(
      version: law.version,
      reading: law.reading,
      assuming: law.assumed + [side]
    )
    return settings
  }

  /// Creates settings whose reading is text, as in Belfry 0.3.
  @available(*, deprecated, message: "write reading: \"apple\" as reading: .apple")
  public init(
    ios: VirtualPhone.Version = .newest,
    zone: String = "UTC",
    start: String = "2026-01-01 00:00",
    reading: String,
    assuming: [VirtualPhone.Side] = [],
    waiting: Waiting = .virtual,
    clockStep: Duration = .zero,
    at place: SourceLocation = #_sourceLocation
  ) {
    self.init(
      ios: ios,
      zone: zone,
      start: start,
      reading: Reading(reading, at: place),
      assuming: assuming,
      waiting: waiting,
      clockStep: clockStep,
      at: place
    )
  }
}

extension Reading {
  /// Creates a reading from its name; an unknown name is a failure of the test.
  init(_ name: String, at place: SourceLocation) {
    if Reading(rawValue: name) == nil {
      fail("there is no reading \"\(name)\"; write seeds, apple or field", at: place)
    }
    self = Reading(rawValue: name) ?? .seeds
  }
}

extension CivilDateTime {
  /// Creates a date and time from a text such as `2026-03-06 07:55`.
  init?(writtenAs text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let date = CivilDate(parsing: Array(parts[0].utf8)),
      let time = CivilTime(parsing: Array(parts[1].utf8))
    else { return nil }
    self.init(date: date, time: time)
  }
}
