import ScenarioParsing
import Scenarios
public import SystemPolicy
public import VirtualDevice
import VirtualTime

/// The meaning of a test of real app code that fails in a disturbed life.
public enum AppVerdict: Sendable {
  /// The disturbance announces the failure: by one of its rules, or as its direct result.
  case announced(RuleNumber?)
  /// The failure is worth a report.
  case surprise(AppSurprise)
}

/// A broken expectation of real app code that a disturbance does not announce.
public struct AppSurprise: Sendable {
  /// The disturbance.
  public var disturbance: Disturbance
  /// The kind of broken expectation.
  public var consequence: Consequence
  /// The rule that decided it, where one is known.
  public var rule: RuleNumber?
  /// The first of its rules that the undisturbed life does not know, if there is one.
  public var news: RuleNumber?
  /// The life as a script, which fails at its last line if a line can express the expectation.
  public var text: String
  /// The life as the life of a scenario, if one of its lines fails.
  var life: Surprise?

  /// Creates a surprise that no line of a scenario can show.
  public init(disturbance: Disturbance, consequence: Consequence, text: String) {
    self.disturbance = disturbance
    self.consequence = consequence
    self.text = text
  }

  fileprivate init(_ life: Surprise, introducing news: RuleNumber?) {
    self.init(disturbance: life.disturbance, consequence: life.consequence, text: "")
    rule = life.rule
    self.news = news
    self.life = life
  }

  /// Returns the shortest scenario that shows the surprise, or the whole life.
  public func shortest(by shrinking: inout Shrinking) -> String {
    guard let life, let shrunk = shrinking.shrink(life) else { return text }
    return shrunk.text
  }

  /// The rule that a report names: the one that the disturbance brought in, or the deciding one.
  public var namedRule: RuleNumber? { news ?? rule }
}

extension Disturbance {
  /// Returns a Boolean value that indicates whether the undisturbed life contains the disturbance
  /// itself.
  public func isKnown(to life: AppLife) -> Bool {
    since > life.law.version || life.occurrences.contains { isLike($0.event) }
  }

  /// Judges a failed test by the effects that users and the app notice.
  ///
  /// The effects in the undisturbed life are expected in the disturbed one, and rules and
  /// consequences count as for a scenario.
  ///
  /// - Parameters:
  ///   - life: The disturbed life until the failure.
  ///   - events: The events of the disturbance.
  ///   - difference: The difference of the phone, if that is the disturbance.
  ///   - undisturbed: The undisturbed life.
  ///   - count: The number of entries of its journal at the same place of the test.
  ///   - title: The title of the test.
  public func verdict(
    on life: AppLife,
    with events: [Event],
    on difference: PhoneDifference?,
    against undisturbed: AppLife,
    until count: Int,
    titled title: String
  ) -> AppVerdict {
    var script = life.script(titled: title)
    var book = script.book
    let known = undisturbed.known
    let expectations = undisturbed.expectations(until: count).map {
      $0.translated(from: known, to: &book)
    }
    script.book = book
    let steps = script.scenarios[0].steps
    script.scenarios[0].steps += expectations.map { life.step(expecting: $0) }
    let result = script.play(script.scenarios[0])
    var announced: RuleNumber?
    var found: AppSurprise?
    for failure in result.failures {
      let verdict = verdict(
        on: failure,
        in: result.scenario,
        result.journal,
        knowing: undisturbed.journal.applied
      )
      let step = result.scenario.steps[failure.step]
      let replacing = step.action.notification.flatMap { name in
        result.journal.rules(replacing: name).first {
          !undisturbed.journal.applied.contains($0) && !expects($0)
        }
      }
      if let replacing {
        // What was replaced never comes, though another of its name does.
        var shown = script.surprise(of: self, .missing, failure, steps, step, events, difference)
        shown.isReplaced = true
        found = AppSurprise(shown, introducing: replacing)
        break
      }
      switch verdict {
      case nil: continue
      case .announced(let rule): announced = announced ?? rule
      case .surprise(let consequence, _, let news):
        if let found, found.consequence.rank <= consequence.rank { continue }
        var shown = script.surprise(of: self, consequence, failure, steps, step, events, difference)
        shown.news = news
        found = AppSurprise(shown, introducing: news)
      }
    }
    guard var found else { return .announced(announced) }
    script.scenarios[0].steps = found.life?.life.steps ?? steps
    found.text = script.disturbed(by: self)
    return .surprise(found)
  }
}

