import SystemPolicy
import VirtualDevice

extension Verb {
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
      "turns (on | off) airplane mode",
      "Turns airplane mode on, and Wi-Fi off with it; or both back."
    ) {
      .locates(.turnsAirplaneMode(isOn: $0.has("on")))
    } write: {
      guard case .locates(.turnsAirplaneMode(let isOn)) = $0 else { return nil }
      return [(isOn ? "on" : "off", 1)]
    },

    user("turns (on | off) Wi-Fi", "Turns Wi-Fi on or off, in airplane mode, too.") {
      .locates(.turnsWiFi(isOn: $0.has("on")))
    } write: {
      guard case .locates(.turnsWiFi(let isOn)) = $0 else { return nil }
      return [(isOn ? "on" : "off", 1)]
    },

    user(
      "turns (on | off) Background App Refresh of <of:app>",
      "Says in Settings whether an app may be woken in the background."
    ) {
      .locates(.turnsRefresh($0.appNamed("of"), isOn: $0.has("on")))
    } write: {
      guard case .locates(.turnsRefresh(let app, let isOn)) = $0 else { return nil }
      return [("of", app.captured), (isOn ? "on" : "off", 1)]
    },
  ]
}
