import Testing
import VirtualTime

@Suite struct TextTests {
  @Test(arguments: ["2026-03-08", "0001-01-01", "9999-12-31", "2024-02-29"])
  func `dates round-trip`(text: String) {
    #expect(CivilDate(parsing: text.utf8)?.text == text)
  }

  @Test(arguments: [
    "", "2026", "2026-3-8", "2026-03-08 ", " 2026-03-08", "2026-02-29", "2026-13-01", "0000-01-01",
    "2026/03/08", "-026-03-08", "２０２６-03-08", "2026-03-0８", "2026-03-", "20260308", "12026-03-08",
  ])
  func `malformed and impossible dates are rejected`(text: String) {
    #expect(CivilDate(parsing: text.utf8) == nil)
  }

  @Test(arguments: [
    ("08:00", "08:00", "08:00:00"), ("08:00:00", "08:00", "08:00:00"),
    ("08:00:30", "08:00:30", "08:00:30"), ("08:00:30.25", "08:00:30.25", "08:00:30.25"),
    ("08:00:30.250", "08:00:30.25", "08:00:30.25"), ("00:00", "00:00", "00:00:00"),
    ("23:59:59.999999999", "23:59:59.999999999", "23:59:59.999999999"),
    ("08:00:00.5", "08:00:00.5", "08:00:00.5"),
  ])
  func `times have a short and a full text`(given: String, short: String, full: String) {
    let time = CivilTime(parsing: given.utf8)
    #expect(time?.text == short)
    #expect(time?.fullText == full)
  }

  @Test(arguments: [
    "", "8:00", "08:0", "24:00", "08:60", "08:00:60", "08:00:", "08:00:30.", "08:00.5", "08:00 ",
    "08:00:30.1234567890", "0800", "08-00", "08:00:30.2x", "+8:00",
  ])
  func `malformed times are rejected`(text: String) {
    #expect(CivilTime(parsing: text.utf8) == nil)
  }

  @Test(
    arguments: [
      ("0s", 0, "0s"), ("500ms", 500_000_000, "500ms"), ("59.9s", 59_900_000_000, "59.9s"),
      ("5m", 300_000_000_000, "5m"), ("2h", 7_200_000_000_000, "2h"),
      ("1d", 86_400_000_000_000, "1d"), ("1w", 604_800_000_000_000, "1w"),
      ("1h30m", 5_400_000_000_000, "1h30m"), ("-3s", -3_000_000_000, "-3s"), ("-0s", 0, "0s"),
      ("90m", 5_400_000_000_000, "1h30m"), ("1.5h", 5_400_000_000_000, "1h30m"),
      ("1m0.25s", 60_250_000_000, "1m250ms"), ("1ns", 1, "1ns"), ("1.5us", 1500, "1.5us"),
      ("24h", 86_400_000_000_000, "1d"), ("10d", 864_000_000_000_000, "1w3d"),
      ("9223372036854775807ns", .max, "15250w1d23h47m16.854775807s"),
      ("-9223372036854775808ns", .min, "-15250w1d23h47m16.854775808s"),
      ("0.00000000000000w", 0, "0s"),
    ] as [(String, Int64, String)]
  )
  func `intervals are exact both ways`(given: String, nanoseconds: Int64, text: String) {
    let interval = Interval(parsing: given.utf8)
    #expect(interval?.nanoseconds == nanoseconds)
    #expect(interval?.text == text)
    #expect(Interval(parsing: text.utf8) == interval)
  }

  @Test(arguments: [
    "", "-", "5", "s", "5x", "5 s", "5s ", "5S", "1.s", ".5s", "1.5.5s", "30m1h", "1h1h", "1.5h30m",
    "0.5ns", "1.0000000000000000s", "9223372036854775808ns", "99999999999999999999s", "15251w",
    "+5s",
    "--5s", "1e3s", "5mss", "5u", "5n", "五s", "1h-30m", "9223372036854775807ns1ns",
  ])
  func `a text that is not an interval is rejected`(text: String) {
    #expect(Interval(parsing: text.utf8) == nil)
  }

  @Test(arguments: [
    ("+05:30", 19800, "+05:30"), ("-05:00", -18000, "-05:00"), ("+00:00", 0, "+00:00"),
    ("-04:56:02", -17762, "-04:56:02"), ("-00:00", 0, "+00:00"),
  ])
  func `offsets round-trip`(given: String, seconds: Int, text: String) {
    #expect(Zone.parseOffset(given.utf8) == seconds)
    #expect(Zone.offsetText(seconds) == text)
  }

  @Test(arguments: ["", "05:30", "+5:30", "+0530", "+05:60", "+24:00", "+05:30 ", "Z", "+"])
  func `malformed offsets are rejected`(text: String) {
    #expect(Zone.parseOffset(text.utf8) == nil)
  }

  @Test(
    arguments: [
      (1_772_953_140, 0, "America/New_York", "2026-03-08 01:59:00-05:00"),
      (1_772_953_200, 0, "America/New_York", "2026-03-08 03:00:00-04:00"),
      (0, 500_000_000, "UTC", "1970-01-01 00:00:00.5+00:00"),
      (-1, 999_999_999, "Asia/Kolkata", "1970-01-01 05:29:59.999999999+05:30"),
      (-9_000_000_000, 0, "America/New_York", "1684-10-19 03:03:58-04:56:02"),
    ] as [(Int64, Int64, String, String)]
  )
  func `an instant has its offset`(second: Int64, nano: Int64, zone: String, text: String) {
    let instant = Instant(seconds: second) + Interval(nanoseconds: nano)
    #expect(instant.text(in: Zone(named: zone)!) == text)
  }

  @Test func `no bytes crash a parser, and what one reads it writes`() {
    var generator = SeededGenerator(seed: 1)
    let letters = Array("0123456789:-.+whdmsun \u{e9}".utf8)
    for _ in 0..<20000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        Bool.random(using: &generator)
          ? letters.randomElement(using: &generator)! : UInt8.random(in: 0...255, using: &generator)
      }
      if let date = CivilDate(parsing: bytes) { #expect(Array(date.text.utf8) == bytes) }
      if let time = CivilTime(parsing: bytes) {
        #expect(CivilTime(parsing: time.text.utf8) == time)
      }
      _ = Zone.parseOffset(bytes)
      if let interval = Interval(parsing: bytes) {
        #expect(Interval(parsing: interval.text.utf8) == interval)
      }
      let any = Interval(
        nanoseconds: Int64(truncatingIfNeeded: generator.next()) >> (bytes.count * 2)
      )
      #expect(Interval(parsing: any.text.utf8) == any)
    }
  }
}
