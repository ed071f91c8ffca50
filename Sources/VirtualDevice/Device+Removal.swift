import SystemPolicy
import VirtualTime

extension Device {
  /// An app takes back a pending request.
  mutating func removePending(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    let place = requests.place(of: name)
    let decision = decideRemoval(
      of: name,
      by: .app,
      isThere: place != nil,
      under: law,
      noting: &journal
    )
    if decision.answer.goesNow {
      takeBack(name, because: decision.because, into: &journal)
    } else if decision.answer.goesLater, let place {
      requests[place].isLeaving = true
      agenda.removeAll { $0 == .takesBack(name) }
      agenda.add(.takesBack(name), at: now + Removing.lag)
    } else if let place {
      note(requests[place].keeping, because: decision.because, in: &journal)
    } else {
      note(.nothingToRemove(name), because: decision.because, in: &journal)
    }
  }

  /// A removal that lagged behind takes back a request, if it is still pending; one that was added
  /// since is another.
  mutating func takeBackLate(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    guard requests[name]?.isLeaving == true else { return }
    let decision = decideRemoval(of: name, by: .app, isThere: true, under: law, noting: &journal)
    takeBack(name, because: decision.because, into: &journal)
  }

  private mutating func takeBack(
    _ name: NotificationName,
    because: RuleSet,
    into journal: inout Journal
  ) {
    remove(name)
    note(.removed(name), because: because, in: &journal)
  }

  /// An app takes a notification out of Notification Center.
  mutating func removeDelivered(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    let index = delivered.firstIndex(of: name)
    let isHeld = held.contains(name)
    let decision = decideRemoval(
      of: name,
      by: .app,
      isDelivered: true,
      isThere: index != nil || isHeld,
      isHeld: isHeld && index == nil,
      under: law,
      noting: &journal
    )
    if decision.answer.goesNow {
      withdraw(name, because: decision.because, into: &journal)
    } else if decision.answer.goesLater, let index {
      delivered.change(index) { $0.isLeaving = true }
      agenda.removeAll { $0 == .withdraws(name) }
      agenda.add(.withdraws(name), at: now + Removing.lag)
    } else {
      note(.nothingToRemove(name), because: decision.because, in: &journal)
    }
    keepBadge(of: name.app, by: decision, into: &journal)
  }

  /// A removal that lagged behind reaches Notification Center, if the notification is still there;
  /// one that came since is another.
  mutating func withdrawLate(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    guard delivered.first(of: name)?.isLeaving == true else { return }
    let decision = decideRemoval(
      of: name,
      by: .app,
      isDelivered: true,
      isThere: true,
      under: law,
      noting: &journal
    )
    withdraw(name, because: decision.because, into: &journal)
  }

  /// An app takes back all its pending requests.
  mutating func removeAllPending(of app: AppNumber, under law: Law, into journal: inout Journal) {
    for row in requests.rows(of: app) {
      removePending(row.name, under: law, into: &journal)
    }
  }

  /// An app takes all its notifications out of Notification Center.
  mutating func removeAllDelivered(
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let listed = delivered.map(\.name).filter(isShown)
    for name in listed + held.map(\.name) where name.app == app {
      removeDelivered(name, under: law, into: &journal)
    }
  }

  /// The user clears a notification.
  mutating func clear(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    note(.cleared(name), in: &journal)
    let category = categoryName(of: name).flatMap(self.category)
    let decision = decideRemoval(
      of: name,
      by: .user,
      isDelivered: true,
      isThere: true,
      under: law,
      noting: &journal
    )
    if decision.answer.goesNow { withdraw(name, because: decision.because, into: &journal) }
    keepBadge(of: name.app, by: decision, into: &journal)
    tellDismissal(of: name, category, under: law, into: &journal)
  }

  /// The user clears all there is to clear.
  mutating func clearAll(under law: Law, into journal: inout Journal) {
    for name in clearable { clear(name, under: law, into: &journal) }
  }

  /// What the user finds to clear, in the order of delivery.
  var clearable: [NotificationName] {
    lockScreen.filter { !delivered.contains($0) } + delivered.map(\.name)
  }

  private func decideRemoval(
    of name: NotificationName,
    by remover: Removing.Remover,
    isDelivered: Bool = false,
    isThere: Bool,
    isHeld: Bool = false,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Removing.Answer> {
    let question = Removing(
      remover: remover,
      isDelivered: isDelivered,
      isThere: isThere,
      hasBadge: apps[Int(name.app.rawValue)].badge != 0,
      isLegacy: name.isLegacy,
      isHeld: isHeld
    )
    let decision = law.removing.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  private func keepBadge(
    of app: AppNumber,
    by decision: Decision<Removing.Answer>,
    into journal: inout Journal
  ) {
    guard decision.answer.keepsBadge else { return }
    note(.badgeKept(app), because: decision.because, in: &journal)
  }
}
