public import DeviceHost
public import SystemPolicy
public import Testing
import VirtualTime

/// What a phone is like when a test begins.
public struct PhoneSettings: Sendable {
  var law: Law
  var zone: Zone
  var instant: Instant
  var waiting: Waiting
  var clockStep: Interval

  /// Describes a phone.
  ///
  ///     PhoneSettings(ios: .version(17, 4), reading: .apple, assuming: [.backgroundQueue])
  ///
  /// - Parameters:
  ///   - ios: The version of iOS, such as `17` or `.version(17, 4)`.
  ///   - zone: The name of its time zone.
  ///   - start: What its clock shows at first, such as `2026-03-06 07:55`.
  ///   - reading: The sources that are believed where sources disagree.
  ///   - assuming: Sides of disputes to take instead.
  ///   - waiting: On whose clock an app's timers and sleeping tasks wait: the phone's, or the
  ///     machine's.
  ///   - clockStep: How far each reading of the clock by the app's code moves what it shows, for
  ///     code that tells moments apart by `Date()`; nothing unless it is said.
  ///   - place: Where a mistake in them is reported.
  public init(
    ios: VirtualPhone.Version = .newest,
    zone: String = "UTC",
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
    self.zone = Zone(named: zone) ?? .utc
    if Zone(named: zone) == nil {
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
  /// Describes a phone whose reading is written as text, as Belfry 0.3 had it.
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
  /// Reads the name of a reading; one that there is not fails the test.
  init(_ name: String, at place: SourceLocation) {
    if Reading(rawValue: name) == nil {
      fail("there is no reading \"\(name)\"; write seeds, apple or field", at: place)
    }
    self = Reading(rawValue: name) ?? .seeds
  }
}

extension CivilDateTime {
  /// Reads `2026-03-06 07:55`.
  init?(writtenAs text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let date = CivilDate(parsing: Array(parts[0].utf8)),
      let time = CivilTime(parsing: Array(parts[1].utf8))
    else { return nil }
    self.init(date: date, time: time)
  }
}
