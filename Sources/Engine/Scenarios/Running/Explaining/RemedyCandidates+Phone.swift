import SystemPolicy
import VirtualDevice
import VirtualTime

/// Lines about the phone and its settings, and about what the app does with them.
extension RemedyCandidates {
  /// The reply of an app in the foreground, or the user's leaving it.
  var foreground: [[Remedy]] {
    var lines: [[Remedy]] = []
    for remark in failure.remarks {
      if case .repliedWithout(_, let name) = remark, let more = wantedOptions.first,
        let change = fact({ fact in
          guard case .replies(name.app, let options?) = fact else { return nil }
          return .replies(name.app, options.union(more))
        })
      {
        lines.append([change])
      }
    }
    guard let silenced = entries.last(where: { $0.effect.isSilence }),
      let app = silenced.effect.app
    else { return lines }
    lines += delegates(of: app)
    if setting[app].reply == nil {
      lines += wantedOptions.map { [.fact(.replies(app, $0))] }
    }
    if let before = lastEvent(before: silenced.moment.instant) {
      lines.append([.event(.user(.leaves(app)), after: before)])
    }
    return lines
  }

  /// A delegate that the app does not release, or one that implements `willPresent`.
  private func delegates(of app: AppNumber) -> [[Remedy]] {
    let last = scenario.steps[..<failure.step].lastIndex { step in
      switch step.action {
      case .event(.app(app, .releasesDelegate)), .event(.app(app, .setsDelegate)): true
      case .event, .expect: false
      }
    }
    guard let last, scenario.row == nil else { return [] }
    if case .event(.app(_, .setsDelegate(let methods))) = scenario.steps[last].action {
      let more = methods.union(.willPresent)
      return [[.change(.event(.app(app, .setsDelegate(more))), at: last)]]
    }
    return [[.removal(of: last)]]
  }

  /// A delegate for a response.
  var responses: [[Remedy]] {
    entries.compactMap { entry in
      switch entry.effect {
      case .notification(let name, .responseLost), .notification(let name, .responseInOptionsAlone):
        [.fact(.delegate(name.app, [.isSet, .didReceive]))]
      case _: nil
      }
    }
  }

  /// A Focus that is turned off, or that allows the app, or a notification that may break through.
  var focus: [[Remedy]] {
    guard let app = expectation?.subject.app else { return [] }
    let instant = failure.entry(in: result)?.moment.instant ?? failure.moment.instant
    var focus: FocusName?
    for entry in result.journal.entries.prefix(failure.journalCount) {
      if case .phone(.focusTurned(let name)) = entry.effect, entry.moment.instant <= instant {
        focus = name
      }
    }
    guard let focus, !isCritical else { return [] }
    var lines: [[Remedy]] = []
    if case .named = focus {
      lines.append([.fact(.focus(FocusFact(focus, .allows(app))))])
    }
    if let before = lastEvent(before: instant) {
      lines.append([.event(.user(.turnsFocus(nil)), after: before)])
    }
    // What the app means to break through lacks its entitlement alone.
    let through = breakthrough(app)
    let isMeant = through.allSatisfy { $0.allSatisfy { !$0.isChange } }
    return isMeant ? through + lines : lines + through
  }

  /// A summary that is turned off, or a notification that does not wait for it.
  var summary: [[Remedy]] {
    guard !isCritical, let app = expectation?.subject.app,
      let held = result.journal.entries.prefix(failure.journalCount).last(where: { entry in
        if case .notification(let name, .held) = entry.effect { name.app == app } else { false }
      })
    else { return [] }
    let off = lastEvent(before: held.moment.instant).map { before in
      [Remedy.event(.user(.changes(app, .summarizes(false, at: nil))), after: before)]
    }
    return breakthrough(app) + (off.map { [$0] } ?? [])
  }

  /// A time-sensitive notification, and the entitlement that it needs.
  private func breakthrough(_ app: AppNumber) -> [[Remedy]] {
    guard let name = expectation?.subject.name,
      let change = change(of: name, { $0.level = .timeSensitive })
    else { return [] }
    let held = setting[app].entitlements
    let changes = isWritten(change) ? [] : [change]
    let needed =
      held.contains(.timeSensitive) ? [] : [entitlement(held.union(.timeSensitive), of: app)]
    return changes.isEmpty && needed.isEmpty ? [] : [changes + needed]
  }

