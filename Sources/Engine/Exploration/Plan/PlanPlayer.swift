import ScenarioParsing
public import Scenarios
import SystemPolicy
import VirtualDevice
public import VirtualTime

/// Plays plans on a virtual phone.
public struct PlanPlayer {
  let choices: PlanChoices
  private var player: Player
  private let mostEvents: Int
  private let mostMemory: Int

  /// The maximum number of requests that may end the app.
  private static let mostCrashes = 50

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - choices: The choices.
  ///   - mostEvents: The maximum number of events of all lives.
  ///   - mostMemory: The maximum number of bytes of the journals that exist at a time.
  public init(
    _ choices: PlanChoices,
    mostEvents: Int = Limits.plan.events,
    mostMemory: Int = Limits.plan.memory
  ) {
    self.choices = choices
    self.mostEvents = mostEvents
    self.mostMemory = mostMemory
    // The journal of a first play, which says how long a life is, exists beside that of the life.
    player = Player(mostEvents: mostEvents, mostJournalBytes: max(1, mostMemory / 2))
  }

  /// The number of events of all lives that it has played.
  public var events: Int { player.events }

  /// Returns the limit that stopped a life; nil if none did.
  private func limit(of result: ScenarioResult) -> LimitReached? {
    switch result.stop {
    case .events, .totalEvents: LimitReached(.events, mostEvents)
    case .memory: LimitReached(.memory, mostMemory)
    case .interruption: .signal
    case nil: nil
    }
  }

  /// Plays a scenario with the events that are left.
  private mutating func play(_ script: Script) -> ScenarioResult {
    player.mostEvents = max(1, mostEvents - player.events)
    return player.play(
      script.scenarios[0],
      of: script,
      on: choices.version,
      reading: choices.reading
    )
  }

  /// Plays a plan for its span, in a zone or in its own; a plan without a zone is played in UTC.
  public mutating func play(
    _ plan: Plan,
    named name: String,
    in chosen: Zone?
  ) throws(PlanMistake) -> PlanLife {
    let zone = chosen ?? plan.zone ?? .utc
    let start = choices.start ?? plan.start(in: zone)
    if case .gap(let gap) = zone.resolve(start) {
      let first = zone.civil(at: gap.transition)
      throw PlanMistake(
        "the clock in \(zone.name) never shows \(start.text)",
        help: "begin the list at \(first.text)"
      )
    }
    let played = try played(plan, named: name, in: zone)
    var search = PlanSearch(played.result, choices)
    if plan.date == nil, choices.start == nil {
      search.isStartKnown = false
    } else {
      search.asked = plan.asked(in: zone)
    }
    search.read()
    search.addImpossible(plan.requests)
    search.addCrashes(played.crashes)
    search.sort()
    var life = search.life
    life.isZoneAssumed = chosen == nil && plan.zone == nil
    life.waiting = plan.requests.count { $0.trigger == .place }
    life.reached = limit(of: played.result)
    return life
  }

  /// Plays a scenario for the span after its last step, in a zone or in its own.
  public mutating func play(
    _ scenario: Scenario,
    of script: Script,
    in zone: Zone?
  ) throws(PlanMistake) -> PlanLife {
    var copy = script
    var adapted = scenario
    // What happens is shown of a scenario that no run plays, too.
    adapted.skip = nil
    if zone != nil {
      copy.facts.removeAll { $0.value.isZone }
      adapted.facts.removeAll { $0.value.isZone }
    }
    // Only the steps are played on; an expectation was about another end.
    var steps: [Step] = []
    for step in adapted.steps {
      if case .expect(let expectation) = step.action,
        expectation.subject != .isSo(.impossible(true))
      {
        guard let gutter = step.gutter else { continue }
        var waiting = step
        waiting.gutter = gutter
        waiting.action = .expect(Expectation(.noCrash))
        steps.append(waiting)
      } else {
        steps.append(step)
      }
    }
    adapted.steps = steps
    copy.scenarios = [adapted]
    let head = zone.map { "zone \($0.name)\n" } ?? ""
    let result = try result(of: head + copy.text, crashes: true)
    var search = PlanSearch(result, choices)
    search.read()
    search.sort()
    var life = search.life
    life.reached = limit(of: result)
    return life
  }

  /// A plan that was played, with the requests that end the app.
  struct Played {
    var result: ScenarioResult
    var text: String
    var crashes: [PlanCrash] = []
  }

