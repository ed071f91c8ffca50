import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

/// Buttons, and what the user can do with them.
@Suite struct ResponseTests {
  private static func text(_ number: UInt32) -> TextNumber { TextNumber(rawValue: number) }

  private static let category = Category(
    identifier: text(7),
    actions: [
      Action(identifier: text(20)), Action(identifier: text(21), isTextInput: true),
      Action(identifier: text(22), options: .foreground),
    ]
  )

  private static func adds(_ number: UInt32, category: UInt32?) -> Event {
    var request = Phone.now(number)
    request.content.category = category.map(text)
    return .app(Phone.app, .adds(request))
  }

  /// A phone on which three notifications are listed: of a category, of an unknown one, of none.
  private func phone(_ category: Category = category) -> Phone {
    var phone = Phone(Law(version: 17))
    phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
    phone.send(.app(Phone.app, .setsCategories([category])))
    phone.send(.app(Phone.app, .setsDelegate([.isSet, .didReceive, .willPresent])))
    for (number, name) in [(1, 7), (2, 8), (3, nil)] as [(UInt32, UInt32?)] {
      phone.send(Self.adds(number, category: name))
      phone.send(.app(Phone.app, .presents(Self.text(number), [.banner, .list])))
    }
    phone.send(.user(.leaves(Phone.app)))
    phone.advance(to: 0)
    return phone
  }

  private func objection(
    to action: UInt32?,
    _ text: UInt32? = nil,
    on number: UInt32 = 1,
    of category: Category = category
  ) -> Objection? {
    let phone = phone(category)
    let event = Event.user(
      .performs(Phone.name(number), action: action.map(Self.text), text: text.map(Self.text))
    )
    return phone.objection(to: event)
  }

