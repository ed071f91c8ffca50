public import DeviceHost
import SystemPolicy
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
  /// - Parameters:
  ///   - ios: The version of iOS, such as `17` or `17.4`.
  ///   - zone: The name of its time zone.
  ///   - start: What its clock shows at first, such as `2026-03-06 07:55`.
  ///   - reading: Which sources are believed where they disagree: `seeds`, `apple` or `field`.
  ///   - assuming: Sides of disputes to take instead.
  ///   - waiting: On whose clock an app's timers and sleeping tasks wait: the phone's, or the
  ///     machine's.
  ///   - clockStep: How far each reading of the clock by the app's code moves what it shows, for
  ///     code that tells moments apart by `Date()`; nothing unless it is said.
  ///   - place: Where a mistake in them is reported.
  public init(
    ios: Double? = nil,
    zone: String = "UTC",
    start: String = "2026-01-01 00:00",
    reading: String = "seeds",
    assuming: [String] = [],
    waiting: Waiting = .virtual,
    clockStep: Duration = .zero,
    at place: SourceLocation = #_sourceLocation
  ) {
    self.waiting = waiting
    self.clockStep = Interval(clockStep)
    if clockStep < .zero { fail("a clock step is zero or more, not \(clockStep)", at: place) }
    var version = OSVersion.newest
    if let ios {
      let tenths = Int((ios * 10).rounded())
      version = OSVersion(UInt8(clamping: tenths / 10), UInt8(tenths % 10))
    }
    if version < .oldest || version > OSVersion(OSVersion.newest.major, .max) {
      fail(
        "there is no iOS \(version.text) here; the phone has \(OSVersion.newest.text) instead",
        at: place
      )
      version = .newest
    }
    if Reading(rawValue: reading) == nil {
      fail("there is no reading \"\(reading)\"; write seeds, apple or field", at: place)
    }
    var sides: [Side] = []
    for name in assuming {
      let named = Side.named(name)
      if named.isEmpty { fail("no dispute has a side \"\(name)\"; see belfry rules", at: place) }
      sides += named
    }
    law = Law(version: version, reading: Reading(rawValue: reading) ?? .seeds, assuming: sides)
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
