import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let locationPermission = Topic(
    "Permission to know the location",
    """
    Location prompts take turns with prompts about notifications. Their buttons depend on the \
    version of iOS and on earlier answers.
    """,
    Verb.locationFacts + Verb.locationPermission + Verb.fullAccuracy + Verb.backgroundLocation,
    examples: [
      #"""
      scenario "the app asks for Always, the user allows once"
      @08:00 user opens app
        app asks for location always
        expect location prompt for app
        user answers "Allow Once" with precise off
        expect location when in use
        expect accuracy reduced
        user turns on Precise Location for app
        expect accuracy full
        expect location not determined
      """#,
      #"""
      app reacts to launch asking for location when in use
      app has no location usage string

      scenario "a property list without a usage description"
      @08:00 user opens app
        expect no prompt
        expect location not determined
      """#,
      #"""
      device has location when in use

      scenario "full accuracy as long as the app is in use"
      @08:00 user opens app
        user turns off Precise Location for app
        user opens app
        app asks for full accuracy without purpose
        expect no prompt
        app asks for full accuracy
        user answers "Allow Once"
        expect accuracy full
        user leaves app
        expect accuracy reduced
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location when in use

      scenario "an app with the location indicator is in use"
      @08:00 user opens app
        app monitors "office"
        app starts background location
        user leaves app
      @09:00 device moves to "office"
      @09:10 expect region "office" entered
        app stops background location
        device moves to "home"
      @09:20 expect region "office" not exited
      """#,
    ],
    slips: [
      "app starts location in background",
      "app shows location indicator",
      "app asks for accuracy full",
      "app asks for location",
      "app requests location always",
      "user answers \"Allow once\"",
      "user answers \"Always Allow\"",
      "expect location whenInUse",
    ]
  )
}

extension Verb {
  /// Facts that an app's location prompts depend on.
  static let locationFacts: [Verb] = [
    fact(
      "app has no location usage string [for always]",
      "The app's property list has no usage description for the location, or none for Always."
    ) {
      .lacksUsage($0.app, $0.has("for") ? .always : .whenInUse)
    } write: {
      guard case .lacksUsage(let app, let request) = $0 else { return nil }
      return [("app", app.captured)] + (request == .always ? [("for", 1)] : [])
    },

    fact(
      "app reacts to SIGNAL asking for location (always | when in use)",
      """
      At each such launch, crossing, response, push or signal, the app asks for location \
      permission.
      """
    ) {
      .reacts($0.app, Reaction(to: $0.signal, with: .location(.asks($0.locationRequest))))
    } write: {
      guard case .reacts(let app, let reaction) = $0,
        case .location(.asks(let request)) = reaction.action
      else { return nil }
      return [("app", app.captured)] + reaction.signal.written + [(request.mark, 1)]
    },
  ]

  /// Requests for full accuracy.
  static let fullAccuracy: [Verb] = [
    app(
      "asks for full accuracy [without purpose]",
      """
      Calls requestTemporaryFullAccuracyAuthorization; `without purpose` if the property list has \
      no entry for its purpose key.
      """
    ) {
      .location(.asksForFullAccuracy(hasPurpose: !$0.has("without")))
    } write: {
      guard case .location(.asksForFullAccuracy(let hasPurpose)) = $0 else { return nil }
      return hasPurpose ? [] : [("without", 1)]
    }
  ]

  /// Location permission: requests, answers, and the values that the app reads.
  static let locationPermission: [Verb] = [
    app(
      "asks for location (always | when in use)",
      "Calls requestAlwaysAuthorization or requestWhenInUseAuthorization."
    ) {
      .location(.asks($0.locationRequest))
    } write: {
      guard case .location(.asks(let request)) = $0 else { return nil }
      return [(request.mark, 1)]
    },

    user(
      "turns (on | off) (Precise Location | Background App Refresh) for <of:app>",
      "Turns a switch of an app in Settings."
    ) {
      $0.has("Precise")
        ? .location(.turnsPrecise($0.appNamed("of"), isOn: $0.has("on")))
        : .location(.turnsRefresh($0.appNamed("of"), isOn: $0.has("on")))
    } write: {
      guard case .location(let action) = $0, let written = action.writtenOfApp else { return nil }
      return written
    },

    expect(
      "[<of:app>] location (always | when in use | denied | restricted | not determined) [because <because:rule>]",
      "The location permission that the app reads now; with `because`, this rule decided it."
    ) {
      .isSo(.locationAuthorization($0.appNamed("of"), $0.location))
    } write: {
      guard case .isSo(.locationAuthorization(let app, let location)) = $0 else { return nil }
      return [("of", app.captured), (location.mark, 1)]
    },

    expect(
      "[<of:app>] accuracy (full | reduced) [because <because:rule>]",
      "The accuracy of the locations that the app gets."
    ) {
      .isSo(.locationAccuracy($0.appNamed("of"), isReduced: $0.has("reduced")))
    } write: {
      guard case .isSo(.locationAccuracy(let app, let isReduced)) = $0 else { return nil }
      return [("of", app.captured), (isReduced ? "reduced" : "full", 1)]
    },

    expect(
      "location prompt for <whose:app> [because <because:rule>]",
      "The prompt on the screen now is this app's location prompt."
    ) {
      .isSo(.locationPromptOf($0.appNamed("whose")))
    } write: {
      guard case .isSo(.locationPromptOf(let app)) = $0 else { return nil }
      return [("whose", app.captured)]
    },
  ]
}

extension Verb {
  /// Location updates that go on in the background.
  static let backgroundLocation: [Verb] = [
    app(
      "(starts | stops) background location",
      """
      Starts or stops updates that show the location indicator in the background: \
      startUpdatingLocation with allowsBackgroundLocationUpdates, or a CLBackgroundActivitySession.
      """
    ) {
      .location($0.has("starts") ? .startsBackgroundLocation : .stopsBackgroundLocation)
    } write: {
      switch $0 {
      case .location(.startsBackgroundLocation): [("starts", 1)]
      case .location(.stopsBackgroundLocation): [("stops", 1)]
      case _: nil
      }
    }
  ]
}

extension Captures {
  fileprivate var locationRequest: LocationRequest { has("always") ? .always : .whenInUse }
}

extension LocationRequest {
  /// The word that marks the request in the captures of a sentence.
  fileprivate var mark: String { self == .always ? "always" : "when" }
}

extension UserLocationAction {
  /// The captures of a sentence about one of an app's switches.
  fileprivate var writtenOfApp: Written? {
    switch self {
    case .turnsPrecise(let app, let isOn):
      [("of", app.captured), (isOn ? "on" : "off", 1), ("Precise", 1)]
    case .turnsRefresh(let app, let isOn):
      [("of", app.captured), (isOn ? "on" : "off", 1), ("Background", 1)]
    case .turnsAirplaneMode, .turnsWiFi, .turnsLocationServices, .answers: nil
    }
  }
}
