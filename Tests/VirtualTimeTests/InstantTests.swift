import Testing
import VirtualTime

@Suite struct InstantTests {
  @Test func `arithmetic stops at the ends of time`() {
    #expect(Instant.latest + .day == .latest)
    #expect(Instant(nanoseconds: .min) - .day == Instant(nanoseconds: .min))
    #expect(Instant(seconds: .max) == .latest)
    #expect(Interval(seconds: .min).nanoseconds == .min)
    #expect(Instant.latest - Instant(nanoseconds: .min) == Interval(nanoseconds: .max))
  }

  @Test func `seconds round towards the past`() {
    #expect(Instant(nanoseconds: -1).seconds == -1)
    #expect(Instant(nanoseconds: -1).nanosecondOfSecond == 999_999_999)
    #expect(Instant(nanoseconds: 1_500_000_000).seconds == 1)
  }
}
