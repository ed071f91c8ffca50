import SystemPolicy
import VirtualDevice
import VirtualTime

/// The lines that may meet an expectation, the nearest to what its author meant first.
///
/// Each changes the scenario or the app. No line takes another side of a dispute, because that
/// would change the phone until the test passes.
struct RemedyCandidates {
  let failure: Failure
  let result: ScenarioResult
  let script: Script

  init(for failure: Failure, in result: ScenarioResult, of script: Script) {
    self.failure = failure
    self.result = result
    self.script = script
  }

  var scenario: Scenario { result.scenario }
  var setting: Setting { result.scenario.setting }
  var entries: [Journal.Entry] { failure.chain.map { result.journal.entries[$0] } }

  /// The app that the line is about; nil if it names none.
  private var app: AppNumber? {
    switch scenario.steps[failure.step].action {
    case .expect(let expectation): expectation.subject.app
    case .event(.app(let app, _)): app
    case .event(let event): Step.Action.event(event).notification?.app
    }
  }

  /// The lines of each way.
  var all: [[Remedy]] {
    if case .crashed(let entry) = failure.reason { return crash(at: entry) }
    if case .lost(let entry) = failure.reason {
      return failure.ways(toReceive: entry, in: result).map { [$0] }
    }
    return repetition + time + count + critical + content + badge + removal + foreground
      + responses + focus + summary + regions + power + silence + again + switches + entitlements
      + permission
  }

  /// The expectation of the step that failed.
  var expectation: Expectation? {
    if case .expect(let expectation) = scenario.steps[failure.step].action {
      expectation
    } else {
      nil
    }
  }

  /// The last step that happened before an instant, for a line that has to come before it.
  func lastEvent(before instant: Instant) -> Int? {
    scenario.steps.lastIndex { $0.instant < instant && $0.action.isEvent }
  }

  /// The time at which what is expected is due.
  private var time: [[Remedy]] {
    guard let due = failure.due ?? failure.nextSummary ?? noticed else { return [] }
    // Of two requests with one identifier, a later line expects the second one already.
    let isExpected = scenario.steps.dropFirst(failure.step + 1).contains { step in
      if case .expect(let other) = step.action {
        other.subject.name == expectation?.subject.name && !other.subject.isDenial
      } else {
        false
      }
    }
    guard !isExpected || !entries.contains(where: { $0.effect.isReplacement }) else { return [] }
    let local = due.zone.civil(at: due.wall)
    guard case .unique = due.zone.resolve(local) else { return [] }
    // A time without a date is of the day of the line above.
    let above = failure.step > 0 ? scenario.steps[failure.step - 1].instant : scenario.start
    let shown = above + (failure.moment.wall - failure.moment.instant)
    let today = due.zone.civil(at: shown).date
    let gutter: Gutter =
      local.date == today ? .time(local.time, offset: nil) : .dateTime(local, offset: nil)
    let next = scenario.steps.dropFirst(failure.step + 1).first { !($0.gutter?.isElapsed ?? true) }
    // The times in the margin must not run backward.
    guard next.map({ $0.instant >= due.instant }) ?? true, scenario.steps[failure.step].round == 0
    else { return [] }
    return [[.time(gutter, due.instant, of: failure.step)]]
  }

  /// The minute in which the crossing of a boundary is noticed that has just happened.
  private var noticed: Moment? {
    guard failure.remarks.contains(.crossesSoon) else { return nil }
    let wall = failure.moment.wall + BoundaryCrossing.dwell
    let local = failure.moment.zone.civil(at: wall)
    let rest = local.time.nanosecondOfDay % 60_000_000_000
    let wait = Interval(nanoseconds: rest > 0 ? 60_000_000_000 - rest : 0)
    return Moment(
      instant: failure.moment.instant + BoundaryCrossing.dwell + wait,
      wall: wall + wait,
      zone: failure.moment.zone
    )
  }

