import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

@Suite struct DeviceTests {
  private func authorized() -> Phone {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    return phone
  }

  private func effects(_ phone: Phone) -> [Effect] { phone.journal.entries.map(\.effect) }

  @Test func `a repeating request fires every interval from when it was added`() {
    var phone = authorized()
    phone.send(.app(Phone.app, .adds(Phone.request(1, after: 60, repeats: true))))
    phone.send(.user(.leaves(Phone.app)))
    phone.advance(to: 200)
    let times = phone.journal.entries.compactMap { entry -> Int64? in
      if case .notification(_, .delivered) = entry.effect {
        entry.moment.instant.seconds
      } else {
        nil
      }
    }
    #expect(times == [60, 120, 180])
    #expect(phone.device.snapshot.apps[0].pending.map(\.due) == [Instant(seconds: 240)])
    #expect(phone.device.snapshot.apps[0].delivered.count == 1)
  }

  @Test func `prompts of two apps wait for each other`() {
    var phone = Phone()
    phone.send(
      .device(.installs(Phone.app, .notDetermined)),
      .device(.installs(Phone.other, .notDetermined)),
      .user(.opens(Phone.app)),
      .user(.opens(Phone.other)),
      .app(Phone.app, .asks(.alert)),
      .app(Phone.other, .asks(.alert))
    )
    #expect(phone.device.snapshot.prompt == Phone.app)
    phone.send(.user(.answers(.allow)))
    #expect(phone.device.snapshot.prompt == Phone.other)
    phone.send(.user(.answers(.dontAllow)))
    #expect(phone.device.snapshot.prompt == nil)
    #expect(phone.device.snapshot.apps.map(\.permission.status) == [.authorized, .denied])
  }

  @Test func `a second request of an app waits for the first and gets its result`() {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .notDetermined)), .user(.opens(Phone.app)))
    phone.send(.app(Phone.app, .asks(.alert)), .app(Phone.app, .asks(.alert)))
    phone.send(.user(.answers(.allow)))
    let told = effects(phone).filter {
      $0 == .app(Phone.app, .authorizationReported(isGranted: true))
    }
    #expect(told.count == 2)
    #expect(phone.device.objection(to: .user(.answers(.allow))) == .noPrompt)
  }

  @Test func `a process that ends closes its prompt and may ask again`() {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .notDetermined)), .user(.opens(Phone.app)))
    let tooSoon = Phone.request(1, after: 1, repeats: true)
    phone.send(.app(Phone.app, .asks(.alert)), .app(Phone.app, .adds(tooSoon)))
    #expect(phone.device.snapshot.prompt == nil)
    #expect(phone.device.snapshot.apps[0].permission.status == .notDetermined)
    phone.send(.user(.opens(Phone.app)), .app(Phone.app, .asks(.alert)))
    #expect(phone.device.snapshot.prompt == Phone.app)
  }

  @Test func `the system waits thirty seconds for a reply that never comes`() {
    var phone = authorized()
    phone.send(.app(Phone.app, .setsDelegate([.isSet, .willPresent])))
    phone.send(Phone.adds(1, after: 10))
    phone.advance(to: 39)
    #expect(!effects(phone).contains(.notification(Phone.name(1), .silenced)))
    phone.advance(to: 40)
    #expect(effects(phone).contains(.notification(Phone.name(1), .silenced)))
    let late = Event.app(Phone.app, .presents(TextNumber(rawValue: 1), .banner))
    #expect(phone.device.objection(to: late) == .notAsked(Phone.name(1)))
  }

  @Test func `a banner leaves by itself, and a later one takes its place`() {
    var phone = authorized()
    phone.send(Phone.adds(1, after: 10), Phone.adds(2, after: 12), .user(.leaves(Phone.app)))
    phone.advance(to: 11)
    #expect(phone.device.snapshot.banner == Phone.name(1))
    phone.advance(to: 16)
    #expect(phone.device.snapshot.banner == Phone.name(2))
    phone.advance(to: 17)
    #expect(phone.device.snapshot.banner == nil)
  }

  @Test func `a tap that launches reaches a delegate that is set during the launch`() {
    var phone = authorized()
    phone.send(Phone.adds(1, after: 10), .user(.forceQuits(Phone.app)))
    phone.advance(to: 20)
    phone.send(.user(.taps(Phone.name(1))))
    var late = phone
    phone.send(.app(Phone.app, .setsDelegate([.isSet, .didReceive])))
    phone.advance(to: 20)
    #expect(effects(phone).contains(.notification(Phone.name(1), .didReceiveCalled(.tap))))
    late.advance(to: 20)
    #expect(effects(late).contains(.notification(Phone.name(1), .responseLost(.tap))))
  }

  @Test func `a clock asked to go back stays where it is`() {
    var phone = authorized()
    phone.advance(to: 100)
    phone.advance(to: 50)
    #expect(phone.device.now == Instant(seconds: 100))
  }

  @Test func `a request due beyond the end of time is never due`() {
    var phone = authorized()
    phone.send(.app(Phone.app, .adds(Phone.request(1, after: .max))), .user(.leaves(Phone.app)))
    #expect(phone.device.nextDue == nil)
    phone.advance(to: 4_000_000_000)
    #expect(phone.device.snapshot.apps[0].pending.count == 1)
  }
}
