import DeviceHost
import VirtualDevice

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

  /// Opens the monitor of a name; there are such monitors since iOS 17.
  public init(_ name: String) async {
    self.name = name
    events = Events(monitor: name)
    let process = LocationServices.current.process
    let number = process.host.withBook { $0.number(ofMonitor: name) }
    let objection = process.send(.locates(.opens(number))).objection
    guard case .location(.noMonitors) = objection else { return }
    process.host.report(Trouble("CLMonitor begins with iOS 17, and the phone has an older one"))
  }

  /// The identifiers of its conditions, in the order of adding.
  public var identifiers: [String] { MonitorStore.of(.current).identifiers(of: name) }

  // swift-format-ignore: AlwaysUseLowerCamelCase
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
      return services.tell(.unmonitored, .unsupported, of: identifier, in: name)
    }
    services.process.send(
      .locates(.monitors(region, in: monitor, assuming: state.onPhone))
    )
  }

  /// Returns a condition, and what was last told of it.
  public func record(for identifier: String) -> CLMonitor.Record? {
    MonitorStore.of(.current).record(of: name, identifier)
  }

  /// Watches a condition no longer.
  public func remove(_ identifier: String) {
    let process = AppProcess.current
    MonitorStore.of(process).remove(identifier, of: name)
    let (monitor, number) = process.host.withBook { book in
      (book.number(ofMonitor: name), book.number(of: identifier))
    }
    process.send(.locates(.stopsMonitoring(number, in: monitor)))
  }
}
