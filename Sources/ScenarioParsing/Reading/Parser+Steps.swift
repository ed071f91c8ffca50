import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension Parser {
  /// Applies a fact to the scenario being read, or to all that follow.
  mutating func take(_ fact: Statement<Fact>) throws(Mistake) {
    guard !context.isInSetup, context.round == 0 else {
      throw Mistake(.factInSetup, wholeLine)
    }
    guard scenario?.steps.isEmpty != false else {
      throw Mistake(.factTooLate, [fact.value.stepInstead], wholeLine)
    }
    let same = said(ofTheSameAs: fact.value)
    if let earlier = same.first(where: { $0.place.source == fact.place.source }) {
      if case .place(let region) = fact.value, earlier.value != fact.value {
        let name = script.book[region.identifier].quoted
        throw Mistake(.placeTwice, ["\(earlier.place.line)", name], wholeLine)
      }
      let isSame = earlier.value == fact.value
      let error = ParseError(
        isSame ? .factTwice : .factConflict,
        ["\(earlier.place.line)"],
        help: isSame ? nil : joined(earlier.value, fact.value)
      )
      throw Mistake(error, wholeLine)
    }
    if case .tolerates(_, let reason) = fact.value, script.book[reason].isEmpty {
      throw Mistake(.emptyReason, ["because"], tokenRange(reader.tokens.count - 1))
    }
    if case .start(let start, _) = fact.value {
      do throws(Timeline.Refusal) {
        try Timeline.check(start.date)
      } catch {
        throw Mistake(error.error, dateTimeRange)
      }
    }
    if !isTelling {
      header.apply(fact.value, at: fact.place)
      if let subject = fact.value.subject { subjects.insert(subject) }
      // What the file says itself takes the place of what it includes.
      if !same.isEmpty { script.facts.removeAll(where: same.contains) }
      script.facts.append(fact)
      return
    }
    scenario!.setting.apply(fact.value, at: fact.place)
    scenario!.facts.append(fact)
    if let subject = fact.value.subject { scenarioSubjects.insert(subject) }
  }

  /// Returns the help for two facts that one line can say together, or nil.
  private func joined(_ earlier: Fact, _ fact: Fact) -> String? {
    guard case .entitled(let app, let first) = earlier, case .entitled(_, let second) = fact else {
      return nil
    }
    let both = first.union(second)
    let names = Entitlements.named.filter { both.contains($0.value) }.map { $0.name }
    let line = "\(script.book[app]) entitled to \(names.joined(separator: " "))"
    return "write `\(line)` in place of both lines"
  }

  /// The earlier fact about the same thing, in the scenario being read or above all of them.
  private func said(ofTheSameAs fact: Fact) -> [Statement<Fact>] {
    guard let subject = fact.subject,
      (isTelling ? scenarioSubjects : subjects).contains(subject)
    else { return [] }
    let said = scenario?.facts ?? script.facts
    return said.filter { $0.value.speaks(ofTheSameAs: fact) }
  }

  /// Adds a step at its time.
  mutating func add(
    _ action: Step.Action,
    at gutter: Gutter?,
    _ place: Place
  ) throws(Mistake) {
    guard isTelling else {
      throw Mistake(.stepOutsideScenario, wholeLine)
    }
    if context.round > 0, let gutter, !gutter.isElapsed {
      throw Mistake(.timeInRepeat, gutterRange)
    }
    if case .expect(let expectation) = action, expectation.subject == .isSo(.impossible(true)) {
      guard scenario!.steps.last?.action.event != nil, gutter == nil else {
        throw Mistake(.impossibleWithoutStep, wholeLine)
      }
    }
    guard begin() else { return }
    var since: Instant?
    do throws(Timeline.Refusal) {
      if let gutter { try timeline!.move(to: gutter) }
      if case .event(let event) = action { try timeline!.follow(event) }
      if case .expect(let expectation) = action, let written = expectation.since {
        since = try timeline!.instant(of: written)
      }
    } catch {
      switch error.place {
      case .margin: throw Mistake(inOrder(error), gutter == nil ? wholeLine : gutterRange)
      case .since: throw Mistake(error.error, sinceRange)
      case .sentence: throw Mistake(error.error, dateTimeRange)
      }
    }
    scenario!.steps.append(
      Step(
        action: action,
        gutter: gutter,
        instant: timeline!.now,
        since: since,
        place: place,
        round: context.round
      )
    )
  }

  /// The mistake of a time that goes back, with the line that it belongs above.
  private func inOrder(_ refusal: Timeline.Refusal) -> ParseError {
    var error = refusal.error
    guard let earlier = refusal.earlier, context.round == 0, let steps = scenario?.steps,
      let later = steps.first(where: { $0.instant > earlier }),
      Int(later.place.source) == line.origin.source, later.place.line < line.origin.line
    else { return error }
    error.values[1] += ", or move this line above line \(later.place.line)"
    return error
  }

  /// Lets the story's time begin; false if there is no such time in its zone.
  mutating func begin() -> Bool {
    guard timeline == nil else { return true }
    do throws(Timeline.Refusal) {
      timeline = try Timeline(scenario!.setting)
      scenario!.start = timeline!.now
      return true
    } catch {
      // The zone or the start of the story, whatever was said last, makes it so.
      let facts = scenario!.facts + script.facts.reversed()
      let fact = facts.first { $0.value.setsStart } ?? facts.first { $0.value.setsZone }
      report(error.error, at: fact?.place ?? scenario!.place)
      return false
    }
  }

  /// Reports the facts about permission that the scenario's phone is too old for.
  mutating func reportStatuses(in scenario: Scenario) {
    for fact in script.facts + scenario.facts {
      guard case .authorization(let app, let status) = fact.value,
        scenario.setting.apps[Int(app.rawValue)].status == status,
        let since = status.since, scenario.setting.version < since
      else { continue }
      report(.statusNeedsNewerPhone, [status.name, since.text], at: fact.place)
    }
  }

  /// The time after `since`.
  private var sinceRange: Range<Int> {
    let index = reader.tokens.lastIndex { $0.spells(.init("since"), in: reader.bytes) }
    return index.map { tokenRange($0 + 1).lowerBound..<wholeLine.upperBound } ?? wholeLine
  }

  /// The date and the time with which a sentence ends.
  private var dateTimeRange: Range<Int> {
    tokenRange(reader.tokens.count - 2).lowerBound..<wholeLine.upperBound
  }

  private var gutterRange: Range<Int> {
    let first = reader.tokens[0]
    let second = reader.tokens[1]
    let isClock =
      second.kind == .word
      && (reader.bytes[second.start..<second.end].contains(UInt8(ascii: ":"))
        || reader.string(first) == "@until")
    return first.start..<(isClock ? second.end : first.end)
  }
}

extension Fact {
  /// The step that changes later what the fact says about the start, if there is one.
  fileprivate var stepInstead: String {
    switch self {
    case .authorization:
      "; for a later change, write `app asks for alert` and `user answers \"Allow\"`, "
        + "or `user turns off notifications`"
    case .location: "; for a later change, write `user changes location for app to always`"
    case .spot: "; for a later change, write `device moves to \"…\"`"
    case .zone: "; for a later change, write `device moves to zone …`"
    case .start: "; write later times in the margin"
    case .delegate, .replies: "; for a later change, write `app sets delegate with willPresent`"
    case .focus: "; for a later change, write `user sets up Focus …`"
    case _:
      ""
    }
  }

  fileprivate var setsStart: Bool { if case .start = self { true } else { false } }
  fileprivate var setsZone: Bool { if case .zone = self { true } else { false } }
}
