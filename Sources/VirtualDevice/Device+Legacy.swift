import SystemPolicy
import VirtualTime

extension Device {
  /// An app does something with a local notification.
  mutating func receive(
    _ action: LegacyAction,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    switch action {
    case .registers(let options, let categories):
      setCategories(categories, of: app, under: law, into: &journal)
      ask(app, for: options.union(.legacy), under: law, into: &journal)
    case .schedules(let notification):
      schedule(notification, of: app, under: law, into: &journal)
    case .presentsNow(let notification):
      schedule(notification, isPresentedNow: true, of: app, under: law, into: &journal)
    case .cancels(let identifier):
      cancel(NotificationName(app, identifier), under: law, into: &journal)
    case .cancelsAll: cancelAll(of: app, under: law, into: &journal)
    }
  }

  /// An app schedules a local notification, or presents it now.
  private mutating func schedule(
    _ notification: LocalNotification,
    isPresentedNow: Bool = false,
    of app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let name = NotificationName(app, notification.identifier)
    let recurrence = recurrence(of: notification)
    var content = notification.content
    let question = Scheduling(
      presentsNow: isPresentedNow,
      hasDate: recurrence != nil,
      isPast: recurrence.map { isPast($0.start, floats: notification.floats) } ?? false,
      repeats: notification.unit != nil,
      hasRegion: notification.region != nil,
      hasZeroBadge: content.carries.contains(.badge) && content.badge == 0
    )
    let decision = law.scheduling.decide(question, from: .init())
    journal.note(decision)
    let answer = decision.answer
    if let exception = answer.exception {
      note(.crashed(app, exception), because: decision.because, in: &journal)
      return end(app, because: .crashed, under: law, into: &journal)
    }
    if answer.dropsBadge { content.carries.remove(.badge) }
    if answer.isKept {
      let trigger: Trigger =
        recurrence.map { .fireDate($0, floats: notification.floats) }
        ?? notification.region.map { .region($0, repeats: !notification.triggersOnce) } ?? .now
      let date = firstDate(of: trigger, under: law, noting: &journal)
      keep(
        Request(identifier: notification.identifier, content: content, trigger: trigger),
        name,
        due: date.due,
        because: decision.because.union(date.because),
        under: law,
        into: &journal
      )
      limit(app, isLegacy: true, under: law, into: &journal)
    }
    if answer.isDelivered {
      deliver(name, content, because: decision.because, under: law, into: &journal)
    }
  }

  /// The dates of a local notification, as they are kept: on the clock of the zone in which they
  /// are meant.
  private func recurrence(of notification: LocalNotification) -> Recurrence? {
    guard let date = notification.date else { return nil }
    let meant = notification.floats ? zone : .utc
    let instant =
      switch date {
      case .at(let civil): zone.resolve(civil).earliest
      case .after(let interval): wall + interval
      }
    if notification.floats, case .at(let civil) = date {
      return Recurrence(start: civil, unit: notification.unit)
    }
    return Recurrence(start: meant.civil(at: instant), unit: notification.unit)
  }

  private func isPast(_ date: CivilDateTime, floats: Bool) -> Bool {
    (floats ? zone : .utc).resolve(date).earliest <= wall
  }

  /// An app cancels a local notification.
  private mutating func cancel(
    _ name: NotificationName,
    under law: Law,
    into journal: inout Journal
  ) {
    let row = requests[name]
    let question = Cancelling(
      isScheduled: row != nil,
      repeats: row?.trigger.repeats ?? false,
      isShown: isShown(name),
      wasUpdated: apps[Int(name.app.rawValue)].wasUpdated
    )
    let decision = law.cancelling.decide(question, from: .init())
    journal.note(decision)
    if decision.answer.leaves {
      remove(name)
      note(.removed(name), because: decision.because, in: &journal)
    } else if let row {
      note(row.keeping, because: decision.because, in: &journal)
    }
    if decision.answer.isTakenBack {
      withdraw(name, because: decision.because, into: &journal)
    }
    if decision.because.isEmpty { note(.nothingToRemove(name), in: &journal) }
  }

  /// An app cancels all its local notifications.
  private mutating func cancelAll(of app: AppNumber, under law: Law, into journal: inout Journal) {
    var names = requests.rows(of: app).map(\.name)
    names += delivered.map(\.name) + lockScreen.rows + bannersBeneath.rows
    if let banner { names.append(banner) }
    var seen: Set<NotificationName> = []
    for name in names where name.app == app && name.isLegacy && seen.insert(name).inserted {
      cancel(name, under: law, into: &journal)
    }
  }

  /// What `scheduledLocalNotifications` tells an app, in the order of scheduling.
  public func scheduledNotifications(of app: AppNumber) -> [TextNumber] {
    requests.rows(of: app).filter(\.name.isLegacy).map(\.name.identifier)
  }

  /// What an app may do that is put on the phone and never asked.
  mutating func firstPermission(
    _ status: AuthorizationStatus,
    isClip: Bool,
    under law: Law,
    noting journal: inout Journal
  ) -> (permission: Permission, because: RuleSet) {
    let decision = law.installing.decide(Installing(), from: .init())
    journal.note(decision)
    let isAllowed = status == .notDetermined && decision.answer.isAllowed
    var permission =
      isClip ? Permission() : Permission(usualFor: isAllowed ? .authorized : status)
    permission.keepsBanners = decision.answer.keepsBanners
    return (permission, decision.because)
  }
}
