import Foundation
import Testing
import VirtualTime

@Suite struct SlowDatesTests {
  @Test func `a search of every day finds the matcher's dates, for every kind of pattern`() {
    let isThorough = ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1"
    var generator = SeededGenerator(seed: 5)
    var kinds = 0
    for kind in OracleTests.kinds where kind.parts != [.year, .hour] {
      kinds += 1
      for _ in 0..<(isThorough ? 1000 : 30) {
        let oracle = OracleTests.oracles.randomElement(using: &generator)!
        let after = oracle.start(&generator)
        let pattern = OracleTests.pattern(kind.parts, after, &generator)
        let slow = SlowDates(pattern: pattern, zone: oracle.zone).next(after: after)
        let fast = pattern.next(after: after, in: oracle.zone)?.instant
        let isBeyond = (fast ?? .latest) > after + Interval(seconds: 86400 * 799)
        if slow == fast || (slow == nil && isBeyond) { continue }
        let told = [slow, fast].map { $0?.text(in: oracle.zone) ?? "never" }
        Issue.record(
          """
          {\(pattern.text)} in \(oracle.zone.name) after \(after.text(in: oracle.zone)): \
          every day \(told[0]), matcher \(told[1])
          """
        )
      }
    }
    #expect(kinds == OracleTests.kinds.count - 1)
  }

  @Test func `without changes of clocks only known classes differ from Foundation`() {
    let isThorough = ProcessInfo.processInfo.environment["BELFRY_THOROUGH"] == "1"
    var generator = SeededGenerator(seed: 11)
    let oracles = ["Asia/Kolkata", "UTC", "Asia/Tokyo", "America/Phoenix"].map { Oracle(zone: $0) }
    for kind in OracleTests.kinds {
      // What is wrong everywhere: A, and what our own run adds to it, J to L.
      let parts = Set(kind.parts)
      if !parts.isDisjoint(with: [.weekdayOrdinal, .weekOfMonth]) { continue }
      if parts.isSuperset(of: [.month, .weekday]) || parts.isSuperset(of: [.weekday, .day]) {
        continue
      }
      if parts.isSuperset(of: [.year, .day]) { continue }
      for _ in 0..<(isThorough ? 5000 : 60) {
        let oracle = oracles.randomElement(using: &generator)!
        let after = oracle.start(&generator)
        let pattern = OracleTests.pattern(kind.parts, after, &generator)
        #expect(oracle.compare(pattern, after)?.text == nil)
      }
    }
  }
}
