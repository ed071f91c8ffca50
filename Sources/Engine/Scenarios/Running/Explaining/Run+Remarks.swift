import SystemPolicy
import VirtualDevice
import VirtualTime

extension Run {
  /// Adds the reasons that no entry states, and the decisive rule where it is known.
  func explain(_ failure: inout Failure, _ expectation: Expectation, _ cause: Cause?) {
    let subject = expectation.subject
    if case .foundForOtherReasons = failure.reason { return }
    if case .isSoForOtherReasons = failure.reason { return }
    if let reason = wayReason(of: subject, for: cause) {
      failure.decisiveRule = reason.rule
      if let remark = reason.remark {
        failure.remarks.append(remark)
        note(reason.rule, in: &failure)
      }
      if let entry = reason.permission {
        failure.chain = Set(failure.chain + [entry]).sorted()
        failure.rules.formUnion(journal.entries[entry].because)
      }
    }
    if case .delivered(let name, _, 1...) = subject, failure.reason.isNothing, let cause,
      journal.entries[cause.entry].effect == .notification(name, .extensionCalled)
    {
      failure.remarks.append(.awaitsExtension(name))
      note(Law.number(of: "extension.original-after-its-time"), in: &failure)
    }
    if let name = ordinaryCritical(in: failure, of: subject) {
      failure.remarks.append(.isNotCritical(name))
    }
    if case .response(let wanted) = subject { explain(&failure, wanted, cause) }
    if case .sceneConnected(_, _, .to) = subject, let cause, let rule = warmTapRule,
      journal.entries[cause.entry].because.contains(rule)
    {
      note(rule, in: &failure)
    }
    if let remark = severalEvents(in: failure, of: subject) {
      failure.remarks.append(remark)
    } else if let app = unaskedApp(in: failure, of: subject) {
      failure.remarks.append(.isNotAsked(app))
    } else if let occasion = occasion(missingFor: subject) {
      failure.remarks.append(.nothing(occasion))
    } else if let (remark, rule) = deafness(to: subject), failure.reason.isNothing {
      failure.remarks.append(remark)
      note(rule, in: &failure)
    } else if isCrossing(for: subject), failure.reason.isNothing {
      failure.remarks.append(.crossesSoon)
      note(Law.number(of: "regions.crossing-takes-twenty-seconds"), in: &failure)
    } else if case .isSo(.settings(let app, let wanted, _)) = subject {
      if let remark = neverAsked(wanted, of: app) { failure.remarks.append(remark) }
    }
    if case .isSo(.impossible) = subject {
      failure.chain = Array(journal.entries.indices.suffix(1))
    }
    if case .isSo(.holds(let shelf, let app, let wanted)) = subject,
      case .isSo(.holds(_, _, let found)) = failure.reason, found.count == wanted.count,
      Set(found) == Set(wanted)
    {
      failure.remarks.append(.order(shelf))
      let pair = zip(found, wanted).first { $0 != $1 }.map { [$0, $1] } ?? []
      let causes = pair.compactMap { lastWord(about: NotificationName(app, $0))?.entry }
      failure.chain = Set(causes).sorted()
      failure.rules = []
    }
  }

  /// Returns the critical notification that was shown or held as an ordinary one, because its app
  /// has no permission for critical alerts.
  private func ordinaryCritical(
    in failure: Failure,
    of subject: Expectation.Subject
  ) -> NotificationName? {
    guard let name = subject.name, case .found(let found) = failure.reason, let last = found.last,
      case .notification(name, let effect) = journal.entries[last].effect
    else { return nil }
    // Their content is at hand; to look for that of others would take as long as the run.
    let content: Content
    switch effect {
    case .delivered(let shown, _): content = shown
    case .held(let held): content = held
    case _: return nil
    }
    guard content.level == .critical || content.carries.contains(.criticalSound),
      !snapshot(of: name.app).permission.kinds.contains(.criticalAlert)
    else { return nil }
    return name
  }

  /// Records a rule as the decisive one.
  private func note(_ rule: RuleNumber?, in failure: inout Failure) {
    guard let rule else { return }
    failure.rules.insert(rule)
    failure.decisiveRule = rule
  }

  /// Returns why an app received no call about an event that happened, and the rule that decided.
  private func deafness(to subject: Expectation.Subject) -> (Remark, RuleNumber?)? {
    switch subject {
    case .signalled(let app, _, true):
      let state = snapshot(of: app).state
      guard state == .suspended || state == .notRunning else { return nil }
      return (
        .cannotHear(app, isSuspended: state == .suspended),
        Law.number(of: "signals.suspended-app-hears-later")
      )
    case .openSettingsCalled(let app, _):
      guard snapshot(of: app).delegate.isEmpty else { return nil }
      return (.noDelegate(app), Law.number(of: "response.settings-link-is-told"))
    case _: return nil
    }
  }

