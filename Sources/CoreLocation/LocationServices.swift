import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// What Core Location keeps for a process: the managers it has made, and what goes through its
/// loops.
final class LocationServices: Sendable {
  /// Something a delegate is told.
  typealias Message = (any CLLocationManagerDelegate, CLLocationManager) -> Void

  /// A message on its way to whoever is the delegate then.
  private struct Letter: Sendable {
    var what: String
    var message: UncheckedSendable<Message>
  }

  /// A manager of the app's, which the app keeps.
  private struct Known: @unchecked Sendable {
    weak var manager: CLLocationManager?
  }

  private struct State {
    var managers: [Known] = []
    /// What came before there was a delegate, as in an app that was launched for it.
    var waiting: [Letter] = []
    var monitors: [String: EventStream<CLMonitor.Event>] = [:]
    var updates: [Updates] = []
  }

  private struct Updates {
    weak var stream: EventStream<CLLocationUpdate>?
  }

  unowned let process: AppProcess
  private let state = Mutex(State())

  private init(of process: AppProcess) { self.process = process }

  /// What is kept for the process whose code this is.
  static var current: LocationServices { of(.current) }

  /// What is kept for a process.
  static func of(_ process: AppProcess) -> LocationServices {
    process.host.dispatch(to: LocationListener.self)
    return process.keeping { LocationServices(of: process) }
  }

  /// Enters a manager; one that has a delegate for the first time is told how things stand.
  func enter(_ manager: CLLocationManager) {
    guard manager.delegate != nil else { return }
    let known = Known(manager: manager)
    let (isNew, letters) = state.withLock { state -> (Bool, [Letter]) in
      state.managers.removeAll { $0.manager == nil }
      guard !state.managers.contains(where: { $0.manager === known.manager }) else {
        return (false, [])
      }
      state.managers.append(known)
      defer { state.waiting = [] }
      return (true, state.waiting)
    }
    guard isNew else { return }
    tell(manager, "locationManagerDidChangeAuthorization", authorization)
    for letter in letters { tell(manager, letter.what, letter.message.value) }
  }

  /// Tells the delegates of all managers; without any, the one that comes first.
  func tellAll(_ what: String, orLater isKept: Bool = false, _ message: @escaping Message) {
    let letter = Letter(what: what, message: UncheckedSendable(message))
    let known = state.withLock { state in
      state.managers.removeAll { $0.manager == nil }
      if state.managers.isEmpty, isKept { state.waiting.append(letter) }
      return state.managers
    }
    for manager in known.compactMap(\.manager) { tell(manager, what, message) }
  }

  /// Tells the delegate of one manager, on the main thread if the manager was made there.
  func tell(_ manager: CLLocationManager, _ what: String, _ message: @escaping Message) {
    nonisolated(unsafe) let body = {
      if let delegate = manager.delegate { message(delegate, manager) }
    }
    if manager.isOfMainThread {
      process.callInOrderOnMain(what, from: manager.registration) { body() }
    } else {
      process.call(what, from: manager.registration, body)
    }
  }

  /// Tells what the app may know, in the form of the version.
  private var authorization: Message {
    let isOld = process.host.law.version < OSVersion(14)
    return { delegate, manager in
      guard isOld else { return delegate.locationManagerDidChangeAuthorization(manager) }
      delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
  }

  /// What the app may know has changed.
  func authorizationChanged() {
    tellAll("locationManagerDidChangeAuthorization", authorization)
    sendUpdate()
  }

  /// The phone is somewhere else.
  func relocated() {
    guard let location = process.location else { return }
    tellAll("locationManager(_:didUpdateLocations:)") { delegate, manager in
      guard manager.isUpdating else { return }
      delegate.locationManager(manager, didUpdateLocations: [location])
    }
    sendUpdate()
  }

  // MARK: Loops

  /// What goes through the events of a monitor.
  func events(of monitor: String) -> EventStream<CLMonitor.Event> {
    state.withLock { state in
      if let stream = state.monitors[monitor] { return stream }
      let stream = EventStream<CLMonitor.Event>()
      state.monitors[monitor] = stream
      return stream
    }
  }

  /// What goes through live updates from now on; how things stand comes first.
  func makeUpdates() -> EventStream<CLLocationUpdate> {
    let stream = EventStream<CLLocationUpdate>()
    stream.send(process.locationUpdate)
    state.withLock { state in
      state.updates.removeAll { $0.stream == nil }
      state.updates.append(Updates(stream: stream))
    }
    return stream
  }

  private func sendUpdate() {
    let update = process.locationUpdate
    for stream in state.withLock({ $0.updates }) { stream.stream?.send(update) }
  }
}
