import BelfryTesting
import Foundation
import Testing

/// The issues that belong to a test with a phone, and those that only come while it runs.
@Suite(.phone) struct IssueOwnerTests {
  @Test func `an issue of no test belongs to the phone whose code records it`() async {
    let phone = VirtualPhone.current
    let other = VirtualPhone()
    let test = Test.current
    #expect(phone.owns(issueIn: test))
    await Task { #expect(phone.owns(issueIn: test)) }.value
    let (outside, inside, elsewhere) = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let outside = phone.owns(issueIn: test)
        let inside = phone.host.run { phone.owns(issueIn: test) }
        let elsewhere = other.host.run { phone.owns(issueIn: test) }
        continuation.resume(returning: (outside, inside, elsewhere))
      }
    }
    #expect(!outside && inside && !elsewhere)
    await other.finish()
  }
}
