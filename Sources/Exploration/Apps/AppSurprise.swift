import ScenarioParsing
import Scenarios
public import SystemPolicy
import VirtualDevice
import VirtualTime

/// The meaning of a test of real app code that fails in a disturbed life.
public enum AppVerdict: Sendable {
  /// The disturbance announces it: by one of its rules, or as its direct result.
  case announced(RuleNumber?)
  /// It is worth a report.
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
  /// The life as a script, which fails at its last line.
  public var text: String

  /// Creates a surprise.
  public init(
    disturbance: Disturbance,
    consequence: Consequence,
    rule: RuleNumber? = nil,
    news: RuleNumber? = nil,
    text: String
  ) {
    self.disturbance = disturbance
    self.consequence = consequence
    self.rule = rule
    self.news = news
    self.text = text
  }

  /// The rule that a report names: the one that the disturbance brought in, or the deciding one.
  public var telling: RuleNumber? { news ?? rule }
}

extension Disturbance {
  /// Returns a Boolean value that indicates whether the undisturbed life contains the disturbance
  /// itself.
  public func isKnown(to life: AppLife) -> Bool {
    since > life.law.version || life.occurrences.contains { isLike($0.event) }
  }

  /// Judges a failed test by what users and the app notice: what happened in the undisturbed life
  /// is expected of the disturbed one, and both rules and consequences count as for a scenario.
  ///
  /// - Parameters:
  ///   - life: The disturbed life until the failure.
  ///   - undisturbed: The undisturbed life.
  ///   - count: The number of entries of its journal at the same place of the test.
  ///   - title: The title of the script.
  public func verdict(
    on life: AppLife,
    against undisturbed: AppLife,
    until count: Int,
    titled title: String
  ) -> AppVerdict {
    var script = life.script(titled: title)
    var book = script.book
    let known = undisturbed.book.withoutChance
    let expectations = undisturbed.expectations(until: count).map {
      $0.translated(from: known, to: &book)
    }
    script.book = book
    let steps = script.scenarios[0].steps
    script.scenarios[0].steps += expectations.map { life.step(expecting: $0) }
    let result = script.play(script.scenarios[0])
    var announced: RuleNumber?
    var found: (surprise: AppSurprise, step: Step)?
    for failure in result.failures {
      let verdict = verdict(
        on: failure,
        in: result.scenario,
        result.journal,
        knowing: undisturbed.journal.spoken
      )
      let name = result.scenario.steps[failure.step].action.notification
      let replacing = name.flatMap { name in
        result.journal.rules(replacing: name).first {
          !undisturbed.journal.spoken.contains($0) && !expects($0)
        }
      }
      if let replacing {
        // What was replaced never comes, though another of its name does.
        let surprise = AppSurprise(
          disturbance: self,
          consequence: .missing,
          rule: replacing,
          news: replacing,
          text: ""
        )
        found = (surprise, result.scenario.steps[failure.step])
        break
      }
      switch verdict {
      case nil: continue
      case .announced(let rule): announced = announced ?? rule
      case .surprise(let consequence, let rule, let news):
        if let found, found.surprise.consequence.rank <= consequence.rank { continue }
        let surprise = AppSurprise(
          disturbance: self,
          consequence: consequence,
          rule: rule,
          news: news,
          text: ""
        )
        found = (surprise, result.scenario.steps[failure.step])
      }
    }
    guard var found else { return .announced(announced) }
    script.scenarios[0].steps = steps + [found.step]
    found.surprise.text = script.disturbed(by: self)
    return .surprise(found.surprise)
  }
}

extension AppLife {
  /// The life as a script, with a comment that names the disturbance.
  public func text(titled title: String, with disturbance: Disturbance) -> String {
    script(titled: title).disturbed(by: disturbance)
  }

  /// The step at the end of the life that expects something of the whole life.
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
    return entry?.because.mostTellingFirst ?? []
  }
}

extension Script {
  fileprivate func disturbed(by disturbance: Disturbance) -> String {
    "# \(disturbance.id): \(disturbance.summary)\n" + text
  }
}
