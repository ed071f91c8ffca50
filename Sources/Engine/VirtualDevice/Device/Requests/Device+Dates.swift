public import SystemPolicy
public import VirtualTime

extension Device {
  /// A date on the monotonic clock, and the rules that led to it.
  struct DueDate {
    var due: Instant?
    var because = RuleSet()
  }

  /// Returns the date at which a trigger that is made now first fires.
  func firstDate(of trigger: Trigger, in turn: inout Turn) -> DueDate {
    switch trigger {
    case .now: DueDate()
    case .interval(let interval, _): DueDate(due: now + interval)
    case .calendar, .fireDate: match(trigger, after: wall, in: zone, in: &turn)
    case .region: DueDate()
    }
  }

  /// Returns the next date at which a request that fires now fires again; nil if it does not
  /// repeat.
  func nextDate(of row: RequestRow, in turn: inout Turn) -> DueDate {
    guard row.trigger.repeats else { return DueDate() }
    switch row.trigger {
    case .now, .region: return DueDate()
    case .interval(let interval, _): return DueDate(due: (row.due ?? now) + interval)
    case .calendar, .fireDate:
      return match(row.trigger, after: wall, in: row.zone, in: &turn)
    }
  }

  /// Returns the rules that explain the instant at which a request fires.
  ///
  /// The policy is asked about the exact date it found, because a plain search may find an
  /// earlier date.
  func reasons(for row: RequestRow, in turn: inout Turn) -> RuleSet {
    let before = wall - Interval(nanoseconds: 1)
    let isLegacy = row.name.isLegacy
    let resolution = isLegacy ? turn.law.legacyResolution : turn.law.resolution
    let match = search(row.trigger, after: before, in: row.zone, resolving: resolution)
    guard let match, match.instant == wall else { return [] }
    let decision = turn.ask(DateResolution.self, from: Resolution()) {
      match.conditions
      if isLegacy { .legacy }
    }
    return decision.because
  }

  /// Returns the first date after an instant of the wall clock that matches a trigger.
  ///
  /// The question put to the policy does not depend on its answer: a gap, an overlap or a missing
  /// day is looked up with the simplest resolution. A dispute is therefore consulted in the same
  /// way under each of its sides.
  private func match(
    _ trigger: Trigger,
    after instant: Instant,
    in zone: Zone,
    in turn: inout Turn
  ) -> DueDate {
    let plain = Resolution()
    guard let match = search(trigger, after: instant, in: zone, resolving: plain) else {
      return DueDate()
    }
    let isLegacy = if case .fireDate = trigger { true } else { false }
    let decision = turn.ask(DateResolution.self, from: plain) {
      match.conditions
      if isLegacy { .legacy }
    }
    let resolution = isLegacy ? turn.law.legacyResolution : turn.law.resolution
    var found: DateMatch? = match
    if resolution != plain {
      found = search(trigger, after: instant, in: zone, resolving: resolution)
    }
    return DueDate(due: found.map { $0.instant - wallShift }, because: decision.because)
  }

  private func search(
    _ trigger: Trigger,
    after instant: Instant,
    in zone: Zone,
    resolving resolution: Resolution
  ) -> DateMatch? {
    switch trigger {
    case .now, .interval, .region: nil
    case .calendar(let pattern, _):
      pattern.next(after: instant, in: zone, weeks: weeks, resolving: resolution)
    case .fireDate(let dates, let floats):
      dates.next(after: instant, in: floats ? zone : .utc, resolving: resolution)
    }
  }

  /// Returns the next date of a pending request's trigger, as an app reads it.
  ///
  /// - Returns: A date on the wall clock, or nil for never, with the rules that decide.
  public func nextTriggerDate(
    of name: NotificationName,
    in turn: inout Turn
  ) -> (date: Instant?, because: RuleSet)? {
    guard let row = requests[name] else { return nil }
    let decision = turn.ask(NextTriggerDate.self) {
      if row.trigger.kind == .interval { .interval }
      if row.trigger.kind == .calendar { .calendar }
      if name.isLegacy { .legacy }
    }
    switch row.trigger {
    case .interval(let interval, _) where decision.answer.countsFromNow:
      return (wall + interval, decision.because)
    case .calendar where decision.answer.isNextMatch:
      let date = match(row.trigger, after: wall, in: row.zone, in: &turn)
      return (date.due.map { $0 + wallShift }, decision.because.union(date.because))
    case .now, .interval, .calendar, .fireDate, .region:
      return (row.due.map { $0 + wallShift }, decision.because)
    }
  }

  /// Returns the next date of a trigger that an app has just made.
  ///
  /// - Returns: A date on the wall clock, or nil for never, with the rules that decide.
  public func nextTriggerDate(
    of trigger: Trigger,
    in turn: inout Turn
  ) -> (date: Instant?, because: RuleSet) {
    let decision = turn.ask(NextTriggerDate.self) {
      if trigger.kind == .interval { .interval }
      if trigger.kind == .calendar { .calendar }
    }
    let date = firstDate(of: trigger, in: &turn)
    return (date.due.map { $0 + wallShift }, decision.because.union(date.because))
  }

