import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Events that are impossible while the phone is off, the app does not run, or the phone is there.
@Suite struct PowerObjectionTests {
  private func phone(_ events: Event...) -> Device {
    var phone = Phone()
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    for event in events { phone.send(event) }
    return phone.device
  }

  @Test(arguments: [
    Event.user(.opens(Phone.app)), .user(.locks), .user(.unlocks), .user(.deletes(Phone.app)),
    .user(.installs(Phone.other)), .user(.answers(.allow)), .device(.powersOff), .device(.reboots),
    .device(.updates(Phone.app)), .device(.terminates(Phone.app)), .device(.suspends(Phone.app)),
    .device(.setsClock(CivilDateTime(date: CivilDate(daysSince1970: 3), time: .midnight))),
  ])
  func `a phone that is off has to be switched on first`(event: Event) {
    #expect(phone(.device(.powersOff)).objection(to: event) == .off)
  }

  @Test func `an app does nothing while the phone is off`() {
    let event = Phone.adds(1, after: 10)
    #expect(phone(.device(.powersOff)).objection(to: event) == .notRunning(Phone.app))
  }

  @Test func `a phone that is off can be moved and switched on`() {
    let device = phone(.device(.powersOff))
    #expect(device.objection(to: .device(.relocates(to: RegionTests.home))) == nil)
    #expect(device.objection(to: .device(.powersOn)) == nil)
    #expect(phone().objection(to: .device(.powersOn)) == .notOff)
  }

  @Test func `the phone cannot move to its own position`() {
    let device = phone(.device(.relocates(to: RegionTests.home)))
    let event = Event.device(.relocates(to: RegionTests.home))
    #expect(device.objection(to: event) == .alreadyAtPlace)
  }

  @Test func `after a start the phone has to be unlocked first`() {
    let device = phone(.device(.reboots))
    #expect(device.objection(to: .user(.opens(Phone.app))) == .locked)
    #expect(device.objection(to: .user(.deletes(Phone.app))) == .locked)
    #expect(device.objection(to: .user(.unlocks)) == nil)
  }

  @Test func `only an app in the background is suspended, and then it is silent`() {
    let suspend = Event.device(.suspends(Phone.app))
    #expect(phone().objection(to: suspend) == .notInBackground(Phone.app))
    let device = phone(.user(.leaves(Phone.app)), suspend)
    #expect(device.objection(to: suspend) == .notInBackground(Phone.app))
    #expect(device.objection(to: Phone.adds(1, after: 10)) == .suspended(Phone.app))
    #expect(device.objection(to: .user(.opens(Phone.app))) == nil)
    #expect(device.objection(to: .user(.leaves(Phone.app))) == .notInForeground(Phone.app))
    #expect(device.objection(to: .user(.forceQuits(Phone.app))) == nil)
  }

  @Test func `only an installed app is deleted, and only a deleted one installed`() {
    #expect(phone().objection(to: .user(.installs(Phone.app))) == .alreadyInstalled(Phone.app))
    let device = phone(.user(.deletes(Phone.app)))
    #expect(device.objection(to: .user(.deletes(Phone.app))) == .notInstalled(Phone.app))
    #expect(device.objection(to: .user(.opens(Phone.app))) == .notInstalled(Phone.app))
    #expect(device.objection(to: .device(.updates(Phone.app))) == .notInstalled(Phone.app))
    #expect(device.objection(to: .user(.installs(Phone.app))) == nil)
  }

  @Test func `an app can stop only what it monitors`() {
    let name = RegionName(Phone.app, TextNumber(rawValue: 1))
    let event = Event.app(Phone.app, .stopsMonitoring(name.identifier))
    #expect(phone().objection(to: event) == .notMonitored(name))
    let device = phone(.app(Phone.app, .monitors(RegionTests.region())))
    #expect(device.objection(to: event) == nil)
  }
}
