import SystemPolicy
import VirtualTime

extension Device {
  /// A notification waits for the Scheduled Summary.
  mutating func hold(
    _ name: NotificationName,
    _ content: Content,
    because: RuleSet,
    into journal: inout Journal
  ) {
    held.removeAll(of: name)
    held.append(HeldRow(name: name, content: content))
    note(.held(name, content), because: because, in: &journal)
    awaitSummary()
  }

  /// Notes when the summary comes next; where nothing waits for it, nobody looks.
  mutating func awaitSummary() {
    agenda.removeFirst { $0 == .summarizes }
    guard let next = nextSummary else { return }
    agenda.add(.summarizes, at: next.instant)
  }

  /// When the summary comes next; nil where nothing waits for it, or the phone is off.
  public var nextSummary: Moment? {
    guard !held.isEmpty, power != .off else { return nil }
    let today = zone.civil(at: wall).date.daysSince1970
    let times = (0...2).flatMap { day in
      summaryTimes.all.map { time in
        let date = CivilDate(daysSince1970: today + day)
        return zone.resolve(CivilDateTime(date: date, time: time)).earliest
      }
    }
    return times.filter { $0 > wall }.min().map {
      Moment(instant: $0 - wallShift, wall: $0, zone: zone)
    }
  }

  /// The Scheduled Summary comes, with all that waited for it.
  mutating func summarize(under law: Law, into journal: inout Journal) {
    note(.summaryShown, in: &journal)
    bring(held.rows, under: law, into: &journal)
  }

  /// What waited of an app comes although the summary does not.
  mutating func releaseHeld(of app: AppNumber, under law: Law, into journal: inout Journal) {
    bring(held.filter { $0.name.app == app }, under: law, into: &journal)
    awaitSummary()
  }

  private mutating func bring(
    _ rows: [HeldRow],
    under law: Law,
    into journal: inout Journal
  ) {
    var decided: [(row: HeldRow, decision: Decision<Summarizing.Answer>)] = []
    for row in rows {
      let question = Summarizing(
        settings: apps[Int(row.name.app.rawValue)].permission.settings,
        isLocked: isLocked,
        hasBadge: row.content.carries.contains(.badge)
      )
      let decision = law.summarizing.decide(question, from: .init())
      journal.note(decision)
      decided.append((row, decision))
    }
    if decided.allSatisfy(\.decision.answer.isByRelevance) {
      let order = decided.indices.sorted {
        let (a, b) = (decided[$0].row.content.relevance, decided[$1].row.content.relevance)
        return a == b ? $0 < $1 : a > b
      }
      decided = order.map { decided[$0] }
    }
    let names = Set(rows.map(\.name))
    held.removeAll { names.contains($0.name) }
    for (row, decision) in decided {
      guard !decision.answer.ways.isEmpty else {
        note(.dropped(row.name, .due), because: decision.because, in: &journal)
        continue
      }
      if isShown(row.name) { withdraw(row.name, because: decision.because, into: &journal) }
      present(
        row.name,
        row.content,
        as: decision.answer.ways,
        clearingBadge: row.content.carries.contains(.negativeBadge),
        because: decision.because,
        under: law,
        into: &journal
      )
    }
  }
}
