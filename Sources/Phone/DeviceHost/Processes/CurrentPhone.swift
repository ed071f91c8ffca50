import Synchronization
import SystemPolicy
import VirtualDevice
import VirtualTime

#if canImport(Glibc)
  import Glibc
#endif

/// The process or the test whose code a task or a thread runs.
enum Binding: Sendable {
  /// The phone of a process: the code is an app's callback, or code that a callback started.
  case process(AppProcess)
  /// The phone of a test; the test acts for the app that was launched last.
  case phone(DeviceHost)

  @TaskLocal static var current: Binding?

  var host: DeviceHost {
    switch self {
    case .process(let process): process.host
    case .phone(let host): host
    }
  }
}

extension AppProcess {
  /// The process whose code is running.
  ///
  /// It is the process to which this task or thread was bound when it was called. A test that is
  /// bound to a phone acts for the app launched last there; a phone without apps gets one, in the
  /// foreground. Code without a phone uses the only phone that exists, or else an unobserved one,
  /// and the process reports that once.
  public static var current: AppProcess {
    switch Binding.current {
    case .process(let process): process
    case .phone(let host): host.caller
    case nil: Directory.fallback().caller
    }
  }
}

extension AppProcess {
  /// The process whose code is running, if it is code of a phone.
  ///
  /// A framework uses it for values that an app may create and read anywhere.
  public static var bound: AppProcess? { Binding.current == nil ? nil : current }
}

extension DeviceHost {
  /// The phone whose code is running, if it is a phone's code.
  public static var current: DeviceHost? { Binding.current?.host }

  /// Runs code of a test with this phone.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Binding.$current.withValue(.phone(self), operation: body)
  }

  /// Runs code of a test with this phone.
  public func run<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await Binding.$current.withValue(.phone(self), operation: body)
  }

  /// The process for which a test acts: the one launched last, or a new app's if no app exists.
  var caller: AppProcess {
    if let process = state.withLock({ $0.processes.last }) { return process }
    let app = withBook { $0.number(ofApp: "app") }
    perform(.device(.installs(app, .notDetermined)))
    perform(.user(.opens(app)))
    return state.withLock { $0.processes.last } ?? AppProcess(of: app, on: self)
  }
}

/// All phones of the program.
enum Directory {
  private struct Entry {
    weak var host: DeviceHost?
  }

  private struct State {
    var entries: [Entry] = []
    var stray: DeviceHost?
    var hasReported = false
  }

  /// The phones of the process, so that a call that belongs to none finds the only one.
  private static let state = Mutex(State())

  static func enter(_ host: DeviceHost) {
    state.withLock { state in
      state.entries.removeAll { $0.host == nil }
      state.entries.append(Entry(host: host))
    }
  }

  static func leave(_ host: DeviceHost) {
    state.withLock { state in state.entries.removeAll { $0.host === host || $0.host == nil } }
  }

  /// Returns the phone for code without a phone: the only phone that exists, or else a phone for
  /// such code, on the machine's clock.
  static func fallback() -> DeviceHost {
    let (known, isFirst) = state.withLock { state in
      defer { state.hasReported = true }
      let hosts = state.entries.compactMap(\.host).filter { $0 !== state.stray }
      return (hosts.count == 1 ? hosts[0] : state.stray, !state.hasReported)
    }
    if isFirst { say(isOnlyOne: known != nil) }
    if let known {
      let isOnlyOne = known !== state.withLock { $0.stray }
      if !isOnlyOne { known.followMachine() }
      UnboundCall.report(of: known, isOnlyOne: isOnlyOne)
      return known
    }
    let host = DeviceHost(.ofMachine(), under: Law())
    let stray = state.withLock { state in
      if let stray = state.stray { return stray }
      state.stray = host
      return host
    }
    UnboundCall.report(of: stray, isOnlyOne: false)
    return stray
  }

  private static func say(isOnlyOne: Bool) {
    let which = isOnlyOne ? "the only phone" : "a phone that no test reads"
    let text = """
      belfry: code that belongs to no phone has called a framework; \(which) answers. Give the \
      test a phone (@Test(.phone)), or call the code from the test's own task. This is reported \
      once.

      """
    #if canImport(Glibc)
      _ = write(STDERR_FILENO, text, text.utf8.count)
    #endif
  }
}
