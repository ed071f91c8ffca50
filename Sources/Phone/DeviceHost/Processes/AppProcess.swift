import Synchronization
public import VirtualDevice

/// A process of an app, in which the app's code runs from a launch to its end.
///
/// A drop-in gets ``current`` at every call, and sends the acts of its app through it. The acts of
/// a process that has ended have no effect, as on a phone.
public final class AppProcess: Sendable {
  /// The phone it runs on.
  public let host: DeviceHost
  /// Its app.
  public let app: AppNumber

  private struct State {
    var isRunning = true
    var keeps = 0
    var belongings = ProcessStorage()
  }

  private let state = Mutex(State())
  let lane: CallbackQueue

  /// A Boolean value that indicates whether the process runs the app's service extension.
  let isExtension: Bool

  init(of app: AppNumber, on host: DeviceHost, isExtension: Bool = false) {
    self.isExtension = isExtension
    self.app = app
    self.host = host
    lane = CallbackQueue(host.callbacks)
  }

  /// A Boolean value that indicates whether the process is running, in the foreground or
  /// background.
  public var isRunning: Bool { state.withLock { $0.isRunning } }

  /// A Boolean value that indicates whether something keeps the process running in the background.
  ///
  /// Location updates are one example.
  public var isKept: Bool { state.withLock { $0.keeps > 0 } }

  /// Begins or ends something that keeps it running in the background.
  public func keepRunning(_ keeps: Bool) { state.withLock { $0.keeps += keeps ? 1 : -1 } }

  /// Lets the app do something; a process that has ended does nothing.
  @discardableResult
  public func send(_ action: AppAction) -> DeviceHost.Outcome {
    host.perform(action, by: self)
  }

  /// Returns a drop-in's object for this process, created at the first call and released with the
  /// process.
  public func keeping<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
    state.withLock { $0.belongings.value(for: app, make) }
  }

  /// Returns the object of a type that is kept for this process, or nil if none was created.
  public func kept<Value: AnyObject & Sendable>(_ type: Value.Type) -> Value? {
    state.withLock { $0.belongings.value(for: app) }
  }

  /// Returns a drop-in's object for the app, created at the first call and kept while the app is
  /// installed.
  public func keepingForApp<Value: AnyObject & Sendable>(_ make: () -> Value) -> Value {
    host.keeping(for: app, make)
  }

  /// Runs code as this process: ``current`` returns this process there.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Binding.$current.withValue(.process(self), operation: body)
  }

  /// Runs code as this process: ``current`` returns this process there.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Binding.$current.withValue(.process(self), operation: body)
  }

  /// Ends the process; its objects exist until ``letGo()``.
  func end() { state.withLock { $0.isRunning = false } }

  /// Releases the objects of the process, whose last acts have no effect.
  func letGo() {
    run {
      _ = state.withLock { state in
        defer { state.belongings = ProcessStorage() }
        return state.belongings
      }
    }
  }
}

/// The objects that are kept for a phone, one of each type for each app.
struct ProcessStorage {
  private var values: [Key: any AnyObject & Sendable] = [:]

  private struct Key: Hashable {
    var app: AppNumber?
    var type: ObjectIdentifier
  }

  mutating func value<Value: AnyObject & Sendable>(
    for app: AppNumber?,
    _ make: () -> Value
  ) -> Value {
    if let value: Value = value(for: app) { return value }
    let value = make()
    values[Key(app: app, type: ObjectIdentifier(Value.self))] = value
    return value
  }

  func value<Value: AnyObject & Sendable>(for app: AppNumber?) -> Value? {
    values[Key(app: app, type: ObjectIdentifier(Value.self))] as? Value
  }
}

extension DeviceHost {
  /// Returns a drop-in's object for the phone or for one of its apps, created at the first call.
  ///
  /// The closure that creates it must not use the phone.
  public func keeping<Value: AnyObject & Sendable>(
    for app: AppNumber? = nil,
    _ make: () -> Value
  ) -> Value {
    state.withLock { $0.belongings.value(for: app, make) }
  }

  /// The process an app has now, if it runs.
  public func process(of app: AppNumber) -> AppProcess? {
    state.withLock { $0.processes.first { $0.app == app && $0.isRunning } }
  }
}
