import ScenarioParsing
import Scenarios
import Support
import SystemPolicy
import Testing
import VirtualDevice
import VirtualTime

@testable import Exploration

/// The memory that the lives around a long scenario keep, counted at three lengths.
@Suite struct LimitTests {
  private static func script(_ lines: String, _ facts: String = "") throws -> Script {
    let text =
      "scenario \"a\"\ndevice has authorization authorized\n\(facts)@08:00 user opens app\n"
      + lines
    let (script, mistakes) = Script.parse(Source(name: "a.scenario", text: text))
    try #require(mistakes.isEmpty, "\(mistakes)")
    return script
  }

  /// A scenario of which each line gives every disturbance an occasion.
  private static func long(_ count: Int) throws -> Script {
    try script(
      """
      repeat \(count) times as n
      app asks for alert
      app sets delegate
      app adds "r<n>" after 10h title "R"
      user locks device
      user unlocks device
      user leaves app
      @+1h user opens app
      end
      @+1h expect no crash

      """
    )
  }

  @Test(arguments: [20, 40, 80])
  func `scenarios that a disturbance makes exist one at a time`(_ count: Int) throws {
    let script = try Self.long(count)
    let scenario = script.scenarios[0]
    let whole = Whole(scenario: scenario, result: script.play(scenario))
    var made = 0
    for disturbance in Disturbance.all {
      var taken = 0
      for changed in disturbance.form.scenarios(whole) {
        taken += 1
        #expect(changed.steps.count >= scenario.steps.count - 1)
        if taken == 3 { break }
      }
      #expect(taken <= 3, "\(disturbance.id)")
      made += taken
    }
    #expect(made > 10)
  }

  @Test func `a scenario is made when it is taken, and none after the last that is wanted`() {
    var made: [Int] = []
    let scenarios =
      ChangedScenarios([1, 2, 3]) { number -> Scenario? in
        made.append(number)
        return number == 2 ? nil : .nothing
      }
      + ChangedScenarios([4, 5]) { number -> Scenario? in
        made.append(number)
        return .nothing
      }
    #expect(made.isEmpty)
    var taken = 0
    for _ in scenarios {
      taken += 1
      if taken == 3 { break }
    }
    #expect(taken == 3 && made == [1, 2, 3, 4])
  }

  /// The surprises around a scenario of which each line is one.
  private static func surprises(_ count: Int) throws -> [Surprise] {
    let script = try script(
      """
      app adds "a" daily at 09:00 title "A"
      user leaves app
      repeat \(count) times
      @+1d expect "a" delivered
      end

      """,
      "zone Europe/Berlin\nstart 2026-01-01 08:00\n"
    )
    let names: [DisturbanceName] = [.powerOff, .zone, .clockForward, .clockBack, .clocks]
    var perturbing = Perturbing(Disturbance.all.filter { names.contains($0.name) })
    return perturbing.perturb(script.scenarios[0], of: script).surprises
  }

  @Test func `the lives of surprises keep what differs, at three lengths`() throws {
    var counts: [Int] = []
    var each: [Int] = []
    for count in [8, 16, 32] {
      let surprises = try Self.surprises(count)
      try #require(!surprises.isEmpty)
      for surprise in surprises {
        // The life is whole all the same: its failing step is the expectation.
        let step = surprise.life.steps[surprise.step]
        #expect(step.place == surprise.place)
      }
      counts.append(surprises.count)
      each.append(surprises.map(\.ownSteps).max() ?? 0)
    }
    // As many for a long scenario as for a short one.
    #expect(each[2] <= each[0] + 2 && each[2] < 20, "\(each)")
    #expect(counts[2] >= counts[0], "\(counts)")
  }

