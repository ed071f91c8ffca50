import Foundation
import Testing
import VirtualTime

@testable import BelfryTesting

/// A phone in a zone that changed after the release of the app's `Calendar`.
@Suite(.phone(zone: "Africa/Casablanca", start: "2027-01-05 12:00")) struct ZoneReleaseTests {
  @Test func `a failure names the releases if Calendar and the phone differ`() async {
    VirtualPhone.current.install()
    await VirtualPhone.current.launch()
    let date = Date(timeIntervalSince1970: 1_799_150_400)
    let theirs = TimeZone(identifier: "Africa/Casablanca")?.secondsFromGMT(for: date)
    let ours = Zone(named: "Africa/Casablanca")?.offset(at: Instant(seconds: 1_799_150_400))
    let remark = VirtualPhone.current.releaseRemark
    #expect((remark == nil) == (theirs == ours))
    guard let remark else { return }
    #expect(remark.contains("the phone \(Zone.release)"))
    #expect(VirtualPhone.current.journalText().hasPrefix(remark))
  }
}