  @Test func `impossible actions with buttons are refused, each with its own reason`() {
    let known = CategoryName(Phone.app, Self.text(7))
    #expect(objection(to: 20) == nil)
    #expect(objection(to: 21, 40) == nil)
    #expect(objection(to: nil, 40) == nil)
    #expect(objection(to: 20, on: 4) == .notShown(Phone.name(4)))
    #expect(objection(to: 20, on: 3) == .response(.noCategory(Phone.name(3))))
    #expect(
      objection(to: 20, on: 2) == .response(.categoryNotSet(CategoryName(Phone.app, Self.text(8))))
    )
    #expect(objection(to: 23) == .response(.noAction(known, Self.text(23), Self.text(20))))
    #expect(objection(to: 20, 40) == .response(.takesNoText(Phone.name(1), Self.text(20))))
    #expect(objection(to: 21) == .response(.takesText(Phone.name(1), Self.text(21))))
    var mute = Self.category
    mute.actions.remove(at: 1)
    #expect(objection(to: nil, 40, of: mute) == .response(.noTextInput(known)))
    var chatty = Self.category
    chatty.actions[0].isTextInput = true
    #expect(
      objection(to: nil, 40, of: chatty)
        == .response(.severalTextInputs(Phone.name(1), Self.text(20)))
    )
  }

  @Test func `an eleventh action has no button`() {
    var category = Self.category
    category.actions = (0..<11).map { Action(identifier: Self.text(20 + $0)) }
    #expect(objection(to: 29, of: category) == nil)
    #expect(objection(to: 30, of: category) == .response(.buttonNotShown(Phone.name(1), 10)))
  }

  @Test func `only the banner on the screen can be flicked away`() {
    let phone = phone()
    func objection(_ number: UInt32) -> Objection? {
      phone.device.objection(to: .user(.flicksAway(Phone.name(number))))
    }
    #expect(objection(3) == nil && objection(1) == .response(.noBanner(Phone.name(1))))
  }

  @Test func `only a delivered response can be left open`() {
    var phone = phone()
    let event = Event.app(Phone.app, .neverCompletes(Self.text(1)))
    #expect(phone.device.objection(to: event) == .response(.notReceived(Phone.name(1))))
    phone.send(.user(.performs(Phone.name(1), action: Self.text(20), text: nil)))
    phone.advance(to: 1)
    #expect(phone.device.objection(to: event) == nil)
    phone.send(event)
    #expect(phone.journal.entries.last?.effect == .app(Phone.app, .warned(.responseNotCompleted)))
    #expect(phone.device.objection(to: event) == .response(.notReceived(Phone.name(1))))
  }

  @Test func `the order in which categories are named leaves no trace`() {
    let other = Category(identifier: Self.text(6), actions: [Action(identifier: Self.text(30))])
    func phone(_ categories: [[Category]]) -> Device {
      var phone = Phone()
      phone.send(.device(.installs(Phone.app, .authorized)), .user(.opens(Phone.app)))
      for set in categories { phone.send(.app(Phone.app, .setsCategories(set))) }
      return phone.device
    }
    #expect(phone([[Self.category, other]]) == phone([[other, Self.category]]))
    #expect(phone([[other], [Self.category]]) == phone([[Self.category]]))
    #expect(phone([[Self.category, other]]).snapshot.apps[0].categories.count == 2)
  }

  @Test func `a phone forgets the category of a removed notification`() {
    var phone = phone()
    #expect(phone.device.snapshot.labels.map(\.name) == [Phone.name(1), Phone.name(2)])
    #expect(phone.device.snapshot.category(of: Phone.name(1)) == Self.category)
    #expect(phone.device.snapshot.category(of: Phone.name(2)) == nil)
    phone.send(.user(.clearsAll))
    #expect(phone.device.snapshot.labels.isEmpty)
    #expect(PhoneSnapshot(after: phone.journal.entries) == phone.device.snapshot)
  }

  @Test func `a phone that is switched off forgets waiting responses`() {
    var phone = phone()
    phone.send(.user(.performs(Phone.name(1), action: Self.text(22), text: nil)))
    phone.send(.device(.powersOff))
    phone.advance(to: 1)
    let isTold = phone.journal.entries.contains {
      if case .notification(_, .didReceiveCalled) = $0.effect { true } else { false }
    }
    #expect(!isTold)
  }

  private static let alphabet: [Event] = [
    .user(.opens(Phone.app)), .user(.leaves(Phone.app)), .user(.forceQuits(Phone.app)),
    .user(.locks), .user(.unlocks), .user(.deletes(Phone.app)), .user(.installs(Phone.app)),
    .device(.reboots), .device(.suspends(Phone.app)), .device(.terminates(Phone.app)),
    .app(Phone.app, .asks(.alert)), .user(.answers(.allow)),
    .app(Phone.app, .setsCategories([category])), .app(Phone.app, .setsCategories([])),
    .app(Phone.app, .setsDelegate([.isSet, .didReceive])),
    adds(1, category: 7), adds(2, category: 8), adds(3, category: nil), adds(4, category: 7),
    .user(.taps(Phone.name(1))), .user(.clears(Phone.name(1))), .user(.clearsAll),
    .user(.flicksAway(Phone.name(1))), .user(.flicksAway(Phone.name(4))),
    .user(.performs(Phone.name(1), action: text(20), text: nil)),
    .user(.performs(Phone.name(4), action: nil, text: text(40))),
    .user(.performs(Phone.name(4), action: text(22), text: nil)),
    .app(Phone.app, .neverCompletes(text(1))), .app(Phone.app, .removesAllDelivered),
    .user(.changes(Phone.app, .keepsBanners(true))),
    .user(.changes(Phone.app, .turns(.lockScreen, on: false))),
  ]

  @Test(arguments: [UInt64](0..<30))
  func `in a random life the snapshot equals the phone`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let reading = Reading.allCases[Int(seed % 3)]
    var phone = Phone(Law(version: OSVersion([10, 12, 17][Int(seed % 3)]), reading: reading))
    phone.send(.device(.installs(Phone.app, .authorized)))
    var second: Int64 = 0
    for _ in 0..<400 {
      let event = Self.alphabet[Int(random.next() % UInt64(Self.alphabet.count))]
      if phone.objection(to: event) == nil { phone.send(event) }
      if random.next() % 3 == 0 { second += Int64(random.next() % 8) }
      phone.advance(to: second)
      #expect(PhoneSnapshot(after: phone.journal.entries) == phone.device.snapshot)
    }
  }
}
