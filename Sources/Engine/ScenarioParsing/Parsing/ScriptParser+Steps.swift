import Scenarios
import SystemPolicy
import VirtualDevice
import VirtualTime

extension ScriptParser {
  /// Adds a fact to the scenario being read, or to all that follow.
  mutating func add(_ fact: Statement<Fact>) throws(LineError) {
    guard !context.isInSetup, context.round == 0 else {
      throw LineError(.factInSetup, reader.wholeLine)
    }
    guard open?.scenario.steps.isEmpty != false else {
      throw LineError(.factTooLate, [fact.value.stepInstead], reader.wholeLine)
    }
    let same = statements(aboutTheSameAs: fact.value)
    if let earlier = same.first(where: { $0.place.source == fact.place.source }) {
      throw repeated(fact.value, after: earlier)
    }
    if case .tolerates(_, let reason) = fact.value, script.book[reason].isEmpty {
      throw LineError(.emptyReason, ["because"], reader.range(of: reader.tokens.count - 1))
    }
    if case .start(let start, _) = fact.value {
      do throws(Timeline.Refusal) {
        try Timeline.check(start.date)
      } catch {
        throw LineError(error.error, dateTimeRange)
      }
    }
    guard !isInScenario else {
      open?.add(fact)
      return
    }
    header.setting.apply(fact.value, at: fact.place)
    if let subject = fact.value.subject { header.subjects.insert(subject) }
    // What the file says itself takes the place of what it includes.
    if !same.isEmpty { script.facts.removeAll(where: same.contains) }
    script.facts.append(fact)
  }

  /// Returns the earlier facts about the same thing, in the scenario being read or above all.
  private func statements(aboutTheSameAs fact: Fact) -> [Statement<Fact>] {
    guard let subject = fact.subject,
      open?.subjects.contains(subject) ?? header.subjects.contains(subject)
    else { return [] }
    let facts = open?.scenario.facts ?? script.facts
    return facts.filter { $0.value.hasSameSubject(as: fact) }
  }

  /// Returns the mistake of a second fact about the same thing.
  private func repeated(_ fact: Fact, after earlier: Statement<Fact>) -> LineError {
    if case .place(let region) = fact, earlier.value != fact {
      let name = script.book[region.identifier].quoted
      return LineError(.placeTwice, ["\(earlier.place.line)", name], reader.wholeLine)
    }
    let isSame = earlier.value == fact
    let error = ParseError(
      isSame ? .factTwice : .factConflict,
      ["\(earlier.place.line)"],
      help: isSame ? nil : joined(earlier.value, fact)
    )
    return LineError(error, reader.wholeLine)
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

  /// Adds a step at its time.
  mutating func add(
    _ action: Step.Action,
    at gutter: Gutter?,
    _ place: Place
  ) throws(LineError) {
    guard isInScenario else {
      throw LineError(.stepOutsideScenario, reader.wholeLine)
    }
    if context.round > 0, let gutter, !gutter.isElapsed {
      throw LineError(.timeInRepeat, gutterRange)
    }
    if case .expect(let expectation) = action, expectation.subject == .isSo(.impossible(true)) {
      guard open?.scenario.steps.last?.action.event != nil, gutter == nil else {
        throw LineError(.impossibleWithoutStep, reader.wholeLine)
      }
    }
    guard beginTimeline() else { return }
    do throws(Timeline.Refusal) {
      try open?.add(action, at: gutter, place, round: context.round)
    } catch {
      switch error.place {
      case .margin:
        throw LineError(inOrder(error), gutter == nil ? reader.wholeLine : gutterRange)
      case .since: throw LineError(error.error, sinceRange)
      case .sentence: throw LineError(error.error, dateTimeRange)
      }
    }
  }

  /// The mistake of a time that goes back, with the line that it belongs above.
  private func inOrder(_ refusal: Timeline.Refusal) -> ParseError {
    var error = refusal.error
    guard let earlier = refusal.earlier, context.round == 0,
      let later = open?.scenario.steps.first(where: { $0.instant > earlier }),
      Int(later.place.source) == line.origin.source, later.place.line < line.origin.line
    else { return error }
    error.values[1] += ", or move this line above line \(later.place.line)"
    return error
  }

  /// Begins the times of the scenario being read; false if there is no such time in its zone.
  mutating func beginTimeline() -> Bool {
    do throws(Timeline.Refusal) {
      try open?.beginTimeline()
      return true
    } catch {
      // The zone or the start of the scenario, whatever was said last, makes it so.
      let facts = (open?.scenario.facts ?? []) + script.facts.reversed()
      let fact = facts.first { $0.value.setsStart } ?? facts.first { $0.value.setsZone }
      report(error.error, at: fact?.place ?? open?.scenario.place ?? line.place)
      return false
    }
  }

  /// Reports statuses in facts that the scenario's version of iOS does not have.
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
    return index.map { reader.range(of: $0 + 1).lowerBound..<reader.wholeLine.upperBound }
      ?? reader.wholeLine
  }

  /// The date and the time with which a sentence ends.
  private var dateTimeRange: Range<Int> {
    reader.range(of: reader.tokens.count - 2).lowerBound..<reader.wholeLine.upperBound
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
  /// The help that shows the step for a later change, if such a step exists.
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
