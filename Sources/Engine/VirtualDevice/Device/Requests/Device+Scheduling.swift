public import SystemPolicy
import VirtualTime

extension Device {
  /// Makes a trigger and adds a request with it.
  mutating func add(_ request: Request, of app: AppNumber, in turn: inout Turn) {
    let made = turn.make(request.trigger)
    if let exception = made.exception {
      note(.app(app, .crashed(exception)), because: made.because, in: &turn)
      end(app, because: .crashed, in: &turn)
      return
    }
    guard let file = request.attachment else {
      submit(request, of: app, in: &turn)
      return
    }
    let name = NotificationName(app, request.identifier)
    guard let attached = attach(file, to: name, in: &turn) else { return }
    var request = request
    request.content.carries.insert(.attachment)
    let isAccepted = submit(request, of: app, in: &turn)
    if isAccepted { moveFile(file, of: name, by: attached, in: &turn) }
  }

  /// Adds a request to the notification center; returns whether it was accepted.
  @discardableResult
  private mutating func submit(_ request: Request, of app: AppNumber, in turn: inout Turn) -> Bool {
    let name = NotificationName(app, request.identifier)
    let date = firstDate(of: request.trigger, in: &turn)
    let words = request.content.carries.subtracting(.additions)
    let decision = turn.ask(RequestAddition.self) {
      if apps[Int(app.rawValue)].permission.status == .denied { .denied }
      if request.trigger != .now { .hasTrigger }
      if requests.place(of: name) != nil { .hasPendingTwin }
      if request.trigger.kind == .calendar, date.due == nil { .neverFires }
      if words.isEmpty { .isEmpty }
      if words == .badge, request.content.badge == 0 { .isLoneZero }
    }

    if decision.answer.replacesPending {
      remove(name)
      note(.notification(name, .replaced), because: decision.because, in: &turn)
    }
    var error: NotificationError?
    switch decision.answer.fate {
    case .kept:
      let because = decision.because.union(date.because)
      keep(request, name, due: date.due, because: because, in: &turn)
      limit(app, isLegacy: false, in: &turn)
    case .refused(let reason): error = reason
    case .delivered, .dropped, nil: break
    }
    note(.notification(name, .addReported(error)), because: decision.because, in: &turn)
    switch decision.answer.fate {
    case .dropped: note(.notification(name, .dropped(.added)), because: decision.because, in: &turn)
    case .delivered:
      deliver(name, request.content, because: decision.because, in: &turn)
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
    in turn: inout Turn
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
      awaitCrossing(of: region, for: row, because: because, in: &turn)
    } else {
      arm(row, because: because, in: &turn)
    }
  }

  /// Schedules the date at which a request fires, if there is one.
  private mutating func arm(_ row: RequestRow, because: RuleSet, in turn: inout Turn) {
    guard let due = row.due else { return note(row.keeping, because: because, in: &turn) }
    if due < .latest, !areRequestsHeld { agenda.add(.fires(row.name), at: due) }
    note(.notification(row.name, .kept(row.content, due: due)), because: because, in: &turn)
  }

  /// Monitors the region of a location trigger, if there is room for it.
  private mutating func awaitCrossing(
    of region: Region,
    for row: RequestRow,
    because: RuleSet,
    in turn: inout Turn
  ) {
    let room = room(for: row.name.app, hasTwin: false, in: &turn)
    var because = because.union(room.because)
    if !room.answer.isFull {
      let entry = RegionRow(app: row.name.app, request: row.name.identifier, region: region)
      because.formUnion(insert(entry, in: &turn).because)
    }
    note(row.keeping, because: because, in: &turn)
  }

  /// Drops a request if too many are pending.
  ///
  /// Requests of the notification center and local notifications are counted separately.
  mutating func limit(_ app: AppNumber, isLegacy: Bool, in turn: inout Turn) {
    var rows = requests.rows(of: app)
    // An app that has few requests of both kinds has few of one.
    if rows.count > RequestLimit.mostPending {
      rows.removeAll { $0.name.isLegacy != isLegacy }
    }
    let isOver = rows.count > RequestLimit.mostPending
    let hasUndated = isOver && rows.contains { $0.due == nil }
    let decision = turn.ask(RequestLimit.self) {
      if isOver { .tooMany }
      if hasUndated { .undated }
      if isOver, rows.last(undatedFirst: hasUndated).count > 1 { .tied }
      if isLegacy { .legacy }
    }
    guard let eviction = decision.answer.eviction else { return }
    let latest = rows.last(undatedFirst: decision.answer.undatedGoFirst)
    let row =
      switch eviction {
      case .keepsLastAdded: rows.first
      case .keepsSoonest: decision.answer.lastOfEqualsGoes ? latest.last : latest.first
      }
    guard let row else { return }
    remove(row.name)
    note(.notification(row.name, .dropped(.limit)), because: decision.because, in: &turn)
  }

  mutating func remove(_ name: NotificationName) {
    while let place = requests.place(of: name) {
      let row = requests[place]
      requests.remove(at: place)
      strikeOut(row)
      if row.isLeaving { agenda.removeAll(.removesPending(name)) }
      forgetRegion(of: row)
    }
  }

  /// Removes a request from the agenda.
  mutating func strikeOut(_ row: RequestRow) {
    if let due = row.due { agenda.remove(.fires(row.name), at: due) }
  }

  /// Removes the region of a request's location trigger, if it has one.
  private mutating func forgetRegion(of row: RequestRow) {
    guard row.trigger.kind == .location else { return }
    if let index = rare.regions.firstIndex(where: { $0.trigger == row.name }) { forget(index) }
  }

  /// Fires the trigger of a pending request; the cause of the firing is among the reasons.
  mutating func fire(_ name: NotificationName, because: RuleSet = RuleSet(), in turn: inout Turn) {
    guard let place = requests.place(of: name) else { return }
    let row = requests[place]
    let next = nextDate(of: row, in: &turn)
    let hasNext = next.due != nil || row.trigger.kind == .location
    let decision = turn.ask(TriggerFiring.self) {
      if row.trigger.repeats { .repeats }
      if hasNext { .hasNextDate }
    }

    if decision.answer.leaves {
      requests.remove(at: place)
      forgetRegion(of: row)
      note(.notification(name, .spent), because: decision.because, in: &turn)
    }
    var because = because
    because.addReasons(of: decision)
    // Most triggers are explained by nothing else, and an empty set takes time, too.
    if row.trigger.kind == .calendar { because.formUnion(reasons(for: row, in: &turn)) }
    var content = row.content
    if row.trigger.kind == .calendar, !name.isLegacy { content.carries.insert(.calendarTrigger) }
    deliver(name, content, because: because, in: &turn)
    if decision.answer.stays {
      requests[place].due = next.due
      because = next.because
      because.addReasons(of: decision)
      arm(requests[place], because: because, in: &turn)
    }
  }
}

extension Turn {
  /// Returns whether a trigger can be made.
  ///
  /// - Returns: The exception that ends the app's process if it cannot, and the rules that
  ///   decide.
  public mutating func make(_ trigger: Trigger) -> (exception: Exception?, because: RuleSet) {
    guard case .interval(let interval, let repeats) = trigger else { return (nil, []) }
    let decision = ask(TriggerCreation.self) {
      if interval <= .zero { .notPositive }
      if interval < .minute { .underAMinute }
      if repeats { .repeats }
    }
    return (decision.answer.exception, decision.because)
  }
}
