import Foundation
import Support
import Testing
import VirtualTime

@Suite struct ZoneTests {
  static let zones = [
    "Africa/Cairo", "Africa/Casablanca", "Africa/El_Aaiun", "Africa/Johannesburg", "Africa/Juba",
    "Africa/Lagos", "Africa/Monrovia", "America/Adak", "America/Anchorage", "America/Asuncion",
    "America/Bogota", "America/Caracas", "America/Chicago", "America/Havana", "America/Los_Angeles",
    "America/Mexico_City", "America/New_York", "America/Nuuk", "America/Port-au-Prince",
    "America/Santiago", "America/Sao_Paulo", "America/Scoresbysund", "America/St_Johns",
    "America/Tijuana", "Antarctica/Casey", "Antarctica/Troll", "Asia/Amman", "Asia/Beirut",
    "Asia/Dhaka", "Asia/Famagusta", "Asia/Gaza", "Asia/Hebron", "Asia/Jerusalem", "Asia/Kathmandu",
    "Asia/Kolkata", "Asia/Pyongyang", "Asia/Tehran", "Asia/Tokyo", "Asia/Vladivostok",
    "Atlantic/Azores", "Australia/Adelaide", "Australia/Lord_Howe", "Australia/Sydney",
    "Europe/Chisinau", "Europe/Dublin", "Europe/Istanbul", "Europe/Kyiv", "Europe/Lisbon",
    "Europe/London", "Europe/Moscow", "Europe/Paris", "Europe/Volgograd", "Pacific/Apia",
    "Pacific/Auckland", "Pacific/Chatham", "Pacific/Easter", "Pacific/Fiji", "Pacific/Kiritimati",
    "Pacific/Kwajalein", "Pacific/Norfolk", "Pacific/Tongatapu", "US/Eastern", "EST5EDT",
    "Etc/GMT+5",
  ]

  /// The zones whose transitions are compared: all of them where `BELFRY_THOROUGH=1`.
  static let compared =
    ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1"
    ? Zone.names.filter { TimeZone(identifier: $0) != nil } : zones

  @Test(arguments: compared)
  func `every transition from 1970 to 2100 is Foundation's, outside the spans of another release`(
    name: String
  ) throws {
    let ours = try #require(Zone(named: name))
    let theirs = try #require(TimeZone(identifier: name))
    var changes: [String] = []
    var instant = Instant(seconds: 0)
    while let next = ours.nextTransition(after: instant),
      next.seconds < ReleaseSpans.compared.upperBound
    {
      if !ReleaseSpans.touch(ours, next.seconds...next.seconds) {
        changes.append("\(next.seconds) \(ours.offset(at: next))")
      }
      instant = next
    }
    let expected = ReleaseSpans.transitions(of: theirs)
      .filter { !ReleaseSpans.touch(ours, $0.second...$0.second) }
      .map { "\($0.second) \($0.offset)" }
    #expect(changes == expected)
  }

  @Test func `the zones and spans in which Foundation has another release are listed`() {
    let names = Set(Self.zones + OracleTests.zones + Self.changed).sorted()
    let text = names.compactMap(Zone.init(named:)).map(ReleaseSpans.text).joined()
    let releases = "\(TimeZone.timeZoneDataVersion)-\(Zone.release)"
    #expect(text.isEmpty == (TimeZone.timeZoneDataVersion == Zone.release))
    if !text.isEmpty { expect(text, matchesGolden: "zones-\(releases).txt") }
  }

  /// The zones that changed since release 2025b, beside those of the other lists.
  static let changed = [
    "America/Edmonton", "America/Vancouver", "America/Winnipeg", "America/Inuvik",
    "America/Tijuana", "Europe/Chisinau", "Africa/Casablanca", "Africa/El_Aaiun", "Asia/Tbilisi",
    "Asia/Ho_Chi_Minh",
  ]

  @Test func `every zone of Foundation is known`() {
    let unknown = TimeZone.knownTimeZoneIdentifiers.filter { Zone(named: $0) == nil }
    #expect(unknown == [])
    #expect(TimeZone.knownTimeZoneIdentifiers.count > 400)
  }

  @Test func `the release is not older than Foundation's`() {
    #expect(Zone.release >= TimeZone.timeZoneDataVersion)
  }

  @Test func `Casablanca, Vancouver and Edmonton have the rules of 2026`() throws {
    let winter = Instant(seconds: 1_800_000_000)
    for (name, offset) in [
      ("Africa/Casablanca", 0), ("America/Vancouver", -7), ("America/Edmonton", -6),
    ] {
      #expect(try #require(Zone(named: name)).offset(at: winter) == offset * 3600, "\(name)")
    }
  }

  @Test func `names are sorted, found, and as they were asked for`() {
    let names = Zone.names
    let pairs = zip(names, names.dropFirst())
    #expect(pairs.allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.allSatisfy { Zone(named: $0)?.name == $0 })
    #expect(Zone(named: "UTC") == .utc)
    #expect(Zone.utc.name == "UTC")
    for name in [
      "", "utc", "Europe", "Europe/Rom", "Europe/Romeo", "GMT+05", "GMT+0560", "GMT+1801",
    ] {
      #expect(Zone(named: name) == nil)
    }
  }

  @Test(arguments: [
    ("GMT+0530", 19800), ("GMT-0800", -28800), ("GMT+1800", 64800), ("GMT-1800", -64800),
    ("GMT", 0), ("GMT+0045", 2700),
  ])
  func `fixed zones are Foundation's`(name: String, seconds: Int) throws {
    let zone = try #require(Zone(fixedOffset: seconds))
    #expect(zone.name == name)
    #expect(Zone(named: name) == zone)
    #expect(zone.offset(at: Instant(seconds: 0)) == seconds)
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == nil)
    #expect(TimeZone(secondsFromGMT: seconds)?.identifier == name)
  }

  @Test func `there is no fixed zone of seconds or of more than 18 hours`() {
    #expect(Zone(fixedOffset: 19801) == nil)
    #expect(Zone(fixedOffset: 64860) == nil)
  }

  @Test(
    arguments: [
      ("new york", ["America/New_York"]), ("America/NewYork", ["America/New_York"]),
      ("america/new_york", ["America/New_York"]), ("Amercia/New_York", ["America/New_York"]),
      ("Europe/Lodnon", ["Europe/London"]), ("kolkata", ["Asia/Kolkata"]),
      ("Tokio", ["Asia/Tokyo"]),
      ("Europe/Romee", ["Europe/Rome"]), ("utc", ["UTC"]), ("", []), ("xyzzyxyzzy", []),
      (String(repeating: "a", count: 10000), []),
    ] as [(String, [String])]
  )
  func `a name that does not exist suggests one that does`(wrong: String, names: [String]) {
    let nearest = Zone.nearest(to: wrong)
    #expect(nearest.prefix(1) == names.prefix(1), "\(nearest)")
    #expect(nearest.count <= 3)
  }
}
