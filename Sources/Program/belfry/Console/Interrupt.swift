import PhoneDescription
import Platform
import Reports

/// The end of a run by a signal, such as Ctrl-C: no half file is left, and the reports that are
/// not written are named.
final class Interrupt: @unchecked Sendable {
  private static let shared = Interrupt()

  private let monitor = Monitor()
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
    Signals.begin()
    defer { shared.monitor.sync { shared.isRunning = false } }
    return run()
  }

  /// Asks a patient run to end; false if it was asked before.
  private func isTaken(_ signal: Int32) -> Bool {
    monitor.sync {
      guard isPatient, isRunning, received == nil else { return false }
      received = signal
      return true
    }
  }

  /// The answer to a signal, which names the reports that are not written.
  static func respond(to signal: Int32) -> Signals.Response {
    if shared.isTaken(signal) { return .goOn }
    let (isRunning, reports) = shared.monitor.sync { (shared.isRunning, shared.reports) }
    var text = Console.hasProgress ? Progress.erasure : ""
    if isRunning {
      let names = reports.map { "'\($0.printable)'" }.joined(separator: " and ")
      let are = reports.count == 1 ? "the report \(names) is" : "the reports \(names) are"
      text += "belfry: interrupted" + (reports.isEmpty ? "" : "; \(are) not written") + "\n"
    }
    return .end(message: Array(text.utf8))
  }
}
