import Testing

@testable import VirtualTime

@Suite struct PresentTests {
  @Test func `the common search finds what the careful one finds, to the nanosecond`() {
    var generator = SeededGenerator(seed: 21)
    let zones = ["America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "UTC", "GMT+0530"]
    let kinds: [[DateComponent]] = [
      [.hour], [.hour, .minute], [.hour, .second], [.minute], [.minute, .second], [.second],
      [.weekday, .hour], [.weekday, .hour, .minute, .second], [.weekday, .minute],
    ]
    // Around 1970, the present, a change of clocks, and the end of the range.
    let places: [Int64] = [0, 1_700_000_000, 1_772_953_200, 1_793_512_800, 9_223_372_036]
    // The common search finds something in a zone that was used before.
    for zone in zones.map({ Zone(named: $0)! }) where zone.number < ZoneTable.count {
      ZoneDigest.build(Int(zone.number))
    }
    var found = 0
    for _ in 0..<20_000 {
      var pattern = DatePattern()
      for part in kinds.randomElement(using: &generator)! {
        pattern[part] = Int.random(in: part.range, using: &generator)
      }
      if Bool.random(using: &generator) { pattern.nanosecond = 250_000_000 }
      let zone = Zone(named: zones.randomElement(using: &generator)!)!
      let reach: Int64 = 40 * 86400
      let place = places.randomElement(using: &generator)!
      var after = Instant(seconds: place + .random(in: -reach...reach, using: &generator))
      after = after + Interval(nanoseconds: [0, 250_000_000, 1].randomElement(using: &generator)!)
      guard let next = pattern.presentNext(after: after, in: zone) else { continue }
      found += 1
      let careful = pattern.search(
        after: after,
        in: zone,
        weeks: .gregorian,
        resolving: Resolution()
      )
      #expect(careful?.instant == next, "\(pattern.text) in \(zone.name), \(after.nanoseconds)")
    }
    #expect(found > 8_000)
  }
}