  /// The scenarios that disturbances and detours make are those that their differences give back.
  @Test func `a difference gives the scenario back`() throws {
    let script = try Self.long(6)
    let scenario = script.scenarios[0]
    let whole = Whole(scenario: scenario, result: script.play(scenario))
    var own = 0
    for disturbance in Disturbance.all {
      for changed in disturbance.form.scenarios(whole) {
        let change = ScenarioChange(of: changed, from: scenario)
        #expect(change.scenario(from: scenario) == changed, "\(disturbance.id)")
        #expect(change.count == changed.steps.count)
        own = max(own, change.ownCount)
      }
    }
    #expect(own < 6, "a journey moves lines, and makes no others")
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      var changed = scenario
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        let index = changed.steps.indices.randomElement(using: &random)!
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed.steps.remove(at: index)
        case 1: changed.steps.insert(changed.steps[0], at: index)
        case 2: changed.steps.swapAt(index, changed.steps.count - 1)
        default: changed.steps[index].since = changed.steps[index].instant
        }
      }
      let change = ScenarioChange(of: changed, from: scenario)
      #expect(change.scenario(from: scenario) == changed)
    }
  }

  /// `Scripts/growth` counts the instructions of this.
  @Test func `a scenario that shares no line with another is stored with all its lines`() throws {
    var scenario = try Self.long(1).scenarios[0]
    let other = scenario
    let first = scenario.steps[0]
    scenario.steps = (0..<100_000).map { index in
      var step = first
      step.place.line = Int32(1_000 + index)
      return step
    }
    let change = ScenarioChange(of: scenario, from: other)
    #expect(change.ownCount == 100_000)
    #expect(change.scenario(from: other).steps.count == 100_000)
  }

  @Test func `events and lines of lives end the exploration at the same place each time`() throws {
    let script = try Self.long(10)
    func lives(_ events: Int) -> (lives: Int, reached: LimitReached?) {
      var perturbing = Perturbing(Disturbance.all, budget: Budget(mostEvents: events))
      let found = perturbing.perturb(script.scenarios[0], of: script)
      #expect(perturbing.budget.events >= events)
      return (found.lives + found.refused, found.reached)
    }
    let (few, more) = (lives(1000), lives(10_000))
    #expect(few == lives(1000))
    #expect(few.lives > 1 && more.lives > 2 * few.lives)
    #expect(few.reached == LimitReached(.events, 1000))
  }

  /// The undisturbed run, with the events that are left for all.
  @Test(arguments: [5, 60])
  func `a run in progress ends at what is left of all events`(events: Int) throws {
    let script = try Self.script(
      "app adds \"a\" every 1m title \"A\"\nuser leaves app\n@+2000m expect \"a\" pending\n"
    )
    var perturbing = Perturbing(Disturbance.all, budget: Budget(mostEvents: events))
    let found = perturbing.perturb(script.scenarios[0], of: script)
    #expect(found.reached == LimitReached(.events, events))
    #expect(found.undisturbed == .stopped)
    // The lines of a life are counted, too.
    #expect((events...events + 10).contains(perturbing.budget.events))
    #expect(found.stopped.isEmpty)
  }

  @Test func `the time ends the undisturbed run, and a life in progress`() throws {
    let script = try Self.script(
      "app adds \"a\" every 1m title \"A\"\nuser leaves app\n@+9000m expect \"a\" pending\n"
    )
    let whole = script.play(script.scenarios[0]).events
    let time = LimitReached(.time, 1)
    for questions in [0, 3, whole / 1024 + 5] {
      let clock = Clock(questions)
      let budget = Budget(stop: { clock.isOver ? time : nil })
      var perturbing = Perturbing(Disturbance.all, budget: budget)
      let found = perturbing.perturb(script.scenarios[0], of: script)
      #expect(found.reached == time && found.stopped.isEmpty)
      #expect(found.undisturbed == (questions > whole / 1024 ? .passed : .stopped))
      #expect(found.surprises.isEmpty && perturbing.budget.events <= (questions + 2) * 1024)
    }
  }

  /// A clock whose time ends after some questions.
  private final class Clock: @unchecked Sendable {
    var left: Int
    init(_ left: Int) { self.left = left }

    var isOver: Bool {
      left -= 1
      return left < 0
    }
  }

  @Test func `a life that its limit stops is counted, and its rest is not green`() throws {
    let script = try Self.script("app adds \"a\" after 1h title \"A\"\n@+2h expect no crash\n")
    let events = script.play(script.scenarios[0]).events
    var limits = Limits.perturb
    limits.scenarioEvents = events
    var perturbing = Perturbing(Disturbance.all, limits: limits)
    let found = perturbing.perturb(script.scenarios[0], of: script)
    #expect(found.undisturbed == .passed)
    #expect(found.stopped.map(\.limit) == [LimitReached(.scenarioEvents, events)])
    #expect(found.stopped[0].count > 0 && found.stopped[0].count < found.lives)
  }
}
