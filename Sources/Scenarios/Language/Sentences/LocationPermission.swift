import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let locationPermission = Topic(
    "Permission to know the location",
    """
    Its prompts take turns with those about notifications. What they offer depends on the version \
    of iOS and on what was answered before.
    """,
    Verb.locationFacts + Verb.locationPermission,
    examples: [
      #"""
      scenario "asked for Always, allowed once"
      @08:00 user opens app
        app asks for location always
        expect location prompt of app
        user answers "Allow Once" with precise off
        expect location when in use
        expect accuracy reduced
        user turns on Precise Location of app
        expect accuracy full
        expect location not determined
      """#,
      #"""
      app reacts to launch asking for location when in use
      app has no location usage string

      scenario "a property list without the usage string"
      @08:00 user opens app
        expect no prompt
        expect location not determined
      """#,
    ],
    slips: [
      "app asks for location",
      "app requests location always",
      "user answers \"Allow once\"",
      "user answers \"Always Allow\"",
      "expect location whenInUse",
    ]
  )
}

extension Verb {
  /// What an app needs to ask for the location.
  static let locationFacts: [Verb] = [
    fact(
      "app has no location usage string [for always]",
      "Its property list does not say what it needs the location for, or not what Always for."
    ) {
      .lacksUsage($0.app, $0.has("for") ? .always : .whenInUse)
    } write: {
      guard case .lacksUsage(let app, let request) = $0 else { return nil }
      return [("app", app.captured)] + (request == .always ? [("for", 1)] : [])
    },

    fact(
      "app reacts to SIGNAL asking for location (always | when in use)",
      "At each launch, crossing, response, push or signal that it hears of, the app asks to know the location."
    ) {
      .reacts($0.app, Reaction(to: $0.signal, with: .locates(.asks($0.locationRequest))))
    } write: {
      guard case .reacts(let app, let reaction) = $0,
        case .locates(.asks(let request)) = reaction.action
      else { return nil }
      return [("app", app.captured)] + reaction.signal.written + [(request.mark, 1)]
    },
  ]

  /// Permission to know the location: asking, answers, and what the app reads.
  static let locationPermission: [Verb] = [
    app(
      "asks for location (always | when in use)",
      "Calls requestAlwaysAuthorization or requestWhenInUseAuthorization."
    ) {
      .locates(.asks($0.locationRequest))
    } write: {
      guard case .locates(.asks(let request)) = $0 else { return nil }
      return [(request.mark, 1)]
    },

    user(
      "turns (on | off) (Precise Location | Background App Refresh) of <of:app>",
      "Says in Settings whether an app learns where exactly it is, or may be woken."
    ) {
      $0.has("Precise")
        ? .locates(.turnsPrecise($0.appNamed("of"), isOn: $0.has("on")))
        : .locates(.turnsRefresh($0.appNamed("of"), isOn: $0.has("on")))
    } write: {
      guard case .locates(let action) = $0, let written = action.writtenOfApp else { return nil }
      return written
    },

    expect(
      "[<of:app>] location (always | when in use | denied | not determined) [because <because:rule>]",
      "What the app reads of its permission to know the location now; with a reason, why."
    ) {
      .isSo(.locationAuthorization($0.appNamed("of"), $0.location))
    } write: {
      guard case .isSo(.locationAuthorization(let app, let location)) = $0 else { return nil }
      return [("of", app.captured), (location.mark, 1)]
    },

    expect(
      "[<of:app>] accuracy (full | reduced) [because <because:rule>]",
      "Whether the app learns where exactly the phone is."
    ) {
      .isSo(.locationAccuracy($0.appNamed("of"), isReduced: $0.has("reduced")))
    } write: {
      guard case .isSo(.locationAccuracy(let app, let isReduced)) = $0 else { return nil }
      return [("of", app.captured), (isReduced ? "reduced" : "full", 1)]
    },

    expect(
      "location prompt of <whose:app> [because <because:rule>]",
      "The prompt on the screen now asks what this app may know of where the phone is."
    ) {
      .isSo(.locationPromptOf($0.appNamed("whose")))
    } write: {
      guard case .isSo(.locationPromptOf(let app)) = $0 else { return nil }
      return [("whose", app.captured)]
    },
  ]
}

extension Captures {
  fileprivate var locationRequest: LocationRequest { has("always") ? .always : .whenInUse }
}

extension LocationRequest {
  /// The word by which a sentence remembers it.
  fileprivate var mark: String { self == .always ? "always" : "when" }
}

extension UserLocationAction {
  /// The values of a switch that each app has.
  fileprivate var writtenOfApp: Written? {
    switch self {
    case .turnsPrecise(let app, let isOn):
      [("of", app.captured), (isOn ? "on" : "off", 1), ("Precise", 1)]
    case .turnsRefresh(let app, let isOn):
      [("of", app.captured), (isOn ? "on" : "off", 1), ("Background", 1)]
    case .turnsAirplaneMode, .turnsWiFi, .answers: nil
    }
  }
}
