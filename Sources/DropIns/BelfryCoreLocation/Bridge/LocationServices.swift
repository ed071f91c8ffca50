import DeviceHost
import Foundation
import Synchronization
import SystemPolicy
import VirtualDevice

/// The Core Location state of a process: its managers and its requests.
final class LocationServices: Sendable {
  /// A call of a delegate's method.
  typealias Message = (any CLLocationManagerDelegate, CLLocationManager) -> Void

  /// A call for the delegate that is set when the call is made.
  private struct Letter: Sendable {
    var what: String
    var message: UncheckedSendable<Message>
  }

  /// A manager, which the app retains.
  private struct Known: @unchecked Sendable {
    weak var manager: CLLocationManager?
  }

  private struct State {
    var managers: [Known] = []
    /// The calls that arrived before a delegate was set, as in an app that was launched for them.
    var waiting: [Letter] = []
    /// The requests for full accuracy that wait for the user.
    var accuracyRequests: [AccuracyRequest] = []
    /// The number of managers and sessions that use the location in the background.
    var indicators = 0
  }

  unowned let process: AppProcess
  private let state = Mutex(State())

  private init(of process: AppProcess) { self.process = process }

  /// The state of the process whose code is running.
  static var current: LocationServices { of(.current) }

  /// Returns the state of a process.
  static func of(_ process: AppProcess) -> LocationServices {
    process.host.dispatch(to: LocationListener.self)
    return process.keeping { LocationServices(of: process) }
  }

  /// Registers a manager; its first delegate gets the current authorization.
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
    notify(manager, "locationManagerDidChangeAuthorization", authorization)
    for letter in letters { notify(manager, letter.what, letter.message.value) }
  }

  /// Calls the delegates of all managers, or the first delegate that is set later.
  func notifyAll(_ what: String, orLater isKept: Bool = false, _ message: @escaping Message) {
    let letter = Letter(what: what, message: UncheckedSendable(message))
    let known = state.withLock { state in
      state.managers.removeAll { $0.manager == nil }
      if state.managers.isEmpty, isKept { state.waiting.append(letter) }
      return state.managers
    }
    for manager in known.compactMap(\.manager) { notify(manager, what, message) }
  }

  /// Calls the delegate of one manager, on the main thread if the manager was created there.
  func notify(_ manager: CLLocationManager, _ what: String, _ message: @escaping Message) {
    nonisolated(unsafe) let body = {
      if let delegate = manager.delegate { message(delegate, manager) }
    }
    if manager.isOfMainThread {
      process.callInOrderOnMain(what, from: manager.registration) { body() }
    } else {
      process.call(what, from: manager.registration, body)
    }
  }

  /// The call that reports the authorization, in the form of the iOS version.
  private var authorization: Message {
    let isOld = process.host.law.version < OSVersion(14)
    return { delegate, manager in
      guard isOld else { return delegate.locationManagerDidChangeAuthorization(manager) }
      delegate.locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
    }
  }

  /// Reports that the authorization changed.
  func authorizationChanged() {
    notifyAll("locationManagerDidChangeAuthorization", authorization)
    LocationLoops.of(process).authorizationChanged()
  }

  /// Reports that the location changed.
  func relocated() {
    guard let location = process.location else { return }
    notifyAll("locationManager(_:didUpdateLocations:)") { delegate, manager in
      guard manager.isUpdating else { return }
      delegate.locationManager(manager, didUpdateLocations: [location])
    }
    LocationLoops.of(process).sendUpdate()
  }

  /// Begins or ends a use of the location in the background, which keeps the process running.
  func showIndicator(_ isShown: Bool) {
    let count = state.withLock { state in
      state.indicators += isShown ? 1 : -1
      return state.indicators
    }
    process.keepRunning(isShown)
    if isShown {
      process.send(.location(.startsBackgroundLocation))
    } else if count == 0 {
      process.send(.location(.stopsBackgroundLocation))
    }
  }

  // MARK: Accuracy

  /// Requests full accuracy; the request gets the answer, or nil if no answer can follow.
  func askForFullAccuracy(_ purpose: String, _ request: AccuracyRequest) {
    state.withLock { $0.accuracyRequests.append(request) }
    let hasPurpose = process.hasPurpose(purpose)
    let outcome = process.send(.location(.asksForFullAccuracy(hasPurpose: hasPurpose)))
    let isRefused = outcome.entries.contains { $0.effect == .app(process.app, .promptWithheld) }
    guard isRefused || outcome.objection != nil else { return }
    state.withLock { state in state.accuracyRequests.removeAll { $0 === request } }
    request.answer(outcome.objection == .notRunning(process.app) ? nil : false)
  }

  /// Answers the oldest request for full accuracy that waits for the user.
  func answerFullAccuracy(_ isGranted: Bool) {
    let request = state.withLock { state in
      state.accuracyRequests.isEmpty ? nil : state.accuracyRequests.removeFirst()
    }
    request?.answer(isGranted)
  }
}

extension AppProcess {
  /// Returns a Boolean value that indicates whether the app's Info.plist has a purpose of full
  /// accuracy.
  func hasPurpose(_ purpose: String) -> Bool {
    host.description(of: app).fullAccuracyPurposes?.contains(purpose) ?? true
  }
}