  /// The entitlements of an app, in place of those that the scenario states.
  private func entitlement(_ entitlements: Entitlements, of app: AppNumber) -> Remedy {
    let fact = fact { fact in
      guard case .entitled(app, _) = fact else { return nil }
      return .entitled(app, entitlements)
    }
    return fact ?? .fact(.entitled(app, entitlements))
  }

  /// Indicates whether the notification is meant to be critical: what it should break through is
  /// not turned off for it.
  private var isCritical: Bool {
    failure.remarks.contains { if case .isNotCritical = $0 { true } else { false } }
  }

  /// The permission for critical alerts: an entitlement, and the option in the app's request.
  var critical: [[Remedy]] {
    guard isCritical, let app = expectation?.subject.app else { return [] }
    let held = setting[app].entitlements
    let entitled =
      held.contains(.criticalAlerts) ? [] : [entitlement(held.union(.criticalAlerts), of: app)]
    let asking = scenario.steps[..<failure.step].lastIndex { step in
      if case .event(.app(app, .asks)) = step.action { true } else { false }
    }
    guard let asking, scenario.row == nil,
      case .event(.app(_, .asks(let options))) = scenario.steps[asking].action
    else { return [] }
    let change = Remedy.change(.event(.app(app, .asks(options.union(.criticalAlert)))), at: asking)
    return [options.contains(.criticalAlert) ? entitled : [change] + entitled]
      .filter { !$0.isEmpty }
  }

  /// Indicates whether the scenario has the line already.
  private func isWritten(_ change: Remedy) -> Bool {
    if case .change(let action, let step) = change {
      scenario.steps[step].action == action
    } else {
      false
    }
  }

  /// The permission for the location.
  var regions: [[Remedy]] {
    entries.compactMap { entry in
      guard case .notification(let name, .triggerPassedOver) = entry.effect else { return nil }
      guard setting[name.app].location != .notDetermined else {
        return [.fact(.location(name.app, .always))]
      }
      return fact { fact in
        guard case .location(name.app, let location) = fact, location != .always else { return nil }
        return .location(name.app, .always)
      }
      .map { [$0] }
    }
  }

  /// The silent switch in its other position.
  var silence: [[Remedy]] {
    guard !isCritical,
      let silenced = result.journal.entries.prefix(failure.journalCount).last(where: {
        if case .phone(.silentSwitched) = $0.effect { true } else { false }
      }), silenced.effect == .phone(.silentSwitched(true)), silenced.origin.step >= 0
    else { return [] }
    return [[.event(.user(.silences(false)), after: Int(silenced.origin.step))]]
  }

  /// A phone that is turned on and unlocked.
  var power: [[Remedy]] {
    entries.flatMap { entry -> [[Remedy]] in
      let step = Int(entry.origin.step)
      guard step >= 0 else { return [] }
      return switch entry.effect {
      case .phone(.poweredOn): [[.event(.user(.unlocks), after: step)]]
      case .phone(.poweredOff):
        [[.event(.device(.powersOn), after: step), .event(.user(.unlocks), after: step)]]
      case .phone(.locked(true)): [[.event(.user(.unlocks), after: step)]]
      case _: []
      }
    }
  }

  /// The same request again, once the user allows notifications.
  var again: [[Remedy]] {
    guard let name = expectation?.subject.name else { return [] }
    let steps = scenario.steps
    guard let added = steps[..<failure.step].lastIndex(where: { $0.action.addedName == name }),
      case .event(let event) = steps[added].action, case .app = event
    else { return [] }
    let changed = result.journal.entries.prefix(failure.journalCount).last { entry in
      guard case .app(name.app, .authorizationChanged(let permission, _)) = entry.effect else {
        return false
      }
      return ![.denied, .notDetermined].contains(permission.status)
    }
    guard let changed, Int(changed.origin.step) > added else { return [] }
    return [[.event(event, after: Int(changed.origin.step))]]
  }

  /// A switch in Settings that is turned on.
  var switches: [[Remedy]] {
    failure.remarks.flatMap { remark -> [[Remedy]] in
      guard case .isOff(let way, let app, let wasGranted) = remark else { return [] }
      guard wasGranted else { return asked(for: way, app) }
      let control = Switch.allCases.first { $0.kind == way.setting }
      let instant = failure.entry(in: result)?.moment.instant ?? failure.moment.instant
      guard let control, let before = lastEvent(before: instant) else { return [] }
      return [[.event(.user(.changes(app, .turns(control, on: true))), after: before)]]
    }
  }

