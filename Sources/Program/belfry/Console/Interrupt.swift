import PhoneDescription
import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The end of a run by a signal, such as Ctrl-C: no half file is left, and the reports that are
/// not written are named.
final class Interrupt: @unchecked Sendable {
  private static let shared = Interrupt()

  private let monitor = Monitor()
  /// Indicates whether signals are received.
  private var isBegun = false
  /// The reports that are written at the end of the run.
  private var reports: [String] = []
  /// Indicates whether a run is in progress.
  private var isRunning = false

  /// Indicates whether the first signal only ends a run early, which then reports its part.
  private var isPatient = false
  /// The signal that such a run received.
  private var received: Int32?

  /// A Boolean value that indicates whether a signal asked to end early.
  static var isAsked: Bool { shared.monitor.sync { shared.received != nil } }

  /// The exit status of a run that a signal ended early.
  static var status: ExitStatus? {
    shared.monitor.sync { shared.received.map { ExitStatus(rawValue: 128 + $0) ?? .stopped } }
  }

  /// Does a run that looks at ``isAsked`` and then reports what it has; a second signal ends the
  /// process at once.
  static func waitingForReport<Value>(_ run: () -> Value) -> Value {
    shared.monitor.sync { shared.isPatient = true }
    return during(reports: [], run)
  }

  /// Does a run whose reports are written at its end; a run within another one changes nothing.
  static func during<Value>(reports: [String], _ run: () -> Value) -> Value {
    let isOuter = shared.monitor.sync {
      defer { shared.isRunning = true }
      if !shared.isRunning { shared.reports = reports }
      return !shared.isRunning
    }
    guard isOuter else { return run() }
    begin()
    defer { shared.monitor.sync { shared.isRunning = false } }
    return run()
  }

  /// Receives signals from now on, so that what the process leaves behind is removed first.
  static func begin() {
    let isFirst = shared.monitor.sync {
      defer { shared.isBegun = true }
      return !shared.isBegun
    }
    if isFirst { shared.waitForSignals() }
  }

  /// Begins a thread that receives the signals, in place of all others.
  private func waitForSignals() {
    var signals = sigset_t()
    sigemptyset(&signals)
    var isEmpty = true
    for signal in [SIGHUP, SIGINT, SIGTERM] where !Self.isIgnored(signal) {
      sigaddset(&signals, signal)
      isEmpty = false
    }
    guard !isEmpty else { return }
    var before = sigset_t()
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    let waited = signals
    let isBegun = Worker.begin { [self] in
      var set = waited
      var number: Int32 = 0
      repeat {
        while sigwait(&set, &number) != 0 {}
      } while isTaken(number)
      stop(number)
    }
    // Without a thread, a signal ends the process as it always did.
    if !isBegun { pthread_sigmask(SIG_SETMASK, &before, nil) }
  }

  /// A Boolean value that indicates whether the caller wants the process to survive a signal, as
  /// `nohup` does.
  private static func isIgnored(_ number: Int32) -> Bool {
    // A structure with the action has other names on a Mac, a handler has none.
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Asks a patient run to end; false if it was asked before.
  private func isTaken(_ signal: Int32) -> Bool {
    monitor.sync {
      guard isPatient, isRunning, received == nil else { return false }
      received = signal
      return true
    }
  }

  private func stop(_ signal: Int32) -> Never {
    let (isRunning, reports) = monitor.sync { (self.isRunning, self.reports) }
    var text = Console.hasProgress ? Progress.erasure : ""
    if isRunning {
      let names = reports.map { "'\($0.printable)'" }.joined(separator: " and ")
      let are = reports.count == 1 ? "the report \(names) is" : "the reports \(names) are"
      text += "belfry: interrupted" + (reports.isEmpty ? "" : "; \(are) not written") + "\n"
    }
    let bytes = Array(text.utf8)
    Leftovers.all.clear {
      Console.write(bytes, to: 2)
      _exit(128 + signal)
    }
  }
}
