import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Phones that are carried about, restarted, and whose apps come and go.
@Suite struct RegionTests {
  static let home = Spot(Coordinate(latitude: 12_900_000, longitude: 77_500_000)!)
  static let office = Spot(Coordinate(latitude: 12_977_500, longitude: 77_571_300)!)
  static let edge = Spot(Coordinate(latitude: 12_979_500, longitude: 77_571_300)!)

  static func region(_ number: UInt32 = 1, around spot: Spot = office) -> Region {
    Region(
      identifier: TextNumber(rawValue: number),
      center: spot.coordinate,
      radius: 300
    )
  }

  static func arrives(_ number: UInt32, repeats: Bool) -> Event {
    var region = region()
    region.notifies = .entry
    return .app(
      Phone.app,
      .adds(
        Request(
          identifier: TextNumber(rawValue: number),
          content: Phone.content(),
          trigger: .region(region, repeats: repeats)
        )
      )
    )
  }

  private static let alphabet: [Event] = [
    .user(.opens(Phone.app)), .user(.leaves(Phone.app)), .user(.forceQuits(Phone.app)),
    .user(.locks), .user(.unlocks), .user(.deletes(Phone.app)), .user(.installs(Phone.app)),
    .user(.allows(Phone.app, .always)), .user(.allows(Phone.app, .whenInUse)),
    .user(.allows(Phone.app, .denied)),
    .device(.location(.permits(Phone.app, .always))),
    .device(.relocates(to: home)), .device(.relocates(to: office)), .device(.relocates(to: edge)),
    .device(.relocates(to: home)), .device(.relocates(to: office)),
    .device(.powersOff), .device(.powersOn), .device(.reboots),
    .device(.suspends(Phone.app)), .device(.terminates(Phone.app)), .device(.updates(Phone.app)),
    .app(Phone.app, .monitors(region())), .app(Phone.app, .monitors(region(2, around: home))),
    .app(Phone.app, .stopsMonitoring(TextNumber(rawValue: 1))),
    .app(Phone.app, .asks(.alert)), .user(.answers(.allow)),
    arrives(3, repeats: true), arrives(4, repeats: false), Phone.adds(5, after: 30),
    .app(Phone.app, .adds(Phone.request(6, after: 60, repeats: true))),
    .app(Phone.app, .setsDelegate([.isSet, .willPresent, .didReceive])),
    .user(.taps(Phone.name(5))),
    .device(.setsClock(CivilDateTime(date: CivilDate(daysSince1970: 3), time: .midnight))),
  ]

  @Test(arguments: [UInt64](0..<30))
  func `in a random life the snapshot equals the phone, and a phone that is off does nothing`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let reading = Reading.allCases[Int(seed % 3)]
    var phone = Phone(Law(version: 17, reading: reading))
    phone.send(.device(.installs(Phone.app, .authorized)))
    var snapshot = PhoneSnapshot()
    var seen = 0
    for step in 0..<400 {
      if let event = Self.alphabet.randomElement(using: &random),
        phone.device.objection(to: event) == nil
      {
        phone.send(event)
      }
      if step % 3 == 0 {
        let seconds = Int64.random(in: 0...40, using: &random)
        phone.advance(to: phone.device.now.seconds + seconds)
      }
      for entry in phone.journal.entries[seen...] {
        check(entry, snapshot, "seed \(seed), step \(step)")
        snapshot.apply(entry.effect)
      }
      seen = phone.journal.entries.count
      #expect(snapshot == phone.device.snapshot, "seed \(seed), step \(step)")
      #expect(phone.device.nextDue.map { $0 >= phone.device.now } ?? true)
    }
  }

  /// Checks an effect against the face of the phone before it.
  private func check(_ entry: Journal.Entry, _ snapshot: PhoneSnapshot, _ place: String) {
    switch entry.effect {
    case .notification(_, .delivered), .notification(_, .dropped(.due)), .region(_, .crossed),
      .app(_, .launched):
      #expect(snapshot.power == .on, "\(place): \(entry.effect)")
    default: break
    }
    if case .region(let name, .crossed) = entry.effect {
      let app = snapshot.apps[Int(name.app.rawValue)]
      #expect(
        app.location.isAllowed && [.foreground, .inactive, .background].contains(app.state),
        "\(place)"
      )
      #expect(app.regions.contains(name), "\(place): not monitored")
    }
  }

  /// A phone at home with an app that monitors the office.
  private func monitoring(_ law: Law = Law()) -> Phone {
    var phone = Phone(law)
    phone.send(
      .device(.installs(Phone.app, .authorized)),
      .device(.location(.permits(Phone.app, .always))),
      .device(.relocates(to: Self.home)),
      .user(.opens(Phone.app)),
      .app(Phone.app, .monitors(Self.region()))
    )
    return phone
  }

  @Test func `a phone forgets its former places`() {
    var phone = monitoring()
    let before = phone.device
    phone.send(.device(.relocates(to: Self.office)), .device(.relocates(to: Self.home)))
    #expect(phone.device == before)
  }

  @Test func `nothing of a deleted app comes due`() {
    var phone = monitoring()
    phone.send(
      Phone.adds(5, after: 30),
      Self.arrives(4, repeats: false),
      .device(.relocates(to: Self.office))
    )
    #expect(phone.device.nextDue != nil)
    phone.send(.user(.deletes(Phone.app)))
    #expect(phone.device.nextDue == nil)
    let snapshot = phone.device.snapshot.apps[0]
    #expect(!snapshot.isInstalled && snapshot.pending.isEmpty && snapshot.regions.isEmpty)
  }

  @Test func `a restart and a relaunch leave the phone as it was`() throws {
    var phone = monitoring(Law(assuming: Side.named("after-unlock")))
    let before = phone.device
    phone.send(.device(.reboots), .user(.unlocks), .user(.opens(Phone.app)))
    #expect(phone.device == before)
  }

  @Test func `a phone with twenty regions and a full agenda copies in less than ten kilobytes`() {
    var phone = monitoring()
    for number in 10..<29 { phone.send(.app(Phone.app, .monitors(Self.region(UInt32(number))))) }
    for number in 0..<64 { phone.send(Phone.adds(UInt32(100 + number), after: 3600)) }
    #expect(phone.device.snapshot.apps[0].regions.count == 20)
    #expect(phone.device.footprint <= 10_000)
  }
}
