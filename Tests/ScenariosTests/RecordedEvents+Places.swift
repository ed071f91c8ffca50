import SystemPolicy
import VirtualDevice

/// Actions of an app with places: regions, monitors, sessions and other services.
extension RecordedEvents {
  static let places: [Self] = [
    acts("stopsMonitoring") { .stopsMonitoring($0.number(of: "office")) },
    acts("monitors entry") { .monitors(region(&$0, "gym", notifies: .entry)) },
    acts("monitors nothing", areExpressible: false) { .monitors(region(&$0, "gym", notifies: [])) },
    acts("monitors another place of that name", areExpressible: false) {
      .monitors(region(&$0, at: 13_000_000))
    },
    acts("monitors a larger place of that name", areExpressible: false) {
      .monitors(region(&$0, radius: 9))
    },
    acts("monitors no area", areExpressible: false) { .monitors(region(&$0, "gym", radius: 0)) },
    acts("monitors the globe", areExpressible: false) {
      .monitors(region(&$0, "gym", radius: 9_000_000))
    },
    acts("monitors the pole") { .monitors(region(&$0, "pole", at: -90_000_000)) },
    acts("requestsState") { .location(.requestsState(region(&$0, notifies: .exit))) },
    acts("stopsMonitoring") {
      let monitor = $0.number(ofMonitor: "geo")
      return .location(.stopsMonitoring($0.number(of: "office"), in: monitor))
    },
    acts(.location(.asks(.always))), acts(.location(.asks(.whenInUse))),
    acts(.location(.asksForFullAccuracy(hasPurpose: true))),
    acts(.location(.asksForFullAccuracy(hasPurpose: false))),
    acts(.location(.monitorsSignificantChanges)),
    acts(.location(.stopsMonitoringSignificantChanges)), acts(.location(.monitorsVisits)),
    acts(.location(.stopsMonitoringVisits)), acts(.location(.startsBackgroundLocation)),
    acts(.location(.stopsBackgroundLocation)), acts(.location(.startsLiveUpdates)),
    acts(.location(.createsSession(ServiceSession(.none)))),
    acts(.location(.createsSession(ServiceSession(.whenInUse)))),
    acts(.location(.createsSession(ServiceSession(.always, .withPurpose)))),
    acts(.location(.createsSession(ServiceSession(.always, .withoutPurpose)))),
    acts(.location(.invalidatesSession(ServiceSession(.whenInUse)))),
    acts(.location(.stopsLiveUpdates)),
    acts("awaits") { .location(.awaits($0.number(ofMonitor: "geo"))) },
    acts("stopsAwaiting") { .location(.stopsAwaiting($0.number(ofMonitor: "geo"))) },
  ]

  static let assumptions: [Self] = RegionState.allCases.map { state in
    acts("assuming \(state)") {
      let monitor = $0.number(ofMonitor: "geo")
      return .location(.monitors(region(&$0, "gym"), in: monitor, assuming: state))
    }
  }
}
