import SystemPolicy
import VirtualTime

/// A monitor that a process has made.
struct MonitorRow: Hashable, Sendable {
  var app: AppNumber
  var monitor: MonitorNumber
  /// The reasons that its events gave last; nil if they gave none since its app began to iterate.
  var reported: LocationDiagnostics?
  /// The number of its app's loops over its events.
  var loops: UInt32 = 0

  /// Indicates whether its app iterates over its events.
  var isAwaited: Bool { loops > 0 }
}

/// A region that an app, or the location trigger of a pending request, monitors.
struct RegionRow: Hashable, Sendable {
  var app: AppNumber
  /// The identifier of the request; nil if the app itself monitors the region.
  var request: TextNumber?
  /// The monitor of the region, if no request owns it.
  var monitor = MonitorNumber.manager
  var region: Region
  /// Indicates whether the phone was inside at the last certain position.
  var isInside = false
  /// Indicates whether a restart stopped the monitoring and nothing has resumed it.
  var isAsleep = false
  /// The state that an event of its monitor reported last, or that the app assumed; nil for none.
  var reported: ConditionState?
  /// The state of an event that waits until the app makes the monitor again; nil for none.
  var pending: ConditionState?

  /// The region's name among those that its app monitors.
  var name: RegionName { RegionName(app, region.identifier, in: monitor) }

  /// The request whose trigger owns the region.
  var trigger: NotificationName? { request.map { NotificationName(app, $0) } }

  /// The state of its condition at the last certain position.
  var state: ConditionState { isInside ? .satisfied : .unsatisfied }

  /// The event that wakes the device once a crossing is certain.
  var wakeup: Wakeup { trigger.map(Wakeup.trips) ?? .crosses(name) }
}

/// A need of a process for the location: a service session that it holds, or a loop over live
/// updates, which is an implicit session.
struct SessionRow: Hashable, Sendable {
  var app: AppNumber
  /// The session; nil for a loop over live updates.
  var session: ServiceSession?
  /// The reasons that were reported last; nil before the first report.
  var reported: LocationDiagnostics?
  /// Indicates whether the user has refused the full accuracy that the session requires.
  var isRefused = false
}

/// An app that monitors significant changes of the location.
struct SignificantRow: Hashable, Sendable {
  var app: AppNumber
  /// The position at the last event, or at the start; nil if it was unknown.
  var last: Coordinate?
  /// The instant of the last event.
  var reported: Instant?
}