  /// Indicates whether the phone moved so recently that a crossing that was expected is not yet
  /// noticed.
  private func isCrossing(for subject: Expectation.Subject) -> Bool {
    switch subject {
    case .region(.happened), .region(.condition(_, _, times: 1...)), .region(.stateReported): break
    case .delivered(let name, _, 1...):
      guard
        has(where: {
          if case .notification(name, .keptForRegion) = $0 { true } else { false }
        })
      else { return false }
    case _: return false
    }
    let moved = journal.entries.last { $0.effect.aspect == .place }
    return moved.map { device.moment.instant - $0.moment.instant < BoundaryCrossing.dwell } ?? false
  }

  /// Returns the missing event without which an expectation cannot be met.
  func occasion(missingFor subject: Expectation.Subject) -> Remark.Occasion? {
    switch subject {
    case .isSo(let subject): return occasion(missingFor: subject)
    case .response(let subject): return occasion(missingFor: subject)
    case .region(let subject): return occasion(missingFor: subject)
    case .authorizationReported(let app, _):
      return has(of: app) { $0.decidesPrompt || $0.isReport } ? nil : .asks(app)
    case .badgeReported(let app, _):
      return has(of: app) { $0.isOfBadge } ? nil : .setsBadge(app)
    case .registered(let app, _):
      return has(of: app) { $0.isOfRegistration } ? nil : .registers(app)
    case .crashed(let app, _):
      return has(of: app) { if case .app(_, .crashed) = $0 { true } else { false } }
        ? nil : .crashes(app)
    case .openSettingsCalled(let app, _):
      let followed = has(of: app) {
        if case .app(_, .settingsLinkFollowed) = $0 { true } else { false }
      }
      return followed ? nil : .followsLink(app)
    case .signalled(let app, let signals, true):
      let observed = journal.entries.contains {
        if case .app(app, .observed(let observed)) = $0.effect {
          observed.isSuperset(of: signals)
        } else {
          false
        }
      }
      guard observed else { return .observes(app, signals) }
      return has { $0 == .phone(.clockSet) || $0.isZoneChange } ? nil : .changesTime(signals)
    case .sceneConnected(let app, _, _):
      return has(of: app) { $0.aspect == .state } ? nil : .changesState(app)
    case .task(let app, let identifier, let outcome):
      return has { outcome.isSeen(in: $0, of: identifier, app) } ? nil : .task(identifier, outcome)
    case .milestone(let app, let milestone):
      return has { milestone.isReported(by: $0, of: app) } ? nil : .milestone(app, milestone)
    case .attachmentRefused(let name, _):
      return absence(of: name)
        ?? (has { $0.isOfAttachment(of: name) } ? nil : .setsAttachment(name))
    case .addReported(let name, _), .delivered(let name, _, 1...), .happened(_, let name):
      return absence(of: name)
    case _: return nil
    }
  }

  private func occasion(missingFor subject: StateSubject) -> Remark.Occasion? {
    switch subject {
    case .authorization(let app, _), .settings(let app, _, _):
      let isOpen = snapshot(of: app).permission.status == .notDetermined
      return isOpen && !has(of: app) { $0.decidesPrompt } ? .asks(app) : nil
    case .promptOf(let app):
      return has(of: app) { $0.decidesPrompt || $0.isReport } ? nil : .asks(app)
    case .prompt(true): return has { $0.decidesPrompt } ? nil : .asksAny
    case .badge(let app, _): return badgeAttempt(of: app) == nil ? .setsBadge(app) : nil
    case .state(let app, _), .scene(let app, _, _):
      return has(of: app) { $0.aspect == .state } ? nil : .changesState(app)
    case .locationAuthorization(let app, _), .locationAccuracy(let app, _),
      .locationPromptOf(let app):
      let asked = has(of: app) {
        if case .app(_, .locationPromptShown) = $0 { true } else { false }
      }
      return asked ? nil : .asksForLocation(app)
    case .sessionDiagnostic(let app, let session, _, _):
      return occasion(.createsSession(app, session), unless: { $0.isAbout(session) }, in: app)
    case .liveUpdate(let app, _, _):
      return occasion(.startsLiveUpdates(app), unless: { $0.isAboutLiveUpdates }, in: app)
    case .monitored(let region, true): return has { $0.region == region } ? nil : .monitors(region)
    case .counts(_, let app, _), .groups(let app, _):
      return has(of: app) { $0.name != nil } ? nil : .addsAny(app)
    case .holds(_, let app, let identifiers):
      guard let missing = identifiers.first(where: { absence(of: .init(app, $0)) != nil }) else {
        return nil
      }
      return absence(of: .init(app, missing))
    case .grouped(let name, let other, _):
      return absence(of: name) ?? absence(of: NotificationName(name.app, other))
    case .actions(let name, _, _), .destructive(let name, _, _), .summaryFormat(let name, _):
      return absence(of: name)
        ?? (has(of: name.app) { $0.aspect == .category } ? nil : .setsCategories(name.app))
    case .categories(let app, _):
      return has(of: app) { $0.aspect == .category } ? nil : .setsCategories(app)
    case .protectedFiles: return has { $0.aspect == .lock || $0.aspect == .power } ? nil : .locks
    case .banner(let name?), .pending(let name, true), .listed(let name, true),
      .says(_, let name, _), .preview(let name, _), .reads(let name, _),
      .summaryArgument(let name, _), .next(let name, _):
      return absence(of: name)
    case _: return nil
    }
  }

