import SystemPolicy
import VirtualTime

extension Device {
  /// A notification is due: it is shown, dropped, or offered to the app in the foreground.
  mutating func deliver(
    _ name: NotificationName,
    _ content: Content,
    because earlier: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let row = apps[Int(name.app.rawValue)]
    let question = Delivering(
      status: row.permission.status,
      settings: row.permission.switches,
      state: row.state,
      isLocked: isLocked,
      carries: content.carries,
      hasDeliveredTwin: isThere(name),
      isLegacy: name.isLegacy
    )
    let decision = law.delivering.decide(question, from: .init())
    journal.note(decision)
    let because = earlier.union(decision.because)

    if decision.answer.asksApp {
      offer(name, content, because: because, under: law, into: &journal)
    } else if decision.answer.tellsApp {
      note(.legacy(.received(name)), because: because, in: &journal)
    } else if decision.answer.isPresented {
      show(
        name,
        content,
        as: decision.answer.presentation,
        replacing: decision.answer.replacesDelivered,
        clearingBadge: decision.answer.clearsBadge,
        because: because,
        under: law,
        into: &journal
      )
    } else {
      note(.dropped(name, .due), because: because, in: &journal)
    }
  }

  /// Shows a notification and keeps what stays of it.
  mutating func show(
    _ name: NotificationName,
    _ content: Content,
    as presentation: Presentation,
    replacing: Bool,
    clearingBadge: Bool,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    if replacing { withdraw(name, because: because, into: &journal) }
    if presentation.contains(.banner), banner != nil {
      makeRoom(forBannerOf: name, under: law, into: &journal)
    }
    note(.delivered(name, content, presentation), because: because, in: &journal)
    if presentation.contains(.list) {
      delivered.append(DeliveredRow(name: name, content: content))
    }
    if presentation.contains(.lockscreen) { lockScreen.append(name) }
    if presentation.contains(.banner) { raise(name) }
    if content.category != nil || !labels.isEmpty {
      label(name, content.category)
      forgetLabels()
    }
    if presentation.contains(.badge) {
      let number = clearingBadge ? 0 : content.badge
      apps[Int(name.app.rawValue)].badge = number
      note(.badgeSet(name.app, number), because: because, in: &journal)
    }
  }

  /// Takes a notification out of Notification Center, off the lock screen and off the banner.
  mutating func withdraw(_ name: NotificationName, because: RuleSet, into journal: inout Journal) {
    if let index = delivered.firstIndex(where: { $0.name == name }) { delivered.remove(at: index) }
    if !lockScreen.isEmpty { lockScreen.removeAll { $0 == name } }
    if !bannersBeneath.isEmpty { bannersBeneath.removeAll { $0 == name } }
    if !labels.isEmpty { forgetLabels() }
    note(.withdrawn(name), because: because, in: &journal)
    if banner == name { retractBanner(into: &journal) }
  }

  /// Whether there is a notification that another one of its name takes the place of.
  func isThere(_ name: NotificationName) -> Bool { isShown(name) || bannersBeneath.contains(name) }

  /// Whether a notification is where the user can touch it.
  func isShown(_ name: NotificationName) -> Bool {
    banner == name || lockScreen.contains(name) || delivered.contains { $0.name == name }
  }
}