  /// Moves the phone to another time zone.
  mutating func move(to zone: Zone, in turn: inout Turn) {
    let today = self.zone.civil(at: wall).date
    self.zone = zone
    note(.phone(.zoneChanged(zone)), in: &turn)
    var missed: [(name: NotificationName, date: DueDate)] = []
    for place in requests.places where requests[place].trigger.kind != .location {
      let row = requests[place]
      let isOverdue = row.due.map { $0 <= now } ?? false
      let decision = turn.ask(TimeZoneChange.self) {
        if row.trigger.kind == .interval { .interval }
        if row.trigger.kind == .calendar { .calendar }
        if row.trigger.isPinned { .pinned }
        if !isOverdue, isPassed(row, in: zone) { .passedOver }
        if isOverdue { .overdue }
        if row.name.isLegacy { .legacy }
      }
      let answer = decision.answer
      var date = DueDate(due: row.due)
      if answer.floats { requests[place].zone = zone }
      if answer.firesNow, areRequestsHeld {
        // The request is overdue now, and fires with the others once the phone has started.
        date.due = now
      } else if answer.firesNow {
        missed.append((row.name, DueDate(due: row.due, because: decision.because)))
        continue
      } else if answer.floats, !answer.staysDue, row.trigger.kind == .calendar {
        date = match(row.trigger, after: wall, in: zone, in: &turn)
      }
      date.because.formUnion(decision.because)
      redate(place, to: date, in: &turn)
    }
    fire(missed, in: &turn)
    let isNewDay = zone.civil(at: wall).date != today
    signal(.zoneChanged, isNewDay: isNewDay, in: &turn)
    awaitSummary()
  }

  /// Indicates whether the clock of another zone is already past a request's date.
  private func isPassed(_ row: RequestRow, in zone: Zone) -> Bool {
    guard let due = row.due else { return false }
    return zone.resolve(row.zone.civil(at: due + wallShift)).earliest <= wall
  }

  /// Sets the phone's clock by hand.
  mutating func setClock(to time: CivilDateTime, in turn: inout Turn) {
    let before = wall
    let earlier = wallShift
    wallShift = zone.resolve(time).earliest - now
    note(.phone(.clockSet), in: &turn)
    var missed: [(name: NotificationName, date: DueDate)] = []
    for place in requests.places where requests[place].trigger.kind != .location {
      let row = requests[place]
      let wanted = row.due.map { $0 + earlier }
      let isOverdue = wanted.map { $0 <= before && $0 <= wall } ?? false
      let decision = turn.ask(ClockChange.self) {
        if row.trigger.kind == .interval { .interval }
        if row.trigger.kind == .calendar { .calendar }
        if let wanted, before < wanted, wanted <= wall { .passedOver }
        if isOverdue { .overdue }
        if wall - before > .day { .overADay }
      }
      let answer = decision.answer
      var date = DueDate(due: row.due)
      if answer.keepsDate || answer.firesNow || isOverdue, let wanted {
        date.due = wanted - wallShift
      } else if answer.isRedated, row.trigger.kind == .calendar {
        date = match(row.trigger, after: wall, in: row.zone, in: &turn)
      }
      // Before the phone has started, the request is overdue; it fires with the others after the
      // start.
      if answer.firesNow, !areRequestsHeld {
        missed.append((row.name, DueDate(due: date.due, because: decision.because)))
        continue
      }
      date.because.formUnion(decision.because)
      redate(place, to: date, in: &turn)
    }
    fire(missed, in: &turn)
    let isNewDay = zone.civil(at: wall).date != zone.civil(at: before).date
    signal(.clockSet, isNewDay: isNewDay, in: &turn)
    awaitSummary()
  }

  /// Fires the requests whose dates the clock has skipped, the earliest date first.
  private mutating func fire(
    _ missed: [(name: NotificationName, date: DueDate)],
    in turn: inout Turn
  ) {
    let inOrder = missed.enumerated().sorted {
      ($0.element.date.due ?? .latest, $0.offset) < ($1.element.date.due ?? .latest, $1.offset)
    }
    for (_, (name, date)) in inOrder {
      if let place = requests.place(of: name) {
        strikeOut(requests[place])
        requests[place].due = now
      }
      fire(name, because: date.because, in: &turn)
    }
  }

  /// Moves a pending request to another date, or records why it keeps its date.
  private mutating func redate(_ place: RequestTable.Place, to date: DueDate, in turn: inout Turn) {
    let row = requests[place]
    if row.due != date.due {
      strikeOut(row)
      requests[place].due = date.due
      if let due = date.due, due < .latest, !areRequestsHeld {
        agenda.add(.fires(row.name), at: due)
      }
    }
    note(
      .notification(row.name, .kept(row.content, due: date.due)),
      because: date.because,
      in: &turn
    )
  }
}
