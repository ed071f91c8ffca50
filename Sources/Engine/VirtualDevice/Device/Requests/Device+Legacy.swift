import SystemPolicy
import VirtualTime

extension Device {
  /// Performs an app's action with a local notification.
  mutating func receive(_ action: LegacyAction, of app: AppNumber, in turn: inout Turn) {
    switch action {
    case .registers(let options, let categories):
      setCategories(categories, of: app, in: &turn)
      ask(app, for: options.union(.legacy), in: &turn)
    case .schedules(let notification):
      schedule(notification, of: app, in: &turn)
    case .presentsNow(let notification):
      schedule(notification, isPresentedNow: true, of: app, in: &turn)
    case .cancels(let identifier):
      cancel(NotificationName(app, identifier), in: &turn)
    case .cancelsAll: cancelAll(of: app, in: &turn)
    }
  }

  /// Schedules a local notification, or presents it now.
  private mutating func schedule(
    _ notification: LocalNotification,
    isPresentedNow: Bool = false,
    of app: AppNumber,
    in turn: inout Turn
  ) {
    let name = NotificationName(app, notification.identifier)
    let recurrence = recurrence(of: notification)
    var content = notification.content
    let decision = turn.ask(LegacyScheduling.self) {
      if isPresentedNow { .presentsNow }
      if let recurrence {
        .hasDate
        if isPast(recurrence.start, floats: notification.floats) { .past }
      }
      if notification.unit != nil { .repeats }
      if notification.region != nil { .hasRegion }
      if content.carries.contains(.badge), content.badge == 0 { .hasZeroBadge }
    }
    let answer = decision.answer
    if let exception = answer.exception {
      note(.app(app, .crashed(exception)), because: decision.because, in: &turn)
      return end(app, because: .crashed, in: &turn)
    }
    if answer.dropsBadge { content.carries.remove(.badge) }
    if answer.isKept {
      let trigger: Trigger =
        recurrence.map { .fireDate($0, floats: notification.floats) }
        ?? notification.region.map { .region($0, repeats: !notification.triggersOnce) } ?? .now
      let date = firstDate(of: trigger, in: &turn)
      keep(
        Request(identifier: notification.identifier, content: content, trigger: trigger),
        name,
        due: date.due,
        because: decision.because.union(date.because),
        in: &turn
      )
      limit(app, isLegacy: true, in: &turn)
    }
    if answer.isDelivered {
      deliver(name, content, because: decision.because, in: &turn)
    }
  }

  /// Returns the dates of a local notification on the clock of the zone they refer to.
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

  /// Cancels a local notification.
  private mutating func cancel(_ name: NotificationName, in turn: inout Turn) {
    let row = requests[name]
    let decision = turn.ask(LegacyCancellation.self) {
      if let row {
        .scheduled
        if row.trigger.repeats { .repeats }
      }
      if isShown(name) { .shown }
      if apps[Int(name.app.rawValue)].wasUpdated { .updated }
    }
    if decision.answer.leaves {
      remove(name)
      note(.notification(name, .removed), because: decision.because, in: &turn)
    } else if let row {
      note(row.keeping, because: decision.because, in: &turn)
    }
    if decision.answer.isRemoved {
      withdraw(name, because: decision.because, in: &turn)
    }
    if decision.because.isEmpty { note(.notification(name, .nothingToRemove), in: &turn) }
  }

  /// Cancels all local notifications of an app.
  private mutating func cancelAll(of app: AppNumber, in turn: inout Turn) {
    var names = requests.rows(of: app).map { $0.name }
    names += delivered.map { $0.name } + lockScreen.rows + rare.bannersBeneath.rows
    if let banner { names.append(banner) }
    var seen: Set<NotificationName> = []
    for name in names where name.app == app && name.isLegacy && seen.insert(name).inserted {
      cancel(name, in: &turn)
    }
  }

  /// Returns the contents of `scheduledLocalNotifications`, in the order of scheduling.
  public func scheduledNotifications(of app: AppNumber) -> [TextNumber] {
    requests.rows(of: app).filter { $0.name.isLegacy }.map { $0.name.identifier }
  }

  /// Returns the permission of an app that is newly installed and has not asked.
  mutating func firstPermission(
    _ status: AuthorizationStatus,
    isClip: Bool,
    in turn: inout Turn
  ) -> (permission: Permission, because: RuleSet) {
    let decision = turn.ask(InitialPermission.self) { .always }
    let isAllowed = status == .notDetermined && decision.answer.isAllowed
    var permission =
      isClip ? Permission() : Permission(usualFor: isAllowed ? .authorized : status)
    permission.keepsBanners = decision.answer.keepsBanners
    return (permission, decision.because)
  }
}
