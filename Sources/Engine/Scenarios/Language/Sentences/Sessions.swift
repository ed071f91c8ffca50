import SystemPolicy
import VirtualDevice

extension Topic {
  static let sessions = Topic(
    "Service sessions and live updates",
    """
    Since iOS 18 an app declares with CLServiceSession which authorization it needs, and the \
    system asks the user while the app is in the foreground. Live updates and the events of a \
    monitor ask for When In Use by themselves, unless the app holds a session.
    """,
    Verb.sessionFacts + Verb.sessions + Verb.liveUpdates,
    examples: [
      #"""
      scenario "a session asks, and reports what it waits for"
      @08:00 user opens app
        app creates service session always
        expect location prompt for app
        expect service session always authorizationRequestInProgress
        user answers "Don't Allow"
        expect service session always authorizationDenied
        expect service session always not authorizationRequestInProgress
        app invalidates service session always
      """#,
      #"""
      app reacts to launch creating service session when in use

      scenario "a permission for once: the session asks again"
      @08:00 user opens app
        user answers "Allow Once"
      @08:10 user leaves app
        expect location not determined
      @08:20 user opens app
        expect location prompt for app
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      device at "office"

      scenario "live updates ask by themselves"
      @08:00 user opens app
        app starts live updates
        expect live update authorizationRequestInProgress
        user answers "Allow While Using App"
        expect live update not authorizationRequestInProgress
        app stops live updates
      """#,
      #"""
      app requires explicit service sessions
      app reacts to launch starting live updates

      scenario "with the key in the property list, live updates ask for nothing"
      @08:00 user opens app
        expect no prompt
        expect live update serviceSessionRequired
        app creates service session none
        expect no prompt
      """#,
    ],
    slips: [
      "app creates service session",
      "app starts location updates",
      "expect service session always accuracyLimited",
      "expect live update alwaysAuthorizationDenied",
    ]
  )
}

extension Verb {
  /// Facts about the sessions of an app.
  static let sessionFacts: [Verb] = [
    fact(
      "app requires explicit service sessions",
      """
      The app's property list has `NSLocationRequireExplicitServiceSession`: live updates and \
      monitors ask for nothing by themselves.
      """
    ) {
      .requiresServiceSession($0.app)
    } write: {
      guard case .requiresServiceSession(let app) = $0 else { return nil }
      return [("app", app.captured)]
    },

    fact(
      "app reacts to SIGNAL creating service session SESSION",
      "At each such launch, crossing, response, push or signal, the app creates a service session."
    ) {
      .reacts($0.app, Reaction(to: $0.signal, with: .location(.createsSession($0.session))))
    } write: {
      guard case .reacts(let app, let reaction) = $0,
        case .location(.createsSession(let session)) = reaction.action
      else { return nil }
      return [("app", app.captured)] + reaction.signal.written + session.written
    },

    fact(
      "app reacts to SIGNAL starting live updates",
      "At each such launch, crossing, response, push or signal, the app starts live updates."
    ) {
      .reacts($0.app, Reaction(to: $0.signal, with: .location(.startsLiveUpdates)))
    } write: {
      guard case .reacts(let app, let reaction) = $0,
        case .location(.startsLiveUpdates) = reaction.action
      else { return nil }
      return [("app", app.captured)] + reaction.signal.written
    },
  ]

  /// Service sessions, on iOS 18 and later.
  static let sessions: [Verb] = [
    app(
      "(creates | invalidates) service session SESSION",
      """
      Creates a CLServiceSession with this requirement and holds it, or ends it; `without purpose` \
      if the property list has no entry for the key of the full accuracy that it requires.
      """
    ) {
      $0.has("creates")
        ? .location(.createsSession($0.session)) : .location(.invalidatesSession($0.session))
    } write: {
      switch $0 {
      case .location(.createsSession(let session)): [("creates", 1)] + session.written
      case .location(.invalidatesSession(let session)): [("invalidates", 1)] + session.written
      case _: nil
      }
    },

    expect(
      "[<of:app>] service session SESSION [not] DIAGNOSTIC [because <because:rule>]",
      "The latest diagnostic of the session that the app holds gives this reason, or does not."
    ) {
      .isSo(
        .sessionDiagnostic(
          $0.appNamed("of"),
          $0.session,
          $0.reason(among: .ofSessions),
          !$0.has("not")
        )
      )
    } write: {
      guard case .isSo(.sessionDiagnostic(let app, let session, let reason?, let isGiven)) = $0
      else { return nil }
      return [("of", app.captured)] + session.written + reason.written
        + (isGiven ? [] : [("not", 1)])
    },
  ]

  /// Live updates, on iOS 17 and later.
  static let liveUpdates: [Verb] = [
    app(
      "(starts | stops) live updates",
      "Starts or stops to iterate over CLLocationUpdate.liveUpdates()."
    ) {
      .location($0.has("starts") ? .startsLiveUpdates : .stopsLiveUpdates)
    } write: {
      switch $0 {
      case .location(.startsLiveUpdates): [("starts", 1)]
      case .location(.stopsLiveUpdates): [("stops", 1)]
      case _: nil
      }
    },

    expect(
      "[<of:app>] live update [not] UPDATEREASON [because <because:rule>]",
      "The latest live update of the app gives this reason, or does not."
    ) {
      .isSo(
        .liveUpdate($0.appNamed("of"), $0.reason(among: .ofUpdates), !$0.has("not"))
      )
    } write: {
      guard case .isSo(.liveUpdate(let app, let reason?, let isGiven)) = $0 else { return nil }
      return [("of", app.captured)] + reason.written + (isGiven ? [] : [("not", 1)])
    },
  ]
}

extension Captures {
  fileprivate var session: ServiceSession {
    let requirement: ServiceSession.Requirement =
      has("always") ? .always : has("when") ? .whenInUse : .none
    if has("without") { return ServiceSession(requirement, .withoutPurpose) }
    return ServiceSession(requirement, has("with") ? .withPurpose : nil)
  }

  fileprivate func reason(among set: LocationDiagnostics) -> LocationDiagnostics? {
    LocationDiagnostics.named.first { set.contains($0.value) && has(SlotName($0.name)) }?.value
  }
}

extension ServiceSession {
  fileprivate var written: Written {
    let requirement: Written =
      switch requirement {
      case .none: [("none", 1)]
      case .whenInUse: [("when", 1)]
      case .always: [("always", 1)]
      }
    let accuracy: Written =
      switch fullAccuracy {
      case nil: []
      case .withPurpose: [("with", 1)]
      case .withoutPurpose: [("with", 1), ("without", 1)]
      }
    return requirement + accuracy
  }
}

extension LocationDiagnostics {
  fileprivate var written: Written { names.map { ($0, 1) } }
}
