import PhoneDescription
import Platform
import Reports

/// The end of a run by a signal, such as Ctrl-C.
///
/// It leaves no incomplete file behind, and names the reports that are not written.
final class Interrupt: @unchecked Sendable {
  private static let shared = Interrupt()

  private let monitor = Monitor()
  /// The reports that are written at the end of the run.
  private var reports: [String] = []
  /// Indicates whether a run is in progress.
  private var isRunning = false

  /// A Boolean value that indicates whether the first signal only ends the run early; the run then
  /// reports its played part.
  private var isPatient = false
  /// The signal that ended such a run.
  private var received: Int32?

  /// A Boolean value that indicates whether a signal asked the run to end early.
  static var isAsked: Bool { shared.monitor.sync { shared.received != nil } }

  /// The exit status of a run that a signal ended early.
  static var status: ExitStatus? {
    shared.monitor.sync { shared.received.map { ExitStatus(rawValue: 128 + $0) ?? .stopped } }
  }

  /// Runs a closure that checks ``isAsked`` and reports its results even after a signal; a second
  /// signal ends the process at once.
  static func waitingForReport<Value>(_ run: () -> Value) -> Value {
    shared.monitor.sync { shared.isPatient = true }
    return during(reports: [], run)
  }

  /// Runs a closure that writes reports at its end; a call within another one changes nothing.
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

  /// Asks a patient run to end; returns false if no run is patient, or an earlier signal has asked.
  private func isTaken(_ signal: Int32) -> Bool {
    monitor.sync {
      guard isPatient, isRunning, received == nil else { return false }
      received = signal
      return true
    }
  }

  /// Returns the response to a signal, which names the reports that are not written.
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