  private func occasion(missingFor subject: ResponseSubject) -> Remark.Occasion? {
    switch subject {
    case .received(let name, _), .lost(let name, _):
      if let absence = absence(of: name) { return absence }
      return has { $0.touches(name) } ? nil : .touches(name)
    case .warned(let app, _):
      return has(of: app) { if case .app(_, .warned) = $0 { true } else { false } }
        ? nil : .warns(app)
    case .notReceived, .notWarned: return nil
    }
  }

  private func occasion(missingFor subject: RegionSubject) -> Remark.Occasion? {
    switch subject {
    case .happened(let name, .failed):
      guard has(where: { $0.region == name }) else { return .monitors(name) }
      return has { $0 == .region(name, .monitoringFailed) } ? nil : .failsMonitoring(name)
    case .stateReported(let name, _, _):
      guard has(where: { $0.region == name }) else { return .monitorsOrRequestsState(name) }
      return has { $0.region == name && $0.isState } || hasMoved(since: name)
        ? nil : .requestsState(name)
    case .condition(let name, let report, times: 1...)
    where report == .state(.unmonitored) || report == .reason(.limitExceeded):
      guard has(where: { $0.region == name }) else { return .monitors(name) }
      return has { $0.reports(report, of: name) } ? nil : .unmonitors(name)
    // A reason does not come from a move.
    case .condition(let name, .reason, times: 1...):
      return has { $0.region == name } ? nil : .monitors(name)
    case .happened(let name, .entered), .happened(let name, .exited), .happened(let name, .ignored),
      .condition(let name, .state(.satisfied), times: 1...),
      .condition(let name, .state(.unsatisfied), times: 1...):
      guard has(where: { $0.region == name }) else { return .monitors(name) }
      return hasMoved(since: name) ? nil : .moves(name)
    case .passedOver(let name):
      let waits = has { if case .notification(name, .keptForRegion) = $0 { true } else { false } }
      return absence(of: name) ?? (waits ? nil : .schedulesForRegion(name))
    case .didNotHappen, .condition: return nil
    }
  }

  /// Indicates whether the phone has moved after the first entry about a region.
  private func hasMoved(since region: RegionName) -> Bool {
    let first = journal.entries.firstIndex { $0.effect.region == region } ?? 0
    return journal.entries[first...].contains { $0.effect.aspect == .place }
  }

  private func absence(of name: NotificationName) -> Remark.Occasion? {
    if has(where: { $0.name == name }) || crash(adding: name) != nil { return nil }
    let apps = scenario.setting.apps
    let app = apps.indices.contains(Int(name.app.rawValue)) ? apps[Int(name.app.rawValue)] : nil
    let reaction = app?.reactions.first { reaction in
      if case .adds(let request) = reaction.action { return request.identifier == name.identifier }
      return false
    }
    return reaction.map { .reacts(name.app, $0) } ?? .adds(name)
  }

  private func has(where condition: (Effect) -> Bool) -> Bool {
    journal.entries.contains { condition($0.effect) }
  }

  private func has(of app: AppNumber, where condition: (Effect) -> Bool) -> Bool {
    journal.entries.contains { $0.effect.app == app && condition($0.effect) }
  }

  /// Returns the last entry that set an app's badge, or could have.
  func badgeAttempt(of app: AppNumber) -> Int? {
    journal.entries.indices.last { index in
      let effect = journal.entries[index].effect
      switch effect {
      case .app(app, .badgeSet), .app(app, .badgeKept): return true
      case .notification(let name, .delivered(let content, _)),
        .notification(let name, .held(let content)):
        return name.app == app && content.carries.contains(.badge)
      case .notification(let name, .silenced), .notification(let name, .dropped):
        guard name.app == app else { return false }
        return content(of: name, before: index)?.carries.contains(.badge) ?? false
      case _: return false
      }
    }
  }

  /// Returns the settings in an expectation that an app never requested.
  func neverAsked(_ wanted: [Expectation.Setting], of app: AppNumber) -> Remark? {
    let permission = snapshot(of: app).permission
    guard permission.status != .notDetermined else { return nil }
    let missing = wanted.filter { $0.setting == .enabled && !permission.kinds.contains($0.kind) }
      .reduce(into: Settings()) { $0.formUnion($1.kind) }
    return missing.isEmpty ? nil : .neverAskedFor(app, missing)
  }
}

extension Effect {
  fileprivate var isZoneChange: Bool { if case .phone(.zoneChanged) = self { true } else { false } }

  /// Indicates whether the effect is about the attachment of a notification.
  fileprivate func isOfAttachment(of name: NotificationName) -> Bool {
    switch self {
    case .notification(name, .attachmentRefused), .notification(name, .attachmentMoved): true
    case _: false
    }
  }
}
