public import Scenarios
public import SystemPolicy
import VirtualDevice
import VirtualTime

/// Plays the lives around a scenario: its run with one disturbance at one place, for each
/// disturbance and each place.
public struct Perturbing {
  /// The disturbances.
  public var disturbances: [Disturbance]
  /// The limits.
  public var budget: Budget
  /// The player of all lives.
  private var player: Player
  private var found = Perturbation(scenario: .nothing, undisturbed: .passed)
  /// The scenario with all its facts as its own.
  private var plain = Scenario.nothing
  /// The same scenario with its texts, for the surprises.
  private var ground = Surprise.Ground(.nothing, Book())
  /// The rules that the undisturbed run applied.
  private var applied = RuleSet()
  private var causes: [Surprise.Cause: Int] = [:]

  /// The limits of its runs.
  private let limits: Limits

  /// The number of journals that exist at a time: those of the undisturbed run, of the run to a
  /// place, of the run to the middle of a gap, and of a life.
  public static let journals = 4

  /// Creates the exploration of scenarios.
  ///
  /// - Parameters:
  ///   - disturbances: The disturbances.
  ///   - budget: The limits of the exploration.
  ///   - limits: The limits of a run, and of the journals that exist at a time.
  ///   - shares: The number of explorations that share the memory.
  public init(
    _ disturbances: [Disturbance],
    budget: Budget = Budget(),
    limits: Limits = .perturb,
    shares: Int = 1
  ) {
    self.disturbances = disturbances
    self.budget = budget
    self.limits = limits
    player = limits.player(journals: Self.journals * shares)
    player.isInterrupted = budget.isInterrupted
  }

  /// A Boolean value that indicates whether a run had no room for its journal.
  public var hasRunOutOfMemory: Bool { player.hasRunOutOfMemory }

  /// Plays the lives around a scenario.
  ///
  /// - Parameters:
  ///   - scenario: One of the script's scenarios.
  ///   - script: The script.
  ///   - version: The version of iOS, if not the scenario's own.
  ///   - idle: The indices of the assumptions without an effect, which make the scenario red.
  public mutating func perturb(
    _ scenario: Scenario,
    of script: Script,
    on version: OSVersion? = nil,
    idle: [Int] = []
  ) -> Perturbation {
    let eventsBefore = player.events
    player.eventsLeft = budget.eventsLeft
    var result = player.play(scenario, of: script, on: version)
    player.eventsLeft = .max
    budget.spend(player.events - eventsBefore)
    for assumption in idle { result.failAsIdle(assumption) }
    found = Perturbation(scenario: scenario, version: version, undisturbed: result.end)
    found.idle = idle
    causes = [:]
    if let stop = result.stop {
      note(stop)
      found.reached = budget.reached
    }
    guard result.end == .passed, !scenario.steps.isEmpty else { return found }
    applied = result.journal.applied
    let usable = disturbances.filter { $0.since <= result.version && !$0.isKnown(to: result) }
    var book = script.book
    let fillers = Fillers(&book)
    plain = result.scenario
    // Where the phone decided a time, the lives begin with the one that it found.
    if plain.steps.contains(where: { $0.gutter == .untilIdle }) { plain.writeGutters() }
    plain.replaceFacts(with: script.facts(of: scenario).on(version), after: [])
    ground = Surprise.Ground(plain, book)
    playOpenings(player.begin(plain, book), usable, fillers)
    let whole = Whole(scenario: plain, result: result)
    for disturbance in usable where !budget.isSpent {
      for changed in disturbance.form.scenarios(whole) {
        guard budget.takeLife() else { break }
        var life = player.begin(changed, book)
        life.allow(budget.eventsLeft)
        play(life, after: nil, disturbance)
      }
    }
    found.reached = budget.reached
    found.surprises.sort { $0.precedes($1) }
    return found
  }

  /// Plays the lives with steps between two lines.
  private mutating func playOpenings(
    _ start: Playback,
    _ disturbances: [Disturbance],
    _ fillers: Fillers
  ) {
    var trunk = start
    while let next = trunk.next {
      let steps = trunk.scenario.steps
      let now = next > 0 ? steps[next - 1].instant : steps[0].instant
      playOpening(trunk, at: now, disturbances, fillers)
      if let middle = trunk.middle(until: steps[next].instant) {
        var later = trunk
        if later.keepWindows(from: now) {
          later.wait(until: middle)
          playOpening(later, at: middle, disturbances, fillers)
        }
      }
      // Later in the gap, other things are shown and pending if something was due.
      let due = trunk.device.nextDue
      if next > 0, steps[next].instant > now, let due, due <= steps[next].instant {
        var later = trunk
        later.wait(until: steps[next].instant)
        playOpening(later, at: steps[next].instant, disturbances, fillers)
      }
      trunk.advance()
      if let stop = trunk.stop { budget.note(stop) }
      guard trunk.obstacle == nil, !budget.isSpent else { return }
    }
  }

