import SystemPolicy
import VirtualTime

extension Device {
  /// Removes a pending request for its app.
  mutating func removePending(_ name: NotificationName, in turn: inout Turn) {
    let place = requests.place(of: name)
    let decision = decideRemoval(of: name, by: .app, isThere: place != nil, in: &turn)
    if decision.answer.goesNow {
      removePending(name, because: decision.because, in: &turn)
    } else if decision.answer.goesLater, let place {
      requests[place].isLeaving = true
      agenda.removeAll(.removesPending(name))
      agenda.add(.removesPending(name), at: now + NotificationRemoval.lag)
    } else if let place {
      note(requests[place].keeping, because: decision.because, in: &turn)
    } else {
      note(.notification(name, .nothingToRemove), because: decision.because, in: &turn)
    }
  }

  /// Removes a pending request after a delay, unless a newer request has replaced it.
  mutating func removePendingAfterDelay(_ name: NotificationName, in turn: inout Turn) {
    guard requests[name]?.isLeaving == true else { return }
    let decision = decideRemoval(of: name, by: .app, isThere: true, in: &turn)
    removePending(name, because: decision.because, in: &turn)
  }

  private mutating func removePending(
    _ name: NotificationName,
    because: RuleSet,
    in turn: inout Turn
  ) {
    remove(name)
    note(.notification(name, .removed), because: because, in: &turn)
  }

  /// Removes a notification from Notification Center for its app.
  mutating func removeDelivered(_ name: NotificationName, in turn: inout Turn) {
    let index = delivered.place(of: name)
    let isHeld = rare.held.contains(name)
    let decision = decideRemoval(
      of: name,
      by: .app,
      isDelivered: true,
      isThere: index != nil || isHeld,
      isHeld: isHeld && index == nil,
      in: &turn
    )
    if decision.answer.goesNow {
      withdraw(name, because: decision.because, in: &turn)
    } else if decision.answer.goesLater, let index {
      delivered.change(index) { $0.isLeaving = true }
      agenda.removeAll(.withdraws(name))
      agenda.add(.withdraws(name), at: now + NotificationRemoval.lag)
    } else {
      note(.notification(name, .nothingToRemove), because: decision.because, in: &turn)
    }
    keepBadge(of: name.app, by: decision, in: &turn)
  }

  /// Removes a delivered notification after a delay, unless a newer one has replaced it.
  mutating func removeDeliveredAfterDelay(_ name: NotificationName, in turn: inout Turn) {
    guard delivered.first(of: name)?.isLeaving == true else { return }
    let decision = decideRemoval(of: name, by: .app, isDelivered: true, isThere: true, in: &turn)
    withdraw(name, because: decision.because, in: &turn)
  }

  /// Removes all pending requests of an app.
  mutating func removeAllPending(of app: AppNumber, in turn: inout Turn) {
    for row in requests.rows(of: app) {
      removePending(row.name, in: &turn)
    }
  }

  /// Removes all notifications of an app from Notification Center.
  mutating func removeAllDelivered(of app: AppNumber, in turn: inout Turn) {
    let listed = delivered.map { $0.name }.filter(isShown)
    for name in listed + rare.held.map({ $0.name }) where name.app == app {
      removeDelivered(name, in: &turn)
    }
  }

  /// Clears a notification, as the user does.
  mutating func clear(_ name: NotificationName, in turn: inout Turn) {
    let category = categoryName(of: name).flatMap(self.category)
    let dismissal = dismissal(of: name, category, in: &turn)
    let silence = dismissal.answer.isIgnored ? dismissal.because : []
    note(.notification(name, .cleared), because: silence, in: &turn)
    let decision = decideRemoval(of: name, by: .user, isDelivered: true, isThere: true, in: &turn)
    if decision.answer.goesNow { withdraw(name, because: decision.because, in: &turn) }
    if decision.answer.takesOthers {
      withdrawAll(of: name.app, because: decision.because, in: &turn)
    }
    keepBadge(of: name.app, by: decision, in: &turn)
    if !dismissal.answer.isIgnored { hand(.dismissal, to: name, dismissal, in: &turn) }
  }

  /// Clears all notifications, as the user does.
  mutating func clearAll(in turn: inout Turn) {
    for name in clearable where isShown(name) { clear(name, in: &turn) }
  }

  /// Removes all notifications of an app that the user can clear.
  mutating func withdrawAll(of app: AppNumber, because: RuleSet, in turn: inout Turn) {
    for name in clearable where name.app == app { withdraw(name, because: because, in: &turn) }
  }

  /// Indicates whether a calendar trigger delivered a notification that is in Notification Center.
  func isOfCalendarTrigger(_ name: NotificationName) -> Bool {
    delivered.first(of: name)?.content.carries.contains(.calendarTrigger) ?? false
  }

  /// The notifications that the user can clear, in the order of delivery.
  var clearable: [NotificationName] {
    lockScreen.filter { !delivered.contains($0) } + delivered.map { $0.name }
  }

  private func decideRemoval(
    of name: NotificationName,
    by remover: NotificationRemoval.Remover,
    isDelivered: Bool = false,
    isThere: Bool,
    isHeld: Bool = false,
    in turn: inout Turn
  ) -> Decision<NotificationRemoval.Answer> {
    let isOfCalendar = isDelivered && isOfCalendarTrigger(name)
    return turn.ask(NotificationRemoval.self) {
      switch remover {
      case .app: .byApp
      case .user: .byUser
      }
      if isDelivered { .delivered }
      if isThere { .isThere }
      if apps[Int(name.app.rawValue)].badge != 0 { .hasBadge }
      if name.isLegacy { .legacy }
      if isHeld { .held }
      if isOfCalendar { .calendar }
    }
  }

  private func keepBadge(
    of app: AppNumber,
    by decision: Decision<NotificationRemoval.Answer>,
    in turn: inout Turn
  ) {
    guard decision.answer.keepsBadge else { return }
    note(.app(app, .badgeKept), because: decision.because, in: &turn)
  }
}
