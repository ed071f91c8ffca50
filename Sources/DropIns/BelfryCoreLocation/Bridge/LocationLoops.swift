import DeviceHost
import Synchronization
import SystemPolicy
import VirtualDevice

/// The loops of a process over location events: live updates, the events of its monitors, and the
/// diagnostics of its service sessions.
final class LocationLoops: Sendable {
  private struct State {
    var monitors: [String: EventStream<CLMonitor.Event>] = [:]
    var updates: [Updates] = []
    var diagnostics: [Diagnostics] = []
  }

  private struct Updates {
    weak var stream: EventStream<CLLocationUpdate>?
    /// The reasons of the latest update; nil before the first one.
    var latest: LocationDiagnostics?
  }

  private struct Diagnostics {
    weak var stream: EventStream<CLServiceSession.Diagnostic>?
    /// The session object that the loop is about.
    var owner: ObjectIdentifier
    var session: ServiceSession
    /// The reasons of the latest diagnostic.
    var latest: LocationDiagnostics?
  }

  unowned let process: AppProcess
  private let state = Mutex(State())

  private init(of process: AppProcess) { self.process = process }

  /// Returns the loops of a process.
  static func of(_ process: AppProcess) -> LocationLoops {
    process.host.dispatch(to: LocationListener.self)
    return process.keeping { LocationLoops(of: process) }
  }

  // MARK: Monitors

  /// Returns the stream of a monitor's events.
  func events(of monitor: String) -> EventStream<CLMonitor.Event> {
    state.withLock { state in
      if let stream = state.monitors[monitor] { return stream }
      let stream = EventStream<CLMonitor.Event>()
      state.monitors[monitor] = stream
      return stream
    }
  }

  /// Begins a loop over the events of a monitor, which lasts as long as the returned object.
  func awaitEvents(of monitor: String) -> LoopLife {
    let number = process.host.withBook { $0.number(ofMonitor: monitor) }
    // The phone counts the loops: one may end on a thread while another one begins on another.
    guard process.send(.location(.awaits(number))).objection == nil else { return LoopLife {} }
    return LoopLife { [process] in process.send(.location(.stopsAwaiting(number))) }
  }

  // MARK: Live updates

  /// Begins a loop over live updates, which lasts as long as the returned object.
  func startUpdates() -> (EventStream<CLLocationUpdate>, LoopLife) {
    let stream = EventStream<CLLocationUpdate>()
    state.withLock { state in
      state.updates.removeAll { $0.stream == nil }
      state.updates.append(Updates(stream: stream))
    }
    let objection = process.send(.location(.startsLiveUpdates)).objection
    if case .notOffered(let feature) = objection {
      process.host.report(
        Trouble(
          "CLLocationUpdate needs iOS \(feature.since.text) or later; the phone runs an older version"
        )
      )
    }
    guard objection == nil else {
      stream.finish()
      return (stream, LoopLife {})
    }
    return (stream, LoopLife { [process] in process.send(.location(.stopsLiveUpdates)) })
  }

  /// Passes a live update that the phone reports to the loops, each once.
  ///
  /// A loop that has begun gets no further update when another loop begins.
  func updateReported(_ reasons: LocationDiagnostics) {
    send(process.locationUpdate) { $0 != reasons }
  }

  /// Passes the current state of the location to the loops.
  func sendUpdate() { send(process.locationUpdate) { _ in true } }

  private func send(
    _ update: CLLocationUpdate,
    where isWanted: (LocationDiagnostics?) -> Bool
  ) {
    let streams = state.withLock { state in
      state.updates.indices.compactMap { index -> EventStream<CLLocationUpdate>? in
        guard isWanted(state.updates[index].latest) else { return nil }
        state.updates[index].latest = update.reasons
        return state.updates[index].stream
      }
    }
    for stream in streams { stream.send(update) }
  }

  /// Passes the current state to the loops where the phone reports no diagnostics.
  func authorizationChanged() {
    if process.host.law.version < OSVersion(18) { sendUpdate() }
  }

  // MARK: Diagnostics

  /// Returns a stream of the diagnostics of a session, which begins with the latest one.
  func diagnostics(
    of session: ServiceSession,
    owner: ObjectIdentifier
  ) -> EventStream<CLServiceSession.Diagnostic> {
    let stream = EventStream<CLServiceSession.Diagnostic>()
    state.withLock { state in
      state.diagnostics.removeAll { $0.stream == nil }
      state.diagnostics.append(Diagnostics(stream: stream, owner: owner, session: session))
    }
    let latest = process.host.look { device, _, _ in
      device.diagnostics(of: session, of: process.app)
    }
    if let latest { diagnosed(session, latest) }
    return stream
  }

  /// Passes a diagnostic of a session to its loops, each once.
  func diagnosed(_ session: ServiceSession, _ reasons: LocationDiagnostics) {
    let streams = state.withLock { state in
      state.diagnostics.indices.compactMap { index -> EventStream<CLServiceSession.Diagnostic>? in
        let row = state.diagnostics[index]
        guard row.session == session, row.latest != reasons else { return nil }
        state.diagnostics[index].latest = reasons
        return row.stream
      }
    }
    for stream in streams { stream.send(CLServiceSession.Diagnostic(reasons: reasons)) }
  }

  /// Ends the loops over the diagnostics of a session.
  func endDiagnostics(of owner: ObjectIdentifier) {
    let streams = state.withLock { state in
      let ending = state.diagnostics.filter { $0.owner == owner }.map(\.stream)
      state.diagnostics.removeAll { $0.owner == owner }
      return ending
    }
    for stream in streams { stream?.finish() }
  }
}

/// The life of an app's loop, which ends with this object.
final class LoopLife: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { end() }
}
