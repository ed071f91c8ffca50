import SystemPolicy
import VirtualDevice
import VirtualTime

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

  /// How soon the phone notices what it passes.
  static let routeFacts: [Verb] = [
    fact(
      "device has location latency <least:interval> to <most:interval> seed <seed:count>",
      "The phone notices crossings later by chance; the same seed makes the same numbers."
    ) {
      let least = $0.interval("least")!
      let most = $0.interval("most")!
      return .latency(Latency(from: least, to: most, seed: UInt64(bitPattern: $0["seed"]!)))
    } write: {
      guard case .latency(let latency) = $0 else { return nil }
      return [
        ("least", latency.least.nanoseconds), ("most", latency.most.nanoseconds),
        ("seed", Int64(bitPattern: latency.seed)),
      ]
    }
  ]

  /// Ways that the phone is carried along.
  static let routes: [Verb] = [
    device(
      "travels to <place:place> at <speed:speed>",
      "Carries the phone along the shortest way; another move ends it where the phone is then."
    ) {
      .locates(.travels(to: $0.spot("place")!, speed: $0["speed"]!))
    } write: {
      guard case .locates(.travels(let spot, let speed)) = $0, let name = spot.name else {
        return nil
      }
      return [("place", name.captured), ("speed", speed)]
    }
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

  /// What a phone finds its place by, and what apps ask about it.
  static let location: [Verb] = [
    app("requests state of <place:place>", "Calls requestState for a region around a place.") {
      .locates(.requestsState($0.place("place")!))
    } write: {
      guard case .locates(.requestsState(let region)) = $0 else { return nil }
      return [("place", region.identifier.captured)]
    },

    expect(
      "[<of:app>] state of <place:place> (inside | outside | unknown) WINDOW",
      "didDetermineState was called with it, as it is with each crossing and on request."
    ) { captures in
      let name = RegionName(captures.appNamed("of"), captures.text("place")!)
      return .region(.stateTold(name, RegionState.allCases.first { captures.has("\($0)") }!))
    } write: {
      guard case .region(.stateTold(let name, let state)) = $0 else { return nil }
      return [
        ("of", name.app.captured), ("place", name.identifier.captured), ("\(state)", 1),
      ]
    },

    user(
      "turns (on | off) (airplane mode | Wi-Fi)",
      "Turns airplane mode on, and Wi-Fi off with it, or both back; or Wi-Fi alone."
    ) {
      $0.has("airplane")
        ? .locates(.turnsAirplaneMode(isOn: $0.has("on")))
        : .locates(.turnsWiFi(isOn: $0.has("on")))
    } write: {
      guard case .locates(let action) = $0, let written = action.writtenOfPhone else { return nil }
      return written
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

  /// The values of a switch that the phone has.
  fileprivate var writtenOfPhone: Written? {
    switch self {
    case .turnsAirplaneMode(let isOn): [(isOn ? "on" : "off", 1), ("airplane", 1)]
    case .turnsWiFi(let isOn): [(isOn ? "on" : "off", 1), ("Wi-Fi", 1)]
    case .turnsPrecise, .turnsRefresh, .answers: nil
    }
  }
}
