import SystemPolicy
import VirtualTime

extension Device {
  /// Holds a notification for the Scheduled Summary.
  mutating func hold(
    _ name: NotificationName,
    _ content: Content,
    because: RuleSet,
    in turn: inout Turn
  ) {
    removeHeld(name)
    rare.held.append(HeldRow(name: name, content: content))
    note(.notification(name, .held(content)), because: because, in: &turn)
    awaitSummary()
  }

  /// Removes a notification from those that wait for the summary.
  ///
  /// It is called at each delivery; while none waits, copies of the phone keep sharing the list.
  mutating func removeHeld(_ name: NotificationName) {
    if !rare.held.isEmpty { rare.held.removeAll(of: name) }
  }

  /// Schedules the next summary if any notification waits for it.
  mutating func awaitSummary() {
    agenda.removeFirst(.summarizes)
    guard let next = nextSummary else { return }
    agenda.add(.summarizes, at: next.instant)
  }

  /// The moment of the next summary; nil if no notification waits for it or the phone is off.
  public var nextSummary: Moment? {
    guard !rare.held.isEmpty, power != .off else { return nil }
    let today = zone.civil(at: wall).date.daysSince1970
    let times = (0...2).flatMap { day in
      rare.summaryTimes.all.map { time in
        let date = CivilDate(daysSince1970: today + day)
        return zone.resolve(CivilDateTime(date: date, time: time)).earliest
      }
    }
    return times.filter { $0 > wall }.min().map {
      Moment(instant: $0 - wallShift, wall: $0, zone: zone)
    }
  }

  /// Delivers the Scheduled Summary, with all notifications that waited for it.
  mutating func summarize(in turn: inout Turn) {
    note(.phone(.summaryShown), in: &turn)
    bring(rare.held.rows, in: &turn)
  }

  /// Delivers an app's held notifications without the summary.
  mutating func releaseHeld(of app: AppNumber, in turn: inout Turn) {
    bring(rare.held.filter { $0.name.app == app }, in: &turn)
    awaitSummary()
  }

  private mutating func bring(_ rows: [HeldRow], in turn: inout Turn) {
    var decided: [(row: HeldRow, decision: Decision<SummaryDelivery.Answer>)] = []
    for row in rows {
      let settings = apps[Int(row.name.app.rawValue)].permission.settings
      let decision = turn.ask(SummaryDelivery.self) {
        if isLocked { .locked }
        if settings.contains(.lockScreen) { .lockScreenOn }
        if settings.contains(.notificationCenter) { .notificationCenterOn }
        if settings.contains(.badge) { .badgeOn }
        if row.content.carries.contains(.badge) { .hasBadge }
      }
      decided.append((row, decision))
    }
    if decided.allSatisfy({ $0.decision.answer.isByRelevance }) {
      let order = decided.indices.sorted {
        let (a, b) = (decided[$0].row.content.relevance, decided[$1].row.content.relevance)
        return a == b ? $0 < $1 : a > b
      }
      decided = order.map { decided[$0] }
    }
    let names = Set(rows.map { $0.name })
    rare.held.removeAll { names.contains($0.name) }
    for (row, decision) in decided {
      guard !decision.answer.ways.isEmpty else {
        note(.notification(row.name, .dropped(.due)), because: decision.because, in: &turn)
        continue
      }
      if isShown(row.name) { withdraw(row.name, because: decision.because, in: &turn) }
      present(
        row.name,
        row.content,
        as: decision.answer.ways,
        clearingBadge: row.content.carries.contains(.negativeBadge),
        because: decision.because,
        in: &turn
      )
    }
  }
}
