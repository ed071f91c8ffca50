import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Walks every phone that a handful of events can lead to.
@Suite struct ExplorationTests {
  private static let alphabet: [Event] = [
    .user(.opens(Phone.app)), .user(.leaves(Phone.app)), .user(.forceQuits(Phone.app)),
    .user(.locks), .user(.unlocks),
    .app(Phone.app, .asks([.alert, .sound])), .app(Phone.app, .asks([.alert, .provisional])),
    .user(.answers(.allow)), .user(.answers(.dontAllow)),
    Phone.adds(1, after: 10), Phone.adds(2, after: 10),
    .app(Phone.app, .setsDelegate([.isSet, .willPresent, .didReceive])),
    .app(Phone.app, .presents(TextNumber(rawValue: 1), [.banner, .list])),
    .user(.taps(Phone.name(1))), .user(.decides(Phone.name(1), .turnOff)),
  ]

  @Test(arguments: Reading.allCases)
  func
    `in every small world the snapshot equals the phone, and nothing is shown without permission`(
      reading: Reading
    )
  {
    var start = Phone(Law(version: 17, reading: reading))
    start.send(.device(.installs(Phone.app, .notDetermined)))
    var frontier = [start]
    var seen: Set<Device> = [start.device]
    for _ in 0..<7 {
      var next: [Phone] = []
      for phone in frontier {
        for event in Self.alphabet where phone.device.objection(to: event) == nil {
          var phone = phone
          phone.send(event)
          check(phone)
          if seen.insert(phone.device).inserted { next.append(phone) }
        }
        var later = phone
        later.advance(to: later.device.now.seconds + 11)
        check(later)
        if seen.insert(later.device).inserted { next.append(later) }
      }
      frontier = next
    }
    #expect(seen.count > 500, "the world has become too small to find anything in it")
  }

  private func check(_ phone: Phone) {
    let entries = phone.journal.entries
    #expect(PhoneSnapshot(after: entries) == phone.device.snapshot)
    var snapshot = PhoneSnapshot()
    var last = Instant(nanoseconds: .min)
    var pending: Set<NotificationName> = []
    for entry in entries {
      snapshot.apply(entry.effect)
      #expect(entry.moment.instant >= last)
      last = entry.moment.instant
      switch entry.effect {
      case .notification(let name, .delivered(_, let ways)):
        let app = snapshot.apps[Int(name.app.rawValue)]
        #expect([.authorized, .provisional].contains(app.permission.status))
        #expect(app.permission.status == .authorized || ways == .list)
      case .notification(let name, .kept): pending.insert(name)
      case .notification(let name, .spent):
        #expect(pending.remove(name) != nil, "a one-shot fired twice")
      default: continue
      }
    }
  }

  @Test(arguments: alphabet)
  func `an event that cannot happen changes nothing`(event: Event) {
    let empty = Phone()
    var phone = empty
    phone.send(event)
    #expect(phone.device.objection(to: event) != nil || phone.device != empty.device)
    if empty.device.objection(to: event) != nil {
      #expect(phone.device == empty.device && phone.journal.entries.isEmpty)
    }
  }
}
