import DeviceHost

/// What watches conditions; those of one name are there again when the app is launched anew.
public actor CLMonitor {
  /// The name of the monitor.
  public let name: String

  /// What it tells, from the moment the app was launched.
  public let events: Events

  /// Where its code runs.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    MonitorExecutor.shared.asUnownedSerialExecutor()
  }

  /// Opens the monitor of a name.
  public init(_ name: String) async {
    self.name = name
    events = Events(monitor: name)
  }

  /// The identifiers of its conditions, in the order of adding.
  public var identifiers: [String] { MonitorStore.of(.current).identifiers(of: name) }

  /// Watches a condition of which nothing is known yet.
  public func add(_ Condition: any CLCondition, identifier: String) {
    add(Condition, identifier: identifier, assuming: .unknown)
  }

  /// Watches a condition; an event comes as soon as it is found to be otherwise than assumed.
  public func add(
    _ condition: any CLCondition,
    identifier: String,
    assuming state: CLMonitor.Event.State
  ) {
    let services = LocationServices.current
    MonitorStore.of(services.process).add(
      condition,
      identifier,
      to: name,
      assuming: state,
      for: services
    )
  }

  /// Returns a condition, and what was last told of it.
  public func record(for identifier: String) -> CLMonitor.Record? {
    MonitorStore.of(.current).record(of: name, identifier)
  }

  /// Watches a condition no longer.
  public func remove(_ identifier: String) {
    let process = AppProcess.current
    MonitorStore.of(process).remove(identifier, from: name, of: process)
  }
}
