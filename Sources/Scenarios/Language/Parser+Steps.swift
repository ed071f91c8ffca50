import SystemPolicy
import VirtualDevice
import VirtualTime

extension Parser {
  /// Lets a fact hold for the scenario being read, or for all that follow.
  mutating func take(_ fact: Statement<Fact>) throws(Mistake) {
    guard !context.isInSetup, context.round == 0 else {
      throw Mistake("a fact holds from the start; write it above the steps", wholeLine)
    }
    let said = scenario?.facts ?? script.facts
    let same = said.filter { $0.value.speaks(ofTheSameAs: fact.value) }
    if let earlier = same.first(where: { $0.place.source == fact.place.source }) {
      let said = earlier.value == fact.value ? "this already" : "otherwise; one of them can hold"
      throw Mistake("line \(earlier.place.line) has said \(said)", wholeLine)
    }
    if case .start(let start, _) = fact.value {
      do throws(Timeline.Refusal) {
        try Timeline.check(start.date)
      } catch {
        throw Mistake(error.message, dateTimeRange)
      }
    }
    if !isTelling {
      header.apply(fact.value, at: fact.place)
      // What the file says itself takes the place of what it includes.
      if !same.isEmpty { script.facts.removeAll(where: same.contains) }
      script.facts.append(fact)
      return
    }
    guard scenario!.steps.isEmpty else {
      throw Mistake("facts stand before the first step of a scenario", wholeLine)
    }
    scenario!.setting.apply(fact.value, at: fact.place)
    scenario!.facts.append(fact)
  }

  /// Adds a step at its time.
  mutating func add(
    _ action: Step.Action,
    at gutter: Gutter?,
    _ place: Place
  ) throws(Mistake) {
    guard isTelling else {
      throw Mistake("a step needs a story: write a line scenario \"…\" above it", wholeLine)
    }
    if context.round > 0, let gutter, !gutter.isElapsed {
      throw Mistake(
        "what is repeated has no such time; write how much later, as in @+1h",
        gutterRange
      )
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
      case .margin: throw Mistake(error.message, gutter == nil ? wholeLine : gutterRange)
      case .since: throw Mistake(error.message, sinceRange)
      case .sentence: throw Mistake(error.message, dateTimeRange)
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
      let what = error.isTwofold ? "the start is not clear" : "there is no such start"
      report("\(what): \(error.message)", at: fact?.place ?? scenario!.place)
      return false
    }
  }

  /// Reports names in expectations and taps that nothing in the scenario ever adds: what is never
  /// added is never delivered, and an expectation of that could not fail.
  mutating func reportStrangers(in scenario: Scenario) {
    let added =
      scenario.steps.compactMap { step -> NotificationName? in
        switch step.action {
        case .event(.app(let app, let action)): action.made.map { NotificationName(app, $0) }
        case .event(.device(.receives(let app, let push))):
          NotificationName(app, push.identifier)
        case .event, .expect: nil
        }
      } + scenario.setting.addedByReactions
    let known = Set(added)
    for step in scenario.steps {
      guard let name = step.action.notification, !known.contains(name) else { continue }
      guard diagnostics.count < Script.mostMistakes else { return }
      let texts = added.filter { $0.app == name.app }.map { script.book[$0.identifier] }
      let wanted = script.book[name.identifier]
      let near = Suggestion.nearest(to: wanted, among: texts).first
      let isAnswer = Vocabulary.prompt.words.contains(wanted)
      let advice =
        isAnswer
        ? "; the prompt is answered with: user answers \(wanted.quoted)"
        : near.map { "; did you mean \"\($0)\"?" } ?? ""
      let app = script.book[name.app]
      report("\(app) adds no \"\(wanted)\" in this scenario\(advice)", at: step.place)
    }
  }

  /// Reports the facts about permission that the scenario's phone is too old for.
  mutating func reportStatuses(in scenario: Scenario) {
    for fact in script.facts + scenario.facts {
      guard case .authorization(let app, let status) = fact.value,
        scenario.setting.apps[Int(app.rawValue)].status == status,
        let since = status.since, scenario.setting.version < since
      else { continue }
      let message = "there is no \(status) authorization before iOS \(since.text)"
      report("\(message); write `phone iOS \(since.text)` or another status", at: fact.place)
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
      reader.bytes[second.start..<second.end].contains(UInt8(ascii: ":"))
      && second.kind == .word
    return first.start..<(isClock ? second.end : first.end)
  }
}

extension Fact {
  fileprivate var setsStart: Bool { if case .start = self { true } else { false } }
  fileprivate var setsZone: Bool { if case .zone = self { true } else { false } }
}
