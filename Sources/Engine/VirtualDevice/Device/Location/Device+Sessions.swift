public import SystemPolicy
import VirtualTime

extension Device {
  /// Creates a service session for an app.
  mutating func create(_ session: ServiceSession, of app: AppNumber, in turn: inout Turn) {
    // The app asks anew.
    for index in rare.sessions.indices
    where rare.sessions[index].app == app && rare.sessions[index].session == session {
      rare.sessions[index].isRefused = false
    }
    rare.sessions.append(SessionRow(app: app, session: session))
    let decision = pursuing(session, of: app, in: &turn)
    note(.app(app, .sessionCreated(session)), because: decision.because, in: &turn)
    request(session, of: app, by: decision, isFirst: true, in: &turn)
    markSessionsChanged(of: app)
  }

  /// Ends a service session of an app.
  mutating func invalidate(_ session: ServiceSession, of app: AppNumber, in turn: inout Turn) {
    let index = rare.sessions.firstIndex { $0.app == app && $0.session == session }
    guard let index else { return }
    rare.sessions.remove(at: index)
    note(.app(app, .sessionInvalidated(session)), in: &turn)
    markSessionsChanged(of: app)
  }

  /// Starts a loop over live updates, which asks for the location by itself.
  mutating func startLiveUpdates(of app: AppNumber, in turn: inout Turn) {
    rare.sessions.append(SessionRow(app: app, session: nil))
    iterate(.liveUpdatesSet(isOn: true), of: app, in: &turn)
  }

  /// Stops a loop over live updates.
  mutating func stopLiveUpdates(of app: AppNumber, in turn: inout Turn) {
    let index = rare.sessions.firstIndex { $0.app == app && $0.session == nil }
    guard let index else { return }
    rare.sessions.remove(at: index)
    note(.app(app, .liveUpdatesSet(isOn: false)), in: &turn)
    markSessionsChanged(of: app)
  }

  /// Records that an app iterates over location events, which asks for the location by itself.
  mutating func iterate(
    _ effect: AppEffect,
    of app: AppNumber,
    because: RuleSet = RuleSet(),
    in turn: inout Turn
  ) {
    let decision = pursuing(nil, of: app, in: &turn)
    note(.app(app, effect), because: because.union(decision.because), in: &turn)
    request(.implicit, of: app, by: decision, isFirst: true, in: &turn)
    markSessionsChanged(of: app)
  }

  /// Marks an app whose sessions the phone looks at after the event, if it has any.
  mutating func markSessionsChanged(of app: AppNumber) {
    guard rare.sessions.contains(where: { $0.app == app }) || isAwaiting(app) else { return }
    if !rare.appsWithChangedSessions.contains(app) { rare.appsWithChangedSessions.append(app) }
  }

  /// Lets the sessions of apps ask, and reports their diagnostics, where something has changed.
  mutating func updateSessions(in turn: inout Turn) {
    // Few phones have such an app.
    guard !rare.appsWithChangedSessions.isEmpty else { return }
    let apps = rare.appsWithChangedSessions
    for app in apps {
      switch state(of: app) {
      case .notRunning, .suspended: continue
      case .foreground, .inactive, .background: break
      }
      pursueSessions(of: app, in: &turn)
      diagnose(app, in: &turn)
    }
    rare.appsWithChangedSessions = []
  }

  /// Indicates whether an app iterates over the events of a monitor.
  private func isAwaiting(_ app: AppNumber) -> Bool {
    rare.monitors.contains { $0.app == app && $0.isAwaited }
  }

  private mutating func pursueSessions(of app: AppNumber, in turn: inout Turn) {
    let rows = rare.sessions.filter { $0.app == app }
    for case let session? in rows.map({ $0.session }) {
      let decision = pursuing(session, of: app, in: &turn)
      request(session, of: app, by: decision, isFirst: false, in: &turn)
    }
    guard rows.contains(where: { $0.session == nil }) || isAwaiting(app) else { return }
    let decision = pursuing(nil, of: app, in: &turn)
    request(.implicit, of: app, by: decision, isFirst: false, in: &turn)
  }

  /// Returns whether a session asks now, and why; nil stands for an implicit one.
  private func pursuing(
    _ session: ServiceSession?,
    of app: AppNumber,
    in turn: inout Turn
  ) -> Decision<ServiceSessionRequest.Answer> {
    let row = apps[Int(app.rawValue)]
    let wanted = session ?? .implicit
    let isHeld = rare.sessions.contains { $0.app == app && $0.session != nil }
    let isRefused = rare.sessions.contains {
      $0.app == app && $0.isRefused && $0.session == wanted
    }
    return turn.ask(ServiceSessionRequest.self) {
      if session == nil { .implicit }
      if row.build?.requiresServiceSession ?? false { .keyed }
      if isHeld { .held }
      if wanted.requirement.request == nil { .defers }
      if row.location.meets(wanted) { .met }
      if isRefused, row.location.meets(wanted.requirement) { .refused }
      if !row.state.isInFront { .unseen }
      if hasLocationPrompt(app) { .promptUp }
    }
  }

  /// Requests what a session requires, if it asks now.
  ///
  /// - Parameter isFirst: Indicates whether a prompt that does not appear is recorded.
  private mutating func request(
    _ session: ServiceSession,
    of app: AppNumber,
    by decision: Decision<ServiceSessionRequest.Answer>,
    isFirst: Bool,
    in turn: inout Turn
  ) {
    let because = decision.because
    guard decision.answer.asks else {
      if isFirst, decision.answer.isWithheld {
        note(.app(app, .promptWithheld), because: because, in: &turn)
      }
      return
    }
    if let request = session.requirement.request,
      !apps[Int(app.rawValue)].location.meets(session.requirement)
    {
      ask(app, for: request, because: because, isFirst: isFirst, in: &turn)
    } else {
      askForFullAccuracy(app, for: session, because: because, isFirst: isFirst, in: &turn)
    }
  }

