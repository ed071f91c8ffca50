import SystemPolicy
import VirtualTime

extension Device {
  /// An app makes a trigger and adds a request with it.
  mutating func add(
    _ request: Request,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    if case .interval(let interval, let repeats) = request.trigger {
      let question = Making(interval: interval, repeats: repeats)
      let decision = law.making.decide(question, from: .init())
      journal.note(decision)
      if let exception = decision.answer.exception {
        note(.crashed(app, exception), because: decision.because, in: &journal)
        end(app, because: .crashed, under: law, into: &journal)
        return
      }
    }
    guard let file = request.attachment else {
      submit(request, of: app, under: law, into: &journal)
      return
    }
    let name = NotificationName(app, request.identifier)
    guard let attached = attach(file, to: name, under: law, into: &journal) else { return }
    var request = request
    request.content.carries.insert(.attachment)
    let isAccepted = submit(request, of: app, under: law, into: &journal)
    if isAccepted { takeOver(file, of: name, by: attached, into: &journal) }
  }

  /// Hands a request to the notification centre; tells whether it was accepted.
  @discardableResult
  private mutating func submit(
    _ request: Request,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) -> Bool {
    let name = NotificationName(app, request.identifier)
    let date = firstDate(of: request.trigger, under: law, noting: &journal)
    let words = request.content.carries.subtracting(.attachment)
    let question = Adding(
      status: apps[Int(app.rawValue)].permission.status,
      hasTrigger: request.trigger != .now,
      hasPendingTwin: requests.place(of: name) != nil,
      neverFires: request.trigger.kind == .calendar && date.due == nil,
      carries: words,
      isLoneZero: words == .badge && request.content.badge == 0
    )
    let decision = law.adding.decide(question, from: .init())
    journal.note(decision)

    if decision.answer.replacesPending {
      remove(name)
      note(.replaced(name), because: decision.because, in: &journal)
    }
    var error: NotificationError?
    switch decision.answer.fate {
    case .kept:
      let because = decision.because.union(date.because)
      keep(request, name, due: date.due, because: because, under: law, into: &journal)
      limit(app, isLegacy: false, under: law, into: &journal)
    case .refused(let reason): error = reason
    case .delivered, .dropped, nil: break
    }
    note(.addReported(name, error), because: decision.because, in: &journal)
    switch decision.answer.fate {
    case .dropped: note(.dropped(name, .added), because: decision.because, in: &journal)
    case .delivered:
      deliver(name, request.content, because: decision.because, under: law, into: &journal)
    case .kept, .refused, nil: break
    }
    return decision.answer.fate == .kept || decision.answer.fate == .delivered
  }

  /// Keeps a request until its trigger fires.
  mutating func keep(
    _ request: Request,
    _ name: NotificationName,
    due: Instant?,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let row = RequestRow(
      name: name,
      content: request.content,
      trigger: request.trigger,
      due: due,
      zone: zone
    )
    requests.append(row)
    if case .region(let region, _) = request.trigger {
      awaitCrossing(of: region, for: row, because: because, under: law, into: &journal)
    } else {
      arm(row, because: because, into: &journal)
    }
  }

  /// Notes when a request fires, if it does.
  private mutating func arm(_ row: RequestRow, because: RuleSet, into journal: inout Journal) {
    guard let due = row.due else { return note(row.keeping, because: because, in: &journal) }
    if due < .latest { agenda.add(.fires(row.name), at: due) }
    note(.kept(row.name, row.content, due: due), because: because, in: &journal)
  }

  /// Has the region of a location trigger monitored, if there is room for it.
  private mutating func awaitCrossing(
    of region: Region,
    for row: RequestRow,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let room = room(for: row.name.app, hasTwin: false, under: law, noting: &journal)
    var because = because.union(room.because)
    if !room.answer.isFull {
      let entry = RegionRow(app: row.name.app, request: row.name.identifier, region: region)
      because.formUnion(insert(entry, under: law, noting: &journal).because)
    }
    note(row.keeping, because: because, in: &journal)
  }

  /// If one request too many is pending, one of them gives way.
  ///
  /// Requests of the notification centre and local notifications are counted apart.
  mutating func limit(
    _ app: AppNumber,
    isLegacy: Bool,
    under law: Law,
    into journal: inout Journal
  ) {
    let rows = requests.rows(of: app).filter { $0.name.isLegacy == isLegacy }
    let pending = rows.count
    var question = Limiting(pending: pending, isLegacy: isLegacy)
    if pending > Limiting.mostPending {
      question.hasUndated = rows.contains { $0.due == nil }
      question.isTied = rows.last(undatedFirst: question.hasUndated).count > 1
    }
    let decision = law.limiting.decide(question, from: .init())
    journal.note(decision)
    guard let eviction = decision.answer.eviction else { return }
    let latest = rows.last(undatedFirst: decision.answer.undatedGoFirst)
    let row =
      switch eviction {
      case .keepsLastAdded: rows.first
      case .keepsSoonest: decision.answer.lastOfEqualsGoes ? latest.last : latest.first
      }
    guard let row else { return }
    remove(row.name)
    note(.dropped(row.name, .limit), because: decision.because, in: &journal)
  }

  mutating func remove(_ name: NotificationName) {
    while let place = requests.place(of: name) {
      let row = requests[place]
      requests.remove(at: place)
      strikeOut(row)
      if row.isLeaving { agenda.removeAll { $0 == .takesBack(name) } }
      forgetRegion(of: row)
    }
  }

  /// Strikes a request out of what is due.
  mutating func strikeOut(_ row: RequestRow) {
    if let due = row.due { agenda.remove(.fires(row.name), at: due) }
  }

  /// Takes out the region of a request's location trigger, if it has one.
  private mutating func forgetRegion(of row: RequestRow) {
    guard row.trigger.kind == .location else { return }
    if let index = regions.firstIndex(where: { $0.trigger == row.name }) { forget(index) }
  }

  /// The trigger of a pending request fires; what made it fire just now is among the reasons.
  mutating func fire(
    _ name: NotificationName,
    because: RuleSet = [],
    under law: Law,
    into journal: inout Journal
  ) {
    guard let place = requests.place(of: name) else { return }
    let row = requests[place]
    let next = nextDate(of: row, under: law, noting: &journal)
    let hasNext = next.due != nil || row.trigger.kind == .location
    let question = Firing(repeats: row.trigger.repeats, hasNextDate: hasNext)
    let decision = law.firing.decide(question, from: .init())
    journal.note(decision)

    if decision.answer.leaves {
      requests.remove(at: place)
      forgetRegion(of: row)
      note(.spent(name), because: decision.because, in: &journal)
    }
    let reasons = reasons(for: row, under: law, noting: &journal).union(because)
    let because = decision.because.union(reasons)
    deliver(name, row.content, because: because, under: law, into: &journal)
    if decision.answer.stays {
      requests[place].due = next.due
      let because = decision.because.union(next.because)
      arm(requests[place], because: because, into: &journal)
    }
  }
}
