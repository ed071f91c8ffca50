import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Requests that wait for dates, on phones that travel and whose clocks are set.
@Suite struct DatesTests {
  private static let zones = [
    "Europe/London", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "Africa/Cairo",
    "Pacific/Apia",
  ].map { Zone(named: $0)! }

  /// A phone with one app, in London, at an instant.
  private func phone(at start: Instant, _ law: Law = Law()) -> Phone {
    var phone = Phone(law)
    phone.device = Device(startingAt: start, zone: Self.zones[0])
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    phone.send(.user(.leaves(Phone.app)))
    return phone
  }

  private static func adds(_ number: UInt32, _ trigger: Trigger) -> Event {
    let request = Request(
      identifier: TextNumber(rawValue: number),
      content: Phone.content(),
      trigger: trigger
    )
    return .app(Phone.app, .adds(request))
  }

  private static func pattern(_ components: [DateComponent: Int], in zone: Zone? = nil)
    -> DatePattern
  {
    var pattern = DatePattern()
    for component in DateComponent.allCases { pattern[component] = components[component] }
    pattern.zone = zone
    return pattern
  }

  private static let noon = Instant(seconds: 1_780_000_000 / 86400 * 86400 + 43200)

  /// One request of each kind, no two of them due at once.
  private static let requests: [Event] = [
    adds(0, .calendar(pattern([.hour: 20, .minute: 1]), repeats: true)),
    adds(1, .calendar(pattern([.hour: 20], in: zones[1]), repeats: true)),
    adds(2, .calendar(pattern([.day: 31, .hour: 8, .minute: 15]), repeats: true)),
    adds(3, .calendar(pattern([.year: 2026, .month: 12, .day: 24, .hour: 18]), repeats: false)),
    adds(4, .calendar(pattern([.hour: 24]), repeats: true)),
    adds(5, .interval(Interval(seconds: 90_000), repeats: false)),
    adds(6, .interval(Interval(seconds: 100_000), repeats: true)),
  ]

  @Test(arguments: Reading.allCases, zones.dropFirst())
  func `a phone that returned from a journey equals one that stayed`(
    reading: Reading,
    abroad: Zone
  ) {
    var stayed = phone(at: Self.noon, Law(reading: reading))
    for request in Self.requests { stayed.send(request) }
    var travelled = stayed
    travelled.send(.device(.moves(to: abroad)))
    #expect(travelled.device != stayed.device)
    travelled.send(.device(.moves(to: Self.zones[0])))
    #expect(travelled.device == stayed.device)
    #expect(travelled.device.snapshot == stayed.device.snapshot)
  }

  @Test(arguments: Reading.allCases, [-90_000, -3600, -1, 1, 3600])
  func `a clock that was set and set back leaves an equal phone`(
    reading: Reading,
    seconds: Int64
  ) {
    // On the other side of this dispute, a jump of more than a day leaves the dates behind.
    let follows = Side.named("follows").filter { Law.dispute($0.dispute).id == "clock-jump-ahead" }
    #expect(follows.count == 1)
    var left = phone(at: Self.noon, Law(reading: reading, assuming: follows))
    for request in Self.requests { left.send(request) }
    var handled = left
    handled.send(.device(.setsClock(clock(handled, after: seconds))))
    #expect(handled.device.wall == Self.noon + Interval(seconds: seconds))
    #expect(handled.device != left.device)
    handled.send(.device(.setsClock(clock(left, after: 0))))
    #expect(handled.device == left.device)
  }

  @Test func `dates that the clock is set past fire in the order of the dates`() {
    var phone = phone(at: Self.noon)
    for (number, hour) in [17, 15, 16].enumerated() {
      let pattern = Self.pattern([.hour: hour])
      phone.send(Self.adds(UInt32(number), .calendar(pattern, repeats: false)))
    }
    phone.send(.device(.setsClock(clock(phone, after: 5 * 3600))))
    #expect(Self.deliveries(phone).map(\.name.identifier.rawValue) == [1, 2, 0])
    #expect(phone.device.snapshot.apps[0].pending.isEmpty)
  }

