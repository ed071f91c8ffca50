import SystemPolicy
import VirtualDevice

extension Topic {
  static let monitors = Topic(
    "Monitors of conditions",
    """
    Since iOS 17 an app can use a CLMonitor instead of a location manager. Its conditions stay \
    when the app ends; the app has to create the monitor again at each launch. Since iOS 18 \
    iterating over its events asks for the location, and an event says why no state comes.
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

      scenario "the event waits until the app creates the monitor again"
      @08:00 user opens app
        app opens monitor "geo"
        app monitors "office" in monitor "geo" assuming unsatisfied
        device terminates app
      @09:00 device moves to "office"
      @09:01 expect condition "office" in monitor "geo" lost
      @10:00 user opens app
        app opens monitor "geo"
        expect condition "office" in monitor "geo" satisfied
      """#,
      #"""
      place "office" 12.9775,77.5713 radius 300m
      device at "office"

      scenario "a fresh install: the monitor asks, and the event follows the answer"
      @08:00 user opens app
        app opens monitor "geo" without awaiting events
        app monitors "office" in monitor "geo"
        expect no prompt
        app awaits events of monitor "geo"
        expect location prompt for app
        expect condition "office" in monitor "geo" authorizationRequestInProgress
        user answers "Allow While Using App"
        expect condition "office" in monitor "geo" satisfied
        app stops awaiting events of monitor "geo"
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
      .reacts(
        $0.app,
        Reaction(to: $0.signal, with: .location(.opens($0.monitor, awaits: true)))
      )
    } write: {
      guard case .reacts(let app, let reaction) = $0,
        case .location(.opens(let monitor, true)) = reaction.action
      else { return nil }
      return [("app", app.captured)] + reaction.signal.written + [("monitor", monitor.captured)]
    }
  ]

  /// Conditions of a `CLMonitor`, on iOS 17 and later.
  static let monitors: [Verb] = [
    app(
      "opens monitor <monitor:monitor> [without awaiting events]",
      "Creates a CLMonitor and iterates over its events, or does not do so yet."
    ) {
      .location(.opens($0.monitor, awaits: !$0.has("without")))
    } write: {
      guard case .location(.opens(let monitor, let awaits)) = $0 else { return nil }
      return [("monitor", monitor.captured)] + (awaits ? [] : [("without", 1)])
    },

    app(
      "(awaits | stops awaiting) events of monitor <monitor:monitor>",
      """
      Starts or ends a loop over the events of a monitor, which the app awaits until its last loop \
      has ended.
      """
    ) {
      $0.has("stops") ? .location(.stopsAwaiting($0.monitor)) : .location(.awaits($0.monitor))
    } write: {
      switch $0 {
      case .location(.awaits(let monitor)): [("awaits", 1), ("monitor", monitor.captured)]
      case .location(.stopsAwaiting(let monitor)): [("stops", 1), ("monitor", monitor.captured)]
      case _: nil
      }
    },

    app(
      "monitors <place:place> in monitor <monitor:monitor> [assuming (satisfied | unsatisfied)]",
      "Adds a condition around a place to a monitor; its identifier is the name of the place."
    ) {
      let state: RegionState =
        $0.has("satisfied") ? .inside : $0.has("unsatisfied") ? .outside : .unknown
      return .location(.monitors($0.place("place")!, in: $0.monitor, assuming: state))
    } write: {
      guard case .location(.monitors(let region, let monitor, let state)) = $0 else { return nil }
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
      .location(.stopsMonitoring($0.text("place")!, in: $0.monitor))
    } write: {
      guard case .location(.stopsMonitoring(let place, let monitor)) = $0 else { return nil }
      return [("place", place.captured), ("monitor", monitor.captured)]
    },

    expect(
      "[<of:app>] condition <place:place> in monitor <monitor:monitor> CONDITION [(once | <times:count> times)] WINDOW",
      """
      An event of the monitor, or this many, reported this state or gave this reason for \
      unmonitored.
      """
    ) {
      .region(.condition($0.condition, $0.conditionReport, times: Int($0["times"] ?? 1)))
    } write: {
      guard case .region(.condition(let name, let report, let times)) = $0, times > 0 else {
        return nil
      }
      let count: Written = times == 1 ? [] : [("times", Int64(times))]
      return name.writtenAsCondition + [(report.name, 1)] + count
    },

    expect(
      "[<of:app>] condition <place:place> in monitor <monitor:monitor> not CONDITION SINCE",
      "No event of the monitor reported this state, or gave this reason."
    ) {
      .region(.condition($0.condition, $0.conditionReport, times: 0))
    } write: {
      guard case .region(.condition(let name, let report, times: 0)) = $0 else { return nil }
      return name.writtenAsCondition + [(report.name, 1)]
    },

    expect(
      "[<of:app>] condition <place:place> in monitor <monitor:monitor> lost WINDOW",
      """
      An event of the monitor, or a crossing for it, reached no code at that time; the monitor may \
      report it or the state later.
      """
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

  fileprivate var conditionReport: ConditionReport {
    ConditionReport.named.first { has(SlotName($0.name)) }!.value
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
