import SystemPolicy
import Testing
import VirtualTime

@testable import VirtualDevice

/// The invariants see a phone that is not what its effects add up to, at a price that does not
/// grow.
@Suite struct InvariantsTests {
  /// A phone with an app in the background, and what follows it.
  private struct Followed {
    var phone = Phone()
    var invariants = Invariants()

    init() {
      send(.device(.installs(Phone.app, .authorized)))
      send(.user(.opens(Phone.app)))
      send(.user(.leaves(Phone.app)))
    }

    @discardableResult
    mutating func send(_ event: Event) -> String? {
      phone.send(event)
      return invariants.violation(after: event, of: phone.device, phone.journal)
    }

    /// Shows so many notifications.
    mutating func show(_ count: UInt32) {
      for number in 0..<count { #expect(send(.app(Phone.app, .adds(Phone.now(number)))) == nil) }
    }

    /// Changes the phone without an effect.
    mutating func happenUnseen() {
      var unseen = Turn(under: phone.law)
      phone.device.receive(.user(.locks), in: &unseen)
    }
  }

  @Test func `a small phone is compared with its effects after every event`() {
    var followed = Followed()
    followed.show(64)
    followed.happenUnseen()
    let violation = followed.send(.app(Phone.app, .setsBadge(3)))
    #expect(violation == "the effects do not add up to the phone")
  }

  @Test func `an inconsistency of a full phone is found soon, at the latest at the end`() {
    var followed = Followed()
    followed.show(4000)
    followed.happenUnseen()
    var soon = followed
    #expect((0..<100).contains { _ in soon.send(.app(Phone.app, .setsBadge(3))) != nil })
    // The next event may be the one after which the phone is compared.
    let next = followed.send(.app(Phone.app, .setsBadge(3)))
    let end = followed.invariants.violation(atEndOf: followed.phone.device)
    #expect(next != nil || end != nil)
  }

  @Test func `the cost of comparison grows with the events`() {
    let compared = ([1000, 2000, 4000] as [UInt32]).map { count in
      var followed = Followed()
      followed.show(count)
      return followed.invariants.comparedBytes
    }
    #expect(compared[0] > 1000 * 1000)
    #expect(compared[2] - compared[1] < 3 * (compared[1] - compared[0]))
    #expect(compared[2] < 4000 * 2 * Invariants.bytesPerEvent)
  }
}
