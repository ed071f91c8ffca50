import Support
import Testing

@testable import VirtualTime

@Suite struct ZoneDatabaseTests {
  /// The end of the comparison: 2100.
  static let end: Int64 = 4_102_444_800

  @Test func `a zone that is written to a file and read again changes at the same seconds`() throws
  {
    let files = Zone.names.map { name in
      let zone = Zone(named: name)!
      let transitions = Self.transitions(of: zone)
      let first = zone.period(at: -10_000_000_000).offset
      let writer = ZoneFileWriter(firstOffset: first, transitions: transitions)
      return ZoneDatabase.File(path: name, bytes: writer.bytes)
    }
    let database = try ZoneDatabase(folder: "made", files: files)
    for name in Zone.names {
      let (ours, read) = (Zone(named: name)!, try #require(database.zone(named: name)))
      #expect(read.name == name)
      let changes = Self.transitions(of: ours).map { "\($0.second) \($0.offset)" }
      #expect(Self.transitions(of: read).map { "\($0.second) \($0.offset)" } == changes, "\(name)")
      for second in stride(from: -10_000_000_000, to: Self.end, by: 400_000_007) {
        #expect(read.period(at: second).offset == ours.period(at: second).offset, "\(name)")
      }
    }
    #expect(database.zone(named: "UTC") == .utc)
    #expect(database.zone(named: "Europe/Rome") != Zone(named: "Europe/Rome"))
    #expect(database.zone(named: "GMT+0530") == Zone(named: "GMT+0530"))
    #expect(database.zone(named: "Europe/Rmoe") == nil)
  }

  /// Rules as the files of a system end, with a zone that keeps each of them from 2030 on.
  static let rules = [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "Europe/Paris"), ("EST5EDT,M3.2.0,M11.1.0", "US/Eastern"),
    ("NST3:30NDT,M3.2.0,M11.1.0", "America/St_Johns"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Australia/Lord_Howe"),
    ("<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "Pacific/Chatham"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "America/Nuuk"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "Asia/Jerusalem"),
    ("EET-2EEST,M4.5.5/0,M10.5.4/24", "Africa/Cairo"),
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "America/Santiago"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "Europe/Dublin"),
    ("<+00>0<+02>-2,M3.5.0/1,M10.5.0/3", "Antarctica/Troll"),
    ("<-03>3", "America/Sao_Paulo"), ("MSK-3", "Europe/Moscow"),
  ]

  @Test(arguments: rules)
  func `a rule changes the clock when the zone that keeps it does`(
    rule: String,
    name: String
  ) throws {
    let start: Int64 = 1_893_456_000
    let zone = try #require(Zone(named: name))
    let writer = ZoneFileWriter(firstOffset: zone.period(at: start).offset, rule: rule)
    let read = LoadedZone(name: name, file: try ZoneFile(writer.bytes))
    for second in stride(from: start, to: Self.end, by: 86_399) {
      #expect(read.period(at: second).offset == zone.period(at: second).offset, "\(second)")
    }
    for change in Self.transitions(of: zone) where change.second > start {
      #expect(read.period(at: change.second - 1).end == change.second)
      #expect(read.period(at: change.second).start == change.second)
    }
  }

  @Test func `a rule counts days with or without February 29`() throws {
    let julian = try #require(try ZoneRule.read(Array("A0B,J60/0,J300/0".utf8)))
    let ordinal = try #require(try ZoneRule.read(Array("A0B,59/0,300/0".utf8)))
    // March 1st and, counted from zero, the 60th day.
    #expect(julian.changes(inYear: 2028).map(\.second)[0] == 1_835_481_600)
    #expect(ordinal.changes(inYear: 2028).map(\.second)[0] == 1_835_395_200)
    #expect(julian.changes(inYear: 2027)[0].second == ordinal.changes(inYear: 2027)[0].second)
  }

  @Test func `a file that is cut short or garbled is refused or read, and never crashes`() throws {
    let zone = Zone(named: "Europe/Paris")!
    let whole = ZoneFileWriter(
      firstOffset: 561,
      transitions: Array(Self.transitions(of: zone).prefix(40)),
      rule: "CET-1CEST,M3.5.0,M10.5.0/3"
    ).bytes
    var refused = 0
    for count in whole.indices {
      #expect(throws: ZoneFileError.self) { try ZoneFile(Array(whole[..<count])) }
    }
    for position in whole.indices {
      for value: UInt8 in [0, 1, 0x2c, 0x7f, 0x80, 0xff] where whole[position] != value {
        var bytes = whole
        bytes[position] = value
        guard let file = try? ZoneFile(bytes) else {
          refused += 1
          continue
        }
        let read = LoadedZone(name: "Garbled", file: file)
        for second: Int64 in [.min, -4_000_000_000, 0, 1_900_000_000, 300_000_000_000, .max] {
          let period = read.period(at: second)
          #expect(period.start <= second && (second < period.end || period.end == .max))
        }
      }
    }
    #expect(refused > 500)
  }

  static let unreadable: [(reason: ZoneFileError, bytes: [UInt8])] = [
    (.notCompiled, Array("TZif".utf8)),
    (.unknownRule, ZoneFileWriter(firstOffset: 0, rule: "CET-1CEST,M13.5.0,M10.5.0").bytes),
    (.unknownRule, ZoneFileWriter(firstOffset: 0, rule: "CET-1CEST,M3.5.0").bytes),
    (.unknownRule, ZoneFileWriter(firstOffset: 0, rule: "CET-99").bytes),
    (.unknownRule, ZoneFileWriter(firstOffset: 0, rule: "<CET-1").bytes),
    (.inconsistent, ZoneFileWriter(firstOffset: 100_000).bytes),
    (.inconsistent, ZoneFileWriter(firstOffset: 0, transitions: [(5, 60), (5, 0)]).bytes),
  ]

  @Test(arguments: unreadable.indices)
  func `a folder with a file that cannot be read is refused by the name of the file`(number: Int) {
    let (reason, bytes) = Self.unreadable[number]
    let file = ZoneDatabase.File(path: "Europe/Paris", bytes: bytes)
    let error = #expect(throws: ZoneDatabaseError.self) {
      try ZoneDatabase(folder: "made", files: [file])
    }
    #expect(error == ZoneDatabaseError(file: "Europe/Paris", reason: reason))
    #expect(error?.message(for: "made").hasPrefix("'made/Europe/Paris' ") == true)
  }