  private mutating func playOpening(
    _ trunk: Playback,
    at instant: Instant,
    _ disturbances: [Disturbance],
    _ fillers: Fillers
  ) {
    guard let next = trunk.next else { return }
    let steps = trunk.scenario.steps
    // Nothing may part a step from the line that expects it to be impossible, or to crash.
    guard !steps[next].isAboutLastStep else { return }
    let opening = Opening(
      device: trunk.device,
      snapshot: trunk.device.snapshot,
      book: trunk.book,
      rest: steps[next...],
      fillers: fillers
    )
    let place = steps[max(0, next - 1)].place
    for disturbance in disturbances {
      guard case .later(let form) = disturbance.form else { continue }
      for events in form(opening) {
        guard budget.takeLife() else { return }
        var life = trunk
        life.allow(budget.eventsLeft)
        let here = events.filter { $0.instant == nil }.map {
          Step(.event($0.event), at: instant, place: place)
        }
        let later = events.compactMap { step in
          step.instant.map { Step(.event(step.event), at: $0, place: place) }
        }
        life.insert(here)
        if !later.isEmpty { life.insertLater(later, after: here.count) }
        for _ in here where life.obstacle == nil { life.advance() }
        budget.spend(life.events - trunk.events)
        guard life.obstacle == nil else {
          found.refused += 1
          continue
        }
        play(life, after: place, disturbance)
      }
    }
  }

  /// Plays a life to its end, or to its first surprise.
  private mutating func play(_ start: Playback, after place: Place?, _ disturbance: Disturbance) {
    found.lives += 1
    var life = start
    var seen = 0
    var lines = 0
    defer { budget.spend(life.events - start.events + lines) }
    if let stop = life.stop { return note(stop) }
    while life.next != nil {
      life.advance()
      lines += 1
      if let obstacle = life.obstacle {
        // What is reported only at the end of a run says nothing of a life that ends early.
        guard let detour = Detour(around: obstacle, at: life), life.take(detour) else { return }
      }
      while seen < life.failures.count {
        if judge(life.failures[seen], in: life, after: place, disturbance) { return }
        seen += 1
      }
      if let stop = life.stop { return note(stop) }
    }
    let end = life.finished()
    for failure in end.failures.dropFirst(seen)
    where judge(failure, in: end, after: place, disturbance) { return }
  }

  /// Notes that a limit stopped a life.
  private mutating func note(_ stop: ScenarioResult.Limit) {
    budget.note(stop)
    switch stop {
    case .totalEvents, .interruption: break
    case .events: found.noteStop(LimitReached(.scenarioEvents, limits.scenarioEvents))
    case .memory:
      player.hasRunOutOfMemory = true
      found.noteStop(LimitReached(.memory, limits.memory))
    }
  }

  /// Records a failure of a life.
  ///
  /// - Returns: A Boolean value that indicates whether it is a surprise.
  private mutating func judge(
    _ failure: Failure,
    in life: Playback,
    after place: Place?,
    _ disturbance: Disturbance
  ) -> Bool {
    let verdict = disturbance.verdict(
      on: failure,
      in: life.scenario,
      life.journal,
      knowing: applied
    )
    switch verdict {
    case nil: return false
    case .announced(let rule):
      note(ExpectedBreakage(disturbance: disturbance.name, rule: rule))
      noteLoss(failure, in: life, disturbance, rule)
      return false
    case .surprise(let consequence, let rule, let news):
      record(
        Surprise(
          disturbance,
          consequence,
          by: rule,
          news: news,
          at: life.scenario.steps[failure.step].place,
          after: place,
          in: life.scenario,
          on: ground,
          step: failure.step
        )
      )
      return true
    }
  }

  private mutating func record(_ surprise: Surprise) {
    guard plain.setting.tolerated[surprise.disturbance.name] == nil else {
      return tolerate(surprise.disturbance.name)
    }
    if let index = causes[surprise.cause] {
      let count = found.surprises[index].count + 1
      if surprise.represents(found.surprises[index]) { found.surprises[index] = surprise }
      found.surprises[index].count = count
    } else {
      causes[surprise.cause] = found.surprises.count
      found.surprises.append(surprise)
    }
  }

  private mutating func tolerate(_ name: DisturbanceName) {
    for index in found.tolerated.indices where found.tolerated[index].name == name {
      found.tolerated[index].count += 1
      return
    }
    found.tolerated.append((name, 1))
  }

  /// Records an announced breakage with its line.
  private mutating func noteLoss(
    _ failure: Failure,
    in life: Playback,
    _ disturbance: Disturbance,
    _ rule: RuleNumber?
  ) {
    guard let consequence = Consequence(of: failure, in: life.scenario, life.journal),
      plain.setting.tolerated[disturbance.name] == nil
    else { return }
    let loss = AnnouncedLoss(
      disturbance: disturbance.name,
      consequence: consequence,
      place: life.scenario.steps[failure.step].place,
      rule: rule
    )
    for index in found.losses.indices where found.losses[index].loss == loss {
      found.losses[index].count += 1
      return
    }
    found.losses.append((loss, 1))
  }

  private mutating func note(_ breakage: ExpectedBreakage) {
    for index in found.expected.indices where found.expected[index].breakage == breakage {
      found.expected[index].count += 1
      return
    }
    found.expected.append((breakage, 1))
  }
}
