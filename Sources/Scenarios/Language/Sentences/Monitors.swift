import SystemPolicy
import VirtualDevice

extension Topic {
  static let monitors = Topic(
    "Monitors of conditions",
    """
    Since iOS 17 an app can use a CLMonitor instead of a location manager. Its conditions stay \
    when the app ends; the app has to create the monitor again at each launch.
    """,
    Verb.monitorFacts + Verb.monitors,
    examples: [
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always
      app reacts to launch opening monitor "geo"

      scenario "the first state and each change are reported"
      @08:00 user opens app
        app monitors "office" in monitor "geo"
        expect condition "office" in monitor "geo" unsatisfied
        device terminates app
      @09:00 device moves to "office"
      @09:01 expect condition "office" in monitor "geo" satisfied
        user opens app
        app stops monitoring "office" in monitor "geo"
      @18:00 device moves to "home"
      @18:01 expect condition "office" in monitor "geo" not unsatisfied
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      place "home" 12.9000,77.5000
      device at "home"
      device has location always

      scenario "the app does not create the monitor again"
      @08:00 user opens app
        app opens monitor "geo"
        app monitors "office" in monitor "geo" assuming unsatisfied
        device terminates app
      @09:00 device moves to "office"
      @09:01 expect condition "office" in monitor "geo" lost
      """#,
    ],
    slips: [
      "app opens monitor geo",
      "app monitors \"office\"",
      "expect condition \"office\" satisfied",
    ]
  )
}

extension Verb {
  /// The reactions of an app with a `CLMonitor`.
  static let monitorFacts: [Verb] = [
    fact(
      "app reacts to SIGNAL opening monitor <monitor:monitor>",
      """
      At each such launch, crossing, response, push or signal, the app creates a CLMonitor with \
      this name.
      """
    ) {
      .reacts($0.app, Reaction(to: $0.signal, with: .locates(.opens($0.monitor))))
    } write: {
      guard case .reacts(let app, let reaction) = $0,
        case .locates(.opens(let monitor)) = reaction.action
      else { return nil }
      return [("app", app.captured)] + reaction.signal.written + [("monitor", monitor.captured)]
    }
  ]

  /// Conditions of a `CLMonitor`, on iOS 17 and later.
  static let monitors: [Verb] = [
    app("opens monitor <monitor:monitor>", "Creates a CLMonitor and awaits its events.") {
      .locates(.opens($0.monitor))
    } write: {
      guard case .locates(.opens(let monitor)) = $0 else { return nil }
      return [("monitor", monitor.captured)]
    },

    app(
      "monitors <place:place> in monitor <monitor:monitor> [assuming (satisfied | unsatisfied)]",
      "Adds a condition around a place to a monitor; its identifier is the name of the place."
    ) {
      let state: RegionState =
        $0.has("satisfied") ? .inside : $0.has("unsatisfied") ? .outside : .unknown
      return .locates(.monitors($0.place("place")!, in: $0.monitor, assuming: state))
    } write: {
      guard case .locates(.monitors(let region, let monitor, let state)) = $0 else { return nil }
      let assumed: Written =
        switch state {
        case .unknown: []
        case .inside: [("satisfied", 1)]
        case .outside: [("unsatisfied", 1)]
        }
      return [("place", region.identifier.captured), ("monitor", monitor.captured)] + assumed
    },

    app(
      "stops monitoring <place:place> in monitor <monitor:monitor>",
      "Removes a condition from a monitor."
    ) {
      .locates(.stopsMonitoring($0.text("place")!, in: $0.monitor))
    } write: {
      guard case .locates(.stopsMonitoring(let place, let monitor)) = $0 else { return nil }
      return [("place", place.captured), ("monitor", monitor.captured)]
    },

    expect(
      "[<of:app>] condition <place:place> in monitor <monitor:monitor> CONDITION WINDOW",
      "An event of the monitor reported this state; limitExceeded is a reason of unmonitored."
    ) {
      .region(.condition($0.condition, $0.conditionState, true))
    } write: {
      guard case .region(.condition(let name, let state, true)) = $0 else { return nil }
      return name.writtenAsCondition + [(state.name, 1)]
    },

    expect(
      "[<of:app>] condition <place:place> in monitor <monitor:monitor> not CONDITION SINCE",
      "No event of the monitor reported this state."
    ) {
      .region(.condition($0.condition, $0.conditionState, false))
    } write: {
      guard case .region(.condition(let name, let state, false)) = $0 else { return nil }
      return name.writtenAsCondition + [(state.name, 1)]
    },

    expect(
      "[<of:app>] condition <place:place> in monitor <monitor:monitor> lost WINDOW",
      "An event of the monitor, or a crossing for it, was lost: no code received it."
    ) {
      .region(.happened($0.condition, .ignored))
    } write: {
      guard case .region(.happened(let name, .ignored)) = $0, name.monitor != .manager else {
        return nil
      }
      return name.writtenAsCondition
    },
  ]
}

extension Captures {
  fileprivate var monitor: MonitorNumber {
    MonitorNumber(rawValue: UInt16(truncatingIfNeeded: self["monitor"]!))
  }

  fileprivate var condition: RegionName {
    RegionName(appNamed("of"), text("place")!, in: monitor)
  }

  fileprivate var conditionState: ConditionState {
    ConditionState.allCases.first { has(SlotName($0.name)) }!
  }
}

extension MonitorNumber {
  fileprivate var captured: Int64 { Int64(rawValue) }
}

extension RegionName {
  fileprivate var writtenAsCondition: Written {
    [("of", app.captured), ("place", identifier.captured), ("monitor", monitor.captured)]
  }
}