extension Script {
  /// Returns the surprise in the life of its scenario, with a line that fails.
  ///
  /// - Parameters:
  ///   - disturbance: The disturbance.
  ///   - consequence: The kind of broken expectation.
  ///   - failure: The failure of the line.
  ///   - steps: The steps before the line.
  ///   - target: The line.
  ///   - events: The events of the disturbance, which the twin of the life does not have.
  ///   - difference: The difference of the phone, which the twin of the life does not have.
  fileprivate func surprise(
    of disturbance: Disturbance,
    _ consequence: Consequence,
    _ failure: Failure,
    _ steps: [Step],
    _ target: Step,
    _ events: [Event],
    _ difference: PhoneDifference?
  ) -> Surprise {
    var life = scenarios[0]
    life.replaceFacts(with: facts(of: life), after: [])
    life.steps = steps + [target]
    var twin = life
    if case .side(let side) = difference {
      let facts = twin.facts.filter { $0.value != .assume(side) }
      twin.replaceFacts(with: facts, after: [])
    }
    var begin = 0
    for event in events {
      let index = twin.steps[begin...].firstIndex { $0.action == .event(event) }
      guard let index else { continue }
      twin.steps.remove(at: index)
      begin = index
    }
    var surprise = Surprise(
      disturbance,
      consequence,
      by: failure.rulesInOrder.first,
      at: target.place,
      in: life,
      on: Surprise.Ground(twin, book),
      step: steps.count
    )
    // The code of the app may have answered the disturbance, which a scenario cannot take back.
    surprise.hasTwin = Script(alone: twin, book).play(twin).failures.isEmpty
    if case .day = difference { surprise.keepsStart = true }
    return surprise
  }
}

extension AppLife {
  /// The life as a script, with a comment that names the disturbance.
  ///
  /// A script has to expect something, so it expects that the app does not crash.
  public func text(titled title: String, with disturbance: Disturbance) -> String {
    var script = script(titled: "\(title), with \(disturbance.id)")
    script.scenarios[0].steps.append(step(expecting: .noCrash))
    return script.disturbed(by: disturbance)
  }

  /// Returns the step at the end of the life that expects something in the whole life.
  fileprivate func step(expecting subject: Expectation.Subject) -> Step {
    var expectation = Expectation(subject)
    let shown = start.zone.civil(at: start.wall)
    let isEvent = if case .isSo = subject { false } else { true }
    if isEvent, subject != .noCrash {
      expectation.since = WrittenMoment(
        day: shown.date.daysSince1970,
        second: Int(shown.time.nanosecondOfDay / 1_000_000_000)
      )
    }
    let last = occurrences.last.map { $0.moment } ?? start
    var step = Step(
      .expect(expectation),
      at: end.instant,
      place: Place(line: 1, start: 0, end: 0)
    )
    step.gutter = Gutter(of: end, after: last)
    step.since = expectation.since == nil ? nil : start.instant
    return step
  }
}

extension Journal {
  /// Returns the rules by which a pending request was replaced, if one was.
  fileprivate func rules(replacing name: NotificationName) -> [RuleNumber] {
    let entry = entries.last { $0.effect == .notification(name, .replaced) }
    return entry?.because.mostSpecificFirst ?? []
  }
}

extension Script {
  fileprivate func disturbed(by disturbance: Disturbance) -> String {
    "# \(disturbance.id): \(disturbance.summary)\n" + text
  }
}