  /// A request that repeats, where a line expects a second delivery of one that fires once.
  private var repetition: [[Remedy]] {
    guard failure.isOfAnotherDelivery, scenario.row == nil, let name = expectation?.subject.name,
      let step = scenario.steps[..<failure.step].lastIndex(where: { $0.action.addedName == name }),
      case .event(.app(let app, .adds(var request))) = scenario.steps[step].action
    else { return [] }
    switch request.trigger {
    case .interval(let interval, repeats: false) where interval >= .minute:
      request.trigger = .interval(interval, repeats: true)
    case .region(let region, repeats: false):
      request.trigger = .region(region, repeats: true)
    case _: return []
    }
    return [[.change(.event(.app(app, .adds(request))), at: step)]]
  }

  /// The number of events that were found.
  private var count: [[Remedy]] {
    for remark in failure.remarks {
      if case .meansOnce(let count) = remark, var expectation,
        case .delivered(let name, let ways, _) = expectation.subject
      {
        expectation.subject = .delivered(name, as: ways, times: count)
        return [[.change(.expect(expectation), at: failure.step)]]
      }
    }
    return []
  }

  /// The content that a way of presentation needs.
  private var content: [[Remedy]] {
    failure.remarks.compactMap { remark in
      guard case .carriesNo(let way, let name) = remark else { return nil }
      let part: ContentParts = way == .badge ? .badge : .sound
      // A title has to be thought of.
      guard way == .badge || way == .sound || way == .vibration else { return nil }
      return change(of: name) { content in
        content.carries.insert(part)
        if part == .badge { content.badge = 1 }
      }
      .map { [$0] }
    }
  }

  /// The badge that is expected, as the app or its last notification sets it.
  private var badge: [[Remedy]] {
    guard case .isSo(.badge(let app, let number))? = expectation?.subject else { return [] }
    let delivered = result.journal.entries.prefix(failure.journalCount).last { entry in
      if case .notification(let name, .delivered) = entry.effect { name.app == app } else { false }
    }
    let content = delivered?.effect.name.flatMap { name in
      change(of: name) { content in
        content.carries.insert(.badge)
        content.badge = number
      }
    }
    let call = Remedy.event(.app(app, .setsBadge(number)), after: failure.step - 1)
    return (number > 0 ? content.map { [[$0]] } ?? [] : []) + (failure.step > 0 ? [[call]] : [])
  }

  /// The app's own removal of a notification, left out.
  private var removal: [[Remedy]] {
    entries.compactMap { entry in
      guard case .notification(_, .removed) = entry.effect, entry.origin.step >= 0,
        case .event(.app) = scenario.steps[Int(entry.origin.step)].action
      else { return nil }
      return [.removal(of: Int(entry.origin.step))]
    }
  }

  /// Returns the line that adds a notification, with another content.
  func change(of name: NotificationName, _ body: (inout Content) -> Void) -> Remedy? {
    let step = scenario.steps[..<failure.step].lastIndex { $0.action.addedName == name }
    if let step, scenario.row == nil {
      switch scenario.steps[step].action {
      case .event(.app(let app, .adds(var request))):
        body(&request.content)
        return .change(.event(.app(app, .adds(request))), at: step)
      case .event(.device(.receives(let app, var push))):
        body(&push.content)
        return .change(.event(.device(.receives(app, push))), at: step)
      case .event, .expect: return nil
      }
    }
    return fact { fact in
      guard case .reacts(name.app, var reaction) = fact,
        case .adds(var request) = reaction.action, request.identifier == name.identifier
      else { return nil }
      body(&request.content)
      reaction.action = .adds(request)
      return .reacts(name.app, reaction)
    }
  }

  /// Returns a fact in place of the last one for which a closure returns another.
  func fact(_ other: (Fact) -> Fact?) -> Remedy? {
    for statement in (script.facts + scenario.facts).reversed() {
      if let new = other(statement.value) { return .factInPlace(new, of: statement.place) }
    }
    return nil
  }

