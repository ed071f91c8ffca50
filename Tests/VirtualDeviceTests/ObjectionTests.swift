import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Impossible events are refused, each with its own reason.
@Suite struct ObjectionTests {
  /// A phone on which a notification waits in Notification Center, with the app closed.
  private func phone() -> Phone {
    var phone = Phone(Law(version: 17))
    phone.send(.device(.installs(Phone.app, .provisional)), .user(.opens(Phone.app)))
    phone.send(Phone.adds(1, after: 10), .user(.leaves(Phone.app)))
    phone.advance(to: 20)
    return phone
  }

  @Test func `an app is installed once`() {
    let event = Event.device(.installs(Phone.app, .denied))
    #expect(phone().device.objection(to: event) == .alreadyInstalled(Phone.app))
  }

  @Test(arguments: [
    Event.user(.opens(Phone.app)), .user(.forceQuits(Phone.app)), .user(.locks),
  ])
  func `a locked phone lets no app be opened or ended`(event: Event) {
    var phone = phone()
    #expect(phone.device.objection(to: event) == nil)
    phone.send(.user(.locks))
    #expect(phone.device.objection(to: event) == .locked)
  }

  @Test func `a prompt on a locked phone waits`() {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .notDetermined)), .user(.opens(Phone.app)))
    phone.send(.app(Phone.app, .asks(.alert)), .user(.locks))
    #expect(phone.device.objection(to: .user(.answers(.allow))) == .locked)
    phone.send(.user(.unlocks), .user(.answers(.allow)))
    #expect(phone.device.snapshot.apps[0].permission.status == .authorized)
  }

  @Test(
    arguments: [
      (14, Verdict.keepProminently, true), (14, .keepQuietly, true), (14, .keepImmediately, false),
      (15, .keepProminently, false), (15, .keepQuietly, false), (15, .keepImmediately, true),
      (26, .turnOff, true), (26, .keepProminently, false),
    ] as [(UInt8, Verdict, Bool)]
  )
  func `the menu of a provisional notification depends on the version`(
    version: UInt8,
    verdict: Verdict,
    isOffered: Bool
  ) {
    let event = Event.user(.decides(Phone.name(1), verdict))
    let objection = phone().objection(to: event, under: Law(version: OSVersion(version)))
    #expect(objection == (isOffered ? nil : .notOnTheMenu(verdict)))
  }

  @Test func `locking takes the banner off the screen, and so does touching its notification`() {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    phone.send(Phone.adds(1, after: 10), .user(.leaves(Phone.app)))
    phone.advance(to: 11)
    var locked = phone
    locked.send(.user(.locks))
    #expect(phone.device.snapshot.banner != nil && locked.device.snapshot.banner == nil)
    phone.send(.user(.taps(Phone.name(1))))
    #expect(phone.device.snapshot.banner == nil && phone.device.snapshot.apps[0].delivered.isEmpty)
  }

  @Test func `the cause of a decision is searched in its own app`() throws {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)))
    phone.send(.device(.installs(Phone.other, .notDetermined)), .user(.opens(Phone.app)))
    phone.send(Phone.adds(1, after: 10), .user(.opens(Phone.other)))
    phone.send(.app(Phone.other, .asks(.alert)), .user(.answers(.dontAllow)))
    phone.advance(to: 20)
    let entries = phone.journal.entries
    let delivered = try #require(
      entries.firstIndex {
        if case .notification(_, .delivered) = $0.effect { true } else { false }
      }
    )
    let chain = phone.journal.chain(to: delivered)
    #expect(chain.count > 2)
    #expect(chain.allSatisfy { entries[$0].effect.app == Phone.app })
  }

  @Test func `a request that fired is not the cause of a later one with its name`() throws {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    phone.send(Phone.adds(1, after: 10))
    phone.advance(to: 20)
    phone.send(.app(Phone.app, .adds(Phone.now(1))))
    let silenced = try #require(
      phone.journal.entries.lastIndex { $0.effect == .notification(Phone.name(1), .silenced) }
    )
    let chain = phone.journal.chain(to: silenced).map { phone.journal.entries[$0].effect }
    #expect(!chain.contains { if case .notification(_, .kept) = $0 { true } else { false } })
  }
}