  @Test func `a folder says its release, and passes over what is no zone`() throws {
    let paris = ZoneFileWriter(firstOffset: 3600, rule: "CET-1CEST,M3.5.0,M10.5.0/3").bytes
    func release(_ files: [(String, [UInt8])]) throws -> String {
      let files = files.map { ZoneDatabase.File(path: $0.0, bytes: $0.1) }
      return try ZoneDatabase(folder: "made", files: files).release
    }
    let zi = Array("# version 2026c\n# more\n".utf8)
    #expect(try release([("Europe/Paris", paris), ("tzdata.zi", zi)]) == "2026c")
    #expect(try release([("Europe/Paris", paris), ("+VERSION", Array("2026d\n".utf8))]) == "2026d")
    #expect(try release([("Europe/Paris", paris)]) == "unknown")
    #expect(throws: ZoneDatabaseError(file: nil, reason: .notCompiled)) {
      try release([("right/Europe/Paris", paris), ("tzdata.zi", zi)])
    }
  }

  /// The transitions from the first that has one until 2100.
  static func transitions(of zone: Zone) -> [(second: Int64, offset: Int)] {
    var transitions: [(Int64, Int)] = []
    var period = zone.wholePeriod(at: -9_223_372_036)
    while period.end < end {
      period = zone.wholePeriod(at: period.end)
      transitions.append((period.start, period.offset))
    }
    return transitions
  }
}