  /// Plays a plan without the requests that end the app, one after the other.
  mutating func played(
    _ plan: Plan,
    named name: String,
    in zone: Zone
  ) throws(PlanMistake) -> Played {
    var skipped: Set<Int> = []
    var crashes: [PlanCrash] = []
    while true {
      let planned = PlanScenario(plan, named: name, in: zone, choices, without: skipped)
      let result = try result(of: planned.text, crashes: false)
      guard let crash = result.crash, skipped.count < Self.mostCrashes else {
        return Played(result: result, text: planned.text, crashes: crashes)
      }
      let added = plan.requests.indices.filter {
        !skipped.contains($0) && plan.requests[$0].sentence(in: zone) != nil
      }
      let index = crash.step - PlanScenario.stepsBefore
      guard added.indices.contains(index) else {
        return Played(result: result, text: planned.text, crashes: crashes)
      }
      skipped.insert(added[index])
      crashes.append(
        PlanCrash(
          identifier: plan.requests[added[index]].identifier,
          exception: crash.exception,
          rule: crash.rule
        )
      )
    }
  }

  /// Plays a script for the span after its last step.
  ///
  /// - Parameter crashes: A Boolean value that indicates whether time goes on after a crash.
  private mutating func result(
    of text: String,
    crashes: Bool
  ) throws(PlanMistake) -> ScenarioResult {
    // The script is read twice, because only its own end says how long it goes on.
    let first = try script(text + Self.end(after: .minute))
    guard let last = first.scenarios[0].steps.dropLast().last?.instant else {
      throw PlanMistake("the scenario has no step")
    }
    let short = play(first)
    if !crashes, short.crash != nil { return short }
    if let failure = short.failures.first, case .impossible = failure.reason {
      let line = Int(short.scenario.steps[failure.step].place.line)
      throw PlanMistake("a step of the scenario cannot happen", line: line)
    }
    let device = short.device
    guard device.now > last || short.isStopped else {
      throw PlanMistake("the app crashes, so the scenario does not reach its end")
    }
    let now = device.zone.civil(at: device.moment.wall - .minute)
    let end = device.zone.resolve(choices.span.end(from: now)).earliest
    guard end < ScenarioYears.end else { throw .pastLastDate(from: now) }
    let rest = end - (device.moment.wall - .minute)
    guard rest > .zero else { throw PlanMistake("the end is out of reach") }
    return play(try script(text + Self.end(after: rest)))
  }

  /// The last date that a plan can reach in every zone.
  fileprivate static let lastDate = CivilDate(
    year: ScenarioYears.all.upperBound,
    month: 12,
    day: 31
  )!

  private static func end(after interval: Interval) -> String {
    "@+\(interval.text) expect no crash\n"
  }

  private func script(_ text: String) throws(PlanMistake) -> Script {
    let (script, mistakes) = Script.parse(Source(name: "plan", text: text))
    if let mistake = mistakes.first {
      // No line of the list has it, so it is about the date of all.
      if mistake.kind == .yearOutOfRange { throw .pastLastDate() }
      throw PlanMistake("\(mistake.message): `\(mistake.line)`", help: mistake.help)
    }
    guard !script.scenarios.isEmpty else { throw PlanMistake("there is no scenario") }
    return script
  }
}

extension Fact {
  /// Indicates whether the fact states the zone of the phone.
  fileprivate var isZone: Bool { if case .zone = self { true } else { false } }
}

extension PlanMistake {
  /// Returns the mistake of a plan whose span ends after the last date.
  ///
  /// - Parameter start: The start of the plan; nil if it is not known.
  fileprivate static func pastLastDate(from start: CivilDateTime? = nil) -> PlanMistake {
    let last = PlanPlayer.lastDate
    let days = start.map { last.daysSince1970 - $0.date.daysSince1970 } ?? 0
    return PlanMistake(
      "the plan goes on after \(last.text), the last date that it can reach",
      help: days > 0 ? "write --for \(days)d" : "begin it earlier, such as on 2260-12-31"
    )
  }
}

/// A request that ends the app when its trigger is created.
struct PlanCrash {
  var identifier: String
  var exception: Exception
  var rule: RuleNumber?
}

extension ScenarioResult {
  /// The first step that ends the app, with the exception and the rule.
  fileprivate var crash: (step: Int, exception: Exception, rule: RuleNumber?)? {
    for entry in journal.entries {
      if case .app(_, .crashed(let exception)) = entry.effect, entry.origin.step >= 0 {
        return (Int(entry.origin.step), exception, entry.because.mostSpecificFirst.first)
      }
    }
    return nil
  }
}
