import BelfryTesting
import Foundation
import Testing

/// A test may ask for another phone than its suite does, and for one in another zone.
@Suite(.phone(zone: "Europe/Rome"), .timeLimit(.minutes(60))) struct NestedPhonesTests {
  @Test func `a test uses its suite's phone`() {
    #expect(VirtualPhone.current.zone == "Europe/Rome")
    #expect(NSTimeZone.default.identifier == "Europe/Rome")
  }

  @Test(.phone(zone: "Asia/Tokyo")) func `a test's own settings replace those of its suite`() async
  {
    #expect(VirtualPhone.current.zone == "Asia/Tokyo")
    #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
    await VirtualPhone.current.travel(to: "America/New_York")
    #expect(NSTimeZone.default.identifier == "America/New_York")
  }

  @Test(.phone(start: "2026-02-01 08:00"), arguments: 0..<8)
  func `many phones run side by side`(number: Int) async {
    await VirtualPhone.current.advance(by: .minutes(number))
    #expect(VirtualPhone.current.journal.isEmpty)
    #expect(NSTimeZone.default.identifier == "GMT")
  }

  @Suite(.phone(zone: "Asia/Kolkata")) struct InnerTests {
    @Test func `an inner suite comes before the outer one`() {
      #expect(NSTimeZone.default.identifier == "Asia/Kolkata")
    }

    @Test(.phone(zone: "Pacific/Auckland")) func `a release of tests precedes both`() {
      #expect(NSTimeZone.default.identifier == "Pacific/Auckland")
    }
  }
}