  @Test func `a journey is noted for every request, with the reason for its date`() {
    var phone = phone(at: Self.noon)
    for request in Self.requests { phone.send(request) }
    let count = phone.journal.entries.count
    phone.send(.device(.moves(to: Self.zones[1])))
    let noted = phone.journal.entries[count...].filter {
      if case .notification(_, .kept) = $0.effect { true } else { false }
    }
    #expect(noted.count == Self.requests.count)
    #expect(noted.allSatisfy { !$0.because.isEmpty })
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `on any journey through zones and clocks the snapshot equals the phone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let reading = Reading.allCases[Int(seed) % Reading.allCases.count]
    // Around a night on which London, and soon New York, change their clocks.
    let start = Instant(seconds: seed % 2 == 0 ? 1_774_700_000 : 1_792_800_000)
    var phone = phone(at: start, Law(reading: reading))
    var checked = Checked()
    for step in 0..<150 {
      if let event = Self.event(for: phone, &random, self) {
        phone.send(event)
      } else {
        let limit =
          phone.device.now + Interval(seconds: Int64.random(in: 1...200_000, using: &random))
        while let due = phone.device.nextWakeup(through: limit) {
          phone.send(due)
          checked.check(phone, "seed \(seed), step \(step)")
        }
      }
      checked.check(phone, "seed \(seed), step \(step)")
    }
    #expect(!Self.deliveries(phone).isEmpty, "seed \(seed): nothing was ever delivered")
  }

  /// The time on the phone's clock some seconds from now.
  private func clock(_ phone: Phone, after seconds: Int64) -> CivilDateTime {
    phone.device.zone.civil(at: phone.device.wall + Interval(seconds: seconds))
  }

  private static func deliveries(_ phone: Phone) -> [(name: NotificationName, at: Instant)] {
    phone.journal.entries.compactMap { entry in
      if case .notification(let name, .delivered) = entry.effect {
        (name, entry.moment.instant)
      } else {
        nil
      }
    }
  }

  /// Something that may happen; nil for nothing but the passing of time.
  private static func event(
    for phone: Phone,
    _ random: inout SeededGenerator,
    _ tests: DatesTests
  ) -> Event? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .device(.moves(to: zones.randomElement(using: &random)!))
    case 1:
      let jump = Int64.random(in: -100_000...100_000, using: &random)
      return .device(.setsClock(tests.clock(phone, after: jump)))
    case 2, 3, 4:
      // Each identifier is of one kind, so that a one-shot stays one; each is added anew at times.
      let number = UInt32.random(in: 0..<8, using: &random)
      return adds(number, trigger(number, &random))
    default: return nil
    }
  }

  private static func trigger(_ number: UInt32, _ random: inout SeededGenerator) -> Trigger {
    let repeats = number % 2 == 0
    guard number < 6 else {
      let seconds = Int64.random(in: 60...100_000, using: &random)
      return .interval(Interval(seconds: seconds), repeats: repeats)
    }
    let time: [DateComponent: Int] = [
      .hour: Int.random(in: 0...4, using: &random),
      .minute: Int.random(in: 0...59, using: &random),
    ]
    let days: [[DateComponent: Int]] = [[:], [.weekday: 1], [.day: 31], [.day: 29], [.month: 2]]
    let zone = Bool.random(using: &random) ? zones.randomElement(using: &random) : nil
    let components = time.merging(days.randomElement(using: &random)!) { $1 }
    return .calendar(pattern(components, in: zone), repeats: repeats)
  }
}

/// Checks a phone after each event, from where it was left.
private struct Checked {
  var snapshot = PhoneSnapshot()
  var seen = 0
  var last = Instant(nanoseconds: .min)
  /// The requests that wait.
  var pending: Set<NotificationName> = []
  /// The one-shots that were delivered since they were added.
  var spent: Set<NotificationName> = []

  mutating func check(_ phone: Phone, _ place: String) {
    for entry in phone.journal.entries[seen...] {
      snapshot.apply(entry.effect)
      #expect(entry.moment.instant >= last, "\(place): the journal goes back")
      last = entry.moment.instant
      switch entry.effect {
      case .notification(let name, .kept(_, let due)):
        pending.insert(name)
        #expect(due.map { $0 >= entry.moment.instant } ?? true, "\(place): due in the past")
      case .notification(let name, .spent):
        #expect(pending.remove(name) != nil, "\(place): a one-shot fired twice")
        spent.insert(name)
      case .notification(let name, .addReported): spent.remove(name)
      case .notification(let name, .replaced): pending.remove(name)
      case .notification(let name, .delivered):
        let isKnown = pending.contains(name) || spent.remove(name) != nil
        #expect(isKnown, "\(place): delivered, but neither pending nor just spent")
      default: continue
      }
    }
    seen = phone.journal.entries.count
    #expect(snapshot == phone.device.snapshot, "\(place): an effect is missing")
    let due = phone.device.snapshot.apps[0].pending.compactMap(\.due).min()
    #expect(phone.device.nextDue.map { $0 >= phone.device.now } ?? true, "\(place): overdue")
    if let due { #expect(phone.device.nextDue.map { $0 <= due } ?? false, "\(place): not armed") }
  }
}
