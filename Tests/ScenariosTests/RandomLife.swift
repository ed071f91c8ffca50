import SystemPolicy
import VirtualDevice
import VirtualTime

@testable import ScenarioParsing
@testable import Scenarios

/// A life at random: what happens to a phone for ten thousand events, and the script of it.
struct RandomLife {
  private(set) var device: Device
  private var turn: Turn
  private(set) var violation: String?
  private var invariants = Invariants()
  private var steps: [(after: Interval, event: Event)] = []
  private var chance: SeededGenerator
  private let pool: EventPool
  private var reacted = 0

  var law: Law { turn.law }
  var journal: Journal { turn.journal }

  init(seed: UInt64, _ law: Law, _ pool: EventPool) {
    turn = Turn(under: law)
    self.pool = pool
    chance = SeededGenerator(seed: seed)
    device = Device(startingAt: pool.script.scenarios[0].start, zone: .utc)
    for (index, app) in pool.script.scenarios[0].setting.apps.enumerated() {
      let number = AppNumber(rawValue: UInt16(index))
      send(.device(.installs(number, app.status)))
      send(.device(.entitles(number, app.entitlements)))
      // Every other app has scenes, and the others have a service extension.
      let isEven = index.isMultiple(of: 2)
      let build = app.build ?? AppBuild(hasSceneManifest: isEven, hasServiceExtension: !isEven)
      send(.device(.builds(number, build)))
      for sound in app.sounds {
        let file = SoundFile(named: pool.script.book[sound.name], length: sound.length)
        send(.device(.bundles(number, sound.name, file)))
      }
      if app.location != .notDetermined {
        send(.device(.location(.permits(number, app.location))))
      }
    }
    let setting = pool.script.scenarios[0].setting
    for fact in setting.focusFacts { send(.device(.setsUp(fact))) }
    if let latency = setting.latency { send(.device(.location(.isSlow(latency)))) }
    if let spot = setting.spot { send(.device(.relocates(to: spot))) }
  }

  /// Lives through so many events, or until something does not hold.
  mutating func live(_ count: Int) {
    var left = count
    var pause = Interval.zero
    while left > 0, violation == nil {
      if chance.next() % 4 == 0 {
        let step = pool.pauses[Int(chance.next() % UInt64(pool.pauses.count))]
        pause = Interval(nanoseconds: pause.nanoseconds + step.nanoseconds)
        let end = device.now + step
        while violation == nil, let wakeup = device.nextWakeup(through: end) {
          send(wakeup)
          left -= 1
        }
        continue
      }
      let event = pool.events[Int(chance.next() % UInt64(pool.events.count))]
      var trial = turn
      guard device.objection(to: event, in: &trial) == nil else { continue }
      steps.append((pause, event))
      pause = .zero
      send(event)
      left -= 1
    }
    violation = violation ?? invariants.violation(atEndOf: device)
  }

  private mutating func send(_ event: Event) {
    guard violation == nil else { return }
    device.receive(event, in: &turn)
    violation = invariants.violation(after: event, of: device, journal)
    // Apps react to what the phone does, as they do when a script is played.
    while reacted < journal.entries.count {
      let effect = journal.entries[reacted].effect
      reacted += 1
      for reaction in pool.script.scenarios[0].setting.reactions(to: effect) { send(reaction) }
    }
  }

  /// The life as a script that can be played again.
  var script: String {
    var scenario = pool.script.scenarios[0]
    scenario.steps = steps.map { step in
      Step(
        action: .event(step.event),
        gutter: step.after > .zero ? .elapsed(step.after) : nil,
        instant: scenario.start,
        place: scenario.place
      )
    }
    var script = pool.script
    script.scenarios = [scenario]
    return script.text
  }
}

/// A mistake of a line, and of other lines with the same beginning and the same wrong word.
private struct Mistaken: Hashable {
  let beginning: [Substring]
  let text: String

  init(_ diagnostic: Diagnostic, in lines: [String]) {
    let line = lines[Int(diagnostic.place.line) - 1]
    beginning = Array(line.split(separator: " ").prefix(2))
    // Only a name that the message contains is wrong in other lines as well.
    let name = diagnostic.text.firstMatch(of: /"[^"]+"/).map { String($0.output) }
    text = name.flatMap { line.contains($0) ? $0 : nil } ?? line
  }

  func isIn(_ line: String) -> Bool {
    guard text.hasPrefix("\"") else { return line == text }
    return Array(line.split(separator: " ").prefix(2)) == beginning && line.contains(text)
  }
}

/// Events to choose from, made of sentences written at random.
struct EventPool {
  let script: Script
  let events: [Event]
  let pauses = [1, 4, 5, 29, 60, 600, 3_600, 86_400, 700_000].map(Interval.init(seconds:))

  init(seed: UInt64) {
    var writer = ScriptWriter(seed: seed)
    let text = writer.life()
    // Every line stands for itself here: what makes no sense is left out.
    var lines = text
    var script = Script.parse(Source(name: "", text: lines.joined(separator: "\n")))
    while script.diagnostics.contains(where: { !$0.message.contains("has no expectation") }) {
      // An unknown name is reported once; other lines with it are wrong as well.
      let told = script.diagnostics.filter { !$0.message.contains("has no expectation") }
      let wrong = Set(told.map { Mistaken($0, in: lines) })
      lines = lines.filter { line in !wrong.contains { $0.isIn(line) } }
      script = Script.parse(Source(name: "", text: lines.joined(separator: "\n")))
    }
    self.script = script.script
    let written: [Event] = script.script.scenarios[0].steps.compactMap { step in
      if case .event(let event) = step.action { event } else { nil }
    }
    // One sentence in hundreds; without these, few lives are silent or hear a sound.
    let heard = written.lazy.compactMap { event -> Event? in
      guard case .app(let app, .adds(var request)) = event else { return nil }
      request.content.carries.insert(.sound)
      request.trigger = .now
      return .app(app, .adds(request))
    }
    let muted = heard.prefix(3).compactMap { event -> Event? in
      guard case .app(let app, .adds(let request)) = event else { return nil }
      return .user(.decides(NotificationName(app, request.identifier), .muteForToday))
    }
    events =
      written + [.user(.silences(true)), .user(.silences(false))] + heard.prefix(3) + muted
  }
}
