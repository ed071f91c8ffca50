import PhoneDescription
import Platform
import Reports
import Scenarios

/// Writes the reports that a command line asks for, each into its file.
final class ReportObserver: RunObserving {
  private var sinks: [(format: ReportFormat, sink: ReportSink)] = []
  /// The text of each report so far.
  private var kept: [KeptReport] = []
  /// The reasons why some reports cannot be written.
  private var failures: [String] = []

  /// Refuses the paths of scripts.
  static func check(_ options: ReportOptions) throws(UsageError) {
    for (format, path) in options.paths {
      guard let ending = ScriptFiles.endings.first(where: { path.hasSuffix($0) }) else { continue }
      throw UsageError(
        "\(format.flag) would write a report to '\(path)', and \(ending) is the ending of a "
          + "script; write a name such as \(format.usualName)"
      )
    }
  }

  /// Prepares all reports before anything is played.
  ///
  /// A report that cannot be written does not keep scenarios from being played:
  /// ``printFailures(_:)`` reports it at the end.
  init(opening options: ReportOptions) throws(UsageError) {
    for (format, path) in options.paths {
      switch Result(catching: { () throws(SystemFailure) in
        try ReportSink(path, named: format.flag)
      }) {
      case .success(let sink):
        if let other = sinks.first(where: { $0.sink.isSame(as: sink) })?.format {
          let place = sink.isStandardOutput ? "standard output" : "'\(path)'"
          throw UsageError("\(other.flag) and \(format.flag) both write to \(place)")
        }
        sinks.append((format, sink))
      case .failure(let failure): fail(path, failure)
      }
    }
  }

  /// A Boolean value that indicates whether a report has standard output for itself.
  var usesStandardOutput: Bool { sinks.contains { $0.sink.isStandardOutput } }

  /// Begins all reports.
  func begin(_ variants: Variants, _ choices: ReportChoices) {
    kept = sinks.map { KeptReport($0.format.writer(variants, choices)) }
  }

  func open(_ scripts: ArraySlice<FileResult>) {
    for index in kept.indices { kept[index].open(scripts) }
  }

  func add(_ outcome: Outcome, of script: Script, _ console: inout Console) {
    for index in kept.indices { kept[index].add(outcome, from: script.sources) }
  }

  func close(_ console: inout Console) { for index in kept.indices { kept[index].close() } }

  func add(_ problem: RunProblem) { for index in kept.indices { kept[index].add(problem) } }

  func note(_ scope: RunScope) { for index in kept.indices { kept[index].note(scope) } }

  /// A Boolean value that indicates whether a report takes the place of a file that is there.
  var isReplacing: Bool { sinks.contains { $0.sink.isReplacing } }

  /// Writes all reports, but never over a file that was read.
  func write() {
    for ((_, sink), report) in zip(sinks, kept) {
      do throws(SystemFailure) {
        try report.read { sink.write($0) }
        try sink.commit()
      } catch {
        fail(sink.path, error)
      }
    }
  }

  /// Prints the reports that could not be written.
  func printFailures(_ console: inout Console) -> ExitStatus {
    for failure in failures { console.printError("belfry: \(failure.printable)\n") }
    return failures.isEmpty ? .passed : .usage
  }

  private func fail(_ path: String, _ failure: SystemFailure) {
    let name = path == "-" ? "standard output" : "the report '\(path)'"
    failures.append("\(name) cannot be written: \(failure.message)")
  }
}
