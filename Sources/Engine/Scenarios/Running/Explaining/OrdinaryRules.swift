import SystemPolicy
import VirtualDevice
import VirtualTime

extension RuleSet {
  /// The rules of an ordinary delivery: those that apply to a plain reminder of an app with every
  /// permission, in the background, in the foreground and on a locked phone.
  ///
  /// They say what usually happens, so they are rarely the reason why something else did.
  static func ordinary(on version: OSVersion, _ reading: Reading) -> RuleSet {
    var rules = RuleSet()
    var player = Player()
    player.reasons = .none
    for life in OrdinaryLife.allCases {
      rules.formUnion(life.rules(on: version, reading, by: &player))
    }
    return rules
  }
}

/// The lives in which nothing special happens to a reminder.
private enum OrdinaryLife: CaseIterable {
  case background, foreground, locked

  /// Returns the rules that apply in the life.
  func rules(on version: OSVersion, _ reading: Reading, by player: inout Player) -> RuleSet {
    var book = Book()
    let app = book.number(ofApp: "app")
    let texts = book.number(of: ContentTexts(title: book.number(of: "title")))
    let request = Request(
      identifier: book.number(of: "reminder"),
      content: Content(texts: texts, carries: [.alert, .sound, .badge], badge: 1),
      trigger: .interval(.minute, repeats: false)
    )
    let place = Place(line: 1, start: 0, end: 0)
    var setting = Setting()
    setting.version = version
    setting.apply(.app(app), at: place)
    setting.apply(.authorization(app, .authorized), at: place)
    let isOld = version < 14
    setting.apply(
      .replies(app, isOld ? [.alert, .sound, .badge] : [.banner, .list, .sound, .badge]),
      at: place
    )
    var events: [Event] = [.user(.opens(app)), .app(app, .adds(request))]
    switch self {
    case .background: events.append(.user(.leaves(app)))
    case .foreground: break
    case .locked: events.append(.user(.locks))
    }
    var scenario = Scenario(title: "an ordinary life", place: place, setting: setting)
    scenario.steps = events.map { event in
      Step(action: .event(event), gutter: nil, instant: scenario.start, place: place)
    }
    let expectation = Expectation(.nothingDelivered)
    scenario.steps.append(
      Step(
        action: .expect(expectation),
        gutter: nil,
        instant: scenario.start + Interval(seconds: 120),
        place: place
      )
    )
    let script = Script(sources: [], book: book, scenarios: [scenario])
    let result = player.play(scenario, of: script, on: version, reading: reading)
    return result.journal.applied
  }
}