  /// Indicates whether a location prompt of an app is on the screen or waits for another one.
  private func hasLocationPrompt(_ app: AppNumber) -> Bool {
    rare.prompts.contains {
      $0.app == app && $0.location != nil && $0.location != .confirmation
    }
  }

  // MARK: Diagnostics

  /// The recipient of diagnostics.
  enum DiagnosticsRecipient {
    /// A loop over the diagnostics of a session.
    case session(ServiceSession)
    /// A loop over live updates.
    case update
    /// The conditions of a monitor.
    case condition
  }

  /// Returns the reasons why an app gets no location, and the rules that name them.
  func diagnosing(
    _ app: AppNumber,
    for recipient: DiagnosticsRecipient,
    in turn: inout Turn
  ) -> Decision<LocationDiagnosis.Answer> {
    let row = apps[Int(app.rawValue)]
    let permission = row.location
    var wanted: ServiceSession?
    if case .session(let session) = recipient { wanted = session }
    var isLost = false
    if case .update = recipient { isLost = permission.isAllowed && hasNoPosition(in: &turn) }
    let isRefused = rare.sessions.contains {
      $0.app == app && $0.isRefused && $0.session == wanted
    }
    // The user's own choices count, whatever the switch of Location Services lets the app read.
    let isRefusedAlways =
      permission.authorization == .denied
      || (permission.authorization != .always && permission.terms.contains(.askedForAlways))
    let isKeyed = row.build?.requiresServiceSession ?? false
    return turn.ask(LocationDiagnosis.self) {
      switch permission.status {
      case .denied: .denied
      case .restricted: .restricted
      case .notDetermined: .notDetermined
      case .whenInUse: .whenInUse
      case .always: []
      }
      // The switch is about the phone, whatever the app reads: a restricted app reads restricted.
      if !hasLocationServices { .servicesOff }
      if hasLocationPrompt(app) { .promptUp }
      if !row.state.isInFront, !row.isLocating { .unseen }
      if isKeyed { .keyed }
      if isKeyed, !isServed(app) { .unserved }
      if permission.isAllowed, permission.isReduced { .reduced }
      if isLost { .lost }
      if wanted != nil { .session }
      if wanted?.requirement == .always { .wantsAlways }
      if isRefusedAlways { .lacksAlways }
      if wanted?.fullAccuracy != nil { .wantsFullAccuracy }
      if isRefused, permission.isReduced { .lacksFullAccuracy }
    }
  }

  /// Indicates whether the phone does not know its position, or cannot find it.
  private func hasNoPosition(in turn: inout Turn) -> Bool {
    position == nil || receiving(in: &turn).answer.isBlind
  }

  /// Indicates whether a session of an app serves where its property list requires one.
  private func isServed(_ app: AppNumber) -> Bool {
    let isAllowed = apps[Int(app.rawValue)].location.isAllowed
    return rare.sessions.contains {
      guard $0.app == app, let session = $0.session else { return false }
      return session.requirement.request != nil || isAllowed
    }
  }

  /// Reports the diagnostics of an app that have changed.
  private mutating func diagnose(_ app: AppNumber, in turn: inout Turn) {
    for index in rare.sessions.indices where rare.sessions[index].app == app {
      let session = rare.sessions[index].session
      let decision = diagnosing(app, for: session.map { .session($0) } ?? .update, in: &turn)
      let diagnostics = decision.answer.diagnostics
      guard rare.sessions[index].reported != diagnostics else { continue }
      rare.sessions[index].reported = diagnostics
      var because = decision.because
      if diagnostics.contains(.locationUnavailable) {
        because.formUnion(receiving(in: &turn).because)
      }
      let effect: AppEffect =
        session.map { .sessionDiagnosed($0, diagnostics) } ?? .liveUpdateReported(diagnostics)
      note(.app(app, effect), because: because, in: &turn)
    }
    guard isAwaiting(app) else { return }
    let decision = diagnosing(app, for: .condition, in: &turn)
    let monitors = rare.monitors
    for (index, row) in monitors.enumerated() where row.app == app && row.isAwaited {
      let hasChanged = row.reported != decision.answer.diagnostics
      rare.monitors[index].reported = decision.answer.diagnostics
      reportConditions(of: row.monitor, of: app, by: decision, isAll: hasChanged, in: &turn)
    }
  }

  /// Returns the reasons that a session's latest diagnostic gave; nil if the app does not hold it.
  public func diagnostics(of session: ServiceSession, of app: AppNumber) -> LocationDiagnostics? {
    rare.sessions.last { $0.app == app && $0.session == session }?.reported
  }

  /// Returns the reasons that the latest live update gave; nil if the app gets no updates.
  public func liveUpdateDiagnostics(of app: AppNumber) -> LocationDiagnostics? {
    rare.sessions.last { $0.app == app && $0.session == nil }?.reported
  }
}

extension ServiceSession {
  /// The session that an app holds implicitly while it iterates.
  fileprivate static var implicit: ServiceSession { ServiceSession(.whenInUse) }
}

extension LocationPermission {
  /// Indicates whether an app has the authorization that a session requires.
  fileprivate func meets(_ requirement: ServiceSession.Requirement) -> Bool {
    switch requirement {
    // A session without a requirement serves as soon as the app has any authorization.
    case .none, .whenInUse: isAllowed
    case .always: status == .always
    }
  }

  /// Indicates whether an app has all that a session requires.
  fileprivate func meets(_ session: ServiceSession) -> Bool {
    meets(session.requirement) && (session.fullAccuracy == nil || !isReduced)
  }
}