  /// The lines without which an app would not have crashed.
  private func crash(at entry: Int) -> [[Remedy]] {
    let step = Int(result.journal.entries[entry].origin.step)
    guard step >= 0, case .event(.app(let app, .adds(var request))) = scenario.steps[step].action,
      case .interval(let interval, let repeats) = request.trigger, scenario.row == nil
    else { return [] }
    request.trigger = .interval(
      max(interval, repeats ? .minute : Interval(seconds: 1)),
      repeats: repeats
    )
    return [[.change(.event(.app(app, .adds(request))), at: step)]]
  }

  /// The lines that may expect what was found, the shortest first.
  var asFound: [Remedy] {
    guard var expectation, failure.due == nil, failure.earlierMatch == nil, !isOfNothing else {
      return []
    }
    var since: WrittenMoment?
    switch failure.reason {
    case .isSo(let state): expectation.subject = .isSo(state)
    case .found(let found):
      guard let subject = subject(of: found, expectation.subject) else { return [] }
      // What is denied may have happened before the part of the run that counts without `since`.
      if case .delivered(_, _, times: 0) = expectation.subject, expectation.since == nil {
        since = found.first.map { written(result.journal.entries[$0].moment) }
      }
      expectation.subject = subject
    case .foundForOtherReasons, .isSoForOtherReasons, .impossible, .crashed, .lost, .unexpected,
      .idle, .neverIdle:
      return []
    }
    let lines = [expectation] + (since.map { [Expectation(expectation.subject, since: $0)] } ?? [])
    // A comment is no line.
    return lines.map { Step.Action.expect($0) }
      .filter { !$0.text(Printer(book: script.book)).hasPrefix("#") }
      .map { .change($0, at: failure.step) }
  }

  /// Returns the minute of a moment, as a line says it.
  private func written(_ moment: Moment) -> WrittenMoment {
    let local = moment.zone.civil(at: moment.wall)
    let isToday = local.date == failure.moment.zone.civil(at: failure.moment.wall).date
    let second = Int(local.time.nanosecondOfDay / 1_000_000_000)
    return WrittenMoment(
      day: isToday ? nil : local.date.daysSince1970,
      second: second - second % 60
    )
  }

  /// Indicates whether nothing in the scenario could have led to what is expected yet: a mistake of
  /// writing, for which the line as found would be no mend.
  private var isOfNothing: Bool {
    failure.remarks.contains { remark in
      switch remark {
      // What was not noticed yet would pass for what never comes.
      case .nothing, .crossesSoon: true
      case _: false
      }
    }
  }

  private func subject(
    of found: [Int],
    _ wanted: Expectation.Subject
  ) -> Expectation.Subject? {
    let effects = found.map { result.journal.entries[$0].effect }
    switch wanted {
    case .delivered(let name, let ways, let times):
      guard let last = effects.last else {
        return times > 0 ? .delivered(name, as: nil, times: 0) : nil
      }
      guard case .notification(name, let effect) = last else { return nil }
      switch effect {
      case .delivered(_, let used):
        // A difference in the ways is found in one of several deliveries.
        let count = effects.count == 1 && times > 1 && ways != nil ? times : effects.count
        return .delivered(name, as: ways == nil ? nil : used, times: count)
      case .dropped: return .happened(.dropped, name)
      case .silenced: return .happened(.silenced, name)
      case .held: return .happened(.held, name)
      case _: return nil
      }
    case .isSo(.pending(let name, true)): return .isSo(.pending(name, false))
    case .isSo(.listed(let name, true)), .isSo(.says(.listed, let name, _)):
      return .isSo(.listed(name, false))
    case .response(.received(let name, let response)):
      guard case .notification(name, .responseLost)? = effects.last else { return nil }
      return .response(.lost(name, response))
    case _: return nil
    }
  }
}

extension Effect {
  /// Indicates whether a request was replaced by another one with its identifier.
  fileprivate var isReplacement: Bool {
    if case .notification(_, .replaced) = self { true } else { false }
  }
}
