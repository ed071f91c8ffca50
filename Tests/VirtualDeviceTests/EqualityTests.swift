import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Two phones that will do the same are equal, whatever the order in which they came there.
@Suite struct EqualityTests {
  private func phone(_ events: [Event], until second: Int64 = 0) -> Device {
    var phone = Phone()
    phone.send(
      .device(.installs(Phone.app, .notDetermined)),
      .device(.installs(Phone.other, .authorized)),
      .user(.opens(Phone.other)),
      .user(.opens(Phone.app))
    )
    for event in events { phone.send(event) }
    phone.advance(to: second)
    return phone.device
  }

  @Test func `apps that add in another order make the same phone`() {
    let mine = Phone.adds(1, after: 60)
    let theirs = Phone.adds(1, after: 90, of: Phone.other)
    #expect(phone([mine, theirs]) == phone([theirs, mine]))
  }

  @Test func `a request that replaces another leaves no trace of it`() {
    let straight = phone([Phone.adds(2, after: 30), Phone.adds(1, after: 60)])
    let winding = phone([
      Phone.adds(1, after: 999), Phone.adds(2, after: 30), Phone.adds(1, after: 60),
    ])
    #expect(straight == winding)
  }

  @Test func `the order in which requests were added counts, as it can be asked for`() {
    let one = phone([Phone.adds(1, after: 60), Phone.adds(2, after: 90)])
    let two = phone([Phone.adds(2, after: 90), Phone.adds(1, after: 60)])
    #expect(one != two)
  }

  @Test func `a phone forgets a notification that was removed`() {
    let quiet = phone([], until: 1000)
    let busy = phone([Phone.adds(1, after: 60)], until: 1000)
    #expect(quiet == busy)
  }

  @Test func `two phones with the same state are equal, whatever their past`() {
    let straight = phone([])
    let winding = phone([
      .user(.leaves(Phone.app)), .user(.locks), .user(.unlocks), .user(.opens(Phone.app)),
    ])
    #expect(straight == winding)
  }

  @Test func `a full phone copies in less than ten kilobytes`() {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    phone.send(.user(.leaves(Phone.app)))
    for number in 0..<16 { phone.send(Phone.adds(UInt32(number), after: 1)) }
    phone.advance(to: 10)
    for number in 16..<80 { phone.send(Phone.adds(UInt32(number), after: 3600)) }
    let snapshot = phone.device.snapshot.apps[0]
    #expect(snapshot.pending.count == 64 && snapshot.delivered.count == 16)
    #expect(phone.device.footprint <= 10_000)
  }
}
