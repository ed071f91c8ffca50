import SystemPolicy
import VirtualDevice
import VirtualTime

/// Pending requests: REQ, TI and CAL.
extension ReferencePhone {
  mutating func add(_ request: Request, _ app: Int) {
    let name = NotificationName(AppNumber(app), request.identifier)
    if case .interval(let interval, let repeats) = request.trigger {
      // TI-01, TI-02.
      if interval.wholeSeconds <= 0 { return crash(app, .intervalNotPositive) }
      if repeats, interval.wholeSeconds < 60 { return crash(app, .repeatsUnderAMinute) }
    }
    if apps[app].status == .denied {
      // REQ-08, drops.
      happenings.append(.addAnswered(name, nil))
      happenings.append(.dropped(name, .added))
      return
    }
    apps[app].pending.removeAll { $0.name == name }
    if request.trigger == .now {
      happenings.append(.addAnswered(name, nil))
      present(name, request.content)
      return
    }
    let due = firstDue(request.trigger)
    apps[app].pending.append(
      Pending(name: name, content: request.content, trigger: request.trigger, due: due)
    )
    limit(app)
    happenings.append(.addAnswered(name, nil))
  }

  /// REQ-05: of more than 64 the soonest stay.
  private mutating func limit(_ app: Int) {
    guard apps[app].pending.count > 64 else { return }
    var last = apps[app].pending[0]
    for request in apps[app].pending where request.due ?? .max >= last.due ?? .max {
      last = request
    }
    apps[app].pending.removeAll { $0.name == last.name }
    happenings.append(.dropped(last.name, .limit))
  }

  private func firstDue(_ trigger: Trigger) -> Int? {
    switch trigger {
    case .interval(let interval, _): now + interval.wholeSeconds
    case .calendar(let pattern, _): nextDate(pattern)
    default: nil
    }
  }

  /// Returns the next match on the phone's clock, or on the clock of the pattern's zone.
  private func nextDate(_ pattern: DatePattern) -> Int? {
    next(pattern, after: wall, in: pattern.zone ?? zone).map { $0 - shift }
  }

  /// Its time has come.
  mutating func fire(_ name: NotificationName) {
    let app = name.owner
    let index = apps[app].pending.firstIndex { $0.name == name }!
    let request = apps[app].pending[index]
    switch request.trigger {
    case .interval(let interval, repeats: true):
      // However often it was missed, it comes once, and keeps its beat.
      var due = request.due!
      while due <= now { due += interval.wholeSeconds }
      apps[app].pending[index].due = due
    case .calendar(let pattern, repeats: true): apps[app].pending[index].due = nextDate(pattern)
    default: apps[app].pending.remove(at: index)
    }
    var content = request.content
    if case .calendar = request.trigger { content.carries.insert(.calendarTrigger) }
    present(name, content)
  }

  // MARK: Journeys and clocks

  /// CAL-10, floats: a date without a zone is looked up anew.
  mutating func move(to zone: Zone) {
    self.zone = zone
    for app in apps.indices {
      for (index, request) in apps[app].pending.enumerated() {
        guard case .calendar(let pattern, _) = request.trigger, pattern.zone == nil else {
          continue
        }
        // What came due while the phone was off still comes.
        if let due = request.due, due <= now { continue }
        apps[app].pending[index].due = nextDate(pattern)
      }
    }
  }

  /// The clock is set by hand.
  mutating func setClock(_ time: CivilDateTime) {
    let old = wall
    let new = instant(of: time, in: zone)
    let oldShift = shift
    shift += new - old
    var passed: [Missed] = []
    for app in apps.indices {
      for (index, request) in apps[app].pending.enumerated() {
        let date = request.due.map { $0 + oldShift }
        let isPassed = date.map { $0 > old && $0 <= new } ?? false
        let wasOverdue = date.map { $0 <= old && $0 <= new } ?? false
        if case .calendar(let pattern, _) = request.trigger, !wasOverdue,
          !isPassed || new - old > 86400
        {
          // CAL-12, skips over a day: looked up anew on the new clock.
          apps[app].pending[index].due = nextDate(pattern)
        } else if let date {
          // TI-05, absolute: it has a date on the clock.
          apps[app].pending[index].due = date - shift
          if isPassed { passed.append(Missed(name: request.name, date: date)) }
        }
      }
    }
    guard isOn, wasUnlocked else { return }
    fire(passed)
  }

  /// PWR-02: what came due while the phone was off, or had not been unlocked, comes now.
  mutating func fireMissed() {
    var missed: [Missed] = []
    for app in apps {
      for request in app.pending {
        if let due = request.due, due <= now {
          missed.append(Missed(name: request.name, date: due))
        }
      }
    }
    while let first = earliest(missed) {
      missed.removeAll { $0.name == first.name }
      fire(first.name)
    }
  }

  private struct Missed {
    var name: NotificationName
    var date: Int
  }

  /// Fires the requests that the clock was set past; repeating ones continue from now.
  private mutating func fire(_ passed: [Missed]) {
    var passed = passed
    while let first = earliest(passed) {
      passed.removeAll { $0.name == first.name }
      let app = first.name.owner
      let index = apps[app].pending.firstIndex { $0.name == first.name }!
      apps[app].pending[index].due = now
      fire(first.name)
    }
  }

  /// In the order of the dates.
  private func earliest(_ missed: [Missed]) -> Missed? {
    var earliest: Missed?
    for next in missed where next.date < earliest?.date ?? .max { earliest = next }
    return earliest
  }
}

extension Interval {
  fileprivate var wholeSeconds: Int { Int(nanoseconds / 1_000_000_000) }
}
