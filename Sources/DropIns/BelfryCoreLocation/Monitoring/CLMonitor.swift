import DeviceHost
import VirtualDevice

/// An object that monitors conditions.
///
/// A monitor's conditions are kept by its name and exist again at the app's next launch.
public actor CLMonitor {
  /// The name of the monitor.
  public let name: String

  /// The events of the monitor since the app was launched.
  public let events: Events

  /// The executor that runs the monitor's code.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    MonitorExecutor.shared.asUnownedSerialExecutor()
  }

  /// Opens the monitor with a name; monitors exist since iOS 17.
  public init(_ name: String) async {
    self.name = name
    events = Events(monitor: name)
    let process = LocationServices.current.process
    let number = process.host.withBook { $0.number(ofMonitor: name) }
    let objection = process.send(.location(.opens(number, awaits: false))).objection
    guard case .location(.noMonitors) = objection else { return }
    process.host.report(Trouble("CLMonitor needs iOS 17 or later; the phone runs an older version"))
  }

  /// The identifiers of the conditions, in the order in which they were added.
  public var identifiers: [String] { MonitorStore.of(.current).identifiers(of: name) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Starts monitoring a condition whose state is unknown.
  public func add(_ Condition: any CLCondition, identifier: String) {
    add(Condition, identifier: identifier, assuming: .unknown)
  }

  /// Starts monitoring a condition.
  ///
  /// The monitor reports an event as soon as the state differs from the assumed one.
  public func add(
    _ condition: any CLCondition,
    identifier: String,
    assuming state: CLMonitor.Event.State
  ) {
    let services = LocationServices.current
    let host = services.process.host
    let event = CLMonitor.Event(identifier: identifier, state: state, date: host.now)
    MonitorStore.of(services.process).keep(condition, identifier, of: name, event)
    let circle = (condition as? CircularGeographicCondition).map {
      CLCircularRegion(center: $0.center, radius: $0.radius, identifier: identifier)
    }
    let (monitor, region) = host.withBook { book in
      (book.number(ofMonitor: name), circle?.onPhone(as: book.number(of: identifier)))
    }
    guard let region else {
      return services.report(.unmonitored, [], of: identifier, in: name, isUnsupported: true)
    }
    services.process.send(
      .location(.monitors(region, in: monitor, assuming: state.onPhone))
    )
  }

  /// Returns a condition and its latest event.
  public func record(for identifier: String) -> CLMonitor.Record? {
    MonitorStore.of(.current).record(of: name, identifier)
  }

  /// Stops monitoring a condition.
  public func remove(_ identifier: String) {
    let process = AppProcess.current
    MonitorStore.of(process).remove(identifier, of: name)
    let (monitor, number) = process.host.withBook { book in
      (book.number(ofMonitor: name), book.number(of: identifier))
    }
    process.send(.location(.stopsMonitoring(number, in: monitor)))
  }
}
