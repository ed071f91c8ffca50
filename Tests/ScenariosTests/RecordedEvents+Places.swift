import SystemPolicy
import VirtualDevice

/// Actions of an app with places: regions, monitors, sessions and other services.
extension RecordedEvents {
  static let places: [Self] = [
    acts("stopsWatching") { .stopsWatching($0.number(of: "office")) },
    acts("watches entry") { .watches(region(&$0, "gym", notifies: .entry)) },
    acts("watches nothing", areSaid: false) { .watches(region(&$0, "gym", notifies: [])) },
    acts("watches another place of that name", areSaid: false) {
      .watches(region(&$0, at: 13_000_000))
    },
    acts("watches a larger place of that name", areSaid: false) {
      .watches(region(&$0, radius: 9))
    },
    acts("watches no area", areSaid: false) { .watches(region(&$0, "gym", radius: 0)) },
    acts("watches the globe", areSaid: false) { .watches(region(&$0, "gym", radius: 9_000_000)) },
    acts("watches the pole") { .watches(region(&$0, "pole", at: -90_000_000)) },
    acts("requestsState") { .locates(.requestsState(region(&$0, notifies: .exit))) },
    acts("stopsMonitoring") {
      let monitor = $0.number(ofMonitor: "geo")
      return .locates(.stopsMonitoring($0.number(of: "office"), in: monitor))
    },
    acts(.locates(.asks(.always))), acts(.locates(.asks(.whenInUse))),
    acts(.locates(.asksForFullAccuracy(hasPurpose: true))),
    acts(.locates(.asksForFullAccuracy(hasPurpose: false))),
    acts(.locates(.monitorsSignificantChanges)),
    acts(.locates(.stopsMonitoringSignificantChanges)), acts(.locates(.monitorsVisits)),
    acts(.locates(.stopsMonitoringVisits)), acts(.locates(.startsBackgroundLocation)),
    acts(.locates(.stopsBackgroundLocation)), acts(.locates(.startsLiveUpdates)),
    acts(.locates(.createsSession(ServiceSession(.none)))),
    acts(.locates(.createsSession(ServiceSession(.whenInUse)))),
    acts(.locates(.createsSession(ServiceSession(.always, .withPurpose)))),
    acts(.locates(.createsSession(ServiceSession(.always, .withoutPurpose)))),
    acts(.locates(.invalidatesSession(ServiceSession(.whenInUse)))),
    acts(.locates(.stopsLiveUpdates)),
    acts("awaits") { .locates(.awaits($0.number(ofMonitor: "geo"))) },
    acts("stopsAwaiting") { .locates(.stopsAwaiting($0.number(ofMonitor: "geo"))) },
  ]

  static let assumptions: [Self] = RegionState.allCases.map { state in
    acts("assuming \(state)") {
      let monitor = $0.number(ofMonitor: "geo")
      return .locates(.monitors(region(&$0, "gym"), in: monitor, assuming: state))
    }
  }
}