  /// A request for authorization that includes a way of presentation.
  private func asked(for way: Presentation, _ app: AppNumber) -> [[Remedy]] {
    let option: AuthorizationOptions =
      way == .sound ? .sound : way == .badge ? .badge : .alert
    let step = scenario.steps[..<failure.step].lastIndex { step in
      if case .event(.app(app, .asks)) = step.action { true } else { false }
    }
    if let step, scenario.row == nil,
      case .event(.app(_, .asks(let options))) = scenario.steps[step].action
    {
      return [[.change(.event(.app(app, .asks(options.union(option)))), at: step)]]
    }
    return []
  }

  var entitlements: [[Remedy]] {
    setting.apps.indices.filter { $0 < result.book.apps.count }.flatMap { index -> [[Remedy]] in
      let app = AppNumber(rawValue: UInt16(index))
      let held = setting[app].entitlements
      return Entitlements.named.map { $0.value }.filter { !held.contains($0) }.map {
        [entitlement(held.union($0), of: app)]
      }
    }
  }

  /// The permission to notify: given before the first step, or by the user's answer.
  var permission: [[Remedy]] {
    var lines: [[Remedy]] = []
    for index in setting.apps.indices where index < result.book.apps.count {
      let app = AppNumber(rawValue: UInt16(index))
      let asks = result.journal.entries.contains { $0.effect.app == app && $0.effect.decidesPrompt }
      // A clip that is allowed from the start would be no clip any more.
      let change = fact { fact in
        guard case .authorization(app, let status) = fact, status != .authorized,
          status != .ephemeral
        else { return nil }
        return .authorization(app, .authorized)
      }
      if let change {
        lines.append([change])
      } else if setting[app].status == .notDetermined, !asks {
        lines.append([.fact(.authorization(app, .authorized))])
      }
    }
    lines += clip
    if let entry = failure.entry(in: result), let before = lastEvent(before: entry.moment.instant),
      let denied = entries.last, let app = denied.effect.app,
      result.journal.entries.contains(where: { $0.effect.isRefusal(of: app) })
    {
      lines.append([.event(.user(.changes(app, .turns(.notifications, on: true))), after: before)])
    }
    let answer = scenario.steps[..<failure.step].lastIndex {
      $0.action == .event(.user(.answers(.dontAllow)))
    }
    if let answer, scenario.row == nil {
      lines.append([.change(.event(.user(.answers(.allow))), at: answer)])
    }
    return lines
  }

  /// The question of an app clip and its answer, after which it may notify for good.
  private var clip: [[Remedy]] {
    setting.apps.indices.filter { $0 < result.book.apps.count }.flatMap { index -> [[Remedy]] in
      let app = AppNumber(rawValue: UInt16(index))
      guard setting[app].status == .ephemeral,
        let opening = scenario.steps.firstIndex(where: { $0.action == .event(.user(.opens(app))) })
      else { return [] }
      return [
        [
          .event(.app(app, .asks([.alert, .sound, .badge])), after: opening),
          .event(.user(.answers(.allow)), after: opening),
        ]
      ]
    }
  }

  /// The reply of the app that would show the notification as wanted.
  private var wantedOptions: [PresentationOptions] {
    guard let expectation else { return [] }
    let isOld = result.version < 14
    var wanted: PresentationOptions = []
    switch expectation.subject {
    case .delivered(_, let ways?, 1...):
      for (way, option) in [
        (Presentation.banner, isOld ? PresentationOptions.alert : .banner),
        (.list, isOld ? .alert : .list), (.sound, .sound), (.badge, .badge),
      ] where ways.contains(way) {
        wanted.insert(option)
      }
    case .happened(.sounded, _): wanted = .sound
    case .isSo(.badge): wanted = .badge
    case .isSo(.listed(_, true)), .isSo(.says(.listed, _, _)), .isSo(.holds(.listed, _, _)),
      .isSo(.counts(.listed, _, _)):
      wanted = isOld ? .alert : .list
    case _: wanted = isOld ? .alert : .banner
    }
    return wanted.isEmpty ? [] : [wanted]
  }
}

extension Failure {
  /// Returns the decisive entry, if there is one.
  fileprivate func entry(in result: ScenarioResult) -> Journal.Entry? {
    (reason.entry ?? chain.last).map { result.journal.entries[$0] }
  }
}

extension Effect {
  /// Indicates whether the user turned the notifications of an app off.
  fileprivate func isRefusal(of app: AppNumber) -> Bool {
    guard case .app(app, .authorizationChanged(let permission, _)) = self else { return false }
    return permission.status == .denied
  }

  fileprivate var isSilence: Bool {
    if case .notification(_, .silenced) = self { true } else { false }
  }
}
