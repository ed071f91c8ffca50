import SystemPolicy
import VirtualTime

extension Device {
  /// It is certain that the phone has crossed the edge of a region that an app monitors.
  mutating func settle(_ name: RegionName, under law: Law, into journal: inout Journal) {
    guard let index = index(of: name) else { return }
    let because = nearing(index, under: law, noting: &journal).decision.because
    regions[index].isInside.toggle()
    guard isAwake(index, under: law, into: &journal) else { return }
    cross(name, because: because, under: law, into: &journal)
  }

  /// It is certain that the phone has crossed the edge of a location trigger's region.
  mutating func trip(_ name: NotificationName, under law: Law, into journal: inout Journal) {
    guard let index = regions.firstIndex(where: { $0.trigger == name }) else { return }
    let certain = nearing(index, under: law, noting: &journal).decision.because
    regions[index].isInside.toggle()
    guard isAwake(index, under: law, into: &journal) else { return }
    let row = regions[index]
    var question = Tripping(
      isAskedFor: row.region.notifies.contains(row.isInside ? .entry : .exit),
      location: apps[Int(row.app.rawValue)].location.authorization,
      state: apps[Int(row.app.rawValue)].state
    )
    question.terms = apps[Int(row.app.rawValue)].location.terms
    let decision = law.tripping.decide(question, from: .init())
    journal.note(decision)
    let because = certain.union(decision.because)
    if decision.answer.fires {
      fire(name, because: because, under: law, into: &journal)
    } else if !decision.answer.isNone {
      passOver(index, because: because, into: &journal)
    }
  }

  /// An app hears of the crossing of a region's edge, or does not.
  mutating func cross(
    _ name: RegionName,
    because earlier: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    guard let index = index(of: name) else { return }
    let row = regions[index]
    let app = apps[Int(name.app.rawValue)]
    let boundary: Boundary = row.isInside ? .entry : .exit
    var question = Crossing(
      isAskedFor: row.region.notifies.contains(boundary),
      location: app.location.authorization,
      state: app.state,
      isForceQuit: app.isForceQuit
    )
    question.isRefreshOff = app.isRefreshOff
    question.terms = app.location.terms
    question.isCondition = name.monitor != .manager
    let decision = law.crossing.decide(question, from: .init())
    journal.note(decision)
    let because = earlier.union(decision.because)
    let answer = decision.answer
    if answer.wakesApp {
      let time = answer.isBrief ? Crossing.runTime : nil
      wake(name.app, .woken, for: time, because: because, under: law, into: &journal)
    }
    if answer.tellsApp {
      note(.crossed(name, boundary), because: because, in: &journal)
      if answer.tellsState {
        let state: RegionState = row.isInside ? .inside : .outside
        note(.location(.stateTold(name, state)), because: because, in: &journal)
      }
    } else if answer.tellsMonitor {
      // An app that the event launches makes its monitor while it launches.
      agenda.add(.reports(name), at: now)
    } else if !answer.isNone {
      passOver(index, because: because, into: &journal)
    }
    if answer.isHeld { hold(name, because: because, under: law, into: &journal) }
  }

  /// Launches an app into the background, or wakes it there; it is suspended again after a time.
  mutating func wake(
    _ app: AppNumber,
    _ cause: Effect.Cause,
    for time: Interval?,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    if apps[Int(app.rawValue)].state == .notRunning {
      launch(app, because: because, under: law, into: &journal)
    }
    move(app, to: .background, because: cause, into: &journal)
    if let time { agenda.add(.suspends(app), at: now + time) }
    catchUp(app, under: law, into: &journal)
  }

  /// Whether a region is monitored; where it is not since the phone restarted, notes why.
  private mutating func isAwake(_ index: Int, under law: Law, into journal: inout Journal) -> Bool {
    guard regions[index].isAsleep else { return true }
    let decision = resuming(index, isLaunch: false, under: law, noting: &journal)
    passOver(index, because: decision.because, into: &journal)
    return false
  }

  private func resuming(
    _ index: Int,
    isLaunch: Bool,
    under law: Law,
    noting journal: inout Journal
  ) -> Decision<Resuming.Answer> {
    let question = Resuming(
      isBeforeUnlock: power != .on,
      isLaunch: isLaunch,
      isTrigger: regions[index].request != nil
    )
    let decision = law.resuming.decide(question, from: .init())
    journal.note(decision)
    return decision
  }

  /// Regions that sleep since the phone restarted are monitored again, if the law says so.
  ///
  /// - Parameter app: The app that is being launched; nil where the phone was unlocked.
  mutating func resumeRegions(of app: AppNumber?, under law: Law, into journal: inout Journal) {
    for index in regions.indices where regions[index].isAsleep {
      guard app == nil || regions[index].app == app else { continue }
      let decision = resuming(index, isLaunch: app != nil, under: law, noting: &journal)
      guard decision.answer.resumes else { continue }
      let row = regions[index]
      let start = start(index, under: law, noting: &journal)
      if row.request == nil {
        note(.monitoringResumed(row.name), because: decision.because, in: &journal)
        guard start.answer.entersAtOnce else { continue }
        let because = decision.because.union(start.because)
        cross(row.name, because: because, under: law, into: &journal)
      }
    }
  }

  /// The user changes what an app may know of where the phone is.
  mutating func allow(
    _ location: LocationAuthorization,
    for app: AppNumber,
    under law: Law,
    into journal: inout Journal
  ) {
    let kept = apps[Int(app.rawValue)].location.terms.intersection([.reduced, .askedForAlways])
    let permission = LocationPermission(location, kept)
    set(permission, of: app, because: [], under: law, into: &journal)
  }

  /// Gives an app another permission to know the location; with the first one monitoring starts.
  mutating func set(
    _ permission: LocationPermission,
    of app: AppNumber,
    because: RuleSet,
    under law: Law,
    into journal: inout Journal
  ) {
    let before = apps[Int(app.rawValue)].location
    apps[Int(app.rawValue)].location = permission
    note(.locationChanged(app, permission), because: because, in: &journal)
    guard !before.isAllowed, permission.isAllowed else { return }
    for index in regions.indices where regions[index].app == app && !regions[index].isAsleep {
      let row = regions[index]
      let start = start(index, under: law, noting: &journal)
      if row.request == nil, start.answer.entersAtOnce {
        cross(row.name, because: start.because, under: law, into: &journal)
      }
    }
  }
}
