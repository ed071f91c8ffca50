import SystemPolicy
import VirtualDevice
import VirtualTime

extension Topic {
  static let location = Topic(
    "Location",
    """
    The state of a region, significant changes, visits, and the switches of the phone on which \
    detection depends.
    """,
    Verb.location + Verb.significantChanges,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "no crossing is noticed in airplane mode"
      @08:00 user opens app
        app monitors "office"
        app requests state of "office"
        expect state of "office" outside
        user turns on airplane mode
        user leaves app
      @09:00 device moves to "office"
      @10:00 expect region "office" not entered
        user turns off airplane mode
      @10:01 expect region "office" entered
        expect state of "office" inside
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "without Background App Refresh, a crossing does not launch the app"
      @08:00 user opens app
        app monitors "office"
        user leaves app
        user turns off Background App Refresh for app
        user turns off Wi-Fi
      @09:00 device moves to "office"
      @09:01 expect region "office" ignored
      """#,
      #"""
      place "office" 12.9775,77.5713
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "a significant change launches the app"
      @08:00 user opens app
        app monitors significant changes
        user force-quits app
      @09:00 device moves to "office"
        expect app background
        expect app didUpdateLocations
        app stops monitoring significant changes
      """#,
      #"""
      place "office" 12.9775,77.5713
      device at "office"
      device has location always

      scenario "a visit launches the app twice"
      @08:00 user opens app
        app monitors visits
        user leaves app
        device terminates app
      @09:00 device notices arrival
        expect app didVisit
        device terminates app
      @17:00 device notices departure
        expect app didVisit since 17:00
        app stops monitoring visits
      """#,
    ],
    slips: [
      "app monitors significant location changes",
      "app monitors visit",
      "device notices a visit",
      "app requests state \"office\"",
      "user turns on airplane",
      "user enables airplane mode",
    ]
  )
}

extension Verb {
  /// The switches on which location depends, and the requests of apps.
  static let location: [Verb] = [
    app("requests state of <place:place>", "Calls requestState for the region of a place.") {
      .location(.requestsState($0.place("place")!))
    } write: {
      guard case .location(.requestsState(let region)) = $0 else { return nil }
      return [("place", region.identifier.captured)]
    },

    expect(
      "[<of:app>] state of <place:place> (inside | outside | unknown) [(once | <times:count> times)] WINDOW",
      """
      didDetermineState was called with this state, once or this many times, as at each crossing \
      and on request.
      """
    ) { captures in
      let name = RegionName(captures.appNamed("of"), captures.text("place")!)
      return .region(
        .stateReported(
          name,
          RegionState.allCases.first { captures.has(SlotName($0.name)) }!,
          times: Int(captures["times"] ?? 1)
        )
      )
    } write: {
      guard case .region(.stateReported(let name, let state, let times)) = $0 else { return nil }
      let count: Written = times == 1 ? [] : [("times", Int64(times))]
      return [
        ("of", name.app.captured), ("place", name.identifier.captured), (state.name, 1),
      ] + count
    },

    user(
      "turns (on | off) (airplane mode | Wi-Fi | Location Services)",
      """
      Turns airplane mode on or off, which turns Wi-Fi off or on; turns only Wi-Fi on or off; or \
      turns Location Services on or off for all apps, in Settings.
      """
    ) {
      $0.has("Location")
        ? .location(.turnsLocationServices(isOn: $0.has("on")))
        : $0.has("airplane")
          ? .location(.turnsAirplaneMode(isOn: $0.has("on")))
          : .location(.turnsWiFi(isOn: $0.has("on")))
    } write: {
      guard case .location(let action) = $0, let written = action.writtenOfPhone else { return nil }
      return written
    },
  ]
}

extension UserLocationAction {
  /// The captures of a sentence about one of the phone's switches.
  fileprivate var writtenOfPhone: Written? {
    switch self {
    case .turnsAirplaneMode(let isOn): [(isOn ? "on" : "off", 1), ("airplane", 1)]
    case .turnsWiFi(let isOn): [(isOn ? "on" : "off", 1), ("Wi-Fi", 1)]
    case .turnsLocationServices(let isOn): [(isOn ? "on" : "off", 1), ("Location", 1)]
    case .turnsPrecise, .turnsRefresh, .answers: nil
    }
  }
}
